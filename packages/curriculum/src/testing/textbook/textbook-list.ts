import type { TextbookTask } from "./textbook-task.ts";
import { textbookGrades2To4 } from "./grades-2-to-4.ts";
import { textbookGrades5To6 } from "./grades-5-to-6.ts";
import { textbookGrades7To8 } from "./grades-7-to-8.ts";

/** The list of every grade. */
export const textbookList: readonly TextbookTask[] = [
	...textbookGrades2To4,
	...textbookGrades5To6,
	...textbookGrades7To8,
];
