import type { Rational } from "@learnin/domain/arithmetic/rational";
import { same, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** What the words and numbers of a text lead to. */
type Solve = (text: string) => Rational;

/** What a described mistake gives for a text, computed again from the description. */
export type ToldMistakes = readonly (readonly [description: RegExp, gives: Solve])[];

const WENT_WRONG = /What did \S+ do\?|What went wrong\?|Which mistake led to it\?/;

const lastNumber = (text: string) => numbersIn(text).at(-1);

const isNumber = (found: Rational, shown: Rational | undefined) => shown !== undefined && same(found, shown);

/**
 * For tasks given in words with numbers, in all the ways of asking that the kit derives from one. A claim and a sample
 * answer end with the number that they are about. Boxes are asked of `boxes`.
 */
export function toldSolvers(solve: Solve, boxes: Solver, mistakes: ToldMistakes = []): Solver {
	return (question, answer) => {
		const { prompt, question_type } = question;
		const { text, texts } = answer;
		switch (question_type) {
			case "FILL_MULTIPLE":
			case "LABELED_INPUT":
				return boxes(question, answer);
			case "MATCH_THE_FOLLOWING":
				return isNumber(solve(text), lastNumber(texts[1] ?? ""));
			case "SELECT_ALL":
				return isNumber(solve(text), lastNumber(text));
			case "VERIFY_WITH_LLM":
				return isNumber(solve(prompt), lastNumber(text));
			default:
				if (!WENT_WRONG.test(prompt)) return isNumber(solve(prompt), lastNumber(text));
		}
		const gives = mistakes.find(([pattern]) => pattern.test(text))?.[1];
		if (gives === undefined) throw new Error(`No solver for: ${text}`);
		return isNumber(gives(prompt), lastNumber(prompt));
	};
}

/** The marks of a double number line with the entries in its blanks: all pairs have the same ratio. */
export const fillsTheDoubleLine: Solver = ({ figure }, { values }) => {
	const entries = [...values];
	const numberAt = (mark: string) => (mark === "blank" ? entries.shift() : numbersIn(mark)[0]) ?? null;
	const [top = [], bottom = []] = [...(figure?.alt ?? "").matchAll(/: ([^:]*)\.(?= |$)/g)].map(
		([, marks = ""]) => marks.split(", ").map(numberAt),
	);
	const pairs = top.flatMap((above, at) => {
		const below = bottom[at] ?? null;
		return above === null || below === null ? [] : [[above, below] as const];
	});
	const isComplete = entries.length === 0 && !values.includes(null);
	return isComplete && pairs.every(([x, y]) => pairs.every(([a, b]) => same(times(x, b), times(y, a))));
};
