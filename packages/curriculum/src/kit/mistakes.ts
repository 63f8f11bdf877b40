import { isEqual } from "@learnin/domain/arithmetic/rational";
import { readNumber } from "@learnin/domain/grading/read-answer";
import type { KnownMistake } from "@learnin/domain/question/question";

/** A wrong procedure: its name, the wrong answer it leads to with these numbers, and a kind sentence. */
export type Mistake = readonly [id: string, answer: string | number, feedback: string];

/**
 * The mistakes that can be told apart with these numbers: those that happen to give the right answer, or the
 * same wrong one as an earlier mistake, or no number at all, are left out. Equal is what the grader calls equal.
 */
export function tellable(key: string, mistakes: readonly Mistake[]): KnownMistake[] {
	const kept: KnownMistake[] = [];
	for (const [id, wrong, feedback] of mistakes) {
		const answer = `${wrong}`;
		if ([key, ...kept.map((mistake) => mistake.answer)].every((other) => areDifferent(answer, other)))
			kept.push({ id, answer, feedback });
	}
	return kept;
}

/** Whether two entries are numbers of different value. */
export function areDifferent(a: string, b: string): boolean {
	const [one, other] = [readNumber(a), readNumber(b)];
	return one.readable && other.readable && !isEqual(one.number.value, other.number.value);
}
