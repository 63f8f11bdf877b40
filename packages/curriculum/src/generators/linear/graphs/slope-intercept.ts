import { asClaim, ask, defineSkill, given, NAMES, slip, tex, withTask } from "../../../kit/index.ts";
import type { Form, Fraction } from "../../../kit/index.ts";
import { simplest, whole, words } from "../../../kit/value.ts";
import { startLarge } from "../../../kit/words.ts";
import { asFraction, boxes, equationOf, graphHelp, opposite, plotted, readHelp } from "./line-forms.ts";
import type { Lines } from "./line-forms.ts";
import { equation, figureOf, lineOf } from "./lines.ts";
import { rewritten, rewrittenBoxes } from "../standard-form.ts";

const lines =
	(denominators: readonly number[]): Lines =>
	(random) =>
		lineOf(random, denominators);

/** The line as two numbers in words. */
const pair = (slope: Fraction, start: Fraction) =>
	words(`slope $${tex(slope)}$ and $y$-intercept $${tex(start)}$`);

/** Slope and intercept of an equation that is solved for y, as one choice. */
const read = (draw: Lines): Form =>
	given(draw, (line, random) => {
		const { slope, start } = line;
		const b = asFraction(start);
		return {
			...readHelp(line),
			prompt: random.pick([
				`What are the slope and the $y$-intercept of the line $${equation(line)}$?`,
				`Which is true of the line $${equation(line)}$? It has …`,
				`${random.pick(NAMES)} wants to graph $${equation(line)}$. What are its slope and $y$-intercept?`,
			]),
			task: `$${equation(line)}$`,
			right: pair(slope, b),
			wrong: [
				[slip.swappedSlopeAndIntercept, pair(b, slope)],
				[slip.oppositeIntercept, pair(slope, opposite(b))],
				[slip.mixedRisingAndFalling, pair(opposite(slope), b)],
			],
		};
	});

/** One of the two numbers, from an equation or a graph. */
const number = (draw: Lines, isDrawn: boolean): Form =>
	given(draw, (line, random) => {
		const { slope, start } = line;
		const asksSlope = random.oneIn(2);
		const what = asksSlope ? "the slope" : "the $y$-intercept";
		const of = isDrawn ? "of the line in the graph" : `of the line $${equation(line)}$`;
		return {
			...readHelp(line),
			...(isDrawn ? { figure: figureOf(random, line), ...graphHelp(line) } : {}),
			prompt: random.pick([`What is ${what} ${of}?`, `Find ${what} ${of}.`]),
			right: asksSlope ? simplest(slope.top, slope.bottom) : whole(start),
			wrong: asksSlope
				? [
						[slip.swappedSlopeAndIntercept, whole(start)],
						[slip.mixedRisingAndFalling, simplest(-slope.top, slope.bottom)],
						isDrawn && [slip.runOverRise, simplest(slope.bottom, slope.top)],
					]
				: [
						[slip.swappedSlopeAndIntercept, simplest(slope.top, slope.bottom)],
						[slip.oppositeIntercept, whole(-start)],
						[slip.tookOneForX, simplest(slope.top + start * slope.bottom, slope.bottom)],
					],
		};
	});

const WHOLE = lines([1]);
const PARTS = lines([1, 2, 3, 4]);
const said = (form: Form) => withTask(form, (task) => task.replace(/^the line/, "the equation of the line"));
const claimed = (form: Form) => asClaim(form, (task, value) => `The line ${task} has ${value}.`);

// 1: slope and y-intercept from an equation. 2: from a graph. 3: graph the line, with fractions as slopes. 4: the equation
// from two points. 5: from an equation to be solved for y.
export const slopeIntercept = defineSkill("slope-intercept", 13, {
	1: [
		ask.chosen(read(WHOLE)),
		boxes(WHOLE, false),
		ask.typed(number(WHOLE, false)),
		ask.matched(read(WHOLE), ["equation", "description"]),
		plotted(WHOLE, true),
	],
	2: [
		ask.chosen(equationOf(WHOLE, true)),
		boxes(WHOLE, true),
		ask.typed(number(WHOLE, true)),
		plotted(WHOLE, false),
	],
	3: [
		plotted(PARTS, false),
		plotted(PARTS, true),
		ask.chosen(equationOf(PARTS, true)),
		boxes(PARTS, true),
		ask.judged(claimed(read(PARTS))),
	],
	4: [
		ask.chosen(equationOf(PARTS, false)),
		ask.matched(withTask(equationOf(PARTS, false), startLarge), ["line", "equation"]),
		ask.explainTheMistake(said(equationOf(PARTS, false))),
		plotted(PARTS, false),
	],
	5: [
		ask.chosen(rewritten),
		rewrittenBoxes,
		ask.judged(claimed(rewritten)),
		ask.matched(rewritten, ["equation", "description"]),
	],
});
