import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { gcd } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Expansion {
	before: string;
	repeats: string;
}

/** The digits after the point by long division: those before the repeating part, and the part that repeats. */
function expand(top: number, bottom: number): Expansion {
	const seen = new Map<number, number>();
	let rest = top % bottom;
	let digits = "";
	while (rest !== 0 && !seen.has(rest)) {
		seen.set(rest, digits.length);
		rest *= 10;
		digits += Math.floor(rest / bottom);
		rest %= bottom;
	}
	const start = rest === 0 ? digits.length : (seen.get(rest) ?? 0);
	return { before: digits.slice(0, start), repeats: digits.slice(start) };
}

/** "0.1\overline{6}", "0.375". */
function written(top: number, bottom: number): string {
	const { before, repeats } = expand(top, bottom);
	return `${Math.floor(top / bottom)}.${before}${repeats === "" ? "" : `\\overline{${repeats}}`}`;
}

/** 1: fractions that end; 2: one repeating digit; 3: which fractions end; 4: match; 5: longer repeating parts, negative fractions. */
export const fractionsToDecimals = defineGenerator("fractions-to-decimals", 3, (random, difficulty) => {
	if (difficulty === 3) return ends(random);
	if (difficulty === 4) return matching(random);
	const bottom = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 4, 5, 8, 10, 20, 25],
			[3, 6, 9, 12, 15, 18, 24],
			[3],
			[3],
			[7, 11, 12, 18, 22],
		]),
	);
	const top = proper(random, bottom) + (difficulty === 1 && random.oneIn(3) ? bottom : 0);
	if (difficulty === 1) {
		const right = written(top, bottom).replace(/\.$/, "");
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `Write $\\dfrac{${top}}{${bottom}}$ as a decimal.`,
			right,
			hints: [
				"A fraction is a division: top divided by bottom.",
				"Write a decimal point and zeros after the top number and go on dividing until nothing is left.",
			],
			explanation: `$${top} \\div ${bottom} = ${right}$.`,
			mistakes: [
				[
					"wrote-top-and-bottom-with-a-point",
					`${top}.${bottom}`,
					"The fraction bar means division, not a decimal point.",
				],
				[
					"point-one-place-off",
					(Number(right) / 10).toFixed(5).replace(/0+$/, ""),
					"The digits are right. Is the fraction more or less than one?",
				],
				[
					"divided-the-other-way",
					Number.isInteger((bottom * 1000) / top) ? `${bottom / top}` : "",
					"It looks like the bottom was divided by the top.",
				],
			],
		});
	}
	const sign = difficulty === 5 && random.oneIn(2) ? "-" : "";
	const { before, repeats } = expand(top, bottom);
	const right = `$${sign}${written(top, bottom)}$`;
	const rounded = (top / bottom).toFixed(2);
	return chooseOption(
		random,
		{
			prompt: `Which decimal is exactly equal to $${sign}\\dfrac{${top}}{${bottom}}$? A bar stands over the digits that repeat.`,
			hints: [
				"Divide the top by the bottom, step by step.",
				"When a remainder comes back, the digits repeat from there on.",
			],
			explanation: `$${top} \\div ${bottom}$ gives ${before === "" ? "" : `first ${before}, then `}${repeats} again and again: ${right}.`,
		},
		{
			right,
			wrong: [
				[`$${sign}${rounded}$`, "rounded-and-called-exact", "That is rounded. The digits go on forever."],
				[
					before === "" ? `$${sign}0.${repeats}$` : `$${sign}0.\\overline{${before}${repeats}}$`,
					before === "" ? "stopped-after-one-round" : "repeated-all-digits",
					before === ""
						? "The digits go on: which of them repeat?"
						: "Not all digits repeat. From where on do they?",
				],
				[
					`$${sign}${top}.${bottom}$`,
					"wrote-top-and-bottom-with-a-point",
					"The fraction bar means division, not a decimal point.",
				],
				[
					`$${sign}0.0\\overline{${repeats}}$`,
					"point-one-place-off",
					"Look at the first digit after the decimal point. Does it repeat?",
				],
			],
		},
	);
});

function proper(random: Random, bottom: number): number {
	return random.pick(
		Array.from({ length: bottom - 1 }, (_, at) => at + 1).filter((top) => gcd(top, bottom) === 1),
	);
}

function ends(random: Random) {
	const wants_end = random.oneIn(2);
	const [ending, repeating] = [
		random.shuffle([2, 4, 5, 8, 16, 20, 25, 40]),
		random.shuffle([3, 6, 7, 9, 11, 12, 15, 18]),
	];
	const fraction = (bottom: number) => `$\\dfrac{${proper(random, bottom)}}{${bottom}}$`;
	const right_bottom = (wants_end ? ending : repeating)[0] ?? 2;
	const right = fraction(right_bottom);
	const others = (wants_end ? repeating : ending).slice(0, 3).map(fraction);
	return chooseOption(
		random,
		{
			prompt: `Which of these fractions, written as a decimal, ${wants_end ? "comes to an end" : "repeats forever"}?`,
			hints: [
				"Which prime numbers are in the bottom number?",
				"Only bottoms made of twos and fives can be turned into a power of ten.",
			],
			explanation: wants_end
				? `${right_bottom} is made of twos and fives only, so ${right} ends.`
				: `${right_bottom} has another prime factor than two and five, so ${right} repeats.`,
		},
		{
			right,
			wrong: others.map((label) => [
				label,
				wants_end ? "overlooked-another-prime" : "saw-another-prime",
				"Take the bottom number apart into primes. Are there others than two and five?",
			]),
		},
	);
}

function matching(random: Random) {
	const bottoms = random.shuffle([3, 4, 6, 8, 9, 11]).slice(0, 3);
	const fractions = bottoms.map((bottom) => [proper(random, bottom), bottom] as const);
	const [[top, bottom] = [1, 3]] = fractions;
	return matchPairs(
		random,
		{
			prompt: "Match each fraction with its decimal. A bar stands over the digits that repeat.",
			hints: ["Divide the top by the bottom.", "About how large is each fraction?"],
			explanation: `${fractions.map(([t, b]) => `$\\dfrac{${t}}{${b}} = ${written(t, b)}$`).join(", ")}.`,
		},
		{
			pairs: fractions.map(([t, b]) => [`$\\dfrac{${t}}{${b}}$`, `$${written(t, b)}$`]),
			extras: [`$0.${top}${bottom}$`],
			mistakes: [
				[
					"wrote-top-and-bottom-behind-the-point",
					0,
					3,
					"The fraction bar is a division. Divide the top by the bottom.",
				],
			],
		},
	);
}
