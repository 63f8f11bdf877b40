import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { decimal } from "../../kit/numbers.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const PLACES = ["thousands", "hundreds", "tens", "ones", "tenths", "hundredths", "thousandths"] as const;

/**
 * 1: the value of a digit, tenths and hundredths; 2: down to thousandths; 3: ten times or one tenth of a number;
 * 4: how two equal digits compare; 5: digits that stand two places apart.
 */
export const placeValueDecimals = defineGenerator("place-value-decimals", 2, (random, difficulty) => {
	if (difficulty <= 2) return digitValue(random, difficulty === 1 ? 2 : 3);
	if (difficulty === 3) return timesTen(random);
	return twoDigits(random, difficulty === 4 ? 1 : 2);
});

/** Digits without zeros, all different, so that a digit has one place. */
function digits(random: Random, count: number): number[] {
	return random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, count);
}

function digitValue(random: Random, places: number) {
	const before = random.integer(1, 3);
	const all = digits(random, before + places);
	const place = random.integer(1, places);
	const digit = all[before + place - 1] ?? 0;
	const number = decimal(Number(all.join("")), places);
	const name = PLACES[3 + place] ?? "";
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `What is the value of the digit ${digit} in $${number}$? Write it as a decimal.`,
		right: decimal(digit, place),
		hints: [
			"Name the places to the right of the point in order, from left to right.",
			`The digit ${digit} stands in the ${name} place.`,
		],
		explanation: `The ${digit} stands in the ${name} place, so it is worth ${counted(digit, name.slice(0, -1))}: $${decimal(digit, place)}$.`,
		mistakes: [
			[
				"mirror-places",
				decimal(digit, place - 1),
				"It looks like the first place after the decimal point was taken for oneths. There are none: it starts with tenths.",
			],
			["took-the-digit", place === 1 ? "" : digit, "That is the digit. Its value depends on its place."],
			[
				"whole-number-place",
				digit * 10 ** place,
				"That value stands to the left of the point. To the right, each place is smaller than one.",
			],
			["one-place-too-far", decimal(digit, place + 1), "Count the places once more: tenths come first."],
		],
	});
}

function timesTen(random: Random) {
	const places = random.integer(1, 2);
	const units = Number(digits(random, random.integer(places + 1, 4)).join(""));
	const is_tenth = random.oneIn(2);
	const number = decimal(units, places);
	const right = decimal(units, is_tenth ? places + 1 : places - 1);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: is_tenth
			? `Which number is $\\dfrac{1}{10}$ of $${number}$?`
			: `Which number is 10 times as large as $${number}$?`,
		right,
		hints: [
			is_tenth ? "The answer is smaller than the number." : "The answer is larger than the number.",
			`Every digit moves one place to the ${is_tenth ? "right" : "left"}. What is each digit worth then?`,
		],
		explanation: `Each digit becomes worth ${is_tenth ? "one tenth of" : "10 times"} what it was, so it moves one place to the ${is_tenth ? "right" : "left"}: $${right}$.`,
		mistakes: [
			[
				"moved-the-other-way",
				decimal(units, is_tenth ? places - 1 : places + 1),
				`It looks like the digits moved the other way. Should the answer be ${is_tenth ? "smaller" : "larger"}?`,
			],
			[
				"moved-two-places",
				is_tenth ? decimal(units, places + 2) : decimal(units * 10, places - 1),
				"It looks like the digits moved too far. Ten has one zero: move one place.",
			],
			[
				"changed-by-ten",
				is_tenth ? decimal(units - 10 ** (places - 1), places) : decimal(units + 10 ** (places + 1), places),
				"It looks like something was added or taken away. Ten times is a multiplication.",
			],
		],
	});
}

function twoDigits(random: Random, apart: number) {
	const [digit = 0, ...others] = digits(random, 6);
	const length = random.integer(apart + 2, 5);
	const places = random.integer(1, Math.min(3, length - 1));
	const first = random.integer(0, length - 1 - apart);
	const all = Array.from({ length }, (_, at) =>
		at === first || at === first + apart ? digit : (others[at] ?? 1),
	);
	const number = decimal(Number(all.join("")), places);
	const times = 10 ** apart;
	const is_left = random.oneIn(2);
	const statement = (text: string) => `It is ${text} the value of the other ${digit}.`;
	const right = statement(is_left ? `$${times}$ times` : `$\\dfrac{1}{${times}}$ of`);
	return chooseOption(
		random,
		{
			prompt: `Look at the two digits ${digit} in $${number}$. What is true of the value of the **${is_left ? "left" : "right"}** one?`,
			hints: [
				`Write down what each ${digit} is worth.`,
				"A place is worth ten times as much as the place to its right.",
				apart === 1 ? "The two digits are neighbors." : "There is one place between the two digits.",
			],
			explanation: `The two digits are ${apart === 1 ? "one place" : "two places"} apart, and each place to the left makes a digit worth 10 times as much. ${right}`,
		},
		{
			right,
			wrong: [
				[
					statement(is_left ? `$\\dfrac{1}{${times}}$ of` : `$${times}$ times`),
					"wrong-direction",
					"Which of the two stands further left, and is worth more?",
				],
				[
					statement("equal to"),
					"looked-at-digits-only",
					"The digits look the same. Their places decide what they are worth.",
				],
				[
					statement(
						is_left ? `$${apart === 1 ? 100 : 10}$ times` : `$\\dfrac{1}{${apart === 1 ? 100 : 10}}$ of`,
					),
					"counted-places-wrongly",
					"Count how many places lie from one digit to the other, and take ten times for each.",
				],
			],
		},
	);
}
