import type {ComponentType} from 'react';
import type {Screen} from '../screen-stack.js';
import {DrillsScreen} from './DrillsScreen.js';
import {NewGameScreen} from './NewGameScreen.js';
import {OpeningDrillScreen} from './OpeningDrillScreen.js';
import {PuzzleScreen} from './PuzzleScreen.js';
import {PuzzlesScreen} from './PuzzlesScreen.js';
import {ResumeScreen} from './ResumeScreen.js';
import {ReviewScreen} from './ReviewScreen.js';
import {RulesScreen} from './RulesScreen.js';
import {SpectatorScreen} from './SpectatorScreen.js';
import {WatchChoiceScreen} from './WatchChoiceScreen.js';
import {WatchPlanScreen} from './WatchPlanScreen.js';
import {SettingsScreen} from './SettingsScreen.js';
import {LessonsScreen} from './LessonsScreen.js';
import {MatchScreen} from './MatchScreen.js';

type ScreenViewProps = {
	readonly screen: Exclude<Screen, {readonly name: 'menu'}>;
	/** A sentence that the screen before left. */
	readonly note: string | undefined;
};

/** What draws every screen but the menu: that one is there before the code of all others is. */
export type ScreenDrawer = ComponentType<ScreenViewProps>;

export function ScreenView({screen, note}: ScreenViewProps) {
	switch (screen.name) {
		case 'new-game':
			return <NewGameScreen opponent={screen.opponent} />;
		case 'match':
			return <MatchScreen key={screen.host.id} host={screen.host} note={note} />;
		case 'review':
			return <ReviewScreen {...screen} />;
		case 'rules':
			return <RulesScreen />;
		case 'settings':
			return <SettingsScreen />;
		case 'resume':
			return <ResumeScreen note={note} />;
		case 'drills':
			return <DrillsScreen request={screen.request} note={note} />;
		case 'lessons':
			return <LessonsScreen />;
		case 'puzzles':
			return <PuzzlesScreen />;
		case 'puzzle':
			return <PuzzleScreen key={screen.puzzle.id} puzzle={screen.puzzle} isSeen={screen.isSeen} />;
		case 'watch':
			return <WatchPlanScreen screen={screen} />;
		case 'watch-choice':
			return <WatchChoiceScreen note={note} />;
		case 'spectator':
			return <SpectatorScreen game={screen.game} />;
		default:
			return <OpeningDrillScreen screen={screen} />;
	}
}
