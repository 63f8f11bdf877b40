import { asClaim, ask, defineSkill, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { matchPairs } from "../../kit/questions/match-pairs.ts";
import {
	type Unit,
	type Length,
	type Thing,
	THINGS,
	lengthInWords,
	drawThing,
	sizesOfUnits,
	helpToPicture,
	bestUnit,
	bestLength,
} from "./lengths-of-things.ts";

const SMALL_IN: Readonly<Partial<Record<Unit, number>>> = { meters: 100, feet: 12 };

const inSmall = ([count, unit]: Length) => count * (SMALL_IN[unit] ?? 1);

/** The thing of a given length among others that are much shorter or longer. */
const whichThing: Form = (random) => {
	const one = drawThing(random);
	const size = inSmall(one.length);
	const isMetric = one.length === one.metric;
	const sizeOf = ({ metric, customary }: Thing) => inSmall(isMetric ? metric : customary);
	const others = random.shuffle(THINGS);
	const longer = others.find((other) => sizeOf(other) >= 3 * size);
	const shorter = others.find((other) => 3 * sizeOf(other) <= size);
	const muchLonger = others.find((other) => other !== longer && sizeOf(other) >= 3 * size);
	const muchShorter = others.find((other) => other !== shorter && 3 * sizeOf(other) <= size);
	return {
		...helpToPicture(one),
		prompt: random.pick([
			`Which of these measures ${lengthInWords(...one.length)}?`,
			`${random.pick(NAMES)} is looking for something that measures ${lengthInWords(...one.length)}. Which one is it?`,
			`Find the thing that measures ${lengthInWords(...one.length)}.`,
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
			`Now picture each thing. Is it shorter or longer than ${lengthInWords(...one.length).replace("about ", "")}?`,
			"Cross out what is far too short and what is far too long.",
		],
	};
};

interface Measure {
	one: string;
	many: string;
}

const BED: Measure = { one: "bed", many: "beds" };
const BENCH: Measure = { one: "bench", many: "benches" };
const BOOK: Measure = { one: "book", many: "books" };
const BROOM: Measure = { one: "broom", many: "brooms" };
const CAR: Measure = { one: "car", many: "cars" };
const LADDER: Measure = { one: "ladder", many: "ladders" };
const MARKER: Measure = { one: "marker", many: "markers" };
const PENCIL: Measure = { one: "pencil", many: "pencils" };
const SPOON: Measure = { one: "spoon", many: "spoons" };

/** A thing, what is laid along it, and how long that may be. */
interface Comparison {
	thing: string;
	by: Measure;
	unit: Unit;
	least: number;
	most: number;
}

const COMPARISONS: readonly Comparison[] = [
	{ thing: "rug", by: BROOM, unit: "feet", least: 4, most: 5 },
	{ thing: "hallway", by: BED, unit: "meters", least: 2, most: 2 },
	{ thing: "hallway", by: BED, unit: "feet", least: 6, most: 7 },
	{ thing: "fence", by: CAR, unit: "meters", least: 4, most: 5 },
	{ thing: "boat", by: LADDER, unit: "meters", least: 3, most: 4 },
	{ thing: "boat", by: LADDER, unit: "feet", least: 8, most: 10 },
	{ thing: "garden", by: BENCH, unit: "meters", least: 2, most: 2 },
	{ thing: "garden", by: BENCH, unit: "feet", least: 5, most: 6 },
	{ thing: "shelf", by: BOOK, unit: "inches", least: 8, most: 10 },
	{ thing: "desk", by: MARKER, unit: "centimeters", least: 12, most: 14 },
	{ thing: "scarf", by: SPOON, unit: "inches", least: 6, most: 7 },
	{ thing: "belt", by: PENCIL, unit: "centimeters", least: 15, most: 19 },
];

/** A known length laid end to end. */
const compared: Form = (random) => {
	const { thing: long, by, unit, least, most } = random.pick(COMPARISONS);
	const known = by.one;
	const [times, length] = [random.integer(2, 5), random.integer(least, most)];
	const right = times * length;
	const sum = Array.from({ length: times }, () => length).join(" + ");
	return {
		prompt: random.pick([
			`A ${known} is about ${length} ${unit} long. The ${long} looks about ${times} times as long. About how many ${unit} long is the ${long}?`,
			`${random.pick(NAMES)} lays a ${known} along a ${long}. It fits ${times} times. The ${known} is about ${length} ${unit} long. About how many ${unit} long is the ${long}?`,
			`A ${long} is about as long as ${times} ${by.many} end to end. One ${known} is about ${length} ${unit} long. About how many ${unit} long is the ${long}?`,
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
			explanation: `Picture each one beside a length you know. ${sizesOfUnits(isMetric)}\n\n${chosen.map((one) => `${startLarge(one.name)}: ${lengthInWords(...lengthOf(one))}.`).join("\n\n")}`,
		},
		{
			pairs: chosen.map((one) => [one.name, lengthInWords(...lengthOf(one))]),
			extras: [lengthInWords(...lengthOf(extra))],
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
export const estimateLengths = defineSkill("estimate-lengths", 15, {
	1: [ask.chosen(bestUnit), ask.chosen(bestUnit), ask.chosen(whichThing)],
	2: [ask.chosen(bestLength(false)), ask.chosen(whichThing), ask.judged(asClaim(bestLength(false), say))],
	3: [ask.chosen(bestLength(true)), ask.judged(asClaim(bestLength(true), say)), matchedLengths],
	4: [matchedLengths, ask.judged(asClaim(bestLength(true), say), 5)],
	5: [ask.typed(compared), ask.chosen(compared), ask.judged(asClaim(bestLength(true), say), 5)],
});
