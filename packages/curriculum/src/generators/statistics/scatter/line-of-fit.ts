import { choosePicture } from "../../../kit/questions/choose-picture.ts";
import {
	ask,
	defineSkill,
	lowestTerms,
	NAMES,
	slip,
	words,
	startLarge,
	withTask,
} from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";
import { lowest, tex } from "../../../kit/numbers.ts";
import { drawFit, improveFit } from "./drawn-fits.ts";
import { equationOf, heightAt, type Line, lineOf, plotsOf } from "./fit-lines.ts";
import { COUNT, judgeLine, explainFit } from "./lines-of-fit-judged.ts";

/** SELECT_ONE of pictures: the best of three lines. */
const bestLine: Way = (random) => {
	const line = lineOf(random);
	const plot = plotsOf(random, line);
	const isHigh = Math.max(heightAt(line, 0), heightAt(line, 12)) <= 16;
	const flat: Line = { start: Math.round(heightAt(line, 6)), rise: 0, run: 1 };
	const origin: Line = { start: 0, rise: 10, run: 12 };
	const isFlat = line.start <= 2 || line.rise < 0;
	return choosePicture(
		random,
		{
			prompt: random.pick([
				"Which line fits the points best?",
				`${random.pick(NAMES)} drew three lines for the same data. Which one is the best line of fit?`,
			]),
			hints: [
				"A line of fit follows the direction of the points.",
				"Count the points above and below each line.",
				COUNT,
			],
			explanation: `${COUNT}\n\nThe best line goes from (0, ${heightAt(line, 0)}) to (12, ${heightAt(line, 12)}).`,
		},
		{
			right: plot(line),
			wrong: [
				{
					figure: plot({ ...line, start: line.start + (isHigh ? 4 : -4) }),
					mistake: [slip.wrongHeightOfLine.id, slip.wrongHeightOfLine.feedback],
				},
				isFlat
					? {
							figure: plot(flat),
							mistake: [slip.lineWithoutDirection.id, slip.lineWithoutDirection.feedback],
						}
					: { figure: plot(origin), mistake: [slip.mustPassTheOrigin.id, slip.mustPassTheOrigin.feedback] },
			],
		},
	);
};

/** The slope from two points. */
const slope: Form = (random) => {
	const line = lineOf(random);
	const { rise, run } = line;
	const [a, b] = [heightAt(line, run), heightAt(line, 2 * run)];
	return {
		prompt: random.pick([
			`The line of fit in the plot goes through $(${run}, ${a})$ and $(${2 * run}, ${b})$. What is its slope?`,
			`Find the slope of the line of fit through $(${run}, ${a})$ and $(${2 * run}, ${b})$.`,
		]),
		cta: "Write a whole number, or a fraction in lowest terms.",
		task: `the slope of a line of fit through $(${run}, ${a})$ and $(${2 * run}, ${b})$`,
		figure: plotsOf(random, line)(line),
		right: lowestTerms(rise, run),
		wrong: [
			[slip.runOverRise, lowestTerms(run, rise)],
			[slip.mixedRisingAndFalling, lowestTerms(-rise, run)],
			[slip.gaveTheRise, lowestTerms(rise, 1)],
			b !== 0 && [slip.comparedOnePoint, lowestTerms(b, 2 * run)],
		],
		hints: [
			"The slope is the change in $y$ divided by the change in $x$.",
			`From $(${run}, ${a})$ to $(${2 * run}, ${b})$: how far does the line go to the right?`,
			"How far does it go up or down? Divide.",
		],
		steps: [
			`The line goes ${run} to the right, and $y$ changes by $${b} - ${a} = ${b - a}$.`,
			`The slope is $${tex(lowest(rise, run))}$.`,
		],
	};
};

/** The equation of a drawn line, or of the line that fits points best. */
const equation =
	(isDrawn: boolean): Form =>
	(random) => {
		const line = lineOf(random);
		const { start, rise, run } = line;
		const other = (changed: Partial<Line>) => words(equationOf({ ...line, ...changed }));
		return {
			prompt: isDrawn
				? random.pick([
						"Which equation belongs to the line of fit in the plot?",
						`${random.pick(NAMES)} drew a line of fit. What is its equation?`,
					])
				: random.pick([
						"No line is drawn yet. Which equation gives the best line of fit for these points?",
						`${random.pick(NAMES)} is looking for a line of fit for these points. Which equation is best?`,
					]),
			figure: plotsOf(random, line)(isDrawn ? line : undefined),
			right: words(equationOf(line)),
			wrong: isDrawn
				? [
						[slip.swappedSlopeAndIntercept, other({ start: rise, rise: start, run: 1 })],
						[slip.mixedRisingAndFalling, other({ rise: -rise })],
						[slip.runOverRise, other({ rise: run * Math.sign(rise), run: Math.abs(rise) })],
						[slip.mustPassTheOrigin, other({ start: 0 })],
					]
				: [
						[slip.wrongHeightOfLine, other({ start: start + 4 })],
						[{ ...slip.wrongHeightOfLine, id: "line-below-the-points" }, other({ start: start - 4 })],
						[
							slip.wrongSteepness,
							other({ start: start - 3 * Math.sign(rise), rise: rise + run * Math.sign(rise) }),
						],
					],
			hints: [
				"Where does the line meet the y-axis, and does it rise or fall?",
				`Try $x = ${run}$ in each equation. How high is the line there?`,
				isDrawn ? "How much does the line go up or down for each step to the right?" : COUNT,
			],
			steps: [
				`At $x = 0$, the height is ${start}.`,
				`At $x = ${run}$, it is ${heightAt(line, run)}, so the slope is $${tex(lowest(rise, run))}$.`,
				`The equation is ${equationOf(line)}.`,
			],
		};
	};

/** A line of fit to draw from its equation. */
const drawIt = ask.plotted((random) => {
	const line = lineOf(random);
	const [x1, x2] = [line.run * random.integer(0, 1), line.run * random.integer(2, Math.floor(12 / line.run))];
	const wrongAt = (x: number) =>
		[
			[slip.leftOutTheIntercept, x, heightAt({ ...line, start: 0 }, x)],
			[slip.mixedRisingAndFalling, x, heightAt({ ...line, rise: -line.rise }, x)],
		] as const;
	return {
		prompt: `A line of fit has the equation ${equationOf(line)}. Draw it: plot its points for $x = ${x1}$ and $x = ${x2}$, in this order.`,
		plane: { x_from: 0, x_to: 12, y_from: 0, y_to: 20, join: "line" },
		points: [x1, x2].map((x) => ({ x, y: heightAt(line, x), wrong: wrongAt(x) })),
		hints: [
			"Two points are enough to draw a line.",
			`Substitute ${x1} for $x$.`,
			`Then substitute ${x2} for $x$.`,
		],
		steps: [x1, x2].map((x) => `For $x = ${x}$, $y = ${heightAt(line, x)}$.`),
	};
});

// 1: the best of three lines. 2: whether a drawn line fits, and a line of fit to draw. 3: the slope of a line of fit. 4: its equation. 5: the equation that
// fits points best, and a reason.
export const lineOfFit = defineSkill("line-of-fit", 19, {
	1: [bestLine, drawFit, ask.chosen(judgeLine)],
	2: [ask.chosen(judgeLine), bestLine, improveFit, drawFit],
	3: [ask.typed(slope), ask.chosen(slope), ask.whatWentWrong(slope)],
	4: [
		ask.chosen(equation(true)),
		drawIt,
		ask.matched(withTask(slope, startLarge), ["pair of points", "slope"]),
	],
	5: [ask.chosen(equation(false)), explainFit, ask.typed(slope)],
});
