import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { minus, plus } from "../exact.ts";
import {
	barsOf,
	clockOf,
	figureOf,
	onScale,
	partsOf,
	plotOf,
	rowsOf,
	sidesOf,
	textsIn,
} from "../read-figure.ts";
import { inWords } from "../../kit/number-words.ts";
import { columnsOf, byPrompt, fillsTheBox, isTrueStatement, wholes } from "../ways.ts";
import { countInFigure, numbersInFigure, wholesIn } from "../read-question.ts";
import type { SecondWay, SecondWays } from "../second-way.ts";
import { byWholes } from "../second-way.ts";
import { repeatedSum, wholeOf } from "../wholes.ts";

/** The boxes of a column sum, worked backwards to its first number. */
const undoesColumns: SecondWay = (question, answer) => {
	const [a, b = 0n] = wholesIn(question.prompt);
	const result = columnsOf(answer);
	return (question.prompt.includes(" - ") ? result + b : result - b) === a;
};

/** What the blocks in the figure are worth together. */
function worthOfBlocks(question: Parameters<SecondWay>[0]): bigint {
	return (
		100n * countInFigure(question, /width="90" height="90"/g) +
		10n * countInFigure(question, /width="9" height="90"/g) +
		countInFigure(question, /width="9" height="9"/g)
	);
}

/** The number that a text in words or as a sum of parts means, or null for another text. */
function meant(text: string): bigint | null {
	const parts = /^\$?(\d+(?: \+ \d+)*)\$?$/.exec(text)?.[1];
	if (parts !== undefined) return parts.split(" + ").reduce((sum, part) => sum + BigInt(part), 0n);
	const number = Array.from({ length: 1000 }, (_, at) => at).find((at) => inWords(at) === text);
	return number === undefined ? null : BigInt(number);
}

const undoesSum = byWholes((value, a, b) => value - b === a);
const undoesDifference = byWholes((value, a, b) => value + b === a);

const oneStepStories = byPrompt(
	[/were there at first/, byWholes((value, came, now) => value + came === now)],
	[/gets \d+ more|red balls|at first|That is \d+ fewer/, undoesSum],
	[/After a birthday party/, byWholes((value, before, after) => before + value === after)],
	[/That is \d+ more|gives|pages fewer|How many more/, undoesDifference],
);

const SIDES_OF: Readonly<Record<string, number>> = { triangle: 3, quadrilateral: 4, pentagon: 5, hexagon: 6 };

/** From where to where a bar lies on the ruler, as a length. */
function lengthOnRuler(question: Question, which: number): Rational {
	const figure = figureOf(question);
	const [x = rational(0n), width = rational(0n)] =
		numbersInFigure(question, /<rect x="([\d.]+)" y="\d+" width="([\d.]+)" height="40"/g)[which] ?? [];
	return minus(onScale(figure, plus(x, width)), onScale(figure, x));
}

/** Where the first jump begins and the last one ends, read off the number line. */
function jumpEnds(question: Question): [bigint, bigint] {
	const arcs = numbersInFigure(question, /<path d="M([\d.]+) 100Q[\d.]+ -?[\d.]+ ([\d.]+) 100"/g);
	const place = (x: Rational | undefined) => onScale(figureOf(question), x ?? rational(0n)).numerator;
	return [place(arcs[0]?.[0]), place(arcs.at(-1)?.[1])];
}

function clockText(question: Question, alt?: string): string {
	const [hour, minute] = clockOf(figureOf(question, alt));
	return `${hour}:${minute < 10 ? "0" : ""}${minute}`;
}

/** Between which lengths in centimeters such a thing is. */
const SENSIBLE: Readonly<Record<string, readonly [number, number]>> = {
	"an eraser": [3, 7],
	"a new crayon": [8, 11],
	"a new pencil": [16, 21],
	"a spoon": [13, 20],
	"a sheet of paper": [25, 31],
	"a water bottle": [18, 30],
	"a kitchen table": [120, 240],
	"a paper clip": [2.54, 4],
	"a toothbrush": [16, 20],
	"a banana": [15, 23],
	"a tree": [900, 2000],
	"a house": [600, 900],
	"a truck": [700, 1000],
	"a bike": [160, 220],
	"a door": [190, 230],
	"a car": [350, 520],
	"a classroom": [600, 1200],
	"a school bus": [900, 1400],
	"a swimming pool": [2000, 2600],
	"a bed": [91, 200],
};

const IN_CENTIMETERS: Readonly<Record<string, number>> = {
	centimeter: 1,
	inch: 2.54,
	foot: 30.48,
	meter: 100,
	kilometer: 100_000,
	mile: 160_934,
};

function isSensible(thing: string, length: string): boolean {
	const [, count = "0", unit = ""] = /about (\d+) (\w+)/.exec(length) ?? [];
	const name =
		unit === "feet" || unit === "foot" ? "foot" : unit === "inches" ? "inch" : unit.replace(/s$/, "");
	const [low, high] = SENSIBLE[thing] ?? [0, 0];
	const size = Number(count) * (IN_CENTIMETERS[name] ?? 0);
	return low <= size && size <= high;
}

/** One second way per generator of grade 2. */
export const secondWays2: SecondWays = {
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
	"add-within-100": undoesSum,
	"subtract-within-100": undoesDifference,
	"add-four-two-digit": wholes(
		([value], numbers) => numbers.reduce((rest, number) => rest - number, value) === 0n,
	),
	"add-within-1000": byPrompt(
		[/each box/, undoesColumns],
		[/blocks/, (question, { value }) => wholeOf(value) === worthOfBlocks(question)],
		[/./, undoesSum],
	),
	"subtract-within-1000": byPrompt(
		[/each box/, undoesColumns],
		[/blocks/, wholes(([value], [, , taken], question) => value + taken === worthOfBlocks(question))],
		[/./, undoesDifference],
	),
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
	"odd-even-numbers": byPrompt(
		[
			/in pairs/,
			(question, { text }) => {
				const dots = countInFigure(question, /<circle/g);
				return dots === wholesIn(question.prompt)[0] && text === (dots % 2n === 0n ? "even" : "odd");
			},
		],
		[/both boxes/, fillsTheBox],
		[/are even/, (_, { text }) => /[02468]\$$/.test(text)],
		[/are odd/, (_, { text }) => /[13579]\$$/.test(text)],
		[
			/What is the sum/,
			({ prompt }, { text }) => {
				const odd = prompt.match(/\bodd\b/g)?.length ?? 0;
				return text === (odd === 1 ? "always odd" : "always even");
			},
		],
	),
	"arrays-repeated-addition": (question, { value }) => {
		const [rows = 0n, columns = 0n] = wholesIn(question.prompt);
		const count =
			question.figure === undefined ? repeatedSum(rows, columns) : countInFigure(question, /<circle/g);
		return wholeOf(value) === count;
	},
	"add-sub-word-one-step": oneStepStories,
	"add-sub-word-two-step": (question, { values }) => {
		const [a = 0n, b = 0n, c = 0n] = wholesIn(question.prompt);
		const { prompt } = question;
		const all = values.map(wholeOf);
		const end = all.at(-1) ?? null;
		if (end === null) return false;
		if (prompt.endsWith("together?")) return end - a - a === (prompt.includes("more") ? b : -b);
		const first = /baker|get off/.test(prompt) ? -b : b;
		const last = /finds|get on\b/.test(prompt) ? c : -c;
		return end - last - first === a && (all.length === 1 || all[0] === end - last);
	},
	"unknown-addend-equations": fillsTheBox,
	"measure-length-ruler": byPrompt(
		[/ends?\?$|does it end/, byWholes((value, length, start) => value - start === length)],
		[/How long/, (question, { value }) => value !== null && isEqual(value, lengthOnRuler(question, 0))],
	),
	"measure-two-units": byPrompt(
		[
			/straw is as long/,
			wholes(([other, difference], [ratio, told], { prompt }) => {
				const [clips, straws] = prompt.includes(`${told} straws`) ? [other, told] : [told, other];
				return repeatedSum(straws, ratio) === clips && straws + difference === clips;
			}),
		],
		[/Who counts more/, ({ prompt }, { text }) => text.startsWith(`${/, (\w+) in/.exec(prompt)?.[1]}, in`)],
		[
			/Why\?/,
			({ prompt }, { text }) =>
				text.startsWith(`It takes more ${/measures it in (.+) and/.exec(prompt)?.[1]},`) &&
				text.endsWith("is shorter."),
		],
		[
			/measured twice/,
			({ prompt }, { text }) => {
				const [, longs = "", shorts = ""] = /once in ([\w ]+), once in ([\w ]+)\./.exec(prompt) ?? [];
				const [one = 0n, other = 0n] = wholesIn(prompt);
				return text === `${one < other ? one : other} ${longs} and ${one < other ? other : one} ${shorts}`;
			},
		],
	),
	"estimate-lengths": byPrompt(
		[
			/looks about/,
			({ prompt }, { text }) => {
				const [length = 0n, times = 0n] = wholesIn(prompt);
				return text.startsWith(`about ${repeatedSum(times, length)} `);
			},
		],
		[/Match/, (_, { texts }) => isSensible(texts[0] ?? "", texts[1] ?? "")],
		[
			/Which unit/,
			({ prompt }, { text }) => {
				const [low] = SENSIBLE[/(?:long|tall|wide) (an? [\w ]+) is\./.exec(prompt)?.[1] ?? ""] ?? [0];
				const size =
					IN_CENTIMETERS[text.replace(/s$/, "").replace("inche", "inch").replace("feet", "foot")] ?? 0;
				// A fitting unit is neither longer than the thing nor a tiny part of it.
				return size <= low && low <= size * 70;
			},
		],
		[/About how/, ({ prompt }, { text }) => isSensible(/is (an? [\w ]+)\?"/.exec(prompt)?.[1] ?? "", text)],
	),
	"compare-lengths": byPrompt(
		[
			/strip A/,
			(question, { value }) => {
				const order = textsIn(figureOf(question))
					.filter(({ text }) => text === "A" || text === "B")
					.map(({ text }) => text);
				const [a, b] = [
					lengthOnRuler(question, order.indexOf("A")),
					lengthOnRuler(question, order.indexOf("B")),
				];
				return value !== null && isEqual(plus(value, b), a);
			},
		],
		[/./, undoesDifference],
	),
	"length-word-problems": byPrompt(
		[/for a gift/, byWholes((value, whole, gift, given) => value + gift + given === whole)],
		[/in all/, undoesSum],
		[/at first/, undoesSum],
		[/./, undoesDifference],
	),
	"number-line-sums": byPrompt(
		[
			/equation/,
			(question, { text }) => {
				const [start, end] = jumpEnds(question);
				const [first = 0n, by = 0n, last = 0n] = wholesIn(text);
				return first === start && last === end && (text.includes("+") ? first + by : first - by) === last;
			},
		],
		[/land/, (question, { value }) => wholeOf(value) === jumpEnds(question)[1]],
	),
	"time-five-minutes": byPrompt(
		[
			/minutes to/,
			({ prompt }, { text }) => {
				const [before = 0n, next = 0n] = wholesIn(prompt);
				const [hour = 0n, minute = 0n] = wholesIn(text);
				return minute + before === 60n && (hour % 12n) + 1n === next;
			},
		],
		[/Match/, (question, { texts }) => clockText(question, texts[0]) === texts[1]],
		[
			/What time is it on the clock/,
			(question, { text }) => {
				const is_morning = /breakfast|to school|getting up/.test(question.prompt);
				return text === `${clockText(question)} ${is_morning ? "a.m." : "p.m."}`;
			},
		],
		[/./, (question, { text }) => text.replace(/^0/, "") === clockText(question)],
	),
	"count-coins-bills": (question, { values }) => {
		const shown = textsIn(figureOf(question)).map(({ text }) => text);
		const cents = shown.reduce(
			(sum, text) => sum + (text.startsWith("$") ? 100n * BigInt(text.slice(1)) : BigInt(text.slice(0, -1))),
			0n,
		);
		const [first, second] = values.map((each) => wholeOf(each) ?? -1n);
		return second === undefined ? first === cents : (first ?? 0n) * 100n + second === cents && second < 100n;
	},
	"money-word-problems": byPrompt(
		[/saved/, undoesDifference],
		[/one dollar/, byWholes((value, price) => value + price === 100n)],
		[/get back/, byWholes((value, a, b, paid) => value + a + b === paid)],
		[/together/, undoesSum],
	),
	"line-plot-whole": (question, answer) => {
		const plot = [...plotOf(figureOf(question))].map(([text, count]): [bigint, bigint] => [
			BigInt(text),
			count,
		]);
		const count = (fits: (length: bigint) => boolean) =>
			plot.reduce((sum, [length, crosses]) => sum + (fits(length) ? crosses : 0n), 0n);
		const [first, second] = answer.values.map((each) => wholeOf(each) ?? -1n);
		const [mark = 0n, other = 0n] = wholesIn(question.prompt);
		if (question.prompt.includes("in all")) return first === count(() => true);
		if (/or longer/.test(question.prompt)) return first === count((length) => length >= mark);
		if (/or shorter/.test(question.prompt)) return first === count((length) => length <= mark);
		if (/Most/.test(question.prompt))
			return (
				plot.every(([length, crosses]) =>
					length === first ? crosses === second : crosses < (second ?? 0n),
				) && count((length) => length === first) === second
			);
		if (/The longest/.test(question.prompt)) {
			const used = plot.filter(([, crosses]) => crosses > 0n).map(([length]) => length);
			return (
				count((length) => length === other) + (first ?? 0n) === count((length) => length === mark) &&
				(used[0] ?? 0n) + (second ?? 0n) === used.at(-1)
			);
		}
		return first === count((length) => length === mark);
	},
	"picture-bar-graphs": (question, answer) => {
		const figure = figureOf(question);
		const graph = figure.alt.startsWith("A bar")
			? new Map([...barsOf(figure)].map(([name, { numerator }]): [string, bigint] => [name, numerator]))
			: new Map([...rowsOf(figure)].map(([name, halves]): [string, bigint] => [name, halves / 2n]));
		const asked = [...graph.keys()]
			.filter((name) => question.prompt.includes(name))
			.sort((a, b) => question.prompt.indexOf(a) - question.prompt.indexOf(b));
		const [a = 0n, b = 0n, c = 0n] = asked.map((name) => graph.get(name) ?? 0n);
		const value = wholeOf(answer.value);
		if (/the most/.test(question.prompt))
			return [...graph.values()].every((other) => other <= (graph.get(answer.text) ?? 0n));
		if (/the fewest/.test(question.prompt))
			return [...graph.values()].every((other) => other >= (graph.get(answer.text) ?? 99n));
		if (value === null) return false;
		if (/together than/.test(question.prompt)) return value + c === a + b;
		if (/together/.test(question.prompt)) return value - a === b;
		return /How many more/.test(question.prompt) ? value + b === a : value === a;
	},
	"identify-shapes": byPrompt(
		[/Match/, (question, { texts }) => sidesOf(figureOf(question, texts[0])) === SIDES_OF[texts[1] ?? ""]],
		[/name of this shape/, (question, { text }) => sidesOf(figureOf(question)) === SIDES_OF[text]],
		[
			/Which of these/,
			(question, { text }) =>
				sidesOf(figureOf(question, text)) === SIDES_OF[/are (\w+)s\?/.exec(question.prompt)?.[1] ?? ""],
		],
		[/faces/, byWholes((value) => value === 2n + 4n)],
		[/corners does/, byWholes((value) => value === 4n + 4n)],
		[/edges/, byWholes((value) => value === 4n + 4n + 4n)],
		[
			/draws/,
			({ prompt }, { text }) => {
				const sides =
					{ three: 3, four: 4, five: 5, six: 6 }[/with (\w+) (?:sides|square)/.exec(prompt)?.[1] ?? ""] ?? 0;
				const name = /same length and four square/.test(prompt)
					? "a square"
					: /two long/.test(prompt)
						? "a rectangle that is not a square"
						: /different lengths/.test(prompt)
							? "a quadrilateral that is not a square"
							: `a ${Object.entries(SIDES_OF).find(([, count]) => count === sides)?.[0]}`;
				return text === name;
			},
		],
	),
	"partition-rectangle": (question, answer) => {
		const [a = 0n, b = 0n] =
			question.figure === undefined ? wholesIn(question.prompt) : wholesIn(question.figure.alt);
		const values = answer.values.map((each) => wholeOf(each) ?? -1n);
		const total = values.at(-1);
		const squares = countInFigure(question, /rx="3"/g);
		const shows_all = question.figure !== undefined && !question.figure.alt.includes("cloth");
		const counted = shows_all ? squares : repeatedSum(a, b);
		return total === counted && (values.length === 1 || (values[0] === a && values[1] === b));
	},
	"equal-shares": byPrompt(
		[/larger part/, (_, { text }) => text === "Both parts have the same size."],
		[
			/parts called/,
			(question, { text }) => {
				const { count, are_equal } = partsOf(figureOf(question));
				return are_equal && ["halves", "thirds", "fourths"][count - 2] === text;
			},
		],
		[
			/show/,
			(question, { text }) => {
				const { count, are_equal } = partsOf(figureOf(question, text));
				return are_equal && question.prompt.includes(["halves", "thirds", "fourths"][count - 2] ?? "?");
			},
		],
		[
			/parts (are left|make)/,
			({ prompt }, { value }) => {
				const all = BigInt(["halves", "thirds", "fourths"].findIndex((name) => prompt.includes(name)) + 2);
				const [used = 0n] = wholesIn(prompt);
				return value !== null && isEqual(plus(value, rational(used)), rational(all));
			},
		],
	),
};
