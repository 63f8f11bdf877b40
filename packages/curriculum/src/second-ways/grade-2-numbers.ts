import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { pairsUp } from "./parity.ts";
import { countsRows } from "./arrays.ts";
import { findsTheMissing } from "./missing-numbers.ts";
import { calculate, formulasIn } from "./exact.ts";
import { figureOf, onScale } from "./read-figure.ts";
import { inWords } from "../kit/number-words.ts";
import { byPrompt, fillsTheBox, isTrueStatement, wholes } from "./ways.ts";
import { numbersInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";
import { undoesDifference, undoesSum } from "./sums.ts";
import { undoesWholeSums, worthOfBlocks } from "./whole-sums.ts";

/** Second ways of grade 2 for numbers and sums. */
export const numbersWays2: SecondWays = {
	"add-facts-within-20": byPrompt(
		[/on the way/, wholes(([rest, sum], [a, b]) => 10n + rest === sum && sum - a === b)],
		[/square/, fillsTheBox],
		[/./, undoesSum],
	),
	"subtract-facts-within-20": byPrompt(
		[/both answers/, wholes(([one, other], [a, b, whole]) => one + a === whole && other + b === whole)],
		[/square/, fillsTheBox],
		[/./, undoesDifference],
	),
	"add-within-100": undoesWholeSums,
	"subtract-within-100": undoesWholeSums,
	"add-four-two-digit": wholes(
		([value], numbers) => numbers.reduce((rest, number) => rest - number, value) === 0n,
	),
	"add-within-1000": undoesWholeSums,
	"subtract-within-1000": undoesWholeSums,
	"mental-add-sub-10-100": (question, { values }) => {
		const is_more = /more|\+|you add/.test(question.prompt);
		const [number = 0n, step = 0n] = /^Think|shows|than/.test(question.prompt)
			? /than/.test(question.prompt)
				? wholesIn(question.prompt).toReversed()
				: wholesIn(question.prompt)
			: wholesIn(question.prompt);
		const steps = question.prompt.startsWith("Think") ? [10n, 100n] : [step];
		return steps.every((each, at) => {
			const value = wholeOf(values[at] ?? null);
			return value !== null && (is_more ? value - each : value + each) === number;
		});
	},
	"explain-add-sub-strategies": (question, { text }) => {
		const numbers = wholesIn(question.prompt);
		if (/say why/.test(question.prompt)) return BigInt(text) === (numbers[0] ?? 0n) + (numbers[1] ?? 0n);
		if (/Why may/.test(question.prompt)) return text === "The order of the numbers does not change the sum.";
		if (/Why does it work/.test(question.prompt)) return text.startsWith("Each number is split");
		if (/come from/.test(question.prompt)) {
			const [, second = 0n, , need = 0n] = numbers;
			return text.startsWith(`${second} is split into ${need} and ${second - need},`);
		}
		const [, near = 0n, , round = 0n] = numbers;
		return round > near && text.endsWith(`${round - near} too many.`);
	},
	"hundreds-tens-ones": byPrompt(
		[
			/Count the blocks/,
			wholes(
				([h, t, o], _, question) => 100n * h + 10n * t + o === worthOfBlocks(question) && t < 10n && o < 10n,
			),
		],
		[/apart/, wholes(([h, t, o], [number]) => `${h}${t}${o}` === `${number}`)],
		[
			/worth/,
			wholes(([worth], [digit, number]) => {
				const at = `${number}`.indexOf(`${digit}`);
				return `${worth}` === `${digit}${"0".repeat(2 - at)}`;
			}),
		],
		[
			/as few blocks/,
			wholes(
				([number, h, t], [hundreds, tens, ones]) =>
					number - ones - repeatedSum(tens, 10n) === repeatedSum(hundreds, 100n) &&
					`${number}` === `${h}${t}${ones}`,
			),
		],
		[
			/tens and/,
			wholes(
				([number, h], [tens, ones]) => number - ones === repeatedSum(tens, 10n) && `${number}`[0] === `${h}`,
			),
		],
	),
	"skip-count-5-10-100": (question, { texts }) => {
		let next = 0;
		const filled = question.prompt.replace(/\$\\square\$|\[\[\w+\]\]/g, () => texts[next++] ?? "");
		const terms = wholesIn(filled);
		const [first = 0n] = terms;
		// Two given neighbors tell the step; all the others must keep it.
		const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? first));
		return steps.every((step) => step === steps[0]) && /^-?(5|10|100)$/.test(`${steps[0]}`);
	},
	"number-forms-to-1000": (question, { text, texts }) => {
		const shown = /\*\*(.+)\*\*/.exec(question.prompt)?.[1] ?? /\$(\d.*)\$/.exec(question.prompt)?.[1];
		const [one, other] = texts.length === 2 ? texts : [text, shown];
		return meant(one ?? "") === meant(other ?? "");
	},
	"compare-three-digit": byPrompt(
		[/Compare/, isTrueStatement],
		[
			/in order/,
			wholes(
				([small, middle, large], [a, b, c]) =>
					small < middle &&
					middle < large &&
					[a, b, c].every((number) => [small, middle, large].includes(number)),
			),
		],
		[/greater/, wholes(([value], [number]) => value > number)],
		[/less/, wholes(([value], [number]) => value < number)],
	),
	"odd-even-numbers": pairsUp,
	"arrays-repeated-addition": countsRows,
	"unknown-addend-equations": findsTheMissing,
	"number-line-sums": (question, { value, text }) => {
		const { prompt, figure } = question;
		const [formula] = formulasIn(prompt);
		if (figure === undefined)
			return value !== null && isEqual(value, formula === undefined ? walked(prompt) : calculate(formula));
		const [start, end] = jumpEnds(question);
		if (formula !== undefined) return wholeOf(value) === end;
		const [first = 0n, by = 0n, last = 0n] = wholesIn(text);
		return first === start && last === end && (text.includes("+") ? first + by : first - by) === last;
	},
};

/** The number that a text in words or as a sum of parts means, or null for another text. */
function meant(text: string): bigint | null {
	const parts = /^\$?(\d+(?: \+ \d+)*)\$?$/.exec(text)?.[1];
	if (parts !== undefined) return parts.split(" + ").reduce((sum, part) => sum + BigInt(part), 0n);
	const number = Array.from({ length: 1000 }, (_, at) => at).find((at) => inWords(at) === text);
	return number === undefined ? null : BigInt(number);
}

/** Where so many jumps of one size lead: "starts at 8 and makes 5 jumps of 1 to the left". */
function walked(prompt: string): Rational {
	const [start = 0n, jumps = 0n, size = 0n] = wholesIn(prompt);
	const far = repeatedSum(jumps, size);
	return rational(prompt.includes("to the right") ? start + far : start - far);
}

/** Where the first jump begins and the last one ends, read off the number line. */
function jumpEnds(question: Question): [bigint, bigint] {
	const arcs = numbersInFigure(question, /<path d="M([\d.]+) 100Q[\d.]+ -?[\d.]+ ([\d.]+) 100"/g);
	const place = (x: Rational | undefined) => onScale(figureOf(question), x ?? rational(0n)).numerator;
	return [place(arcs[0]?.[0]), place(arcs.at(-1)?.[1])];
}
