import process from 'node:process';

/** Answers each task that the process is sent, a pair of games, with what `playPair` makes of it; what it throws is answered as well. */
export function servePairs(playPair) {
	process.on('message', (task) => {
		playPair(task).then(
			(answer) => process.send(answer),
			(error) => process.send({pair: task.pair, error: error.stack ?? error.message}),
		);
	});
}
