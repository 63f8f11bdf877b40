import type { Figure, Question } from "@learnin/domain/question/question";
import { coordinatePlane, lineInside } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { entry, lowest } from "../../kit/numbers.ts";
import { improperTex } from "../../kit/fractions.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: slope and start from an equation; 2: the equation of a graph; 3: the graph of an equation, slopes of halves and thirds too; 4: descriptions and points matched with equations; 5: an equation rewritten. */
export const slopeIntercept = defineGenerator("slope-intercept", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => readEquation(random),
		() => equationOfGraph(random),
		() => graphOfEquation(random),
		() => match(random),
		() => rewrite(random),
	])(),
);

const SWAPPED =
	"The number in front of $x$ is the slope. The number alone is where the line crosses the $y$-axis.";
const REACH = [-6, 6] as const;

const whole = (number: number): Fraction => ({ top: number, bottom: 1 });

function equation(slope: Fraction, start: Fraction): string {
	return `y = ${sumTex([
		[slope, "x"],
		[start, ""],
	])}`;
}

function readEquation(random: Random) {
	const [m, b] = different(random, [2, 12], [1, 20]);
	const [slope, start] = [m, random.oneIn(3) ? -b : b];
	const turned = start > 0 && random.oneIn(3);
	const terms = [
		[slope, "x"],
		[start, ""],
	] as const;
	return fillBoxes({
		prompt: `Look at the line $y = ${sumTex(turned ? [...terms].reverse() : terms)}$. Its slope is [[m]], and it crosses the $y$-axis at $y =$ [[b]].`,
		boxes: { m: { right: slope }, b: { right: start } },
		hints: [
			"What happens to $y$ when $x$ grows by one?",
			"On the $y$-axis $x$ is zero. What is left of the equation?",
		],
		explanation: `When $x$ grows by 1, $y$ grows by ${slope}: the slope is ${slope}. For $x = 0$ it is $y = ${start}$.`,
		mistakes: [
			["m", "swaps-slope-and-start", start, SWAPPED],
			["b", "swaps-slope-and-start", slope, SWAPPED],
			["b", "lost-the-minus", start < 0 ? -start : "", "The minus belongs to the number behind it."],
			["b", "put-one-for-x", slope + start, "On the $y$-axis $x$ is zero, not one."],
			["m", "took-the-other-sign", -slope, "Does the line rise or fall?"],
		],
	});
}

function different(
	random: Random,
	first: readonly [number, number],
	second: readonly [number, number],
): [number, number] {
	const a = random.integer(...first);
	const b = random.integer(...second);
	return [a, a === b ? (b === second[1] ? b - 1 : b + 1) : b];
}

function picture(slope: Fraction, start: number): Figure {
	const ends = lineInside({ x: REACH, y: REACH }, slope.top / slope.bottom, start);
	const next: readonly [number, number] = [slope.bottom, start + slope.top];
	const inside = Math.abs(next[1]) <= 6;
	const other: readonly [number, number] = inside ? next : [-slope.bottom, start - slope.top];
	return {
		svg: coordinatePlane({
			x: REACH,
			y: REACH,
			segments: ends === null ? [] : [{ from: ends[0], to: ends[1] }],
			points: [{ at: [0, start] }, { at: other }],
		}),
		alt: `A coordinate plane with a line that goes through (0, ${start}) and (${other[0]}, ${other[1]}).`,
	};
}

function slopeAndStart(random: Random, with_fractions: boolean): [Fraction, number] {
	const size =
		with_fractions && random.oneIn(2)
			? random.pick([lowest(1, 2), lowest(3, 2), lowest(1, 3), lowest(2, 3)])
			: whole(random.integer(1, 3));
	const slope = random.oneIn(2) ? size : { top: -size.top, bottom: size.bottom };
	const starts = [-4, -3, -2, -1, 1, 2, 3, 4].filter((b) => b !== slope.top / slope.bottom);
	return [slope, random.pick(starts)];
}

const negative = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });
const turnedOver = ({ top, bottom }: Fraction): Fraction => lowest(top < 0 ? -bottom : bottom, Math.abs(top));

function equationOfGraph(random: Random) {
	const [slope, start] = slopeAndStart(random, false);
	const shown = (m: Fraction, b: number) => `$${equation(m, whole(b))}$`;
	return chooseOption(
		random,
		{
			prompt: "Which equation belongs to the line of the graph?",
			figure: picture(slope, start),
			hints: [
				"Where does the line cross the $y$-axis?",
				"How far does it go up or down for one step to the right?",
			],
			explanation: `The line crosses the $y$-axis at ${start} and goes ${slope.top > 0 ? "up" : "down"} by ${Math.abs(slope.top)} for each step to the right: ${shown(slope, start)}.`,
		},
		{
			right: shown(slope, start),
			wrong: [
				[shown(whole(start), slope.top), "swaps-slope-and-start", SWAPPED],
				[
					shown(negative(slope), start),
					"rising-and-falling-mixed-up",
					"Does the line rise or fall from left to right?",
				],
				[
					shown(slope, -start),
					"crosses-at-the-wrong-side",
					"Does the line cross the $y$-axis above or below zero?",
				],
				[
					shown(turnedOver(slope), start),
					"run-over-rise",
					"Divide the distance up by the distance to the right.",
				],
			],
		},
	);
}

function graphOfEquation(random: Random) {
	const [slope, start] = slopeAndStart(random, true);
	return choosePicture(
		random,
		{
			prompt: `Which graph belongs to $${equation(slope, whole(start))}$?`,
			hints: ["Where does the line cross the $y$-axis?", "Does it rise or fall, and how steep is it?"],
			explanation: `The line crosses the $y$-axis at ${start}. For ${slope.bottom === 1 ? "1 step" : `${slope.bottom} steps`} to the right it goes ${slope.top > 0 ? "up" : "down"} by ${Math.abs(slope.top)}.`,
		},
		{
			right: picture(slope, start),
			wrong: [
				{
					figure: picture(negative(slope), start),
					mistake: ["rising-and-falling-mixed-up", "Does the line rise or fall from left to right?"],
				},
				{
					figure: picture(slope, -start),
					mistake: ["crosses-at-the-wrong-side", "Does it cross the $y$-axis above or below zero?"],
				},
				{
					figure: slope.bottom === 1 ? picture(whole(start), slope.top) : picture(turnedOver(slope), start),
					mistake:
						slope.bottom === 1
							? ["swaps-slope-and-start", SWAPPED]
							: ["run-over-rise", "The top of the slope tells how far up, the bottom how far to the right."],
				},
			],
		},
	);
}

function match(random: Random) {
	const [m, b] = different(random, [2, 6], [2, 6]);
	const [slope, start] = [random.oneIn(2) ? m : -m, random.oneIn(2) ? b : -b];
	const step = random.integer(1, 4);
	const shown = (one: number, two: number) => `$${equation(whole(one), whole(two))}$`;
	const up = random.integer(2, 5);
	const at = random.pick(
		[1, 2, 3, 4, 5, 6, 7, 8, 9].filter((height) => height !== slope && height !== start),
	);
	return matchPairs(
		random,
		{
			prompt: "Which equation belongs to which line?",
			hints: [
				"The number alone tells where a line crosses the $y$-axis.",
				"For two points: how much does $y$ change for one step to the right?",
			],
			explanation: `The slope stands in front of $x$: slope ${slope} with ${start} on the $y$-axis is ${shown(slope, start)}. Through zero with slope ${start}: ${shown(start, 0)}. From $(0, ${at})$ to $(${step}, ${at + up * step})$ the slope is $${up * step} \\div ${step} = ${up}$: ${shown(up, at)}.`,
		},
		{
			pairs: [
				[`Slope ${minusSign(slope)}, crosses the $y$-axis at ${minusSign(start)}`, shown(slope, start)],
				[`Slope ${minusSign(start)}, goes through $(0, 0)$`, shown(start, 0)],
				[`Goes through $(0, ${at})$ and $(${step}, ${at + up * step})$`, shown(up, at)],
			],
			extras: [shown(start, slope)],
			mistakes: [
				["swaps-slope-and-start", 0, 3, SWAPPED],
				["start-forgotten", 0, 1, "That line goes through zero. Where should this one cross the $y$-axis?"],
			],
		},
	);
}

const minusSign = (number: number) => `${number}`.replace("-", "\u2212");

function rewrite(random: Random) {
	const bottom = random.pick([2, 3, 4, 5, 6] as const) * (random.oneIn(3) ? -1 : 1);
	const a = random.integer(1, 9) * (random.oneIn(2) ? -1 : 1);
	const c = random.integer(1, 12) * bottom * (random.oneIn(3) ? -1 : 1) + (random.oneIn(3) ? 1 : 0);
	const [slope, start] = [lowest(-a, bottom), lowest(c, bottom)];
	return fillBoxes({
		prompt: `Write $${sumTex([
			[a, "x"],
			[bottom, "y"],
		])} = ${c}$ in the form $y = mx + b$. Then $m =$ [[m]] and $b =$ [[b]].`,
		boxes: {
			m: { right: entry(slope), answer_type: "SIMPLE_FRACTION" },
			b: { right: entry(start), answer_type: "SIMPLE_FRACTION" },
		},
		hints: [
			"First bring the term with $x$ to the other side. What happens to its sign?",
			"Then divide every term by the number in front of $y$.",
		],
		explanation: `$${bottom}y = ${sumTex([
			[-a, "x"],
			[c, ""],
		])}$. Divide by $${bottom}$: $m = ${improperTex(slope)}$ and $b = ${improperTex(start)}$.`,
		mistakes: [
			[
				"m",
				"moved-without-changing-the-sign",
				entry(lowest(a, bottom)),
				"On the other side the term has the opposite sign.",
			],
			["m", "did-not-divide-the-slope", -a, "Divide every term by the number in front of $y$."],
			["b", "did-not-divide-the-start", c, "Divide every term by the number in front of $y$."],
			["m", "swaps-slope-and-start", entry(start), SWAPPED],
			["b", "swaps-slope-and-start", entry(slope), SWAPPED],
		],
	});
}
