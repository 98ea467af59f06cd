import {afterEach, expect, it} from 'vitest';
import {WorkerClient} from '../../source/bot/client.js';
import {questionAfter} from '../helpers/questions.js';
import {makeUci} from '../../source/core/uci.js';

// The thread needs the bundle, which `npm test` builds first.
const WORKER = new URL('../../dist/worker.js', import.meta.url);

const client = new WorkerClient(WORKER);
afterEach(async () => client.close());

it('lets a bot be interrupted while it thinks, and asked again', async () => {
	const asked = new AbortController();
	const question = questionAfter('d2d4', 'g8f6', 'c2c4', 'e7e6', 'b1c3');
	client.wake();
	// Ten minutes to think.
	const thinking = client.chooseMove('level-10', question, 1, asked.signal, 600_000);
	const answered = thinking.then(
		() => true,
		() => false,
	);
	setTimeout(() => {
		asked.abort();
	}, 20);
	expect(await answered).toBe(false);
	const move = await client.chooseMove('level-3', question, 1);
	expect(question.moves.map((one) => makeUci(one))).toContain(move);
	expect(await client.chooseMove('level-3', question, 1)).toEqual(move);
});
