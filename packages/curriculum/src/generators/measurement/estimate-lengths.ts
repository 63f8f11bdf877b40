import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Thing {
	name: string;
	/** What is asked: "long", "tall", "wide". */
	how: "long" | "tall" | "wide";
	metric: readonly [count: number, unit: "centimeters" | "meters"];
	customary: readonly [count: number, unit: "inches" | "feet"];
	/** More than one unit fits well. */
	is_between?: true;
}

/** Ordered from short to long; neighbors differ enough to be told apart. */
const THINGS: readonly Thing[] = [
	{ name: "an eraser", how: "long", metric: [4, "centimeters"], customary: [2, "inches"] },
	{ name: "a new crayon", how: "long", metric: [9, "centimeters"], customary: [4, "inches"] },
	{ name: "a new pencil", how: "long", metric: [19, "centimeters"], customary: [7, "inches"] },
	{ name: "a spoon", how: "long", metric: [15, "centimeters"], customary: [6, "inches"] },
	{ name: "a sheet of paper", how: "long", metric: [28, "centimeters"], customary: [11, "inches"] },
	{ name: "a water bottle", how: "tall", metric: [25, "centimeters"], customary: [10, "inches"] },
	{ name: "a kitchen table", how: "long", metric: [2, "meters"], customary: [6, "feet"], is_between: true },
	{ name: "a door", how: "tall", metric: [2, "meters"], customary: [7, "feet"], is_between: true },
	{ name: "a car", how: "long", metric: [4, "meters"], customary: [14, "feet"] },
	{ name: "a classroom", how: "long", metric: [9, "meters"], customary: [30, "feet"] },
	{ name: "a school bus", how: "long", metric: [11, "meters"], customary: [36, "feet"] },
	{ name: "a swimming pool", how: "long", metric: [25, "meters"], customary: [80, "feet"] },
	{ name: "a bed", how: "wide", metric: [1, "meters"], customary: [3, "feet"], is_between: true },
	{ name: "a paper clip", how: "long", metric: [3, "centimeters"], customary: [1, "inches"] },
	{ name: "a toothbrush", how: "long", metric: [18, "centimeters"], customary: [7, "inches"] },
	{ name: "a banana", how: "long", metric: [20, "centimeters"], customary: [8, "inches"] },
	{ name: "a tree", how: "tall", metric: [12, "meters"], customary: [40, "feet"] },
	{ name: "a house", how: "tall", metric: [7, "meters"], customary: [23, "feet"] },
	{ name: "a truck", how: "long", metric: [8, "meters"], customary: [26, "feet"] },
	{ name: "a bike", how: "long", metric: [2, "meters"], customary: [6, "feet"], is_between: true },
];

// 1: choose the unit. 2: choose the length, same unit. 3: choose among both units. 4: match things with lengths.
// 5: choose the estimate by comparing with a known length.
export const estimateLengths = defineGenerator("estimate-lengths", 2, (random, difficulty) => {
	if (difficulty === 4) return matched(random);
	if (difficulty === 5) return compared(random);
	const thing = random.pick(difficulty === 1 ? THINGS.filter(({ is_between }) => !is_between) : THINGS);
	const is_metric = random.oneIn(2);
	const [count, unit] = is_metric ? thing.metric : thing.customary;
	const short = is_metric ? "centimeters" : "inches";
	const long = is_metric ? "meters" : "feet";
	const other = unit === short ? long : short;
	const of = (number: number, units: string) => `about ${number} ${number === 1 ? single(units) : units}`;
	const explanation = `${capital(thing.name)} is about ${count} ${count === 1 ? single(unit) : unit} ${thing.how}.`;
	const hints = [
		is_metric
			? "A centimeter is as wide as a finger. A meter is one large step."
			: "An inch is about as long as the tip of a thumb. A foot is about as long as a ruler.",
		`Picture ${thing.name} beside you. Is it longer or shorter than your arm?`,
	];
	if (difficulty === 1)
		return chooseOption(
			random,
			{
				prompt: `${random.pick(NAMES)} wants to know how ${thing.how} ${thing.name} is. Which unit fits best?`,
				hints,
				explanation: `${explanation} So ${unit} fit best.`,
			},
			{
				right: unit,
				wrong: [
					[
						other,
						"confuses-the-units",
						"Picture one of those units beside it. Is it too long, or far too short?",
					],
					[
						is_metric ? "kilometers" : "miles",
						"far-too-long-unit",
						"That unit is for long trips, not for things.",
					],
				],
			},
		);
	const off = (factor: number) => Math.max(1, Math.round(count * factor));
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} asks: "About how ${thing.how} is ${thing.name}?" Which answer is best?`,
			hints,
			explanation,
		},
		difficulty === 2
			? {
					right: of(count, unit),
					wrong: [
						[
							of(count * 5, unit),
							"far-too-long",
							"That is much longer. Picture it with your hands or with steps.",
						],
						...(off(0.2) < count
							? ([
									[
										of(off(0.2), unit),
										"far-too-short",
										"That is much shorter. Picture it with your hands or with steps.",
									],
								] as const)
							: []),
						[
							of(count * 12, unit),
							"out-of-all-measure",
							"That is far too much. Picture one unit first, then many.",
						],
					],
				}
			: {
					right: of(count, unit),
					wrong: [
						[
							of(count, other),
							"confuses-the-units",
							`Look at the unit: are the ${other} the right size for that?`,
						],
						[
							of(count * 6, unit),
							"far-too-long",
							"That is much longer. Picture it with your hands or with steps.",
						],
						[of(count * 6, other), "wrong-unit-and-count", "Look at the unit and at the number once more."],
					],
				},
	);
});

function single(units: string): string {
	return units === "feet" ? "foot" : units === "inches" ? "inch" : units.slice(0, -1);
}

function capital(words: string): string {
	return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function matched(random: Random) {
	const is_metric = random.oneIn(2);
	const lengthOf = ({ metric, customary }: Thing) => (is_metric ? metric : customary);
	const inSmall = (thing: Thing) => {
		const [count, unit] = lengthOf(thing);
		return count * (unit === "meters" ? 100 : unit === "feet" ? 12 : 1);
	};
	const chosen: Thing[] = [];
	for (const thing of random.shuffle(THINGS))
		if (
			chosen.length < 3 &&
			chosen.every(
				(other) => Math.max(inSmall(thing), inSmall(other)) >= 2.4 * Math.min(inSmall(thing), inSmall(other)),
			)
		)
			chosen.push(thing);
	const text = (thing: Thing) => {
		const [count, unit] = lengthOf(thing);
		return `about ${count} ${count === 1 ? single(unit) : unit}`;
	};
	return matchPairs(
		random,
		{
			prompt: "Match each thing with its length.",
			hints: [
				"Which of the things is the shortest? Give it the shortest length.",
				"Look at the units as well as at the numbers.",
			],
			explanation: `${chosen.map((thing) => `${capital(thing.name)}: ${text(thing)}`).join(". ")}.`,
		},
		{
			pairs: chosen.map((thing) => [thing.name, text(thing)]),
			mistakes: [
				["mixed-up-short-and-long", 0, 1, "Put the things in order from short to long first."],
				[
					"looked-at-the-number-only",
					1,
					2,
					"Look at the unit, too: the same number can mean a short or a long thing.",
				],
			],
		},
	);
}

function compared(random: Random) {
	const [times, thing, known, length, unit] = random.pick([
		[2, "rug", "broom", 4, "feet"],
		[2, "rug", "broom", 5, "feet"],
		[3, "hallway", "bed", 2, "meters"],
		[3, "hallway", "bed", 6, "feet"],
		[4, "fence", "car", 4, "meters"],
		[3, "fence", "car", 5, "meters"],
		[2, "boat", "ladder", 3, "meters"],
		[3, "boat", "ladder", 8, "feet"],
		[5, "garden", "bench", 2, "meters"],
		[4, "garden", "bench", 5, "feet"],
		[3, "truck", "bike", 2, "meters"],
		[4, "truck", "bike", 6, "feet"],
	] as const);
	const right = times * length;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} knows: A ${known} is about ${length} ${unit} long. The ${thing} looks about ${times} times as long. Which estimate for the ${thing} is best?`,
			hints: [
				`Put ${times} of the known length one behind the other.`,
				`Add ${length} again and again, ${times} times in all.`,
			],
			explanation: `$${Array.from({ length: times }, () => length).join(" + ")} = ${right}$, so about ${right} ${unit}.`,
		},
		{
			right: `about ${right} ${unit}`,
			wrong: [
				[
					`about ${length + times} ${unit}`,
					"added-the-numbers",
					'"Times as long" means the whole length again and again.',
				],
				[
					`about ${length} ${unit}`,
					"same-as-the-known-one",
					"It looks longer than that. How many of the known length fit?",
				],
				[
					`about ${right * 10} ${unit}`,
					"far-too-long",
					"That is much longer. Lay the known length end to end.",
				],
			],
		},
	);
}
