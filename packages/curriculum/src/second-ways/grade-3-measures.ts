import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Figure, Question } from "@learnin/domain/question/question";
import { drawsClues, drawsList } from "./drawn-charts.ts";
import { barsOf, clockOf, figureOf, plotOf, rowsOf } from "./read-figure.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { told as timeTold } from "./clocks.ts";
import { byPrompt } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

/** Between which grams or milliliters such a thing is. */
const MEASURES: Readonly<Record<string, readonly [number, number]>> = {
	"a paper clip": [1, 2],
	"an apple": [100, 250],
	"a slice of bread": [20, 60],
	"a letter": [10, 30],
	"a big balloon": [2, 10],
	"a soccer ball": [400, 450],
	"a watermelon": [3000, 15000],
	"a brick": [2000, 4000],
	"a bike": [8000, 20000],
	"a dog": [5000, 50000],
	"a small iron": [800, 2000],
	"a bathtub": [100_000, 250_000],
	"a bucket": [5000, 15000],
	"a big bottle of juice": [1000, 2000],
	"a watering can": [3000, 12000],
	"an aquarium": [30_000, 200_000],
	"a car's tank": [40_000, 80_000],
};

/** Second ways of grade 3 for time, measures and data. */
export const measuresWays3: SecondWays = {
	"time-to-minute": byPrompt(
		[
			/say the time/,
			(question, { text }) => {
				const [hour, minute] = clockOf(figureOf(question));
				const [left = 0n, next = 0n] = wholesIn(text);
				return text.includes(" to ") && left + BigInt(minute) === 60n && next === BigInt((hour % 12) + 1);
			},
		],
		[
			/./,
			(question, { text }) =>
				text.replace(/^0/, "") === (question.interaction ? timeTold(question.prompt) : timeOn(question)),
		],
	),
	"elapsed-time": (question, answer) => {
		const times = [...question.prompt.matchAll(/(\d+):(\d\d)/g)].map(([, h, m]) =>
			minutesOf(BigInt(h ?? 0), BigInt(m ?? 0)),
		);
		const [first = 0n, second = 0n] = times;
		if (/How many minutes/.test(question.prompt)) return wholeOf(answer.value) === wrapped(second - first);
		const length = BigInt(/takes (\d+) minutes/.exec(question.prompt)?.[1] ?? 0);
		const [h = 0n, m = 0n] = wholesIn(answer.text);
		const given = minutesOf(h, m);
		return (
			m < 60n &&
			(/When does it end/.test(question.prompt)
				? wrapped(given - first) === length
				: wrapped(first - given) === length)
		);
	},
	"mass-volume": byPrompt(
		[
			/sensible/,
			({ prompt }, { text }) =>
				isSensibleMeasure(/(?:heavy is|in) (an? [\w ']+?)(?:\?| when)/.exec(prompt)?.[1] ?? "", text),
		],
		[/Match/, (_, { texts }) => isSensibleMeasure(texts[0] ?? "", texts[1] ?? "")],
		[
			/on the scale|in the (cup|bucket)/,
			(question, { value }) => value !== null && isEqual(value, readScale(figureOf(question))),
		],
		[/packs/, byWholes((value, a, b) => repeatedSum(a, b) === value)],
		[/shares/, byWholes((value, all, by) => repeatedSum(value, by) === all)],
		[/together/, byWholes((value, a, b) => value - b === a)],
		[/left|heavier/, byWholes((value, a, b) => value + b === a)],
	),
	"scaled-graphs": (question, answer) => {
		if (question.interaction) return drawsClues(question, answer);
		const figure = figureOf(question);
		const each = BigInt(/(?:steps of|stands for) (\d+)/.exec(figure.alt)?.[1] ?? 1);
		// In halves, so that half symbols stay whole numbers.
		const graph: Map<string, bigint> = figure.alt.startsWith("A bar")
			? new Map([...barsOf(figure)].map(([name, { numerator }]): [string, bigint] => [name, 2n * numerator]))
			: new Map([...rowsOf(figure)].map(([name, halves]): [string, bigint] => [name, halves * each]));
		const { prompt } = question;
		const asked = [...prompt.matchAll(new RegExp([...graph.keys()].join("|"), "g"))].map(
			([name]) => graph.get(name) ?? 0n,
		);
		const values = answer.values.map((one) => 2n * (wholeOf(one) ?? -1n));
		const [a = 0n, b = 0n, c = 0n] = asked;
		const [value = 0n, more = 0n] = values;
		if (values.length === 2) return value === a && more + c === b;
		if (/together than/.test(prompt)) return value + c === a + b;
		if (/together/.test(prompt)) return value - a === b;
		return /How many more/.test(prompt) ? value + b === a : value === a;
	},
	"line-plot-quarter-inch": (question, answer) => {
		if (question.interaction) return drawsList(question, answer);
		const { values } = answer;
		const [first = -1n, second = -1n] = values.map((each) => wholeOf(each) ?? -1n);
		if (/ribbon/.test(question.prompt))
			return second < 4n && 4n * first + second === fourthsOnRuler(question);
		const plot = [...plotOf(figureOf(question))].map(([text, count]): [bigint, bigint] => [
			fourthsOf(text),
			count,
		]);
		const asked = fourthsOf(
			/\$(.*)\$/
				.exec(question.prompt)?.[1]
				?.replace(/(\d*)\\dfrac\{(\d)\}\{(\d)\}/, "$1 $2/$3")
				.trim() ?? "0",
		);
		const count = (fits: (length: bigint) => boolean) =>
			plot.reduce((sum, [length, crosses]) => sum + (fits(length) ? crosses : 0n), 0n);
		if (/Most/.test(question.prompt)) {
			const inches = wholesIn(question.prompt)[0] ?? 0n;
			const most = 4n * inches + first;
			return (
				plot.every(([length, crosses]) => (length === most ? crosses === second : crosses < second)) &&
				count((length) => length === most) === second
			);
		}
		return (
			first === count((length) => (/longer than/.test(question.prompt) ? length > asked : length === asked))
		);
	},
};

function timeOn(question: Question): string {
	const [hour, minute] = clockOf(figureOf(question));
	return `${hour}:${minute < 10 ? "0" : ""}${minute}`;
}

function minutesOf(hour: bigint, minute: bigint): bigint {
	return (hour % 12n) * 60n + minute;
}

/** Minutes around a clock of twelve hours. */
function wrapped(minutes: bigint): bigint {
	return (minutes + 720n) % 720n;
}

function isSensibleMeasure(thing: string, measure: string): boolean {
	const [, count = "0", unit = ""] = /(\d+) (\w+?)s?$/.exec(measure.replace(",", "")) ?? [];
	const [low, high] = MEASURES[thing] ?? [0, 0];
	const size = Number(count) * (unit === "kilogram" || unit === "liter" ? 1000 : 1);
	return low <= size && size <= high;
}

/** What the water or the hand of a scale shows, from the marks it is nearest to. */
function readScale({ svg, alt }: Figure): Rational {
	const small = BigInt(/mark every (\d+)/.exec(alt)?.[1] ?? 1);
	if (alt.startsWith("A measuring")) {
		const top = /<rect x="\d+" y="([\d.]+)"/.exec(svg)?.[1] ?? "";
		const ys = [...svg.matchAll(/<line x1="120" y1="([\d.]+)"/g)].map(([, y]) => y);
		return rational(BigInt(ys.indexOf(top)) * small);
	}
	const [, hx = "0", hy = "0"] = /x2="([\d.]+)" y2="([\d.]+)" stroke="var\(--fig-coral\)"/.exec(svg) ?? [];
	const marks = [
		...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="[\d.]+" y2="[\d.]+" stroke="var\(--ink-2\)"/g),
	];
	// The mark in whose direction the hand points.
	const turn = (x: number, y: number) => Math.atan2(x - 140, 140 - y);
	const at = marks.findIndex(
		([, x, y]) => Math.abs(turn(Number(x), Number(y)) - turn(Number(hx), Number(hy))) < 0.01,
	);
	return rational(BigInt(at) * small);
}

/** "2 1/4" as 9. */
function fourthsOf(text: string): bigint {
	const [, whole = "", top = "0", bottom = "4"] = /^(\d*) ?(?:(\d)\/(\d))?$/.exec(text.trim()) ?? [];
	return 4n * BigInt(whole === "" ? 0 : whole) + (BigInt(top) * 4n) / BigInt(bottom);
}

function fourthsOnRuler(question: Question): bigint {
	const marks = [...(question.figure?.svg.matchAll(/<line x1="([\d.]+)" y1="48"/g) ?? [])].map(([, x]) =>
		Number(x),
	);
	const [, x = "0", width = "0"] =
		/<rect x="([\d.]+)" y="2" width="([\d.]+)"/.exec(question.figure?.svg ?? "") ?? [];
	const end = Number(x) + Number(width);
	return BigInt(marks.findIndex((mark) => Math.abs(mark - end) < 0.1));
}
