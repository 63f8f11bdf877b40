import type { Question } from "./question.ts";
import { withoutColors } from "./text/colors.ts";
import { NAMES } from "./text/names.ts";

/** Fewer numbers occur in many questions. */
const FEWEST_NUMBERS = 2;

/** A shorter text is a task, not a story; and so many words of a story tell which one it is. */
const SHORTEST_STORY = 10;
const FIRST_WORDS = 6;

/**
 * What a child recognizes of a question at a glance: its picture, as it is described, the numbers of its text, and how
 * its story begins, apart from names. Questions that ask different things may share all of them.
 */
export function looksOf({ prompt, figure }: Question): string[] {
	const numbers = prompt.match(/\d+(?:(?:\.|\{,\}|,)\d+)*/g) ?? [];
	const words = prompt.split(/\s+/).filter((word) => !/\d/.test(word) && !isName(word));
	return [
		...(figure === undefined ? [] : [figure.alt === "" ? withoutColors(figure.svg) : figure.alt]),
		...(numbers.length < FEWEST_NUMBERS ? [] : [numbers.toSorted().join(" ")]),
		...(words.length < SHORTEST_STORY ? [] : [words.slice(0, FIRST_WORDS).join(" ")]),
	];
}

function isName(word: string): boolean {
	return NAMES.some((name) => word === name || word === `${name}’s`);
}
