import {createContext, useContext} from 'react';
import type {UiServices} from '../services.js';

export const ServicesContext = createContext<UiServices | undefined>(undefined);

/** Returns the world as the screens have it. Throws outside of the app. */
export function useServices(): UiServices {
	const services = useContext(ServicesContext);
	if (services === undefined) {
		throw new Error('a screen outside of the app');
	}

	return services;
}
