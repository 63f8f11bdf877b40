import type { Whole } from "../../figures/shares.ts";
import { shares } from "../../figures/shares.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const WORDS = { 2: "halves", 3: "thirds", 4: "fourths" } as const;
const ONE = { 2: "a half of", 3: "a third of", 4: "a fourth of" } as const;
const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
const COUNTS = [2, 3, 4] as const;

// 1: name the equal parts. 2: find the one that is cut into such parts. 3: how many parts make the whole.
// 4: all that are cut into equal parts. 5: equal shares of different shape.
export const equalShares = defineGenerator("equal-shares", 4, (random, difficulty) => {
	const count = random.pick(COUNTS);
	const whole = random.pick(["circle", "rectangle"] as const);
	if (difficulty === 2) return findPicture(random, count);
	if (difficulty === 3) return partsOfWhole(random, count);
	if (difficulty === 4) return pickAll(random, count);
	if (difficulty === 5) return differentShapes(random);
	const colour = random.pick(COLOURS);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} cuts a ${whole === "rectangle" ? "square" : whole} into equal parts. What are the parts called?`,
			figure: equal(random, count, whole, colour, 1),
			hints: ["Count the equal parts.", "The name tells how many equal parts make the whole."],
			explanation: `There are ${count} equal parts. They are called ${WORDS[count]}.`,
		},
		{
			right: WORDS[count],
			wrong: COUNTS.filter((other) => other !== count).map((other) => [
				WORDS[other],
				`miscounted-${WORDS[other]}`,
				"Count the parts once more. The name comes from how many there are.",
			]),
			order: ["halves", "thirds", "fourths"],
		},
	);
});

function equal(random: Random, count: number, whole: Whole, colour: (typeof COLOURS)[number], shaded = 0) {
	const is_upright = random.oneIn(2);
	const square = whole === "rectangle" ? "square" : whole;
	return {
		svg: shares({ whole, parts: Array.from({ length: count }, () => 1), shaded, colour, is_upright }),
		alt: `A ${square} cut ${whole === "circle" ? "from the middle" : is_upright ? "from top to bottom" : "from side to side"} into ${count} equal parts${shaded > 0 ? `, ${shaded} colored` : ""}.`,
	};
}

function unequal(random: Random, count: number, whole: Whole, colour: (typeof COLOURS)[number]) {
	const parts = [1, ...Array.from({ length: count - 1 }, () => random.integer(2, 3))];
	return {
		svg: shares({ whole, parts, shaded: 0, colour, is_upright: random.oneIn(2) }),
		alt: `A ${whole === "rectangle" ? "square" : whole} cut into ${count} parts of different size.`,
	};
}

function findPicture(random: Random, count: 2 | 3 | 4) {
	const colour = random.pick(COLOURS);
	const whole = random.pick(["circle", "rectangle"] as const);
	const other = count === 4 ? 3 : count + 1;
	return choosePicture(
		random,
		{
			prompt: `${random.pick(NAMES)} cuts a shape into ${WORDS[count]}. Which picture shows ${WORDS[count]}?`,
			hints: ["All parts must have the same size.", "Then count the parts."],
			explanation: `${WORDS[count].slice(0, 1).toUpperCase()}${WORDS[count].slice(1)} are ${count} parts of the same size.`,
		},
		{
			right: equal(random, count, whole, colour),
			wrong: [
				{
					figure: unequal(random, count, whole, colour),
					mistake: ["accepts-unequal-parts", "The number of parts fits, but are they all of the same size?"],
				},
				{
					figure: equal(random, other, whole, colour),
					mistake: ["miscounted-the-parts", "The parts are equal. Count how many there are."],
				},
			],
		},
	);
}

function partsOfWhole(random: Random, count: 2 | 3 | 4) {
	const thing = random.pick(["pizza", "cake", "sandwich", "pie", "apple", "paper circle"] as const);
	const name = random.pick(NAMES);
	const eaten = random.integer(1, count - 1);
	const asks_left = count > 2 && random.oneIn(2);
	const right = asks_left ? count - eaten : count;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_left
			? `${name} cuts ${thing === "apple" ? "an" : "a"} ${thing} into ${WORDS[count]} and uses ${eaten} of the parts. How many parts are left?`
			: `${name} cuts ${thing === "apple" ? "an" : "a"} ${thing} into ${WORDS[count]}. How many parts make the whole ${thing}?`,
		right,
		hints: [
			`How many equal parts are there when something is cut into ${WORDS[count]}?`,
			asks_left ? "Take away the parts that were used." : "All parts together make the whole.",
		],
		explanation: asks_left
			? `${WORDS[count].slice(0, 1).toUpperCase()}${WORDS[count].slice(1)} are ${count} equal parts: $${count} - ${eaten} = ${right}$.`
			: `${WORDS[count].slice(0, 1).toUpperCase()}${WORDS[count].slice(1)} are ${count} equal parts, and all ${count} together make the whole.`,
		mistakes: [
			["one-part-too-few", right - 1, "One part is missing. Count all equal parts."],
			["one-part-too-many", right + 1, "That is one part too many. The name tells how many there are."],
			["gave-all-the-parts", asks_left ? count : "", "Those are all parts. Some of them are used already."],
		],
	});
}

function pickAll(random: Random, count: 2 | 3 | 4) {
	const colour = random.pick(COLOURS);
	const figures = [
		{ figure: equal(random, count, "circle", colour), fits: true },
		{ figure: equal(random, count, "rectangle", colour), fits: true },
		{ figure: unequal(random, count, "rectangle", colour), fits: false },
		{ figure: unequal(random, count, "circle", colour), fits: false },
	];
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} cuts shapes into ${WORDS[count]}. Which pictures show ${WORDS[count]}?`,
			cta: "Choose all that fit.",
			hints: [
				"All parts of one picture must have the same size.",
				"It does not matter in which direction it is cut.",
			],
			explanation: `Two of the pictures have ${count} parts of the same size. In the others one part is smaller.`,
		},
		nameEach(
			figures.map(({ figure, fits }) => ({
				label: "",
				figure,
				fits,
				...(fits
					? {}
					: {
							mistake: [
								"accepts-unequal-parts",
								"Look at the sizes: in that picture one part is smaller.",
							] as const,
						}),
			})),
		),
	);
}

function differentShapes(random: Random) {
	const count = random.pick([2, 4] as const);
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const thing = random.pick(["sandwich", "sheet of paper", "cake", "napkin"] as const);
	const cuts =
		count === 2
			? ["from top to bottom", "from corner to corner"]
			: ["into four strips", "into four small squares"];
	return chooseOption(
		random,
		{
			prompt: `${name} and ${friend} each have a square ${thing} of the same size. ${name} cuts it ${cuts[0]}, ${friend} ${cuts[1]}. All parts of one ${thing} are equal. Who has the larger part?`,
			hints: [
				`Each part is ${ONE[count]} the whole.`,
				"The wholes have the same size. Does the shape of a part change its size?",
			],
			explanation: `Both cut the same whole into ${count} equal parts. Each part is ${ONE[count]} it, so the parts are the same size, although they look different.`,
		},
		{
			right: "Both parts have the same size.",
			wrong: [
				[
					`${name}'s part is larger.`,
					"thinks-shape-changes-size-first",
					"Equal shares of equal wholes: the shape of a part does not change its size.",
				],
				[
					`${friend}'s part is larger.`,
					"thinks-shape-changes-size",
					"Equal shares of equal wholes: the shape of a part does not change its size.",
				],
				[
					"The parts are not equal shares, because they look different.",
					"thinks-equal-means-alike",
					"Shares are equal when they have the same size. They may look different.",
				],
			],
		},
	);
}
