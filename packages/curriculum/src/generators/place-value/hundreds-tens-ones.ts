import { asClaim, ask, boxed, defineSkill, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import {
	type Blocks,
	worth,
	listed,
	type DrawBlocks,
	small,
	any,
	takeApart,
	madeOf,
	whichBlocks,
} from "./blocks-of-three-digits.ts";

const splitUp = (number: number): Blocks => ({
	hundreds: Math.floor(number / 100),
	tens: Math.floor(number / 10) % 10,
	ones: number % 10,
});

const manyTens: DrawBlocks = (random) => ({
	hundreds: 0,
	tens: random.integer(11, 49),
	ones: random.integer(0, 9),
});
const manyOfBoth: DrawBlocks = (random) => ({
	hundreds: random.integer(1, 7),
	tens: random.integer(10, 19),
	ones: random.integer(1, random.oneIn(2) ? 9 : 19),
});

const asNumber = (told: string, name: string) => [
	`Which number is ${told}?`,
	`${name} has blocks: ${told}. Which number do they make?`,
	`Write ${told} as one number.`,
	`Put ${told} together. Which number is that?`,
];
const toBuild = (told: string, name: string) => [
	`Put down ${told}. Trade ten of a kind where you can. Which number is it?`,
	`${name} wants to show ${told}. Build it with as few blocks as possible.`,
	`Use blocks to make ${told}. Which number do you get?`,
];

/** What one digit is worth. */
const digitWorth =
	(least: number): Form =>
	(random) => {
		const digits = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
		const place = random.integer(least, 2);
		const digit = digits[place] ?? 1;
		const number = digits.join("");
		const right = digit * 10 ** (2 - place);
		const task = `the ${digit} in ${number}`;
		const name = random.pick(NAMES);
		const places = ["hundreds", "tens", "ones"];
		return {
			prompt: random.pick([
				`How much is the digit ${digit} in ${number} worth?`,
				`${name} looks at ${task}. How much is it worth?`,
				`Find the value of ${task}.`,
				`What does ${task} stand for?`,
			]),
			task,
			right: whole(right),
			wrong: [
				[slip.faceValue, whole(digit)],
				[slip.tookAnotherPlace, whole(place === 0 ? digit * 10 : digit * 100)],
				[slip.tookAnotherPlaceToo, whole(place === 2 ? digit * 10 : Number(number))],
			],
			hints: [
				`In ${number}, is the ${digit} the first, the second, or the last digit?`,
				"The first digit counts hundreds, and the last one counts ones.",
				`Name the place of the ${digit}. How many of them are there?`,
			],
			steps: [`The ${digit} counts ${places[place]}.`, `So it is worth $${right}$.`],
		};
	};

/** Too many tens or ones, traded until each place holds one digit. */
const traded = ask.stepwise((random) => {
	const blocks = manyOfBoth(random);
	const { hundreds, tens, ones } = blocks;
	const number = worth(blocks);
	const right = splitUp(number);
	return {
		prompt: `${random.pick([
			`${random.pick(NAMES)} has ${listed(blocks)} and trades for as few blocks as possible.`,
			`Trade ${listed(blocks)} for as few blocks as possible.`,
		])} Hundreds: [[hundreds]]. Tens: [[tens]]. Ones: [[ones]].`,
		hints: [
			"Ten ones make a ten. Ten tens make a hundred.",
			ones > 9 ? `Begin with the ${ones} ones. Trade ten of them.` : `Trade ten of the ${tens} tens.`,
			"Each place may hold nine at most.",
		],
		steps: [
			...(ones > 9
				? [`Ten of the ${ones} ones make a ten: ${counted(ones - 10, "one")} and ${tens + 1} tens.`]
				: []),
			`Ten tens make a hundred. The number is ${number}.`,
			`Hundreds: ${right.hundreds}. Tens: ${right.tens}. Ones: ${right.ones}.`,
		],
		boxes: {
			hundreds: boxed(whole(right.hundreds), [slip.lostTheNewHundred, whole(hundreds)]),
			tens: boxed(whole(right.tens), [slip.keptAllTens, whole(tens)]),
			ones: boxed(whole(right.ones), [slip.keptAllOnes, whole(ones)]),
		},
	};
});

const isNumber = (told: string, value: string) => `${told} make ${value}.`;
const isWorth = (task: string, value: string) => `T${task.slice(1)} is worth ${value}.`;

// 1: blocks up to 4 hundreds. 2: numbers without a picture, zeros included. 3: what one digit is worth. 4: more than nine
// tens. 5: more than nine tens and ones, and someone's mistake.
export const hundredsTensOnes = defineSkill("hundreds-tens-ones", 17, {
	1: [takeApart(small, true), ask.withBlocks(madeOf(small, toBuild)), ask.chosen(madeOf(small, asNumber))],
	2: [
		takeApart(any, false),
		ask.typed(madeOf(any, asNumber)),
		ask.withBlocks(madeOf(any, toBuild)),
		ask.chosen(whichBlocks(any)),
	],
	3: [
		ask.chosen(digitWorth(0)),
		ask.typed(digitWorth(0)),
		ask.judged(asClaim(digitWorth(0), isWorth)),
		ask.matched(digitWorth(0), ["digit", "value"]),
	],
	4: [
		ask.typed(madeOf(manyTens, asNumber)),
		ask.withBlocks(madeOf(manyTens, toBuild)),
		ask.chosen(madeOf(manyTens, asNumber)),
		ask.matched(madeOf(manyTens, asNumber), ["set of blocks", "number"]),
	],
	5: [
		traded,
		ask.typed(madeOf(manyOfBoth, asNumber)),
		ask.chosen(whichBlocks(manyOfBoth)),
		ask.judged(asClaim(madeOf(manyTens, asNumber), isNumber)),
		ask.explainTheMistake(madeOf(manyTens, asNumber)),
	],
});
