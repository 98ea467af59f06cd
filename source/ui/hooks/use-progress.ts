import {useState} from 'react';
import type {LoadedProgress} from '../../storage/progress-file.js';
import {useServices, useSettings} from './app-context.js';

/** Returns how the person stood with lessons and puzzles when the screen was opened, and at which moment (in milliseconds) that was. */
export function useProgress(): LoadedProgress & {readonly moment: number} {
	const services = useServices();
	const {person} = useSettings().settings;
	const [loaded] = useState(() => ({
		...services.progress.load(person),
		moment: services.date(),
	}));
	return loaded;
}
