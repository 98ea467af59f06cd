import type {ComponentType} from 'react';
import type {Screen} from './shell/screen-stack.js';
import {EndingsScreen} from './forms/EndingsScreen.js';
import {DrillsScreen} from './forms/DrillsScreen.js';
import {GamesScreen} from './forms/GamesScreen.js';
import {NewGameScreen} from './forms/NewGameScreen.js';
import {OpeningDrillScreen} from './forms/OpeningDrillScreen.js';
import {PuzzleScreen} from './coach/PuzzleScreen.js';
import {PuzzlesScreen} from './forms/PuzzlesScreen.js';
import {ResumeScreen} from './forms/ResumeScreen.js';
import {ReviewScreen} from './replay/ReviewScreen.js';
import {RulesScreen} from './forms/RulesScreen.js';
import {SpectatorScreen} from './replay/SpectatorScreen.js';
import {WatchChoiceScreen} from './forms/WatchChoiceScreen.js';
import {VariantsScreen} from './forms/VariantsScreen.js';
import {WatchPlanScreen} from './replay/WatchPlanScreen.js';
import {SettingsScreen} from './forms/SettingsScreen.js';
import {StatisticsScreen} from './forms/StatisticsScreen.js';
import {LessonsScreen} from './forms/LessonsScreen.js';
import {DrillMatch} from './coach/DrillMatch.js';
import {FirstGame} from './coach/FirstGame.js';
import {SceneScreen} from './coach/SceneScreen.js';
import {LearnScreen} from './forms/LearnScreen.js';
import {MatchScreen} from './play/MatchScreen.js';

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
			return <NewGameScreen {...screen} />;
		case 'match':
			return screen.isCoached === true ? (
				<FirstGame key={screen.host.id} host={screen.host} note={note} />
			) : (
				<MatchScreen key={screen.host.id} host={screen.host} note={note} DrillBoard={DrillMatch} />
			);
		case 'review':
			return <ReviewScreen {...screen} />;
		case 'rules':
			return <RulesScreen {...screen} />;
		case 'variants':
			return <VariantsScreen {...screen} />;
		case 'endings':
			return <EndingsScreen {...screen} />;
		case 'settings':
			return <SettingsScreen />;
		case 'resume':
			return <ResumeScreen note={note} />;
		case 'games':
			return <GamesScreen note={note} />;
		case 'statistics':
			return <StatisticsScreen />;
		case 'drills':
			return <DrillsScreen request={screen.request} note={note} />;
		case 'lessons':
			return <LessonsScreen ending={screen.ending} />;
		case 'puzzles':
			return <PuzzlesScreen variant={screen.variant} />;
		case 'puzzle':
			return <PuzzleScreen key={screen.puzzle.id} puzzle={screen.puzzle} host={screen.host} />;
		case 'learn':
			return <LearnScreen note={note} />;
		case 'scene':
			return <SceneScreen key={screen.scene.id} {...screen} />;
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
