import {useState} from 'react';
import {drillNamed, drillSummary} from '../../drill/catalogue.js';
import {DRILL_GAMES} from '../../drill/game.js';
import {DRILL_ROLES, PAPER_KING} from '../../drill/settings.js';
import {planToWatch, strategiesFor} from '../../drill/plans.js';
import {LESSONS} from '../../drill/lessons.js';
import {dayStreak} from '../../drill/practice.js';
import {puzzleBefore} from '../../drill/puzzle-progress.js';
import {nextLesson} from '../../drill/schedule.js';
import {drillMaterialName, kingsFor} from '../../drill/start.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import {
	type DrillChoice,
	firstDrillChoice,
	makeDrillChoice,
	settingsOfChoice,
	withEnding,
	withGame,
} from '../../session/drill/drill-choice.js';
import {DRILL_ROWS, DRILL_SIDES, drillKnows, IS_SAFE, NO_PAPER_PLAN} from '../../text/drill.js';
import {GAME_WORDS, kingWords, planWords, strategyWords} from '../../session/drill/drill-words.js';
import {nextText, streakText} from '../../session/drill/lesson-text.js';
import {openLesson, openNewDrill, openWatch} from '../play/open-drill.js';
import {puzzleDueText, puzzlesText} from '../../session/puzzle/puzzle-view.js';
import {useNavigation, useProgress, useServices, useSettings} from '../shell/app-context.js';
import {useKept} from '../shell/use-kept.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import type {DrillRequest} from '../../session/request.js';
import {actionRow, choiceRow, fieldRow, type FormRow, withMore} from './form.js';
import {DRILLS_HELP} from '../../text/form-help.js';
import {endingRow} from './ending-row.js';
import {FormScreen} from './FormScreen.js';

/** What is asked before a drill; Enter at once starts one like the last. */
export function DrillsScreen({
	request,
	note,
}: {
	readonly request: DrillRequest;
	readonly note: string | undefined;
}) {
	const services = useServices();
	const {settings, remember} = useSettings();
	const {open} = useNavigation();
	const {progress, practice, warning, moment} = useProgress();
	const lesson = nextLesson(progress, moment);
	const duePuzzle = puzzleBefore(lesson, progress, moment);
	const [fault, setFault] = useState<string>();
	// What is changed holds also when a lesson that is opened from here is left.
	const kept = useKept<{readonly request: DrillRequest; readonly choice: DrillChoice}>('drill');
	const choice = useLiveRecord(() => {
		const before = kept.now();
		return before?.request === request
			? before.choice
			: firstDrillChoice(settings.last.drill, request);
	});
	const {now} = choice;
	const dispatch = (changes: Partial<DrillChoice>) =>
		kept.keep({request, choice: choice.dispatch(changes)});

	/** Does something with an ending that is chosen, or says why there is none. */
	const forEnding = (use: (ending: string) => void) => {
		const ending = drillMaterialName(now());
		if (ending.ok) {
			use(ending.value);
		} else {
			setFault(ending.error);
		}
	};
	const start = () => {
		forEnding((ending) => {
			remember({drill: makeDrillChoice(now())});
			const drill = settingsOfChoice(now(), () => services.seed());
			open(openNewDrill(drill, ending, services));
		});
	};
	/** The plan that is watched: the one that a row names, where a row does. */
	const watched = (ending: string) => {
		const {game, role, strategy} = now();
		const isNamed = role === 'defender' || PLAN_BOOKS[game].isNamed;
		return planToWatch(game, ending, isNamed ? strategy : undefined);
	};
	const watch = () => {
		forEnding((ending) => {
			const {game, fen} = now();
			const strategy = watched(ending) ?? 'table';
			const wanted = {game, ending, strategy, seed: services.seed()};
			open(openWatch(fen === undefined ? wanted : {...wanted, fen}));
		});
	};
	const rows = (): readonly FormRow[] => {
		const {game, ending, role, opponent, strategy, blind, fen} = now();
		const entry = drillNamed(ending, game);
		const book = PLAN_BOOKS[game];
		const plan = watched(entry.ending);
		const strategies = strategiesFor(game, entry.ending);
		const isAttack = role === 'attacker';
		const strategyRow = choiceRow(
			isAttack ? 'The coach' : 'White is',
			strategyWords(strategy, entry.ending),
			strategies,
			strategy,
			// Such plans begin from a king whose square is known.
			(next) => dispatch({strategy: next, ...(book.needsStart ? {blind: false} : {})}),
		);
		const all: readonly (FormRow | false)[] = [
			withMore(
				DRILL_ROWS.next,
				actionRow(
					'Next lesson',
					duePuzzle === undefined ? nextText(lesson, progress, moment) : puzzleDueText(duePuzzle),
					() => {
						open(
							duePuzzle === undefined
								? openLesson(lesson, services)
								: {name: 'puzzle', puzzle: duePuzzle},
						);
					},
				),
			),
			withMore(
				DRILL_ROWS.lessons,
				actionRow(
					'All lessons',
					`${LESSONS.length} starts from the first steps to the hardest`,
					() => open({name: 'lessons'}),
				),
			),
			withMore(
				isAttack && opponent === PAPER_KING
					? IS_SAFE
					: drillSummary(entry, {role, blind, strategy}),
				actionRow('Free practice', DRILL_ROWS.practice, start),
			),
			fen === undefined &&
				choiceRow('Game', GAME_WORDS[game], DRILL_GAMES, game, (next) =>
					dispatch(withGame(now(), next)),
				),
			fen === undefined &&
				withMore(
					DRILL_ROWS.ending,
					endingRow(
						{
							game,
							role,
							chosen: entry.ending,
							take: (next) => dispatch(withEnding(now(), next)),
						},
						open,
					),
				),
			fieldRow({now, dispatch}, 'You play', 'role', DRILL_ROLES, DRILL_SIDES[role]),
			isAttack &&
				fieldRow(
					{now, dispatch},
					'Black’s king is',
					'opponent',
					kingsFor(entry.ending, game),
					kingWords(opponent),
				),
			!isAttack && strategies.length > 1 && strategyRow,
			entry.hasBlind &&
				(isAttack || strategy === 'table' || !book.needsStart) &&
				fieldRow(
					{now, dispatch},
					isAttack ? 'You know' : 'White knows',
					'blind',
					[false, true],
					drillKnows(blind),
				),
			isAttack && book.isNamed && strategies.length > 1 && withMore(DRILL_ROWS.coach, strategyRow),
			plan === undefined
				? {
						...actionRow('Watch the plan', NO_PAPER_PLAN, () => setFault(NO_PAPER_PLAN)),
						isEmpty: true,
					}
				: withMore(
						planWords(game, plan, entry.ending).more,
						actionRow('Watch the plan', planWords(game, plan, entry.ending).title, watch),
					),
			withMore(
				DRILL_ROWS.puzzles,
				actionRow('Puzzles', puzzlesText(practice), () => open({name: 'puzzles'})),
			),
		];
		return all.filter((row) => row !== false);
	};

	return (
		<FormScreen
			title="Drills"
			aside={streakText(dayStreak(practice, moment)) || 'endgames'}
			rows={rows}
			explains={DRILLS_HELP}
			news={note}
			note={fault ?? warning}
		/>
	);
}
