import { ask, given, linearTex, lowest, simplest, slip, sumTex, tex, words } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random, Wrong } from "../../kit/index.ts";
import { asFraction, opposite } from "./graphs/line-forms.ts";

type Pair = readonly [slope: Fraction, start: Fraction];

interface Standard extends Pick<Draft, "hints" | "steps"> {
	task: string;
	right: Pair;
	wrong: readonly (readonly [slip: Wrong[0], pair: Pair])[];
}

const told = ([slope, start]: Pair) => `slope $${tex(slope)}$ and $y$-intercept $${tex(start)}$`;

/** a x + c y = d, to be solved for y. */
function standard(random: Random): Standard | undefined {
	const c = random.integer(2, 6) * random.pick([1, 1, -1]);
	const a = random.integer(1, 9) * random.pick([1, -1]);
	const d = c * random.integer(1, 6) * random.pick([1, -1]);
	const right: Pair = [lowest(-a, c), lowest(d, c)];
	const [slope, start] = right;
	if (Math.abs(slope.top) === Math.abs(start.top) * slope.bottom) return undefined;
	const term = sumTex([[a, "x"]]);
	const task = `$${sumTex([
		[a, "x"],
		[c, "y"],
	])} = ${d}$`;
	return {
		task,
		right,
		wrong: [
			[slip.movedTermAsItIs, [opposite(slope), start]],
			[slip.dividedOneTerm, [slope, asFraction(d)]],
			[slip.swappedSlopeAndIntercept, [start, slope]],
		],
		hints: [
			"Solve the equation for $y$. Then it has the form $y = mx + b$.",
			`Move $${term}$ to the right side of ${task} first. What is its sign there?`,
			`Divide every term by $${c}$.`,
		],
		steps: [
			`Subtract the term with $x$ from both sides: $${sumTex([[c, "y"]])} = ${linearTex(-a, "x", d)}$.`,
			`Divide by $${c}$: $y = ${linearTex(slope, "x", start)}$.`,
			`The line has ${told(right)}.`,
		],
	};
}

/** Slope and intercept as one choice. */
export const rewritten: Form = given(standard, ({ task, right, wrong, hints, steps }, random) => ({
	prompt: random.pick([
		`What are the slope and the $y$-intercept of the line ${task}?`,
		`Write ${task} in slope-intercept form. What are the slope and the $y$-intercept?`,
	]),
	task,
	right: words(told(right)),
	wrong: wrong.map(([each, pair]) => [each, words(told(pair))]),
	hints,
	steps,
}));

const value = ({ top, bottom }: Fraction) => simplest(top, bottom);

/** Slope and intercept in boxes. */
export const rewrittenBoxes = ask.stepwise((random) => {
	const drawn = standard(random);
	if (drawn === undefined) return undefined;
	const { task, right, wrong, hints, steps } = drawn;
	return {
		prompt: random.pick([
			`Write ${task} in the form $y = mx + b$. Then $m =$ [[m]] and $b =$ [[b]].`,
			`Solve ${task} for $y$. The line has the slope [[m]] and the $y$-intercept [[b]].`,
		]),
		boxes: {
			m: { right: value(right[0]), wrong: wrong.map(([each, pair]) => [each, value(pair[0])]) },
			b: { right: value(right[1]), wrong: wrong.map(([each, pair]) => [each, value(pair[1])]) },
		},
		hints,
		steps,
	};
});
