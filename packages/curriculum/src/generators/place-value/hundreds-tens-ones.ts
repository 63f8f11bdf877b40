import { baseTenBlocks } from "../../figures/base-ten-blocks.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: count blocks into three boxes. 2: take a number apart, zeros included. 3: what one digit is worth.
// 4: more than nine tens or ones, put together. 5: a number as hundreds, too many tens and ones.
export const hundredsTensOnes = defineGenerator("hundreds-tens-ones", 2, (random, difficulty) => {
	if (difficulty === 3) return digitWorth(random);
	if (difficulty === 4) return tensOnly(random);
	if (difficulty === 5) return regrouped(random);
	const [hundreds, tens, ones] = [
		random.integer(1, level(difficulty, [4, 9, 9, 9, 9] as const)),
		random.integer(difficulty === 1 ? 1 : 0, 9),
		random.integer(difficulty === 1 ? 1 : 0, 9),
	];
	const number = 100 * hundreds + 10 * tens + ones;
	return fillBoxes({
		prompt: `${difficulty === 1 ? "Count the blocks." : `Take ${number} apart.`} ${difficulty === 1 ? "The number" : "It"} has [[hundreds]] hundreds, [[tens]] tens and [[ones]] ones.`,
		...(difficulty === 1
			? {
					figure: {
						svg: baseTenBlocks({ hundreds, tens, ones }),
						alt: `Blocks: large squares of a hundred: ${hundreds}, bars of ten: ${tens}, single cubes: ${ones}.`,
					},
				}
			: {}),
		boxes: { hundreds: { right: hundreds }, tens: { right: tens }, ones: { right: ones } },
		hints: [
			"The first digit of a three-digit number counts hundreds, the second tens, the last ones.",
			difficulty === 1
				? "Count the large squares, then the bars, then the cubes."
				: "Read the digits from left to right.",
		],
		explanation: `$${number} = ${100 * hundreds} + ${10 * tens} + ${ones}$: ${hundreds}, ${tens} and ${ones}.`,
		mistakes: [
			[
				"hundreds",
				"worth-for-count",
				100 * hundreds,
				"That is what they are worth. Write how many hundreds there are.",
			],
			[
				"tens",
				"tens-worth-for-count",
				10 * tens,
				"That is what the tens are worth. Write how many tens there are.",
			],
			[
				"hundreds",
				"read-from-the-right",
				ones,
				"It looks like the number was read from the right. The first digit counts hundreds.",
			],
			[
				"tens",
				"mixed-up-places",
				ones,
				"It looks like the ones were written here. The middle digit counts tens.",
			],
		],
	});
});

function digitWorth(random: Random) {
	const digits = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
	const place = random.integer(0, 1);
	const digit = digits[place] ?? 1;
	const number = Number(digits.join(""));
	const worth = digit * 10 ** (2 - place);
	return chooseNumber(
		random,
		{
			answer_type: "INTEGER",
			prompt: `${random.pick(NAMES)} looks at the digit ${digit} in ${number}. How much is it worth?`,
			hints: [
				`Is the ${digit} the first, the second or the last digit?`,
				"The first digit counts hundreds, the second tens, the last ones.",
			],
			explanation: `The ${digit} counts ${place === 0 ? "hundreds" : "tens"}, so it is worth $${worth}$.`,
		},
		{
			right: `${worth}`,
			label: (entry) => `$${entry}$`,
			mistakes: [
				["face-value", digit, "That is the digit itself. Its place tells how much it is worth."],
				[
					"wrong-place",
					place === 0 ? digit * 10 : digit * 100,
					"It looks like another place was taken. Count the places from the right: ones, tens, hundreds.",
				],
				["whole-number", number, "That is the whole number. The question is about one digit only."],
			],
			fillers: [],
		},
	);
}

function tensOnly(random: Random) {
	const tens = random.integer(11, 49);
	const ones = random.integer(0, 9);
	const number = 10 * tens + ones;
	return fillBoxes({
		prompt: `${tens} tens and ${counted(ones, "one")} make the number [[number]]. It has [[hundreds]] hundreds.`,
		boxes: { number: { right: number }, hundreds: { right: Math.floor(tens / 10) } },
		hints: ["Ten tens make one hundred.", `How many times do ten tens fit in ${tens} tens?`],
		explanation: `${tens} tens are ${10 * tens}. With the ones it is ${number}. Its first digit counts the hundreds: ${Math.floor(tens / 10)}.`,
		mistakes: [
			[
				"number",
				"tens-as-ones",
				tens + ones,
				"It looks like tens were counted as ones. Each ten is worth 10.",
			],
			["number", "left-out-the-ones", ones === 0 ? "" : 10 * tens, "The ones are missing."],
			[
				"number",
				"wrote-an-extra-zero",
				100 * tens + ones,
				"That is too many places. Ten tens make just one hundred.",
			],
			["hundreds", "wrote-the-tens", tens, "Those are all the tens. Ten of them make one hundred."],
		],
	});
}

function regrouped(random: Random) {
	const hundreds = random.integer(1, 7);
	const [tens, ones] = [random.integer(11, 19), random.integer(0, 9)];
	const number = 100 * hundreds + 10 * tens + ones;
	return fillBoxes({
		prompt: `${counted(hundreds, "hundred")}, ${tens} tens and ${counted(ones, "one")} make the number [[number]]. Written with as few blocks as possible it has [[hundreds]] hundreds and [[tens]] tens.`,
		boxes: {
			number: { right: number },
			hundreds: { right: hundreds + 1 },
			tens: { right: tens - 10 },
		},
		hints: ["Ten tens make a new hundred.", `${tens} tens are ten tens and some more.`],
		explanation: `${tens} tens are 1 hundred and ${counted(tens - 10, "ten")}. So there are ${hundreds + 1} hundreds, ${counted(tens - 10, "ten")} and ${counted(ones, "one")}: ${number}.`,
		mistakes: [
			[
				"number",
				"wrote-side-by-side",
				`${hundreds}${tens}${ones}`,
				"It looks like the counts were written side by side. A place holds only one digit.",
			],
			[
				"number",
				"lost-the-new-hundred",
				number - 100,
				"Ten of the tens make a new hundred. It looks like it was lost.",
			],
			["hundreds", "kept-the-hundreds", hundreds, "Ten tens make a new hundred. Count it, too."],
			["tens", "kept-all-tens", tens, "Ten of the tens have become a hundred. How many tens are left?"],
		],
	});
}
