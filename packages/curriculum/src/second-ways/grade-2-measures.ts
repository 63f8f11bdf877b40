import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { minus, plus } from "./exact.ts";
import { barsOf, clockOf, figureOf, onScale, plotOf, rowsOf, textsIn } from "./read-figure.ts";
import { byPrompt, wholes } from "./ways.ts";
import { numbersInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";
import { undoesDifference } from "./sums.ts";

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

/** Second ways of grade 2 for lengths, time, money and data. */
export const measuresWays2: SecondWays = {
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
};

/** From where to where a bar lies on the ruler, as a length. */
function lengthOnRuler(question: Question, which: number): Rational {
	const figure = figureOf(question);
	const [x = rational(0n), width = rational(0n)] =
		numbersInFigure(question, /<rect x="([\d.]+)" y="\d+" width="([\d.]+)" height="40"/g)[which] ?? [];
	return minus(onScale(figure, plus(x, width)), onScale(figure, x));
}

function clockText(question: Question, alt?: string): string {
	const [hour, minute] = clockOf(figureOf(question, alt));
	return `${hour}:${minute < 10 ? "0" : ""}${minute}`;
}

function isSensible(thing: string, length: string): boolean {
	const [, count = "0", unit = ""] = /about (\d+) (\w+)/.exec(length) ?? [];
	const name =
		unit === "feet" || unit === "foot" ? "foot" : unit === "inches" ? "inch" : unit.replace(/s$/, "");
	const [low, high] = SENSIBLE[thing] ?? [0, 0];
	const size = Number(count) * (IN_CENTIMETERS[name] ?? 0);
	return low <= size && size <= high;
}
