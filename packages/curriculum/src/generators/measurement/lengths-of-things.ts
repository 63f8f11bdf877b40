import { NAMES, slip, startLarge, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

const UNITS = {
	centimeters: "centimeter",
	meters: "meter",
	inches: "inch",
	feet: "foot",
	kilometers: "kilometer",
	miles: "mile",
} as const;
export type Unit = keyof typeof UNITS;
export type Length = readonly [count: number, unit: Unit];

export interface Thing {
	name: string;
	how: "long" | "tall" | "wide";
	metric: Length;
	customary: Length;
	/** Two units fit about as well. */
	isBetween: boolean;
}

const thing = (name: string, how: Thing["how"], metric: Length, customary: Length): Thing => ({
	name,
	how,
	metric,
	customary,
	isBetween: false,
});
const between = (one: Thing): Thing => ({ ...one, isBetween: true });

export const THINGS: readonly Thing[] = [
	thing("a paper clip", "long", [3, "centimeters"], [1, "inches"]),
	thing("an eraser", "long", [4, "centimeters"], [2, "inches"]),
	thing("a new crayon", "long", [9, "centimeters"], [4, "inches"]),
	thing("a spoon", "long", [15, "centimeters"], [6, "inches"]),
	thing("a toothbrush", "long", [18, "centimeters"], [7, "inches"]),
	thing("a new pencil", "long", [19, "centimeters"], [7, "inches"]),
	thing("a banana", "long", [20, "centimeters"], [8, "inches"]),
	thing("a water bottle", "tall", [25, "centimeters"], [10, "inches"]),
	thing("a sheet of paper", "long", [28, "centimeters"], [11, "inches"]),
	between(thing("a bed", "long", [2, "meters"], [6, "feet"])),
	between(thing("a door", "tall", [2, "meters"], [7, "feet"])),
	between(thing("a kitchen table", "long", [2, "meters"], [6, "feet"])),
	between(thing("a bike", "long", [2, "meters"], [6, "feet"])),
	thing("a car", "long", [4, "meters"], [14, "feet"]),
	thing("a house", "tall", [7, "meters"], [23, "feet"]),
	thing("a truck", "long", [8, "meters"], [26, "feet"]),
	thing("a classroom", "long", [9, "meters"], [30, "feet"]),
	thing("a school bus", "long", [11, "meters"], [36, "feet"]),
	thing("a tree", "tall", [12, "meters"], [40, "feet"]),
	thing("a swimming pool", "long", [25, "meters"], [80, "feet"]),
];

/** Those for which one unit fits best: each as often, so that guessing a unit does not pay. */
const SHORT = THINGS.filter(({ metric: [, unit] }) => unit === "centimeters");
const LONG = THINGS.filter(({ metric: [, unit], isBetween }) => unit === "meters" && !isBetween);

const FAR: readonly Thing[] = [
	thing("the road to the next town", "long", [20, "kilometers"], [12, "miles"]),
	thing("a bike trail between two towns", "long", [30, "kilometers"], [20, "miles"]),
	thing("a river across a county", "long", [50, "kilometers"], [30, "miles"]),
];

const OTHER: Readonly<Record<Unit, Unit>> = {
	centimeters: "meters",
	meters: "centimeters",
	inches: "feet",
	feet: "inches",
	kilometers: "meters",
	miles: "feet",
};

export const lengthInWords = (count: number, unit: Unit) =>
	`about ${count} ${count === 1 ? UNITS[unit] : unit}`;

const METRIC: readonly Unit[] = ["centimeters", "meters", "kilometers"];
const CUSTOMARY: readonly Unit[] = ["inches", "feet", "miles"];

interface Drawn extends Thing {
	length: Length;
}

export function drawThing(random: Random, things: readonly Thing[] = THINGS): Drawn {
	const picked = random.pick(things);
	return { ...picked, length: random.oneIn(2) ? picked.metric : picked.customary };
}

/** The sizes of the units, by things that are at hand. */
export const sizesOfUnits = (isMetric: boolean) =>
	isMetric
		? "A centimeter is about as wide as a fingertip. A meter is about one giant step."
		: "An inch is about as long as the tip of a thumb. A foot is about as long as a ruler.";

/** What helps to picture a length. */
export function helpToPicture({ name, how, length: [count, unit] }: Drawn): Pick<Draft, "hints" | "steps"> {
	const isMetric = ["centimeters", "meters"].includes(unit);
	return {
		hints: [
			sizesOfUnits(isMetric),
			`Picture ${name} beside you. Is it shorter or longer than your arm?`,
			isMetric
				? "Your arm is about 50 centimeters, or half a meter."
				: "Your arm is about 20 inches, or a little less than 2 feet.",
		],
		steps: [
			`Picture ${name} and compare it with a length that you know.`,
			`${startLarge(name)} is ${lengthInWords(count, unit)} ${how}.`,
		],
	};
}

export const bestUnit: Form = (random) => {
	const one = drawThing(random, random.pick([SHORT, SHORT, LONG, LONG, FAR]));
	const { name, how, length } = one;
	const [, unit] = length;
	const units: readonly Unit[] = METRIC.includes(unit) ? METRIC : CUSTOMARY;
	const [short = unit, , far = unit] = units;
	return {
		...helpToPicture(one),
		prompt: random.pick([
			`Which unit fits best to tell how ${how} ${name} is?`,
			`${random.pick(NAMES)} measures how ${how} ${name} is. Which unit is best?`,
			`How ${how} is ${name}? Choose the unit that fits best.`,
			`Which unit would you use to measure how ${how} ${name} is?`,
		]),
		right: words(unit),
		wrong: [
			[slip.confusedTheUnits, words(OTHER[unit])],
			unit === far ? [slip.farTooShort, words(short)] : [slip.farTooLongUnit, words(far)],
		],
		hints: [
			"Show with your hands how long the unit is.",
			unit === far
				? `Think of walking along ${name}. Would it take a minute or hours?`
				: `Picture ${name} beside you. Is it shorter or longer than your arm?`,
			"Would you need more than a hundred of that unit? Then look for a longer one.",
		],
		order: ["inches", "centimeters", "feet", "meters", "kilometers", "miles"],
	};
};

export const bestLength =
	(mixesUnits: boolean): Form =>
	(random) => {
		const one = drawThing(random);
		const { name, how, length } = one;
		const [count, unit] = length;
		const value = (number: number, units: Unit) => words(lengthInWords(number, units));
		const short = Math.round(count / 5);
		return {
			...helpToPicture(one),
			prompt: random.pick([
				`About how ${how} is ${name}?`,
				`${random.pick(NAMES)} estimates how ${how} ${name} is. Which estimate is best?`,
				`What is the best estimate for how ${how} ${name} is?`,
			]),
			task: name,
			right: value(count, unit),
			wrong: mixesUnits
				? [
						[slip.confusedTheUnits, value(count, OTHER[unit])],
						[slip.farTooLong, value(count * 6, unit)],
						[slip.wrongUnitAndCount, value(count * 6, OTHER[unit])],
					]
				: [
						[slip.farTooLong, value(count * 5, unit)],
						short >= 1 && [slip.farTooShort, value(short, unit)],
						[slip.wrongUnitAndCount, value(count * 12, unit)],
					],
		};
	};
