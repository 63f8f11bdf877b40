import type { Question } from "@learnin/domain/question/question";

/** The words and signs with which a question is asked and solved; all numbers are treated as equal. */
export function solutionOf({ prompt, hints, explanation }: Question): ReadonlySet<string> {
	const text = [prompt, ...hints, explanation].join(" ").replaceAll(/\d+/g, "0");
	return new Set(text.split(/[\s.,:$]+/));
}

/** How many words of either solution the other one does not have. */
export function distanceBetween(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0;
	for (const word of one) if (other.has(word)) shared += 1;
	return one.size + other.size - 2 * shared;
}
