import { numberLine } from "../../../figures/lines/number-line.ts";
import { ask, defineSkill, FRACTION_CTA, fractionInWords, NAMES, ratio, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../../kit/index.ts";
import { counted } from "../../../kit/words.ts";

const COLORS = ["coral", "sky", "mint"] as const;
/** Denominators of grade 3 (3.NF). */
const PARTS = [2, 3, 4, 6, 8] as const;

/** Ways along the line, each with the unit of the line. */
const WAYS = [
	["hikes", "miles"],
	["bikes", "kilometers"],
	["rolls out a hose", "yards"],
	["draws a line", "feet"],
	["hangs up lights", "meters"],
	["walks a dog", "miles"],
] as const;

interface Point {
	/** Equal steps from one whole number to the next, and how many of them from 0 to the point. */
	parts: number;
	steps: number;
	/** The line ends here. */
	wholes: number;
}

/** A point that is no whole number. */
function pointOn(random: Random, wholes: number): Point | undefined {
	const parts = random.pick(PARTS);
	const steps = random.integer(1, parts * wholes - 1);
	return steps % parts === 0 ? undefined : { parts, steps, wholes };
}

const tex = (top: number, bottom: number) => `$\\dfrac{${top}}{${bottom}}$`;

function draft({ parts, steps, wholes }: Point, prompt: string): Draft {
	const wrong: (Wrong | false)[] = [
		[slip.countedTheFirstMark, ratio(steps + 1, parts)],
		wholes > 1 && [slip.wholeLineAsOne, ratio(steps, parts * wholes)],
		[slip.countedMarks, ratio(steps, parts + 1)],
		[slip.countedFromTheOtherEnd, ratio(parts * wholes - steps, parts)],
		[slip.swappedParts, ratio(parts, steps)],
	];
	return {
		prompt,
		cta: FRACTION_CTA,
		right: ratio(steps, parts),
		wrong,
		line: { from: 0, to: wholes, steps: parts * wholes, number_every: parts },
		hints: [
			"Count the equal steps from 0 to 1. That number is the denominator.",
			`Each step is one of ${parts} equal parts of 1, so it is ${tex(1, parts)}.`,
			"Start at 0 and count the steps, not the marks. That number is the numerator.",
		],
		steps: [
			`From 0 to 1 there are ${parts} equal steps, so each step is ${tex(1, parts)}.`,
			`The point is ${counted(steps, "step")} to the right of 0.`,
			`The point is at ${tex(steps, parts)}.`,
		],
	};
}

const read =
	(wholes: number): Form =>
	(random) => {
		const point = pointOn(random, wholes);
		if (point === undefined) return undefined;
		const { parts, steps } = point;
		const name = random.pick(NAMES);
		const [does, unit] = random.pick(WAYS);
		const prompt = random.pick([
			`${name} put a point on the number line. Which fraction does it show?`,
			"What fraction is at the point?",
			"What number does the point on the number line show?",
			`${name} ${does} from 0 to the point. The number line is in ${unit}. How many ${unit} is that?`,
		]);
		const svg = numberLine({
			from: 0,
			to: wholes,
			parts,
			labeled: () => true,
			point: steps / parts,
			color: random.pick(COLORS),
		});
		const alt = `A number line from 0 to ${wholes}. There are ${parts} equal steps from each whole number to the next. The point is ${counted(steps, "step")} to the right of 0.`;
		return { ...draft(point, prompt), figure: { svg, alt } };
	};

/** Given in words or steps, so that a student who types the fraction has to find it too. */
const place =
	(wholes: number): Form =>
	(random) => {
		const point = pointOn(random, wholes);
		if (point === undefined) return undefined;
		const { parts, steps } = point;
		const prompt = random.pick([
			`Put a point at ${fractionInWords(steps, parts)} on the number line.`,
			`Start at 0 and go ${counted(steps, "step")} of ${tex(1, parts)} to the right. Put a point where you land.`,
			`${random.pick(NAMES)} walks along the line from 0. Each step is ${tex(1, parts)} long. Put a point where ${counted(steps, "step")} ${steps === 1 ? "ends" : "end"}.`,
		]);
		return draft(point, prompt);
	};

/** From a whole number back, or the same number in the parts of the line. */
const find =
	(wholes: number): Form =>
	(random) => {
		const parts = random.pick(PARTS);
		const from = random.integer(1, wholes);
		const back = random.integer(1, parts - 1);
		const point = { parts, steps: from * parts - back, wholes };
		const prompt = random.pick([
			`Put a point at the number that is ${tex(back, parts)} less than ${from}.`,
			`Start at ${from} and go ${counted(back, "step")} of ${tex(1, parts)} to the left. Put a point where you land.`,
		]);
		return {
			...draft(point, prompt),
			wrong: [
				[slip.countedFromTheOtherEnd, ratio(from * parts + back, parts)],
				[slip.countedTheFirstMark, ratio(point.steps + 1, parts)],
				[slip.numeratorOnly, ratio(back, parts)],
			],
		};
	};

// 1: from 0 to 1. 2: the same, found and placed. 3: from 0 to 2. 4: from 0 to 3, with fractions above 1. 5: from a whole
// number back.
export const fractionNumberLine = defineSkill("fraction-number-line", 10, {
	1: [ask.chosen(read(1)), ask.onNumberLine(place(1))],
	2: [ask.typed(read(1)), ask.onNumberLine(place(1))],
	3: [ask.chosen(read(2)), ask.onNumberLine(place(2))],
	4: [ask.typed(read(3)), ask.onNumberLine(place(3)), ask.chosen(read(3))],
	5: [ask.onNumberLine(find(2)), ask.onNumberLine(find(3)), ask.typed(read(3))],
});
