import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const RATIONAL = "Rational";
const IRRATIONAL = "Irrational";

function rational(random: Random): string {
	const a = random.integer(2, 12);
	return random.pick([
		`$\\sqrt{${a * a}}$`,
		`$\\dfrac{${a}}{${a + 5}}$`,
		`$-${a}.${random.integer(11, 98)}$`,
		`$0.\\overline{${random.integer(12, 98)}}$`,
		`$\\dfrac{22}{7}$`,
		`$-${a}$`,
	]);
}

function irrational(random: Random): string {
	const n = random.pick([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 18, 20]);
	return random.pick([
		`$\\sqrt{${n}}$`,
		`$${random.integer(2, 9)}π$`,
		`$${random.integer(2, 9)} + \\sqrt{${n}}$`,
		`$${random.integer(2, 9)}\\sqrt{${n}}$`,
		"$π$",
	]);
}

/** 1: roots; 2: any number; 3: all irrational ones; 4: why; 5: match with reasons. */
export const rationalIrrational = defineGenerator("rational-irrational", 3, (random, difficulty) => {
	const hints = [
		"Can the number be written as a fraction of whole numbers?",
		"Decimals that end or repeat are fractions. Which roots come out whole?",
	];
	if (difficulty === 3) {
		const count = random.integer(2, 3);
		const pick = (make: (r: Random) => string, many: number) =>
			[...new Set(Array.from({ length: 12 }, () => make(random)))].slice(0, many);
		const good = pick(irrational, count);
		const others = pick(rational, 5 - count);
		return chooseAll(
			random,
			{
				prompt: "Which of these numbers are irrational? Choose all that apply.",
				hints,
				explanation: `Irrational: ${good.join(", ")}. The others can be written as fractions.`,
			},
			[
				...good.map((label) => ({
					label,
					fits: true,
					mistake: [
						"missed-an-irrational",
						"One more of them has a decimal that never ends and never repeats.",
					] as const,
				})),
				...others.map((label) => ({
					label,
					fits: false,
					mistake: [
						label.includes("22")
							? "22-over-7-equals-pi"
							: label.includes("sqrt")
								? "all-roots-are-irrational"
								: "repeating-is-irrational",
						label.includes("22")
							? "That fraction is only close to pi."
							: label.includes("sqrt")
								? "Does this root come out whole?"
								: "A decimal that repeats can be written as a fraction.",
					] as const,
				})),
			],
		);
	}
	if (difficulty === 5)
		return matchPairs(
			random,
			{
				prompt: "Match each number with what is true of it.",
				hints: ["Which root comes out whole? Which decimal repeats?", "Pi is no fraction."],
				explanation:
					"A root of a square number is whole, a repeating decimal is a fraction, other square roots never end and never repeat, and fractions only come close to pi.",
			},
			(() => {
				const a = random.integer(4, 12);
				return {
					pairs: [
						[`$\\sqrt{${a * a}}$`, "A root that comes out whole"],
						[`$0.\\overline{${random.integer(1, 8)}}$`, "A repeating decimal, so a fraction"],
						[`$\\sqrt{${random.pick([2, 3, 5, 7, 11, 13])}}$`, "A root that never ends and never repeats"],
						["$\\dfrac{22}{7}$", "A fraction close to pi"],
					],
					mistakes: [["all-roots-are-irrational", 0, 2, "Does this root come out whole?"]],
				} as const;
			})(),
		);
	const is_rational = random.oneIn(2);
	const n = random.integer(2, 20);
	const number =
		difficulty === 1
			? is_rational
				? `$\\sqrt{${n * n}}$`
				: `$\\sqrt{${n * n + 1}}$`
			: is_rational
				? rational(random)
				: irrational(random);
	const right = is_rational ? RATIONAL : IRRATIONAL;
	if (difficulty === 4) {
		const whole = number.startsWith("$\\sqrt") && is_rational;
		const yes = whole
			? "Rational, because the root comes out whole"
			: "Rational, because it is a fraction or a decimal that ends or repeats";
		const no = "Irrational, because its decimal never ends and never repeats";
		return chooseOption(
			random,
			{
				prompt: `Is ${number} rational or irrational, and why?`,
				hints,
				explanation: `${is_rational ? yes : no}.`,
			},
			{
				right: is_rational ? yes : no,
				wrong: [
					[
						is_rational ? no : "Rational, because it is a fraction or a decimal that ends or repeats",
						is_rational ? "all-roots-are-irrational" : "rounded-and-called-rational",
						is_rational ? "Can it be written as a fraction?" : "A calculator shows only the first digits.",
					],
					[
						number.includes("sqrt")
							? "Irrational, because every root is irrational"
							: "Irrational, because it is no whole number",
						"all-roots-are-irrational",
						"Some roots come out whole, and fractions are rational.",
					],
					[
						"Rational, because every number is rational",
						"every-number-is-rational",
						"Some numbers are no fractions.",
					],
				],
			},
		);
	}
	const feedback = is_rational
		? (["all-roots-are-irrational", "Can it be written as a fraction of whole numbers?"] as const)
		: (["rounded-and-called-rational", "A calculator shows only the first digits."] as const);
	return chooseOption(
		random,
		{
			prompt: `What kind of number is ${number}?`,
			hints,
			explanation: is_rational
				? `It can be written as a fraction of whole numbers, so it is ${right.toLowerCase()}.`
				: `Its decimal never ends and never repeats, so it is ${right.toLowerCase()}.`,
		},
		{
			right,
			wrong: [
				[is_rational ? IRRATIONAL : RATIONAL, ...feedback],
				["Neither of the two", "neither", "Every number on the number line is one of the two."],
			],
			order: [RATIONAL, IRRATIONAL, "Neither of the two"],
		},
	);
});
