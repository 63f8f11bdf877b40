import type { Question } from "@learnin/domain/question/question";
import type { Plane } from "../../figures/coordinate-plane.ts";
import { coordinatePlane, lineInside } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { lowest } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** A line y = (rise / run) x + start. */
interface Line {
	rise: number;
	run: number;
	start: number;
}

/** 1: the meeting point of two drawn lines; 2: with fractions as slopes; 3: from the equations, to be drawn; 4: how many solutions, drawn or not; 5: how many, with equations to be rewritten. */
export const systemsGraphing = defineGenerator("systems-graphing", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => meeting(random, true, false),
		() => meeting(random, true, true),
		() => meeting(random, false, true),
		() => count(random, false),
		() => count(random, true),
	])(),
);

const REACH = 8;
const AREA: Pick<Plane, "x" | "y"> = { x: [-REACH, REACH], y: [-REACH, REACH] };

const equation = ({ rise, run, start }: Line) =>
	`y = ${sumTex([
		[lowest(rise, run), "x"],
		[start, ""],
	])}`;

function draw(lines: readonly Line[]) {
	return {
		svg: coordinatePlane({
			...AREA,
			x_name: "x",
			y_name: "y",
			segments: lines.flatMap(({ rise, run, start }, at) => {
				const ends = lineInside(AREA, rise / run, start);
				return ends === null
					? []
					: [{ from: ends[0], to: ends[1], colour: at === 0 ? ("sky" as const) : ("coral" as const) }];
			}),
		}),
		alt: `A coordinate plane with two straight lines. ${lines.map(({ rise, run, start }, at) => `The ${at === 0 ? "first" : "second"} line goes through (0, ${start}) and (${run}, ${start + rise})`).join(". ")}.`,
	};
}

/** Two lines that meet on the grid, in view. */
function crossing(random: Random, has_fractions: boolean): { lines: [Line, Line]; x: number; y: number } {
	for (;;) {
		const [x, y] = [random.integer(-5, 5), random.integer(-5, 5)];
		const slope = (): [number, number] =>
			(has_fractions
				? random.pick([
						[1, 2],
						[-1, 2],
						[1, 3],
						[2, 3],
						[-2, 3],
						[3, 2],
						[-3, 2],
						[2, 1],
						[-1, 1],
					] as const)
				: random.pick([
						[1, 1],
						[-1, 1],
						[2, 1],
						[-2, 1],
						[3, 1],
					] as const)) as [number, number];
		const [[p, q], [r, s]] = [slope(), slope()];
		if (p * s === r * q || x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) continue;
		const [b, c] = [y - (p * x) / q, y - (r * x) / s];
		if (![b, c].every((start) => Number.isInteger(start) && Math.abs(start) <= 7)) continue;
		return {
			lines: [
				{ rise: p, run: q, start: b },
				{ rise: r, run: s, start: c },
			],
			x,
			y,
		};
	}
}

function meeting(random: Random, is_drawn: boolean, has_fractions: boolean) {
	const { lines, x, y } = crossing(random, has_fractions);
	const [one, other] = lines;
	return fillBoxes({
		prompt: `${is_drawn ? "The graph shows" : "Draw the lines of"} $${equation(one)}$ and $${equation(other)}$. Which pair solves both equations? ([[x]], [[y]])`,
		...(is_drawn ? { figure: draw(lines) } : {}),
		boxes: { x: { right: x }, y: { right: y } },
		hints: [
			is_drawn
				? "A pair that solves both equations lies on both lines."
				: "Mark where each line meets the vertical axis, and go on by its slope.",
			"Read how far the common point lies to the side, and then how far up or down.",
			"Put your pair into both equations to check.",
		],
		explanation: `The lines meet at $(${x}, ${y})$. Check: $x = ${x}$ gives $y = ${y}$ in both equations. So the solution is $(${x}, ${y})$.`,
		mistakes: [
			[
				"x",
				"swapped-the-coordinates",
				y,
				"It looks like the two numbers changed places. To the side comes first.",
			],
			["y", "gives-only-x", x, "That is the first part once more. How high is the common point?"],
			[
				"y",
				"took-a-starting-point",
				one.start,
				"That is where the first line meets the vertical axis. Where do the lines meet each other?",
			],
			["x", "dropped-the-sign-of-x", -x, "Is the common point to the left or to the right?"],
			["y", "dropped-the-sign-of-y", -y, "Is the common point above or below the horizontal axis?"],
		],
	});
}

const COUNTS = ["Exactly one", "None", "Infinitely many"] as const;

function count(random: Random, is_hidden: boolean) {
	const kind = random.integer(0, 2);
	const [rise, run] = random.pick([
		[1, 1],
		[2, 1],
		[-1, 1],
		[-2, 1],
		[3, 1],
		[-3, 1],
	] as const);
	const start = random.integer(1, 5) * random.pick([1, -1] as const);
	const first: Line = { rise, run, start };
	const second: Line =
		kind === 2
			? first
			: kind === 1
				? { rise, run, start: start + random.integer(2, 4) * (start > 0 ? -1 : 1) }
				: { rise: -rise + (rise === -rise ? 1 : 0), run, start: random.oneIn(2) ? start : -start };
	const factor = random.integer(2, 5);
	// a y = …, with all terms on one side.
	const rewritten = ({ rise: p, start: b }: Line, times: number) =>
		`${sumTex([
			[-p * times, "x"],
			[times, "y"],
		])} = ${b * times}`;
	const [one, other] = is_hidden
		? [rewritten(first, 1), rewritten(second, factor)]
		: [
				equation(first),
				kind === 2
					? `${factor}y = ${sumTex([
							[rise * factor, "x"],
							[start * factor, ""],
						])}`
					: equation(second),
			];
	const right = COUNTS[kind] ?? "";
	const told = {
		0: `The slopes $${rise}$ and $${second.rise}$ differ, so the lines meet in exactly one point.`,
		1: `Both slopes are $${rise}$, but the lines meet the vertical axis at ${start} and at ${second.start}. They are parallel: no solution.`,
		2: `Both equations say $${equation(first)}$. It is one and the same line, so there are infinitely many solutions.`,
	}[kind as 0 | 1 | 2];
	const tips: Readonly<Record<string, readonly [id: string, feedback: string]>> = {
		"Exactly one": [
			"thinks-lines-always-meet",
			"Compare the slopes. Can lines of one slope meet in one point?",
		],
		None:
			kind === 2
				? ["equal-lines-read-as-none", "Solve both for $y$. Are the lines different at all?"]
				: [
						"different-slopes-read-as-parallel",
						"Compare the slopes. Do the lines really keep their distance?",
					],
		"Infinitely many":
			kind === 1
				? ["parallel-read-as-equal", "The slopes agree. Do the lines begin at the same height?"]
				: ["same-start-read-as-equal", "Compare the slopes, too."],
	};
	return chooseOption(
		random,
		{
			prompt: `How many pairs $(x, y)$ solve both $${one}$ and $${other}$?`,
			...(is_hidden
				? {}
				: {
						figure:
							kind === 2
								? {
										...draw([first]),
										alt: `A coordinate plane with one straight line through (0, ${start}) and (1, ${start + rise}).`,
									}
								: draw([first, second]),
					}),
			hints: [
				"Think of both equations as lines. Solve each for $y$ if needed.",
				"Compare the slopes first, then where the lines meet the vertical axis.",
			],
			explanation: `${is_hidden ? `Solved for $y$: $${equation(first)}$ and $${equation(second)}$. ` : ""}${told}`,
		},
		{
			right,
			wrong: COUNTS.filter((name) => name !== right).map(
				(name) => [name, ...(tips[name] ?? ["other", "Compare the slopes."])] as const,
			),
			order: COUNTS,
		},
	);
}
