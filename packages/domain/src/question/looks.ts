import type { Question } from "./question.ts";
import { withoutColors } from "./text/colors.ts";

/** Fewer numbers occur in many questions. */
const FEWEST_NUMBERS = 2;

/**
 * What a child recognizes of a question at a glance: its picture, as it is described, and the numbers of its text.
 * Questions that ask different things may share both.
 */
export function looksOf({ prompt, figure }: Question): string[] {
	const numbers = prompt.match(/\d+(?:(?:\.|\{,\}|,)\d+)*/g) ?? [];
	return [
		...(figure === undefined ? [] : [figure.alt === "" ? withoutColors(figure.svg) : figure.alt]),
		...(numbers.length < FEWEST_NUMBERS ? [] : [numbers.toSorted().join(" ")]),
	];
}
