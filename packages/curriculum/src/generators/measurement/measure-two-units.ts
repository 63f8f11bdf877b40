import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { NAMES, withArticle } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const THINGS = ["desk", "bench", "rug", "bookshelf", "mat", "blackboard"] as const;
/** A long unit, the short unit beside it, both as one and as many, and how many short ones about make a long one. */
const PAIRS = [
	["inch", "inches", "centimeter", "centimeters", 2.5],
	["foot", "feet", "inch", "inches", 12],
	["meter", "meters", "foot", "feet", 3.3],
	["straw", "straws", "paper clip", "paper clips", 5],
	["big block", "big blocks", "small block", "small blocks", 2],
] as const;

// 1: which unit gives the larger count. 2: why. 3: which count belongs to which unit. 4: both counts from a picture in words.
// 5: two lengths and two units.
export const measureTwoUnits = defineGenerator("measure-two-units", 2, (random, difficulty) => {
	const [long, longs, short, shorts, ratio] = random.pick(PAIRS);
	const thing = random.pick(THINGS);
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	if (difficulty >= 4) return tape(random, name, difficulty);
	const few = random.integer(3, 7);
	const many = Math.round(few * ratio);
	if (difficulty === 3)
		return chooseOption(
			random,
			{
				prompt: `The ${thing} was measured twice: once in ${longs}, once in ${shorts}. The counts were ${few} and ${many}. Which is right?`,
				hints: [`Which is longer, one ${long} or one ${short}?`, "You need fewer of the longer unit."],
				explanation: `One ${long} is longer than one ${short}, so fewer ${longs} fit: ${few} ${longs} and ${many} ${shorts}.`,
			},
			{
				right: `${few} ${longs} and ${many} ${shorts}`,
				wrong: [
					[
						`${many} ${longs} and ${few} ${shorts}`,
						"larger-unit-larger-count",
						"A long unit covers more at once. Do you need more of them, or fewer?",
					],
					[
						"It cannot be known.",
						"thinks-it-cannot-be-known",
						"Compare the two units. One of them is longer.",
					],
				],
			},
		);
	const asks_why = difficulty === 2;
	return chooseOption(
		random,
		{
			prompt: asks_why
				? `${name} measures the ${thing} in ${longs}. ${friend} measures it in ${shorts} and counts more. Why?`
				: `${name} measures the ${thing} in ${longs}, ${friend} in ${shorts}. One ${long} is longer than one ${short}. Who counts more units?`,
			hints: [
				`Think of laying ${longs} along the ${thing}, and then ${shorts}.`,
				"Of which one do you need more to reach the end?",
			],
			explanation: `One ${short} is shorter, so it takes more ${shorts} to reach the end. The ${thing} stays as long as it is.`,
		},
		asks_why
			? {
					right: `It takes more ${shorts}, because ${withArticle(short)} is shorter.`,
					wrong: [
						[
							`It takes more ${shorts}, because ${withArticle(short)} is longer.`,
							"thinks-the-unit-is-longer",
							"Picture both units side by side. Which one is longer?",
						],
						[
							`The ${thing} got longer in between.`,
							"thinks-the-length-changed",
							"The thing stays the same. What changed is the unit.",
						],
						[
							`${friend} must have counted wrong.`,
							"thinks-counts-must-agree",
							"Different units give different counts of the same length.",
						],
					],
				}
			: {
					right: `${friend}, in ${shorts}`,
					wrong: [
						[
							`${name}, in ${longs}`,
							"larger-unit-larger-count",
							"A long unit covers more at once. Do you need more of them, or fewer?",
						],
						["Both count the same.", "thinks-counts-agree", "The length is the same, but the units are not."],
					],
				},
	);
});

function tape(random: Random, name: string, difficulty: number) {
	const ratio = random.integer(2, difficulty === 4 ? 3 : 5);
	const few = random.integer(2, 6);
	const thing = random.pick(["book", "ribbon", "toy truck", "box", "tray", "belt"] as const);
	const is_longs_told = difficulty === 4 || random.oneIn(2);
	const bars = Array.from({ length: few }, () => ratio).join(" + ");
	return fillBoxes({
		prompt: `One straw is as long as ${ratio} paper clips. ${name} finds that the ${thing} is ${is_longs_told ? `${few} straws` : `${few * ratio} paper clips`} long. That is as long as [[other]] ${is_longs_told ? "paper clips" : "straws"}. The two counts differ by [[difference]].`,
		boxes: {
			other: { right: is_longs_told ? few * ratio : few },
			difference: { right: few * ratio - few },
		},
		hints: is_longs_told
			? [
					`Each straw is ${ratio} paper clips. Add ${ratio} for every straw.`,
					"Then take the smaller count from the larger one.",
				]
			: [
					`Take ${ratio} paper clips together for one straw. How many times can you do that?`,
					"Then take the smaller count from the larger one.",
				],
		explanation: `${few} straws are $${bars} = ${few * ratio}$ paper clips. The counts differ by $${few * ratio} - ${few} = ${few * ratio - few}$.`,
		mistakes: [
			[
				"other",
				"added-the-numbers",
				is_longs_told ? few + ratio : few * ratio + ratio,
				is_longs_told
					? "Every straw counts several paper clips, not only one of them."
					: "Straws are longer, so there are fewer of them.",
			],
			[
				"other",
				"thinks-counts-agree",
				is_longs_told ? few : few * ratio,
				"The length is the same, but a straw is longer than a paper clip.",
			],
			[
				"difference",
				"wrote-the-larger-count",
				few * ratio,
				"That is one of the counts. How far apart are the two?",
			],
			[
				"difference",
				"added-the-counts",
				few * ratio + few,
				"It looks like the counts were added. How far apart are they?",
			],
		],
	});
}
