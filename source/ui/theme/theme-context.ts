import {createContext, useContext} from 'react';
import {makeTheme, type Theme} from './theme.js';

/** The theme of a tree. Without one everything is drawn by shapes alone. */
export const ThemeContext = createContext<Theme>(
	makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 0}),
);

export const useTheme = (): Theme => useContext(ThemeContext);
