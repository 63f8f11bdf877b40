import type { Rational } from "@learnin/domain/arithmetic/rational";
import { readNumber } from "@learnin/domain/grading/read-answer";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { wholeOf } from "./reading/wholes.ts";
import { numbersIn } from "./reading/read-question.ts";

/**
 * An answer as it can be given. One part: the entry, or the label of an option. Several: the entry of each box in
 * order, or the two sides of one pair.
 */
export interface GivenAnswer {
	texts: readonly string[];
	/** The exact number of each text, or null where it is none. */
	values: readonly (Rational | null)[];
	/** The first part. */
	text: string;
	value: Rational | null;
}

/**
 * Whether an answer fits the question, found without the generator's own arithmetic: from what the student sees, by
 * going backwards, counting or substituting, in exact numbers only. Where several options are right it is asked of
 * each option alone; of a match it is asked of each pair alone.
 */
export type Solver = (question: Question, answer: GivenAnswer) => boolean;

/** The independent solvers of some skills, by skill. */
export type Solvers = Readonly<Record<string, Solver>>;

/** The given parts with their values. */
export function givenAnswer(texts: readonly string[]): GivenAnswer {
	const values = texts.map((text) => {
		const read = readNumber(toPlainText(text));
		return read.readable ? read.number.value : null;
	});
	return { texts, values, text: texts[0] ?? "", value: values[0] ?? null };
}

/** For questions whose whole numbers in the prompt say it all; an answer that is no whole number never fits. */
export function byWholes(
	check: (value: bigint, ...numbers: [bigint, bigint, bigint, bigint]) => boolean,
): Solver {
	return (question, answer) => {
		const value = wholeOf(answer.value);
		const numbers = numbersIn(question.prompt).map(({ numerator }) => numerator);
		return value !== null && check(value, ...(numbers as [bigint, bigint, bigint, bigint]));
	};
}
