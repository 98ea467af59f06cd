import process from 'node:process';
import {notePractice} from '../../source/drill/practice.js';
import {scheduleLesson} from '../../source/drill/schedule.js';
import {saveLesson} from '../../source/storage/progress-file.js';

// A process in which a person finishes one lesson after another. Ends with 1 when one of them cannot be
// kept. Arguments: the progress file, the person, what the lessons are called, how
// many there are.

const NOW = Date.UTC(2026, 10, 21);
const [path = '', person = '', name = '', count = ''] = process.argv.slice(2);
for (let n = 0; n < Number(count); n++) {
	const lesson = `${name}-${n}`;
	const saved = saveLesson(path, person, lesson, scheduleLesson(undefined, 'good', NOW), (before) =>
		notePractice(before, lesson, {lost: 0, isPar: true}, NOW),
	);
	if (!saved.ok) {
		console.error(saved.error);
		process.exitCode = 1;
	}
}
