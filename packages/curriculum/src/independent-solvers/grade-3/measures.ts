import type { Rational } from "@learnin/domain/arithmetic/rational";
import { rational } from "@learnin/domain/arithmetic/rational";
import type { Figure, Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "../reading/cards.ts";
import { drawsClues, drawsList } from "../shared/drawn-charts.ts";
import { barsOf, figureOf, plotOf, rowsOf } from "../reading/read-figure.ts";
import { wholesIn } from "../reading/read-question.ts";
import { measuresBar } from "../shared/rulers.ts";
import type { Solvers } from "../solver.ts";
import { readsClocks } from "../shared/clocks.ts";
import { passesTime } from "./passing-time.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** Between which grams or milliliters such a thing is. */
const MEASURES: Readonly<Record<string, readonly [number, number]>> = {
	"paper clip": [1, 2],
	apple: [100, 250],
	"slice of bread": [20, 60],
	letter: [10, 30],
	"big balloon": [2, 10],
	"soccer ball": [400, 450],
	pencil: [4, 12],
	banana: [80, 200],
	watermelon: [3000, 15000],
	brick: [2000, 4000],
	bike: [8000, 20000],
	"large dog": [20000, 50000],
	cat: [3000, 6000],
	chair: [3000, 9000],
	laptop: [1000, 3000],
	teaspoon: [3, 8],
	"drinking glass": [200, 400],
	"coffee cup": [150, 300],
	"can of soda": [300, 400],
	"small bottle of glue": [20, 80],
	"soup bowl": [250, 600],
	bathtub: [100_000, 250_000],
	bucket: [5000, 15000],
	"large bottle of juice": [1000, 3000],
	"watering can": [3000, 12000],
	aquarium: [30_000, 200_000],
	"car’s gas tank": [40_000, 80_000],
	"kitchen sink": [10_000, 40_000],
};

/** Independent solvers of grade 3 for time, measures and data. */
export const measuresWays3: Solvers = {
	"time-to-minute": readsClocks,
	"elapsed-time": passesTime,
	"mass-volume": (question, answer) => {
		const { prompt, question_type, figure } = question;
		const [first = "", second = ""] = answer.texts;
		if (question_type === "LABELED_INPUT")
			return areInTheirBins(question, answer.texts, (card) => {
				const isLarge = (MEASURES[card]?.[0] ?? 0) >= 1000;
				return /grams/.test(prompt) ? (isLarge ? "kilograms" : "grams") : isLarge ? "liters" : "milliliters";
			});
		if (question_type === "MATCH_THE_FOLLOWING") return isSensibleMeasure(first, second);
		if (figure !== undefined) return wholesIn(first)[0] === readScale(figure).numerator;
		if (/about/.test(first))
			return isSensibleMeasure(
				Object.keys(MEASURES).find((thing) => prompt.includes(` ${thing}`)) ?? "",
				first,
			);
		const [a = 0n, b = 0n] = wholesIn(prompt);
		const value = wholeOf(answer.value) ?? -1n;
		if (/packs|Each of/.test(prompt)) return repeatedSum(a, b) === value;
		if (/equally/.test(prompt)) return repeatedSum(value, b) === a;
		return /together/.test(prompt) ? value - b === a : value + b === a;
	},
	"scaled-graphs": (question, answer) => {
		if (question.interaction) return drawsClues(question, answer);
		const figure = figureOf(question);
		const each = BigInt(/(?:steps of|stands for) (\d+)/.exec(figure.alt)?.[1] ?? 1);
		// In halves, so that half symbols stay whole numbers.
		const graph: Map<string, bigint> = figure.alt.startsWith("A bar")
			? new Map([...barsOf(figure)].map(([name, { numerator }]): [string, bigint] => [name, 2n * numerator]))
			: new Map([...rowsOf(figure)].map(([name, halves]): [string, bigint] => [name, halves * each]));
		const { prompt } = question;
		const asked = [...prompt.matchAll(new RegExp(`\\b(?:${[...graph.keys()].join("|")})\\b`, "g"))].map(
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
		if (question.interaction?.kind === "ruler") return measuresBar(question, answer);
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

function isSensibleMeasure(thing: string, measure: string): boolean {
	const [, count = "0", unit = ""] = /(\d+) (\w+?)s?$/.exec(measure.replace(",", "")) ?? [];
	const [low, high] = MEASURES[thing.replace(/^an? /i, "")] ?? [0, 0];
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
	const center = Number(/<circle cx="(\d+)"/.exec(svg)?.[1]);
	// The mark in whose direction the hand points.
	const turn = (x: number, y: number) => Math.atan2(x - center, center - y);
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
