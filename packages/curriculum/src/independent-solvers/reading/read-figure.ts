import type { Rational } from "@learnin/domain/arithmetic/rational";
import type { Figure, Question } from "@learnin/domain/question/question";
import { minus, over } from "./arithmetic.ts";
import { value } from "./formulas.ts";
import { optionsOf } from "./options-of.ts";

interface PlacedText {
	x: Rational;
	y: Rational;
	text: string;
	size: string;
}

/** The figure of the question, or of the option that is known by this text. */
export function figureOf(question: Question, alt?: string): Figure {
	const figure =
		alt === undefined
			? question.figure
			: optionsOf(question).find((option) => option.figure?.alt === alt)?.figure;
	if (figure === undefined) throw new Error(`No figure: ${alt ?? question.prompt}`);
	return figure;
}

/** The words and numbers written into a figure, with their places. */
export function textsIn({ svg }: Figure): PlacedText[] {
	return [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g)].map(
		([, x = "", y = "", size = "", text = ""]) => ({ x: value(x), y: value(y), text, size }),
	);
}

/** What a place on a scale means, read between the two numbers written below it. */
export function onScale(figure: Figure, x: Rational): Rational {
	const numbers = textsIn(figure).filter(({ text }) => /^\d+$/.test(text));
	const [first, second] = numbers;
	if (first === undefined || second === undefined) throw new Error("No scale.");
	const unit = over(minus(second.x, first.x), minus(value(second.text), value(first.text)));
	return nearest(over(minus(x, first.x), unit));
}

/** The nearest whole number: figures are rounded to hundredths of a step of the drawing. */
function nearest(number: Rational): Rational {
	const { numerator, denominator } = number;
	const twice = 2n * numerator + denominator;
	const floor = twice / (2n * denominator) - (twice < 0n && twice % (2n * denominator) !== 0n ? 1n : 0n);
	return { numerator: floor, denominator: 1n };
}

/** How many straight sides the shape in a figure has. */
export function sidesOf({ svg }: Figure): number {
	const [, path = ""] = /<path d="([^"]*)"/.exec(svg) ?? [];
	return path.split("L").length;
}

/** Hour and minute on a clock, from where its hands end. */
export function clockOf({ svg }: Figure): [hour: number, minute: number] {
	const turn = (pattern: RegExp) => {
		const [, x = "0", y = "0"] = pattern.exec(svg) ?? [];
		return (Math.atan2(Number(x) - 120, 120 - Number(y)) / (2 * Math.PI) + 1) % 1;
	};
	const minute = Math.round(turn(/x2="([\d.]+)" y2="([\d.]+)" stroke="var\(--fig-coral\)"/) * 60) % 60;
	const hours = turn(/x2="([\d.]+)" y2="([\d.]+)" stroke="var\(--ink\)"/) * 12;
	return [((Math.round(hours - minute / 60) + 11) % 12) + 1, minute];
}

/** The counts in a line plot by the number below, as its words tell them; the crosses drawn must be as many. */
export function plotOf(figure: Figure): Map<string, bigint> {
	const told = /over each mark: (.*)\.$/.exec(figure.alt)?.[1] ?? "";
	const counts = new Map(
		told.split(", ").map((pair): [string, bigint] => {
			const [text = "", count = ""] = pair.split(": ");
			return [text, BigInt(count)];
		}),
	);
	const crosses = BigInt(figure.svg.match(/stroke="var\(--fig-sky\)"/g)?.length ?? 0);
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0n);
	if (crosses !== total) throw new Error(`${crosses} crosses, told ${total}`);
	return counts;
}

/** The bars of a graph against its scale, or its rows of symbols in halves of one, by their names. */
export function barsOf(figure: Figure): Map<string, Rational> {
	const texts = textsIn(figure);
	const names = texts.filter(({ size }) => size === "22");
	const scale = texts.filter(({ size }) => size === "20");
	const [zero, one] = scale;
	if (zero === undefined || one === undefined) throw new Error("No scale.");
	const unit = over(minus(zero.y, one.y), minus(value(one.text), value(zero.text)));
	const heights = [...figure.svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"/g)];
	return new Map(
		names.map(({ text }, at) => {
			const twice = over(value(heights[at]?.[1] ?? "0"), unit);
			return [text, nearest(twice)];
		}),
	);
}

/** How many half symbols stand in each row of a picture graph, by the row's name. */
export function rowsOf(figure: Figure): Map<string, bigint> {
	const rows = textsIn(figure).filter(({ x, size }) => size === "23" && x.numerator === 66n);
	const [, body = ""] = /^(.*)$/s.exec(figure.svg) ?? [];
	return new Map(
		rows.map(({ text }, at) => {
			const start = body.indexOf(`>${text}</text>`);
			const next = rows[at + 1];
			const end = next === undefined ? body.length : body.indexOf(`>${next.text}</text>`);
			const part = body.slice(start, end);
			const full = part.match(/<circle/g)?.length ?? 0;
			const half = part.match(/<path/g)?.length ?? 0;
			return [text, BigInt(2 * full + half)];
		}),
	);
}

/** Whether the parts that a whole is cut into are drawn in one size, and how many they are. */
export function partsOf({ svg }: Figure): { count: number; are_equal: boolean } {
	const paths = [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path = ""]) => path);
	const sizes = paths.map((path) => {
		const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
		if (!path.includes("A"))
			return Math.abs(
				(numbers[
					path.startsWith("M2 ") && path.indexOf("V") > path.indexOf("H") && numbers[2] === 152 ? 3 : 2
				] ?? 0) - (numbers[path.startsWith("M2 ") && numbers[2] === 152 ? 1 : 0] ?? 0),
			);
		const [, , x1 = 0, y1 = 0, , , , large = 0, , x2 = 0, y2 = 0] = numbers;
		return Math.hypot(x1 - x2, y1 - y2) + 1000 * large;
	});
	return { count: paths.length, are_equal: sizes.every((size) => Math.abs(size - (sizes[0] ?? 0)) < 0.5) };
}
