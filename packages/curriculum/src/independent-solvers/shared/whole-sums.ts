import type { Question } from "@learnin/domain/question/question";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers, type MistakeSolvers } from "./derived-solvers.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { fillsTheLines } from "./fact-solvers.ts";
import { findsTheMissing } from "./missing-numbers.ts";
import { countInFigure, wholesIn } from "../reading/read-question.ts";
import type { GivenAnswer, Solver } from "../solver.ts";
import { undoesColumns } from "./sums.ts";
import { wholeOf } from "../reading/wholes.ts";

const size = (number: bigint) => (number < 0n ? -number : number);
const digits = (number: bigint) => [...`${number}`].toReversed().map(BigInt);

/** What is done to two digits of the same place, written down place by place. */
function placeByPlace(a: bigint, b: bigint, each: (upper: bigint, lower: bigint) => bigint): bigint {
	const lower = digits(b);
	return digits(a).reduce((sum, digit, at) => sum + each(digit, lower[at] ?? 0n) * 10n ** BigInt(at), 0n);
}

type Gives = (a: bigint, b: bigint, result: bigint) => bigint;

const WAYS: readonly (readonly [RegExp, Gives])[] = [
	[/regrouped nothing/, (a, b) => placeByPlace(a, b, (p, q) => (p + q) % 10n)],
	[/left out the new ten|lost a ten/, (_, __, result) => result - 10n],
	[/left out the new hundred/, (_, __, result) => result - 100n],
	[/wrote both digits/, (a, b) => BigInt(`${a / 10n + b / 10n}${(a % 10n) + (b % 10n)}`)],
	[/smaller digit from the larger/, (a, b) => placeByPlace(a, b, (p, q) => size(p - q))],
	[/traded a ten/, (_, __, result) => result + 10n],
	[/traded a hundred/, (_, __, result) => result + 100n],
	[/added instead/, (a, b) => a + b],
	[/subtracted instead/, (a, b) => size(a - b)],
	[/counted the first number/, (a, _, result) => (result > a ? result - 1n : result + 1n)],
	[/one step too far/, (a, _, result) => (result > a ? result + 1n : result - 1n)],
	[/stopped at 10/, () => 10n],
	[/lined up the numbers on the left/, (a, b, result) => (result > a ? a + 10n * b : a - 10n * b)],
];

/** Described mistakes with "47 + 38" and "85 - 38". */
const mistakenSums: MistakeSolvers = WAYS.map(([description, gives]) => [
	description,
	(formula) => {
		const [a = 0n, b = 0n] = wholesIn(formula.replace(" - ", " "));
		return rational(gives(a, b, calculate(formula).numerator));
	},
]);

/** The numbers of a story in the order in which they are given, and whether it asks for both together. */
function readStory(story: string): { numbers: bigint[]; result: bigint } {
	const numbers = wholesIn(story);
	const [first = 0n, second = 0n] = numbers;
	const adds =
		/in all\?|at first\?|in the (?:jar|box)\?|together\?|That is \d+ (\w+ )?(fewer|shorter)/.test(story) ||
		/\. \w+ has \d+ more than|’s is \d+ \w+ longer\./.test(story);
	return { numbers, result: adds ? first + second : size(first - second) };
}

/** Whether an equation has the numbers of a story and its result as the box. */
function tellsTheStory(story: string, equation: string): boolean {
	const { numbers, result } = readStory(story);
	const [formula = ""] = formulasIn(equation);
	const [left = "", right = ""] = formula.split(" = ");
	if (right !== "\\square") return false;
	return (
		calculate(left).numerator === result &&
		wholesIn(left.replace(" - ", " ")).every((each) => numbers.includes(each))
	);
}

/** What the blocks in the figure are worth together. */
export function worthOfBlocks(question: Question): bigint {
	return (
		100n * countInFigure(question, /width="90" height="90"/g) +
		10n * countInFigure(question, /width="9" height="90"/g) +
		countInFigure(question, /width="9" height="9"/g)
	);
}

/** First the tens of the second number, then its ones. */
function inTwoJumps({ prompt }: Question, { values }: GivenAnswer): boolean {
	const formula =
		formulasIn(prompt).find((each) => /^\d+ [-+] \d+( =)?$/.test(each) && !/0( =)?$/.test(each)) ?? "";
	const [a = 0n, b = 0n] = wholesIn(formula.replace(" - ", " "));
	const sign = formula.includes("-") ? -1n : 1n;
	const [middle, end] = values.map(wholeOf);
	return middle === a + sign * (b - (b % 10n)) && end === a + sign * b;
}

/** The whole above a bar and the part that is not printed. */
function onBar({ prompt, figure }: Question, { values }: GivenAnswer): boolean {
	const { numbers, result } = readStory(prompt);
	const [known = 0n] = wholesIn(figure?.alt ?? "");
	const largest = [...numbers, result].reduce((a, b) => (a > b ? a : b));
	const [total, other] = values.map(wholeOf);
	return total === largest && (other ?? 0n) + known === largest;
}

/** What the blocks are worth, less what is taken away. */
function left(question: Question): bigint {
	const shown = worthOfBlocks(question);
	if (!/takes? away|Use them/i.test(question.prompt)) return shown;
	const taken = wholesIn(question.prompt).filter((number) => number !== shown);
	return shown - size(taken[0] ?? 0n);
}

const plain: Solver = (question, answer) => {
	const { question_type, prompt } = question;
	const value = wholeOf(answer.value);
	if (question_type === "LABELED_INPUT")
		return prompt.includes("each box") ? undoesColumns(question, answer) : onBar(question, answer);
	if (question_type === "FILL_MULTIPLE") return inTwoJumps(question, answer);
	if (answer.text.includes("=")) return tellsTheStory(prompt, answer.text);
	if (question.figure !== undefined) return value === left(question);
	const formula = formulasIn(prompt).find((each) => /[-+]/.test(each));
	if (formula !== undefined) return answer.value !== null && isEqual(answer.value, calculate(formula));
	const [first = 0n, second = 0n] = wholesIn(prompt);
	if (prompt.startsWith("Subtract")) return value !== null && value + first === second;
	if (prompt.startsWith("Find the sum")) return value !== null && value - first === second;
	return value === readStory(prompt).result;
};

const derived = derivedSolvers(plain, mistakenSums);

/** Independent solver for sums and differences of two whole numbers, bare, in blocks, in columns and in stories. */
export const undoesWholeSums: Solver = (question, answer) => {
	const [first = "", second = ""] = answer.texts;
	if (first.includes("\\square")) return plain(question, answer);
	if (second.includes("\\square")) return tellsTheStory(first, second);
	return derived(question, answer);
};

/** Independent solver for facts: whole equations line by line, a box by trying, all else as larger sums. */
export const undoesFacts: Solver = (question, answer) => {
	const { prompt, question_type, figure } = question;
	if (question_type === "FILL_MULTIPLE") return fillsTheLines(question, answer);
	if (figure !== undefined || prompt.includes("\\square")) return findsTheMissing(question, answer);
	return undoesWholeSums(question, answer);
};
