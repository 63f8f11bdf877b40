import { isEqual } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "./cards.ts";
import { drawsBox, drawsHistogram } from "../shared/drawn-charts.ts";
import { isSuchAPart } from "./drawn-parts.ts";
import { exact, plus, times } from "./arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "./formulas.ts";
import { givenAnswer, type Solver, type Solvers } from "../solver.ts";
import { fitsThePoints } from "../shared/drawn-fits.ts";
import { shadesTheRegion } from "../shared/plane-regions.ts";
import { splitsTheRectangle } from "../shared/split-rectangles.ts";

/** Independent solvers in which a thing that says all by itself is read again, whatever the skill. */
export function withMadeThings(ways: Solvers): Solvers {
	const entries = Object.entries(ways).map(([skill, way]): [string, Solver] => [
		skill,
		(question, answer) =>
			question.interaction?.kind === "tiles"
				? way(question, givenAnswer(answer.texts.map(formulaOf)))
				: (wayOf(question) ?? way)(question, answer),
	]);
	return Object.fromEntries(entries);
}

function wayOf({ interaction, prompt }: Question): Solver | null {
	if (interaction?.kind === "venn") return isInItsCircles;
	if (interaction?.kind === "box_plot") return drawsBox;
	if (interaction?.kind === "protractor") return readsTheAngle;
	if (interaction?.kind === "machine") return setsTheMachine;
	if (interaction?.kind === "cubes") return fillsTheBox;
	if (interaction?.kind === "cut") return coversTheFigure;
	if (interaction?.kind === "best_fit") return fitsThePoints;
	if (interaction?.kind === "region") return shadesTheRegion;
	if (interaction?.kind === "area_model") return splitsTheRectangle;
	if (interaction?.kind === "parts") return isSuchAPart;
	if (interaction?.kind === "shading" && interaction.style === "set") return shadesTheShare;
	if (interaction?.kind === "chart" && /to expect/.test(prompt)) return drawsExpected;
	return interaction?.kind === "chart" && interaction.style === "histogram" ? drawsHistogram : null;
}

/** Tiles in a row as a formula. */
function formulaOf(row: string): string {
	const formula = row.replaceAll("×", "\\times").replaceAll("÷", "\\div");
	return `$${formula}$`;
}

/** The dials make each pair of the machine's table, which are values of the product in the prompt, if there is one. */
const setsTheMachine: Solver = ({ interaction, prompt }, { values: [factor = null, more = null] }) => {
	if (interaction?.kind !== "machine" || factor === null || more === null) return false;
	const product = formulasIn(prompt).find((each) => each.includes("("));
	return interaction.rows.every(
		({ x, y }) =>
			isEqual(plus(times(factor, exact(x)), more), exact(y)) &&
			(product === undefined || isEqual(calculate(product, { x: exact(x) }), exact(y))),
	);
};

/** What lies between the two sides that are drawn. */
const readsTheAngle: Solver = ({ interaction }, { value }) =>
	interaction?.kind === "protractor" && value !== null && isEqual(value, exact(interaction.degrees));

/** Layers and rows as they are given, or the product of all edges; cubes of half an inch fit eight times as often. */
const fillsTheBox: Solver = ({ prompt }, { value }) => {
	const numbers = numbersIn(prompt);
	const [low = 0, length = 0, width = 0, rows = 0] = numbers.map(({ numerator }) => Number(numerator));
	const right = /full layer/.test(prompt)
		? exact(low * length * width + rows * length)
		: numbers.reduce(times, exact(prompt.includes("\\dfrac{1}{2}") ? 16 : 1));
	return value !== null && isEqual(value, right);
};

/** So many of the counters, a hundred times or as often as the denominator says, are as many as the numerator of all. */
const shadesTheShare: Solver = ({ prompt, interaction }, { value }) => {
	if (interaction?.kind !== "shading" || value === null) return false;
	const [, top, bottom, percent] =
		/(?:\\dfrac\{(\d+)\}\{(\d+)\}\$|(\d+)%) of the \d+ counters/.exec(prompt) ?? [];
	const all = interaction.rows * interaction.columns;
	return isEqual(times(value, exact(Number(bottom ?? 100))), exact(Number(top ?? percent) * all));
};

/** Each color as often, of all spins, as it has parts among all parts. */
const drawsExpected: Solver = ({ prompt, interaction }, { values }) => {
	if (interaction?.kind !== "chart") return false;
	const told = (words: RegExp) => exact(Number(words.exec(prompt)?.[1] ?? 0));
	const [spins, all] = [told(/(\d+) times/), told(/(\d+) equal parts/)];
	return interaction.names.every((name, at) => {
		const value = values[at] ?? null;
		const parts = told(new RegExp(`(\\d+) ${name.toLowerCase()}`));
		return value !== null && isEqual(times(value, all), times(parts, spins));
	});
};

/** Twice the area is the sum of what each side of the figure adds to the left of it. */
const coversTheFigure: Solver = ({ interaction }, { value }) => {
	if (interaction?.kind !== "cut" || value === null) return false;
	const { shape } = interaction;
	const twice = shape.map(({ x, y }, at) => {
		const before = shape.at(at - 1) ?? { x, y };
		return (before.x + x) * (y - before.y);
	});
	return isEqual(times(value, exact(2)), exact(Math.abs(twice.reduce((sum, each) => sum + each, 0))));
};

/** What is true of a card in a circle. */
const CIRCLES: Readonly<Record<string, (card: string) => boolean>> = {
	"Equal sides": (card) => /^(Square|Rhombus)$/.test(card),
	"Right angles": (card) => /^(Square|Rectangle)$/.test(card),
	"A right angle": (card) => card.split(" ").includes("90°"),
	"Two equal angles": (card) => new Set(card.split(" ")).size < card.split(" ").length,
	"With a root sign": (card) => card.includes("√"),
	Rational: (card) => {
		const root = /√(\d+)/.exec(card)?.[1];
		return root === undefined ? !card.includes("π") : Number.isInteger(Math.sqrt(Number(root)));
	},
};

/** Each card is asked of both circles. */
const isInItsCircles: Solver = (question, { texts }) => {
	const [left = "", , right = ""] =
		question.question_type === "LABELED_INPUT" ? (question.labels[0]?.choices ?? []) : [];
	return areInTheirBins(question, texts, (card) => {
		const [isLeft, isRight] = [CIRCLES[left]?.(card), CIRCLES[right]?.(card)];
		if (isLeft) return isRight ? "Both" : left;
		return isRight ? right : "Neither";
	});
};
