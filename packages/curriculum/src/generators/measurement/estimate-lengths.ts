import { asClaim, ask, defineSkill, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { matchPairs } from "../../kit/questions/match-pairs.ts";
import {
	type Unit,
	type Length,
	type Thing,
	THINGS,
	about,
	drawn,
	known,
	help,
	bestUnit,
	bestLength,
} from "./lengths-of-things.ts";

const SMALL_IN: Readonly<Partial<Record<Unit, number>>> = { meters: 100, feet: 12 };

const inSmall = ([count, unit]: Length) => count * (SMALL_IN[unit] ?? 1);

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
