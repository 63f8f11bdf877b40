import { circle, measurePlace } from "../../figures/shapes/circle.ts";
import type { FigureColor } from "../../figures/svg.ts";
import { ask, decimals, NAMES, slip, stated, texNumber, whole, withTask } from "../../kit/index.ts";
import type { Draft, Form, Random, Value, Way, Wrong } from "../../kit/index.ts";

/** A number without unit as in a formula, with commas from 1,000 on. */
const shownNumber = (entry: string) => decimals(Math.round(Number(entry) * 100), 2).shown.slice(1, -1);

export type Measure = "circumference" | "area";

export interface Circle {
	name: string;
	unit: string;
	r: number;
	/** Whether the diameter is given instead of the radius. */
	byDiameter: boolean;
}

/** Round things, their unit, and the radii that they may have. */
const THINGS: readonly (readonly [name: string, unit: string, least: number, most: number])[] = [
	["pizza", "in.", 5, 12],
	["clock", "in.", 3, 15],
	["round table", "in.", 14, 36],
	["pond", "ft", 4, 40],
	["trampoline", "ft", 4, 8],
	["fountain", "m", 2, 12],
	["flower bed", "ft", 3, 15],
	["plate", "cm", 8, 16],
	["hoop", "cm", 20, 50],
	["round window", "cm", 15, 60],
];

export type Draw = (random: Random) => Circle;

/** A round thing of which the radius or the diameter is given; undefined: either of them. */
export const circleOf =
	(byDiameter?: boolean): Draw =>
	(random) => {
		const [name, unit, least, most] = random.pick(THINGS);
		return { name, unit, r: random.integer(least, most), byDiameter: byDiameter ?? random.oneIn(2) };
	};

export const measureUnit = (measure: Measure, unit: string) => (measure === "area" ? `${unit}²` : unit);
export const told = ({ unit, r, byDiameter }: Circle) =>
	byDiameter ? `diameter ${2 * r} ${unit}` : `radius ${r} ${unit}`;

/** A number of pi: as it is, or worked out with 3.14. */
function piValue(count: number, unit: string, isExact: boolean): Value {
	if (isExact)
		return { ...whole(count), shown: `$${texNumber(count)}\\pi$ ${unit}`, rules: { pi: "multiple" } };
	const value = decimals(Math.round(314 * count), 2);
	return { ...value, shown: `${value.shown} ${unit}`, rules: { pi: "approximate" } };
}

/** The measure as a number of pi. */
const countOf = (measure: Measure, { r }: Pick<Circle, "r">) => (measure === "area" ? r * r : 2 * r);

function wrongCounts(measure: Measure, { r, byDiameter }: Circle): readonly (readonly [Wrong[0], number])[] {
	return measure === "area"
		? [
				[slip.circumferenceForArea, 2 * r],
				byDiameter ? [slip.diameterForRadius, 4 * r * r] : [slip.doubledTheRadius, 4 * r * r],
				[slip.radiusNotSquared, r],
			]
		: [
				byDiameter ? [slip.doubledTheDiameter, 4 * r] : [slip.radiusForDiameter, r],
				[slip.areaForCircumference, r * r],
				byDiameter ? [slip.halvedTheDiameter, r] : [slip.doubledTwice, 4 * r],
			];
}

const FORMULAS: Readonly<Record<Measure, string>> = { area: "A = \\pi r^2", circumference: "C = \\pi d" };

export function pictureOf(random: Random, circleDrawn: Circle, text?: string, isHalf = false) {
	const { byDiameter, r, unit } = circleDrawn;
	const shows = byDiameter ? "diameter" : "radius";
	const color: FigureColor = random.pick(["sky", "mint", "gold", "lilac"]);
	return {
		figure: {
			svg: circle({ shows, text: text ?? `${byDiameter ? 2 * r : r} ${unit}`, is_half: isHalf, color }),
			alt: `A ${isHalf ? "half circle" : "circle"} with a ${shows} of ${text === undefined ? `${byDiameter ? 2 * r : r} ${unit}` : "unknown length"}.`,
		},
		place: measurePlace(shows),
	};
}

export function helpFor(measure: Measure, drawn: Circle, isExact: boolean): Pick<Draft, "hints" | "steps"> {
	const { r, unit, byDiameter } = drawn;
	const count = countOf(measure, drawn);
	const result = piValue(count, measureUnit(measure, unit), isExact);
	const wanted = measure === "area" ? "radius" : "diameter";
	const isTold = byDiameter === (wanted === "diameter");
	return {
		hints: [
			`The formula is $${FORMULAS[measure]}$, with the ${wanted}. Is the ${wanted} given?`,
			isTold
				? `The ${wanted} is ${wanted === "radius" ? r : 2 * r} ${unit}.`
				: `The ${byDiameter ? "diameter" : "radius"} is ${byDiameter ? 2 * r : r} ${unit}. The ${wanted} is ${wanted === "radius" ? "half of it" : "twice as long"}.`,
			`${measure === "area" ? "Square the radius first." : "Take the diameter."} ${isExact ? "Keep $\\pi$ as a factor." : "Then multiply by 3.14."}`,
		],
		steps: [
			...(isTold
				? measure === "area"
					? []
					: [`The formula is $${FORMULAS[measure]}$, and the diameter is ${2 * r} ${unit}.`]
				: [
						wanted === "radius"
							? `The radius is $${2 * r} \\div 2 = ${r}$ ${unit}.`
							: `The diameter is $2 \\times ${r} = ${2 * r}$ ${unit}.`,
					]),
			...(measure === "area" ? [`$${r}^2 = ${texNumber(count)}$.`] : []),
			isExact
				? `The ${measure} is $${texNumber(count)}\\pi$ ${measureUnit(measure, unit)}.`
				: `$3.14 \\times ${texNumber(count)} = ${shownNumber(result.entry)}$, so the ${measure} is $${shownNumber(result.entry)}$ ${measureUnit(measure, unit)}.`,
		],
	};
}

const ASKS: Readonly<Record<Measure, readonly string[]>> = {
	circumference: [
		"What is its circumference?",
		"How far is it all the way around?",
		"Find the circumference.",
	],
	area: ["What is its area?", "How much area does it cover?", "Find the area."],
};

export const circleForm =
	(measure: Measure, draw: Draw, { isExact = false, isDrawn = false } = {}): Form =>
	(random) => {
		const drawn = draw(random);
		const { name, unit, r } = drawn;
		const units = measureUnit(measure, unit);
		const right = piValue(countOf(measure, drawn), units, isExact);
		const plain = `A circle has a ${told(drawn).replace(" ", " of ")}.`;
		const story = `${random.pick(["A", `${random.pick(NAMES)}’s`])} ${name} has a ${told(drawn).replace(" ", " of ")}.`;
		const end = isExact ? " Give the exact answer, with $\\pi$." : " Use 3.14 for $\\pi$.";
		return {
			...helpFor(measure, drawn, isExact),
			prompt: `${isDrawn ? "Look at the circle." : random.pick([plain, story, story])} ${random.pick(ASKS[measure])}${end}`,
			...(isDrawn ? { figure: pictureOf(random, drawn).figure } : {}),
			task: `the ${measure} of a circle with ${told(drawn)}`,
			right,
			wrong: [
				...wrongCounts(measure, drawn).map(
					([each, count]) => [each, piValue(count, units, isExact)] as const,
				),
				!isExact &&
					([
						slip.leftOutPi,
						{ ...whole(countOf(measure, drawn)), shown: `$${countOf(measure, drawn)}$ ${units}` },
					] as const),
				!isExact &&
					measure === "area" &&
					([
						slip.squaredPi,
						{
							...decimals(Math.round(314 * 314 * r * r), 4),
							shown: `$${(3.14 * 3.14 * r * r).toFixed(2)}$ ${units}`,
						},
					] as const),
			],
		};
	};

/** Ways that show several tasks, or someone's work. */
export const matched = (measure: Measure, form: Form): Way =>
	ask.matched(
		withTask(form, (task) => task.replace(`the ${measure} of a`, "A")),
		["circle", measure],
	);
export const judged = (form: Form): Way => ask.judged(stated(form));

/** The values are not exact: the question tells which number stands for pi. */
export const roughly =
	(way: Way): Way =>
	(random) => {
		const question = way(random);
		return question && { ...question, prompt: `${question.prompt} Use 3.14 for $\\pi$.` };
	};
