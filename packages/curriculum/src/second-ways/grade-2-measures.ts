import { countsMoney } from "./coins.ts";
import { readsClocks } from "./clocks.ts";
import { estimatesLengths } from "./lengths.ts";
import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { minus, plus } from "./exact.ts";
import { drawsList } from "./drawn-charts.ts";
import { barsOf, figureOf, onScale, plotOf, rowsOf, textsIn } from "./read-figure.ts";
import { byPrompt, wholes } from "./ways.ts";
import { numbersInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";
import { undoesDifference } from "./sums.ts";

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
	"estimate-lengths": estimatesLengths,
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
	"time-five-minutes": readsClocks,
	"count-coins-bills": countsMoney,
	"line-plot-whole": (question, answer) => {
		if (question.interaction) return drawsList(question, answer);
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
		if (question.interaction) return drawsList(question, answer);
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
