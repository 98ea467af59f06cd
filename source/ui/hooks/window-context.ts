import {createContext, useContext} from 'react';
import type {WindowSize} from './use-window.js';

/** The window's size, found out once at the root. */
export const WindowContext = createContext<WindowSize>({columns: 80, rows: 24});

/** Returns the size of the window that a screen is to fill. */
export const useWindowContext = (): WindowSize => useContext(WindowContext);
