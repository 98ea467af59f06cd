import {useEffect, useState} from 'react';

/** How long what the other side changed is lit, in milliseconds. */
export const BEAT = 700;

/** Returns whether a screen's first beat is on: from its first frame for `BEAT`, when it is wanted. */
export function useBeat(isWanted: boolean): boolean {
	const [isOn, setIsOn] = useState(isWanted);
	useEffect(() => {
		const timer = isOn ? setTimeout(() => setIsOn(false), BEAT) : undefined;
		return () => clearTimeout(timer);
	}, [isOn]);
	return isOn;
}
