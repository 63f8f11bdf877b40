import { ask, boxed, given, lowest, NAMES, simplest, slip, tex, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../../kit/index.ts";
import { equation, figureOf, heightAt, type Line, REACH } from "./lines.ts";

export type Lines = (random: Random) => Line | undefined;

export const opposite = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });
export const asFraction = (number: number): Fraction => ({ top: number, bottom: 1 });
const option = (slope: Fraction, start: number) => words(`$${equation({ slope, start })}$`);

/** How slope and intercept are read from the equation. */
export const readHelp = ({ slope, start }: Line): Pick<Draft, "hints" | "steps"> => ({
	hints: [
		"In $y = mx + b$, the slope is $m$ and the $y$-intercept is $b$.",
		`Look at $${equation({ slope, start })}$: which number multiplies $x$, and which stands alone?`,
		"Keep the sign of each of the two numbers.",
	],
	steps: [
		`The coefficient of $x$ is the slope: $${tex(slope)}$.`,
		`The constant is the $y$-intercept: $${start}$.`,
		`The line has slope $${tex(slope)}$ and $y$-intercept $${start}$.`,
	],
});

/** How they are read from the graph. */
export function graphHelp({ slope, start }: Line): Pick<Draft, "hints" | "steps"> {
	const way = slope.top > 0 ? "up" : "down";
	const across = slope.bottom === 1 ? "1 unit" : `${slope.bottom} units`;
	return {
		hints: [
			"Where does the line cross the $y$-axis? That is the $y$-intercept.",
			`From the $y$-axis, go ${across} to the right. How far up or down is the line then?`,
			`The slope is the rise over the run, and this line goes ${way}.`,
		],
		steps: [
			`The line crosses the $y$-axis at $${start}$.`,
			`${across} to the right, it is ${Math.abs(slope.top)} ${way}: the slope is $${tex(slope)}$.`,
			`The equation is $${equation({ slope, start })}$.`,
		],
	};
}

/** The equation of a line that is drawn, or given by two of its points. */
export const equationOf = (draw: Lines, isDrawn: boolean): Form =>
	given(draw, (line, random) => {
		const { slope, start } = line;
		const times = random.integer(1, 3);
		const points = `$(0, ${start})$ and $(${times * slope.bottom}, ${start + times * slope.top})$`;
		const told = isDrawn ? "the graph" : `the line through ${points}`;
		return {
			...graphHelp(line),
			...(isDrawn ? { figure: figureOf(random, line) } : {}),
			prompt: random.pick([
				`What is the equation of ${isDrawn ? "the line in the graph" : told}?`,
				`Which equation describes ${told}?`,
				`${random.pick(NAMES)} writes the equation of ${isDrawn ? "the line in the graph" : told}. Which one is right?`,
			]),
			...(isDrawn ? {} : { task: `the line through ${points}` }),
			right: option(slope, start),
			wrong: [
				slope.bottom === 1 && [slip.swappedSlopeAndIntercept, option(asFraction(start), slope.top)],
				[slip.mixedRisingAndFalling, option(opposite(slope), start)],
				slope.bottom > 1 && [slip.runOverRise, option(lowest(slope.bottom, slope.top), start)],
				[slip.oppositeIntercept, option(slope, -start)],
				[slip.leftOutTheIntercept, option(slope, 0)],
			],
			hints: isDrawn
				? graphHelp(line).hints
				: [
						"One of the points is on the $y$-axis. It tells the $y$-intercept.",
						`Find the slope: the change in $y$ divided by the change in $x$, from ${points.replace(" and ", " to ")}.`,
						"Write $y = mx + b$ with both numbers.",
					],
		};
	});

/** Both numbers in boxes, from an equation or a graph. */
export const boxes = (draw: Lines, isDrawn: boolean) =>
	ask.stepwise((random) => {
		const line = draw(random);
		if (line === undefined) return undefined;
		const { slope, start } = line;
		const [m, b] = [simplest(slope.top, slope.bottom), whole(start)];
		return {
			...(isDrawn ? { ...graphHelp(line), figure: figureOf(random, line) } : readHelp(line)),
			prompt: isDrawn
				? random.pick([
						"The line in the graph has the equation $y = mx + b$ with $m =$ [[m]] and $b =$ [[b]].",
						"Read the graph. The slope of the line is [[m]], and its $y$-intercept is [[b]].",
					])
				: random.pick([
						`The line $${equation(line)}$ has the slope [[m]] and the $y$-intercept [[b]].`,
						`Look at the line $${equation(line)}$. Its slope is [[m]], and it crosses the $y$-axis at $y =$ [[b]].`,
					]),
			boxes: {
				m: boxed(
					m,
					[slip.swappedSlopeAndIntercept, b],
					[slip.mixedRisingAndFalling, simplest(-slope.top, slope.bottom)],
					isDrawn && [slip.runOverRise, simplest(slope.bottom, slope.top)],
				),
				b: boxed(b, [slip.swappedSlopeAndIntercept, m], [slip.oppositeIntercept, whole(-start)]),
			},
		};
	});

/** The line is graphed by two of its points: on the y-axis, and at another x. */
export const plotted = (draw: Lines, isTold: boolean) =>
	ask.plotted((random) => {
		const line = draw(random);
		if (line === undefined) return undefined;
		const { slope, start } = line;
		const x = slope.bottom * random.pick([1, 2, -1]);
		const y = heightAt(line, x) ?? REACH + 1;
		const told = isTold
			? `the line with slope $${tex(slope)}$ and $y$-intercept $${start}$`
			: `the line $${equation(line)}$`;
		return {
			prompt: random.pick([
				`Graph ${told}. Plot its point $A$ on the $y$-axis and its point $B$ with $x = ${x}$.`,
				`Plot two points of ${told}: $A$ where $x = 0$, and $B$ where $x = ${x}$.`,
			]),
			plane: { x_from: -REACH, x_to: REACH, y_from: -REACH, y_to: REACH, join: "slope" },
			points: [
				{
					x: 0,
					y: start,
					wrong: [
						[slip.oppositeIntercept, 0, -start],
						slope.bottom === 1
							? [slip.swappedSlopeAndIntercept, 0, slope.top]
							: [slip.swappedCoordinates, start, 0],
					],
				},
				{
					x,
					y,
					wrong: [
						[slip.mixedRisingAndFalling, x, 2 * start - y],
						[slip.leftOutTheIntercept, x, y - start],
					],
				},
			],
			hints: [
				"On the $y$-axis, $x$ is 0. What is $y$ there?",
				`From there, the slope $${tex(slope)}$ tells how far up or down the line goes for ${slope.bottom === 1 ? "1 unit" : `${slope.bottom} units`} to the right.`,
				`Go to $x = ${x}$, or substitute $${x}$ for $x$ in the equation.`,
			],
			steps: [
				`For $x = 0$, $y$ is $${start}$: the point is $A(0, ${start})$.`,
				`For $x = ${x}$, $y$ is $${y}$: the point is $B(${x}, ${y})$.`,
			],
		};
	});
