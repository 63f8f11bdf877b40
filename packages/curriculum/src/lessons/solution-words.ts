import type { Question } from "@learnin/domain/question/question";

/** The words and signs with which a question is asked and solved; all numbers are treated as equal. */
export function solutionOf({ prompt, hints, explanation }: Question): ReadonlySet<string> {
	const text = [prompt, ...hints, explanation].join(" ").replaceAll(/\d+/g, "0");
	return new Set(text.split(/[\s.,:$]+/));
}

/** Another operation is another kind of problem, however much alike its words are. */
const OPERATIONS: ReadonlySet<string> = new Set(["\\times", "\\div", "+", "-"]);
const WEIGHT_OF_OPERATION = 4;

/** How many words of either solution the other one does not have; an operation counts as several. */
export function distanceBetween(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	return missing(one, other) + missing(other, one);
}

function missing(from: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let count = 0;
	for (const word of from) if (!other.has(word)) count += OPERATIONS.has(word) ? WEIGHT_OF_OPERATION : 1;
	return count;
}
