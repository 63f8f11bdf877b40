import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** What a described mistake makes of a formula, as another formula; null where it cannot be made. */
export type MistakenFormulas = readonly (readonly [
	description: RegExp,
	gives: (formula: string) => string | null,
])[];

/** Each letter gets a number of its own: two such choices tell the expressions of grade 8 apart. */
const letters = (least: number) =>
	Object.fromEntries([..."abcdhkmnptxyz"].map((letter, at) => [letter, exact(least + at)]));

const plain = (text: string) => text.replaceAll("$", "");

/** Whether two expressions are worth the same for several values of their letters. */
export function sameWorth(one: string, other: string): boolean {
	return [2, 3].every((number) =>
		isEqual(calculate(plain(one), letters(number)), calculate(plain(other), letters(number))),
	);
}

/** Whether both sides of the last equals sign are worth the same. */
function isIdentity(claim: string): boolean {
	const at = claim.lastIndexOf(" = ");
	return at > 0 && sameWorth(claim.slice(0, at), claim.slice(at + 3));
}

const WENT_WRONG = /What did \S+ do\?|What went wrong\?|Which mistake led to it\?/;

/**
 * For skills whose tasks are expressions with letters or numbers, in all the ways of asking that the kit derives from
 * one. Everything else is asked of `rest`.
 */
export function algebraSolvers(rest: Solver, mistakes: MistakenFormulas): Solver {
	return (question, answer) => {
		const [first = "", second = ""] = answer.texts;
		const [task = "", wrote = ""] = formulasIn(question.prompt);
		if (question.question_type === "MATCH_THE_FOLLOWING") return sameWorth(first, second);
		if (question.question_type === "SELECT_ALL") return isIdentity(plain(first));
		if (question.question_type === "VERIFY_WITH_LLM") {
			const last = formulasIn(first).at(-1) ?? "";
			return last.startsWith(`${task} =`) && isIdentity(last);
		}
		if (!WENT_WRONG.test(question.prompt)) return rest(question, answer);
		const way = mistakes.find(([pattern]) => pattern.test(first))?.[1];
		if (way === undefined) throw new Error(`No solver for: ${first}`);
		const given = way(task);
		return given !== null && sameWorth(given, wrote);
	};
}

/** An entry such as "-3/4" or "1 1/2", or a formula as it is, as a formula. */
export function entryFormula(entry: string): string {
	return entry.replace(/^(-?)(?:(\d+) )?(\d+)\/(\d+)$/, "$1$2\\dfrac{$3}{$4}");
}
