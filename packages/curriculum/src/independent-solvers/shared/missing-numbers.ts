import { formulasIn, holds } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { taskSolvers } from "./task-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

const BOX = "\\square";
const MAX_TRIED = 200;

/** The number for the box in the text's first formula with one, found by trying. */
function missingIn(text: string): bigint | undefined {
	const formula = formulasIn(text).find((each) => each.includes(BOX));
	if (formula === undefined) return undefined;
	const found = Array.from({ length: MAX_TRIED }, (_, at) => at).find((at) =>
		holds(formula.replace(BOX, `${at}`)),
	);
	return found === undefined ? undefined : BigInt(found);
}

/** What is unknown in a story of two numbers. */
function missingInStory(story: string): bigint {
	const [first = 0n, second = 0n] = wholesIn(story);
	if (/some more|puts more/.test(story)) return second - first;
	return /has some|^Some/.test(story) ? first + second : first - second;
}

/** Whether an equation has the numbers of a story and its unknown as the box. */
function tells(story: string, equation: string): boolean {
	const numbers = wholesIn(story);
	return (
		missingIn(equation) === missingInStory(story) &&
		wholesIn(equation).every((number) => numbers.includes(number))
	);
}

/** What the complete side is worth, and the number beside the box. */
function sidesOf(prompt: string): [worth: bigint, beside: bigint] {
	const formula = formulasIn(prompt).find((each) => each.includes(BOX)) ?? "";
	const [left = "", right = ""] = formula.split("=");
	const [full, open] = left.includes(BOX) ? [right, left] : [left, right];
	const worth = wholesIn(full).reduce((sum, number) => sum + number, 0n);
	return [worth, wholesIn(open.replace("- ", ""))[0] ?? 0n];
}

const bySides = (gives: (worth: bigint, beside: bigint) => bigint) => (prompt: string) =>
	gives(...sidesOf(prompt));
const byMissing = (gives: (missing: bigint) => bigint) => (prompt: string) => gives(missingIn(prompt) ?? 0n);

/** Independent solver for equations with a box. */
export const findsTheMissing: Solver = taskSolvers({
	worthOf: missingIn,
	mistakes: [
		[/wrote the sum|copied the number/, bySides((worth) => worth)],
		[/added (all the|the two) numbers/, bySides((worth, beside) => worth + beside)],
		[
			/subtracted the two numbers/,
			bySides((worth, beside) => (worth < beside ? beside - worth : worth - beside)),
		],
		[/lost a ten/, byMissing((missing) => missing - 10n)],
		[/counted the first number/, byMissing((missing) => missing + 1n)],
	],
	plain: (question, { value, text, texts }) => {
		if (question.question_type === "MATCH_THE_FOLLOWING") return tells(text, texts[1] ?? "");
		if (question.question_type === "SELECT_ALL") return holds(formulasIn(text)[0] ?? "");
		if (text.includes(BOX)) return tells(question.prompt, text);
		const [part = 0n, whole = 0n] = wholesIn(
			`${question.figure?.alt.match(/part is \d+/)} ${question.figure?.alt}`,
		);
		return wholeOf(value) === (question.figure === undefined ? missingIn(question.prompt) : whole - part);
	},
});

/** The number in the place of the box makes the prompt's last equation true, whatever kind of number it is. */
export const fitsTheLastBox: Solver = ({ prompt }, { value }) => {
	const equation = formulasIn(prompt).at(-1) ?? "";
	if (value === null) return false;
	return holds(equation.replace("\\square", `(\\dfrac{${value.numerator}}{${value.denominator}})`));
};
