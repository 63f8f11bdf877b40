import { asClaim, ask, counted, decimals, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { decimal } from "../../../kit/numbers.ts";
import { digits, explainTwice, inSteps, twoDigits } from "../digit-pairs.ts";

const PLACES = ["thousands", "hundreds", "tens", "ones", "tenths", "hundredths", "thousandths"] as const;
const ONES = 3;

/** A digit of a decimal, and the place after the decimal point that it is in. */
function digitOf(random: Random, places: number) {
	const before = random.integer(1, 3);
	const all = digits(random, before + places);
	const place = random.integer(1, places);
	return {
		digit: all[before + place - 1] ?? 0,
		place,
		number: decimal(Number(all.join("")), places),
		name: PLACES[ONES + place] ?? "",
		all,
		before,
	};
}

const digitValue =
	(places: number): Form =>
	(random) => {
		const { digit, place, number, name } = digitOf(random, places);
		const task = `the value of the digit ${digit} in $${number}$`;
		return {
			prompt: random.pick([
				`What is ${task}? Write it as a decimal.`,
				`Write ${task} as a decimal.`,
				`${random.pick(NAMES)} looks at the digit ${digit} in $${number}$. What is the value of that digit, as a decimal?`,
			]),
			task,
			right: decimals(digit, place),
			wrong: [
				place > 1 && [slip.startedWithOneths, decimals(digit, place - 1)],
				[slip.tookTheDigit, whole(digit)],
				[slip.countedAWholePlace, whole(digit * 10 ** place)],
				[slip.onePlaceTooFarRight, decimals(digit, place + 1)],
			],
			hints: [
				"Name the places after the decimal point, from left to right.",
				`The digit ${digit} is in the ${name} place.`,
				`Write ${counted(digit, name.slice(0, -1))} as a decimal.`,
			],
			steps: [
				`The digit ${digit} is in the ${name} place.`,
				`Its value is ${counted(digit, name.slice(0, -1))}, which is $${decimal(digit, place)}$.`,
			],
		};
	};

/** Which digit is in a place. */
const digitIn: Form = (random) => {
	const { digit, place, number, name, all, before } = digitOf(random, 3);
	const mirrored = all[before - 1 - place];
	const value = (each: number | undefined) => each !== undefined && whole(each);
	const mirror = value(mirrored);
	const next = value(all[before + place]);
	const previous = value(all[before + place - 2]);
	return {
		prompt: random.pick([
			`Which digit of $${number}$ is in the ${name} place?`,
			`What is the ${name} digit of $${number}$?`,
		]),
		right: whole(digit),
		wrong: [
			mirror && [slip.countedAWholePlace, mirror],
			previous && [slip.startedWithOneths, previous],
			next && [slip.onePlaceTooFarRight, next],
		],
		hints: [
			"Start at the decimal point and go to the right.",
			`Say the places of $${number}$ after the decimal point one after the other: tenths, hundredths, thousandths.`,
			`Stop at the ${name}. Which digit is there?`,
		],
		steps: [
			`After the decimal point come tenths, hundredths, and thousandths.`,
			`The digit in the ${name} place is ${digit}.`,
		],
	};
};

/** 10 times a number, or one tenth of it. */
const timesTen: Form = (random) => {
	const places = random.integer(1, 2);
	const units = Number(digits(random, random.integer(places + 1, 4)).join(""));
	const isTenth = random.oneIn(2);
	const to = (more: number) =>
		places + more >= 0 ? decimals(units, places + more) : whole(units * 10 ** -(places + more));
	const number = `$${decimal(units, places)}$`;
	const way = isTenth ? "right" : "left";
	return {
		prompt: isTenth
			? random.pick([
					`Which number is $\\dfrac{1}{10}$ of ${number}?`,
					`Write the number that is $\\dfrac{1}{10}$ of ${number}.`,
				])
			: random.pick([
					`Which number is 10 times as much as ${number}?`,
					`Write the number that is 10 times ${number}.`,
				]),
		right: to(isTenth ? 1 : -1),
		wrong: [
			[slip.movedPointTheOtherWay, to(isTenth ? -1 : 1)],
			[slip.movedTooFar, to(isTenth ? 2 : -2)],
			[
				slip.changedByTen,
				isTenth
					? decimals(Math.max(1, units - 10 ** (places - 1)), places)
					: decimals(units + 10 ** (places + 1), places),
			],
		],
		hints: [
			`The answer is ${isTenth ? "less" : "greater"} than the number.`,
			`In ${number}, every digit moves one place to the ${way}.`,
			"Write the digits in their new places. Where is the decimal point then?",
		],
		steps: [
			`Every digit moves one place to the ${way}.`,
			`${isTenth ? "One tenth of" : "10 times"} ${number} is ${to(isTenth ? 1 : -1).shown}.`,
		],
	};
};

/** Blocks that show a number; each is traded for one ten times or one tenth as large. */
const rebuilt: Form = (random) => {
	const isTenth = random.oneIn(2);
	const units = 10 * random.integer(1, 9) + random.integer(1, 9);
	const places = isTenth ? 1 : 2;
	const number = `$${decimal(units, places)}$`;
	const right = decimals(units, isTenth ? 2 : 1);
	const way = isTenth ? "smaller" : "larger";
	const [first, last] = [Math.floor(units / 10), units % 10];
	return {
		prompt: `The flat block is one whole. The blocks show ${number}. ${
			isTenth
				? random.pick([
						`Change them so that they show $\\dfrac{1}{10}$ of ${number}. Which number is that?`,
						`With blocks, show $\\dfrac{1}{10}$ of ${number}. Which number do they show?`,
					])
				: random.pick([
						`Change them so that they show 10 times as much as ${number}. Which number is that?`,
						`With blocks, show 10 times ${number}. Which number do they show?`,
					])
		}`,
		right,
		wrong: [
			[slip.movedPointTheOtherWay, isTenth ? whole(units) : decimals(units, 3)],
			[slip.changedByTen, isTenth ? decimals(units - 1, 1) : decimals(units + 1000, 2)],
		],
		blocks: { largest: 100, start: isTenth ? 10 * units : units, smallest: "hundredth" },
		hints: [
			`Which block is ${isTenth ? "one tenth of a flat block" : "10 times as large as a small cube"}?`,
			`Replace each block with one of the next ${way} kind.`,
			isTenth
				? `${counted(first, "flat block becomes", "flat blocks become")} bars. What do the bars become?`
				: `${counted(last, "small cube becomes", "small cubes become")} bars. What do the bars become?`,
		],
		steps: [
			`Each block is replaced with one of the next ${way} kind.`,
			`${isTenth ? "One tenth of" : "10 times"} ${number} is ${right.shown}.`,
		],
	};
};

const claims = asClaim(digitValue(3), (task, value) => `${task.replace(/^the/, "The")} is ${value}.`);

// 1: digits and values to hundredths. 2: to thousandths. 3: 10 times and one tenth, with blocks as well. 4: equal digits side by side.
// 5: equal digits two places apart, claims, and reasons.
export const placeValueDecimals = defineSkill("place-value-decimals", 16, {
	1: [ask.typed(digitValue(2)), ask.chosen(digitValue(2)), ask.chosen(digitIn)],
	2: [
		ask.typed(digitValue(3)),
		ask.chosen(digitValue(3)),
		ask.typed(digitIn),
		ask.matched(digitValue(3), ["digit", "value"]),
	],
	3: [ask.typed(timesTen), ask.withBlocks(rebuilt), ask.chosen(timesTen), inSteps({ apart: [1] })],
	4: [
		ask.chosen(twoDigits({ apart: [1] })),
		inSteps({ apart: [1] }),
		ask.whatWentWrong(digitValue(3)),
		ask.typed(timesTen),
	],
	5: [
		ask.chosen(twoDigits({ apart: [2] })),
		inSteps({ apart: [2] }),
		ask.judged(claims),
		explainTwice({ apart: [1, 2] }),
	],
});
