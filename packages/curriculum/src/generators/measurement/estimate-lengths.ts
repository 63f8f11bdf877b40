import { asClaim, ask, defineSkill, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../kit/index.ts";
import { matchPairs } from "../../kit/questions/match-pairs.ts";

const UNITS = {
	centimeters: "centimeter",
	meters: "meter",
	inches: "inch",
	feet: "foot",
	kilometers: "kilometer",
	miles: "mile",
} as const;
type Unit = keyof typeof UNITS;
type Length = readonly [count: number, unit: Unit];

interface Thing {
	name: string;
	how: "long" | "tall" | "wide";
	metric: Length;
	customary: Length;
	/** Two units fit about as well. */
	isBetween?: boolean;
}

const thing = (
	name: string,
	how: Thing["how"],
	metric: Length,
	customary: Length,
	isBetween = false,
): Thing => ({ name, how, metric, customary, isBetween });

const THINGS: readonly Thing[] = [
	thing("a paper clip", "long", [3, "centimeters"], [1, "inches"]),
	thing("an eraser", "long", [4, "centimeters"], [2, "inches"]),
	thing("a new crayon", "long", [9, "centimeters"], [4, "inches"]),
	thing("a spoon", "long", [15, "centimeters"], [6, "inches"]),
	thing("a toothbrush", "long", [18, "centimeters"], [7, "inches"]),
	thing("a new pencil", "long", [19, "centimeters"], [7, "inches"]),
	thing("a banana", "long", [20, "centimeters"], [8, "inches"]),
	thing("a water bottle", "tall", [25, "centimeters"], [10, "inches"]),
	thing("a sheet of paper", "long", [28, "centimeters"], [11, "inches"]),
	thing("a bed", "long", [2, "meters"], [6, "feet"], true),
	thing("a door", "tall", [2, "meters"], [7, "feet"], true),
	thing("a kitchen table", "long", [2, "meters"], [6, "feet"], true),
	thing("a bike", "long", [2, "meters"], [6, "feet"], true),
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
const LONG = THINGS.filter(({ metric: [, unit], isBetween }) => unit === "meters" && isBetween === false);

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
const SMALL_IN: Readonly<Partial<Record<Unit, number>>> = { meters: 100, feet: 12 };

const about = (count: number, unit: Unit) => `about ${count} ${count === 1 ? UNITS[unit] : unit}`;
const inSmall = ([count, unit]: Length) => count * (SMALL_IN[unit] ?? 1);
const METRIC: readonly Unit[] = ["centimeters", "meters", "kilometers"];
const CUSTOMARY: readonly Unit[] = ["inches", "feet", "miles"];

interface Drawn extends Thing {
	length: Length;
}

function drawn(random: Random, things: readonly Thing[] = THINGS): Drawn {
	const picked = random.pick(things);
	return { ...picked, length: random.oneIn(2) ? picked.metric : picked.customary };
}

/** The sizes of the units, by things that are at hand. */
const known = (isMetric: boolean) =>
	isMetric
		? "A centimeter is about as wide as a fingertip. A meter is about one giant step."
		: "An inch is about as long as the tip of a thumb. A foot is about as long as a ruler.";

/** What helps to picture a length. */
function help({ name, how, length: [count, unit] }: Drawn): Pick<Draft, "hints" | "steps"> {
	const isMetric = ["centimeters", "meters"].includes(unit);
	return {
		hints: [
			known(isMetric),
			`Picture ${name} beside you. Is it shorter or longer than your arm?`,
			isMetric
				? "Your arm is about 50 centimeters, or half a meter."
				: "Your arm is about 20 inches, or a little less than 2 feet.",
		],
		steps: [
			`Picture ${name} and compare it with a length that you know.`,
			`${startLarge(name)} is ${about(count, unit)} ${how}.`,
		],
	};
}

const bestUnit: Form = (random) => {
	const one = drawn(random, random.pick([SHORT, SHORT, LONG, LONG, FAR]));
	const { name, how, length } = one;
	const [, unit] = length;
	const units: readonly Unit[] = METRIC.includes(unit) ? METRIC : CUSTOMARY;
	const [short = unit, , far = unit] = units;
	return {
		...help(one),
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

const bestLength =
	(mixesUnits: boolean): Form =>
	(random) => {
		const one = drawn(random);
		const { name, how, length } = one;
		const [count, unit] = length;
		const value = (number: number, units: Unit) => words(about(number, units));
		const short = Math.round(count / 5);
		return {
			...help(one),
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

/** The thing of a given length among others that are much shorter or longer. */
const whichThing: Form = (random) => {
	const one = drawn(random);
	const size = inSmall(one.length);
	const isMetric = one.length === one.metric;
	const sizeOf = ({ metric, customary }: Thing) => inSmall(isMetric ? metric : customary);
	const others = random.shuffle(THINGS);
	const longer = others.find((other) => sizeOf(other) >= 3 * size);
	const shorter = others.find((other) => 3 * sizeOf(other) <= size);
	const muchLonger = others.find((other) => other !== longer && sizeOf(other) >= 3 * size);
	const muchShorter = others.find((other) => other !== shorter && 3 * sizeOf(other) <= size);
	return {
		...help(one),
		prompt: random.pick([
			`Which of these measures ${about(...one.length)}?`,
			`${random.pick(NAMES)} is looking for something that measures ${about(...one.length)}. Which one is it?`,
			`Find the thing that measures ${about(...one.length)}.`,
		]),
		right: words(one.name),
		wrong: [
			longer !== undefined && [slip.farTooLong, words(longer.name)],
			shorter !== undefined && [slip.farTooShort, words(shorter.name)],
			muchLonger !== undefined && [slip.confusedTheUnits, words(muchLonger.name)],
			muchShorter !== undefined && [slip.confusedTheUnits, words(muchShorter.name)],
		],
		hints: [
			"Picture the length first. Show it with your hands or with steps.",
			`Now picture each thing. Is it shorter or longer than ${about(...one.length).replace("about ", "")}?`,
			"Cross out what is far too short and what is far too long.",
		],
	};
};

/** [thing, what measures it, unit, lengths of the known thing] */
const KNOWN = [
	["rug", "broom", "feet", [4, 5]],
	["hallway", "bed", "meters", [2, 2]],
	["hallway", "bed", "feet", [6, 7]],
	["fence", "car", "meters", [4, 5]],
	["boat", "ladder", "meters", [3, 4]],
	["boat", "ladder", "feet", [8, 10]],
	["garden", "bench", "meters", [2, 2]],
	["garden", "bench", "feet", [5, 6]],
	["shelf", "book", "inches", [8, 10]],
	["desk", "marker", "centimeters", [12, 14]],
	["scarf", "spoon", "inches", [6, 7]],
	["belt", "pencil", "centimeters", [15, 19]],
] as const;

/** A known length laid end to end. */
const compared: Form = (random) => {
	const [long, known, unit, [least, most]] = random.pick(KNOWN);
	const [times, length] = [random.integer(2, 5), random.integer(least, most)];
	const right = times * length;
	const sum = Array.from({ length: times }, () => length).join(" + ");
	return {
		prompt: random.pick([
			`A ${known} is about ${length} ${unit} long. The ${long} looks about ${times} times as long. About how many ${unit} long is the ${long}?`,
			`${random.pick(NAMES)} lays a ${known} along a ${long}. It fits ${times} times. The ${known} is about ${length} ${unit} long. About how many ${unit} long is the ${long}?`,
			`A ${long} is about as long as ${times} ${known}s end to end. One ${known} is about ${length} ${unit} long. About how many ${unit} long is the ${long}?`.replace(
				"benchs",
				"benches",
			),
		]),
		right: whole(right),
		wrong: [
			[slip.addedTimesAndLength, whole(length + times)],
			[slip.gaveTheKnownLength, whole(length)],
			[slip.oneLengthShort, whole(right - length)],
		],
		unit: { after: unit },
		hints: [
			`Picture ${times} of them end to end.`,
			`One ${known} is ${length} ${unit} long. How long are two of them?`,
			`Add ${length} again and again, ${times} times in all.`,
		],
		steps: [
			`Lay the ${known} end to end, ${times} times.`,
			`$${sum} = ${right}$, so it is about ${right} ${unit} long.`,
		],
	};
};

/** Things of clearly different lengths, and a length that fits none of them. */
const matchedLengths: Way = (random) => {
	const isMetric = random.oneIn(2);
	const lengthOf = ({ metric, customary }: Thing) => (isMetric ? metric : customary);
	const differ = (times: number, one: Thing, other: Thing) => {
		const [a, b] = [inSmall(lengthOf(one)), inSmall(lengthOf(other))];
		return Math.max(a, b) >= times * Math.min(a, b);
	};
	const extra = random.pick(THINGS);
	const [first, second, third] = random
		.shuffle(THINGS)
		// Trees and pools come in many sizes, so the length left over is far from all of them.
		.filter((one) => differ(5, one, extra))
		.reduce<Thing[]>(
			(kept, one) => (kept.every((other) => differ(2.4, one, other)) ? [...kept, one] : kept),
			[],
		);
	if (first === undefined || second === undefined || third === undefined) return undefined;
	const chosen = [first, second, third];
	const { farTooLong, confusedTheUnits } = slip;
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each thing with its length. One length is left over.",
				"About how big is each thing? One length fits none of them.",
				`${random.pick(NAMES)} estimates three lengths. Match each thing with its estimate.`,
			]),
			hints: [
				"Which of the things is the shortest? Find the shortest length for it.",
				"Look at the units as well as at the numbers.",
				"Picture the longest thing last. Is its length left over?",
			],
			explanation: `Picture each one beside a length you know. ${known(isMetric)}\n\n${chosen.map((one) => `${startLarge(one.name)}: ${about(...lengthOf(one))}.`).join("\n\n")}`,
		},
		{
			pairs: chosen.map((one) => [one.name, about(...lengthOf(one))]),
			extras: [about(...lengthOf(extra))],
			mistakes: [
				[farTooLong.id, 0, 1, "That length is far from it. Picture both with your hands or with steps."],
				[confusedTheUnits.id, 1, 2, confusedTheUnits.feedback],
			],
		},
	);
};

const say = (name: string, length: string) =>
	`${startLarge(name)} is ${length} ${THINGS.find((one) => one.name === name)?.how ?? "long"}.`;

// 1: the unit. 2: the number in one unit. 3: number and unit. 4: several things at once. 5: a known length laid end to end.
export const estimateLengths = defineSkill("estimate-lengths", 14, {
	1: [ask.chosen(bestUnit), ask.chosen(bestUnit), ask.chosen(whichThing)],
	2: [ask.chosen(bestLength(false)), ask.chosen(whichThing), ask.judged(asClaim(bestLength(false), say))],
	3: [ask.chosen(bestLength(true)), ask.judged(asClaim(bestLength(true), say)), matchedLengths],
	4: [matchedLengths, ask.judged(asClaim(bestLength(true), say), 5)],
	5: [ask.typed(compared), ask.chosen(compared), ask.judged(asClaim(bestLength(true), say), 5)],
});
