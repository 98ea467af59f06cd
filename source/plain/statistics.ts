import {titleRow} from '../match/record-titles.js';
import {makeStatistics, tallyImported} from '../match/statistics.js';
import {practisedBy} from '../session/drill/practised.js';
import {describeStats} from '../text/stats.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** Columns of a line. */
const WIDTH = 78;

/** Returns the command that tells a person's record; of the menu, and of the list of games. */
export const statisticsCommand = (session: Session): PlainCommand => ({
	names: ['statistics', 'stats'],
	help: 'your record against bots',
	run() {
		const {services, settings} = session;
		const {played, imported, setUp, warnings} = services.archive.played();
		const statistics = makeStatistics(played);
		const look = {
			width: WIDTH,
			ascii: true,
			isSpoken: true as const,
			imported: tallyImported(imported),
			setUp,
			practised: practisedBy(services.progress.load(settings.person), services.date()),
			how: '`analyse N` in the list of games',
		};
		session.say(
			...warnings,
			...describeStats(statistics, statistics.record.map(titleRow), look).filter(
				(line) => line !== '',
			),
		);
	},
});
