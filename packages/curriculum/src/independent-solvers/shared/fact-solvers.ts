import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { type MistakeSolvers, derivedSolvers } from "./derived-solvers.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { countInFigure, wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { undoesProduct } from "./sums.ts";
import { byPrompt, fillsTheBox, wholes } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** A line that goes on with the number in the box before it, as an equation. */
function goesOn(line: string, before: string): string {
	return line
		.replace(/Then add that to (\d+):/, `$$${before} + $1 =$$`)
		.replace(/Then add (\d+):/, `$$${before} + $1 =$$`)
		.replace(/Then subtract (\d+):/, `$$${before} - $1 =$$`)
		.replace(/That product times (\d+):/, `$$${before} \\times $1 =$$`);
}

/** Every line with boxes is an equation that holds when they are filled in. */
export const fillsTheLines: Solver = ({ prompt }, { texts }) => {
	let at = 0;
	return prompt
		.split("\n\n")
		.filter((line) => line.includes("[["))
		.every((line) => {
			const equation = goesOn(line, texts[at - 1] ?? "");
			const filled = equation
				.slice(equation.indexOf("$"))
				.replaceAll(/\[\[\w+\]\]/g, () => `{${texts[at++] ?? ""}}`)
				.replaceAll("$", "");
			return holds(filled);
		});
};

/** What a mistake with two numbers gives, of whole numbers. */
const ofTwo =
	(gives: (a: bigint, b: bigint) => bigint) =>
	(formula: string): Rational => {
		const [a = 0n, b = 0n] = wholesIn(formula);
		return rational(gives(a, b));
	};

const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const smaller = (a: bigint, b: bigint) => (a > b ? b : a);

const mistakenFacts: MistakeSolvers = [
	[/added the two numbers/, ofTwo((a, b) => a + b)],
	[/left out one group/, ofTwo((a, b) => a * b - b)],
	[/one group too many/, ofTwo((a, b) => a * b + b)],
	[/one too few in each/, ofTwo((a, b) => a * b - a)],
	[/subtracted the numbers/, ofTwo((a, b) => larger(a, b) - smaller(a, b))],
	[/0 changes nothing/, ofTwo((a, b) => a + b)],
	[/one group is left/, () => rational(1n)],
	[/added 1 instead/, ofTwo((a, b) => (a === 1n ? b : a) + 1n)],
];

const mistakenQuotients: MistakeSolvers = [
	[/subtracted the divisor once/, ofTwo((a, b) => a - b)],
	[/one step too early/, ofTwo((a, b) => a / b - 1n)],
	[/one step too far/, ofTwo((a, b) => a / b + 1n)],
	[/gave the divisor/, ofTwo((_, b) => b)],
	[/multiplied instead/, ofTwo((a, b) => a * b)],
];

/** The number that stands for the box when it is divided, or divides. */
const boxOf = (formula: string) => {
	const [a = 0n, b = 0n] = wholesIn(formula);
	return /\\square \\div/.test(formula) ? a * b : larger(a, b) / smaller(a, b);
};
const divisorIn = (formula: string) => BigInt(/\\div (\d+)/.exec(formula)?.[1] ?? 0);

const mistakenUnknowns: MistakeSolvers = [
	[/subtracted/, ofTwo((a, b) => larger(a, b) - smaller(a, b))],
	[/one step too early/, (formula) => rational(boxOf(formula) - 1n)],
	[/one step too far/, (formula) => rational(boxOf(formula) + 1n)],
	[/gave the quotient/, ofTwo(smaller)],
	[/multiplied/, ofTwo((a, b) => a * b)],
	[/divided/, ofTwo((a, b) => larger(a, b) / smaller(a, b))],
	[/added the two numbers/, ofTwo((a, b) => a + b)],
	[/left out one group/, (formula) => rational(boxOf(formula) - divisorIn(formula))],
	[/one group too many/, (formula) => rational(boxOf(formula) + divisorIn(formula))],
];

/** The expression that is chosen has the value that the prompt tells. */
const hasTheValue: Solver = ({ prompt }, { text }) =>
	isEqual(calculate(formulasIn(text)[0] ?? ""), rational(wholesIn(prompt)[0] ?? -1n));

const isProductOfStory: Solver = ({ prompt }, { text }) => {
	const [groups, each] = wholesIn(prompt);
	return text === `$${groups} \\times ${each}$`;
};

/** The meaning of a number in the equation, by the word or the group beside it in the story. */
const isMeant: Solver = ({ prompt }, { text }) => {
	const [story = "", rest = ""] = prompt.split(/\. (?=\w+ writes|In \$)/);
	const asked = BigInt(/what does the (\d+)/i.exec(rest)?.[1] ?? -1);
	const total = wholesIn(rest).reduce(larger);
	const size = /(\d+) (?:\w+ )?[io]n each/.exec(story)?.[1];
	const isSize = size === undefined ? !wholesIn(story).includes(asked) : BigInt(size) === asked;
	if (asked === total) return text.endsWith("in all");
	return isSize ? / each /.test(text) : !/ each | in all/.test(text);
};

const numbersOfPicture: Solver = (question, answer) => {
	const dots = countInFigure(question, /<circle/g);
	const rings = countInFigure(question, /<ellipse/g);
	const rows = BigInt(
		new Set([...(question.figure?.svg ?? "").matchAll(/cy="([\d.]+)"/g)].map(([, y]) => y)).size,
	);
	const groups = rings === 0n ? rows : rings;
	if (question.question_type === "FILL_ONE") return wholeOf(answer.value) === dots;
	if (question.question_type === "SELECT_ONE") return answer.text === `$${groups} \\times ${dots / groups}$`;
	const values = answer.values.map((each) => wholeOf(each) ?? -1n);
	const [first = -1n, second = -1n, third = dots] = values;
	if (values.length === 2) return first === dots && repeatedSum(groups, second) === dots;
	return first === groups && repeatedSum(groups, second) === dots && third === dots;
};

const derivedFacts = derivedSolvers(
	byPrompt([/\[\[/, fillsTheLines], [/\\square/, fillsTheBox], [/./, undoesProduct]),
	mistakenFacts,
);

/** Facts of multiplication in all the ways that they are asked. */
export const factSolvers: Solver = (question, answer) =>
	/Which expression|Which expression could it be for/.test(question.prompt)
		? hasTheValue(question, answer)
		: derivedFacts(question, answer);

/** A repeated sum and the expression that is worth as much. */
const isEqualSum: Solver = ({ prompt }, { text }) =>
	holds(`${formulasIn(prompt)[0]} = ${formulasIn(text)[0]}`);

export const equalGroupSolvers: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const [first = "", second = ""] = answer.texts;
	if (question.figure !== undefined) return numbersOfPicture(question, answer);
	if (question_type === "MATCH_THE_FOLLOWING")
		return holds(`${formulasIn(first)[0]} = ${formulasIn(second)[0]}`);
	if (/what does the/i.test(prompt)) return isMeant(question, answer);
	if (/shorter way|equal to|as a multiplication/.test(prompt)) return isEqualSum(question, answer);
	if (/expression/.test(prompt)) return isProductOfStory(question, answer);
	return derivedFacts(question, answer);
};

/** The total is the largest number of a story. */
const dividesTheTotal = wholes(([value], [a, b]) => repeatedSum(value, smaller(a, b)) === larger(a, b));

/** A multiplication to the total that holds with the quotient in the box. */
function helps(task: string, equation: string): boolean {
	const [total = 0n, by = 1n] = wholesIn(task);
	const isMultiplication = equation.includes("times") && wholesIn(equation).at(-1) === total;
	return isMultiplication && holds(equation.replace("\\square", `{${total / by}}`));
}

const derivedQuotients = derivedSolvers(
	byPrompt([/\[\[/, fillsTheLines], [/\\square/, fillsTheBox], [/./, dividesTheTotal]),
	mistakenQuotients,
);

/** Quotients as equal shares, as unknown factors and as facts. */
export const quotientSolvers: Solver = (question, answer) => {
	const { prompt } = question;
	const [first = "", second = ""] = answer.texts;
	if (question.figure !== undefined) return numbersOfPicture(question, answer);
	if (second.includes("\\square")) return helps(first, second);
	if (/Which equation/.test(prompt)) return helps(formulasIn(prompt)[0] ?? "", first);
	if (/what does the/i.test(prompt)) return isMeant(question, answer);
	if (/expression/.test(prompt)) {
		const [a = 0n, b = 0n] = wholesIn(prompt);
		return first === `$${larger(a, b)} \\div ${smaller(a, b)}$`;
	}
	return derivedQuotients(question, answer);
};

const derivedUnknowns = derivedSolvers(fillsTheBox, mistakenUnknowns);

/** A box in a multiplication or a division. */
export const unknownSolvers: Solver = (question, answer) => {
	const [first = "", second = ""] = answer.texts;
	const fits = (text: string, value: bigint | undefined) =>
		holds((formulasIn(text)[0] ?? "").replace("\\square", `{${value}}`));
	if (question.question_type === "MATCH_THE_FOLLOWING") return fits(first, wholesIn(second)[0]);
	if (question.question_type === "SELECT_ALL") return fits(first, wholesIn(first).at(-1));
	if (question.question_type === "VERIFY_WITH_LLM") return fits(question.prompt, wholesIn(first).at(-1));
	return derivedUnknowns(question, answer);
};
