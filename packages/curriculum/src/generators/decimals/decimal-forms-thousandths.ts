import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { decimal } from "../../kit/numbers.ts";
import { inWords } from "../../kit/number-words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const UNITS = ["", "tenth", "hundredth", "thousandth"] as const;

/** 1: words for hundredths; 2: words for thousandths; 3: sums of fractions; 4: zeros inside; 5: places in mixed order, or more than nine of a place. */
export const decimalFormsThousandths = defineGenerator(
	"decimal-forms-thousandths",
	2,
	(random, difficulty) => {
		if (difficulty === 4 && random.oneIn(3)) return matched(random);
		const places = difficulty === 1 ? 2 : 3;
		const whole = random.integer(0, level(difficulty, [9, 30, 9, 60, 9] as const));
		const form = level(difficulty, [
			"words",
			"words",
			"sum",
			random.pick(["words", "sum"]),
			"shuffled",
		] as const);
		const part = fraction(random, places, difficulty >= 4);
		return form === "words"
			? fromWords(whole, part, places)
			: fromSum(random, whole, part, form === "shuffled");
	},
);

/** Thousandths (or hundredths) without a zero at the end; with `has_zero` there is a zero after the decimal point. */
function fraction(random: Random, places: number, has_zero: boolean): number {
	const digit = () => random.integer(1, 9);
	if (places === 2) return random.oneIn(3) ? digit() : digit() * 10 + digit();
	if (!has_zero) return digit() * 100 + digit() * 10 + digit();
	return random.pick([digit(), digit() * 10 + digit(), digit() * 100 + digit()]);
}

/** The same number of tenths, hundredths and thousandths. */
function matched(random: Random) {
	const [whole, part] = [random.integer(1, 20), random.integer(2, 9)];
	const pairs = [1, 2, 3].map(
		(places) =>
			[
				`${inWords(whole)} and ${inWords(part)} ${UNITS[places] ?? ""}s`,
				`$${decimal(whole * 10 ** places + part, places)}$`,
			] as const,
	);
	return matchPairs(
		random,
		{
			prompt: "Match the words with the decimals.",
			hints: [
				'The word "and" stands for the decimal point.',
				"The last word says in which place the last digit stands.",
			],
			explanation: `${pairs.map(([words, number]) => `${words}: ${number}`).join("; ")}.`,
		},
		{
			pairs,
			extras: [`$${decimal(whole * 10 + part, 2)}$`],
			mistakes: [
				[
					"dropped-zero",
					1,
					0,
					"Hundredths stand in the second place after the decimal point. Which number has a digit there?",
				],
				["one-zero-too-many", 1, 2, "The last digit stands one place too far to the right."],
				[
					"whole-number-too-small",
					0,
					3,
					'The word before "and" is the whole number. It stands before the decimal point.',
				],
			],
		},
	);
}

function fromWords(whole: number, part: number, places: number) {
	const unit = `${UNITS[places] ?? ""}${part === 1 ? "" : "s"}`;
	const words = `${whole === 0 ? "" : `${inWords(whole)} and `}${inWords(part)} ${unit}`;
	const units = whole * 10 ** places + part;
	const answer = decimal(units, places);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `Write as a decimal: ${words}.`,
		right: answer,
		hints: [
			`${whole === 0 ? "There is no whole number here: write a zero before the point." : `The word "and" stands for the point.`}`,
			`The last word says in which place the last digit stands. How many places after the decimal point is that?`,
			"Fill the places that are left empty with zeros.",
		],
		explanation: `The word "${unit}" means ${["", "one place", "two places", "three places"][places]} after the decimal point: $${answer}$.`,
		mistakes: [
			[
				"dropped-zero",
				decimal(Number(`${whole}${part}`), `${part}`.length),
				"It looks like a zero was left out. The last digit has to stand in the place that is named.",
			],
			[
				"whole-number-instead",
				Number(`${whole}${part}`),
				"The word at the end names parts of one, so the number needs a point.",
			],
			[
				"one-zero-too-many",
				decimal(whole * 10 ** (places + 1) + part, places + 1),
				"The last digit stands one place too far to the right.",
			],
		],
	});
}

function fromSum(random: Random, whole: number, part: number, is_shuffled: boolean) {
	const digits = `${part}`.padStart(3, "0").split("").map(Number);
	const regrouped = is_shuffled && random.oneIn(2) && (digits[0] ?? 0) > 0;
	const counts = regrouped ? [(digits[0] ?? 0) - 1, (digits[1] ?? 0) + 10, digits[2] ?? 0] : digits;
	const terms = counts.flatMap((count, at) =>
		count === 0 ? [] : [`${count} \\times \\dfrac{1}{${10 ** (at + 1)}}`],
	);
	const all = whole === 0 ? terms : [`${whole}`, ...terms];
	const answer = decimal(whole * 1000 + part, 3);
	const naive = counts.map(String).join("");
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `Write as one decimal: $${(is_shuffled ? random.shuffle(all) : all).join(" + ")}$.`,
		right: answer,
		hints: [
			"Tenths stand first after the decimal point, then hundredths, then thousandths.",
			"A place that is not named gets a zero.",
			...(regrouped ? ["More than nine of one place make one of the next larger place."] : []),
		],
		explanation: `${digits.map((digit, at) => `${digit} ${UNITS[at + 1]}${digit === 1 ? "" : "s"}`).join(", ")}${whole === 0 ? "" : ` and ${whole} ${whole === 1 ? "whole" : "wholes"}`}: $${answer}$.`,
		mistakes: [
			[
				"dropped-zero",
				decimal(
					Number(`${whole}${counts.filter((count) => count > 0).join("")}`),
					counts.filter((count) => count > 0).join("").length,
				),
				"It looks like the digits were written one after the other. Each has its own place; empty places get a zero.",
			],
			[
				"wrote-counts-side-by-side",
				regrouped ? decimal(Number(`${whole}${naive}`), naive.length) : "",
				"Only one digit fits in a place. Ten of a place make one of the next larger.",
			],
			[
				"reversed-places",
				decimal(whole * 1000 + Number([...digits].reverse().join("")), 3),
				"It looks like the places were read from the wrong end. Tenths stand right after the decimal point.",
			],
		],
	});
}
