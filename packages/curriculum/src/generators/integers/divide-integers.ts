import { ask, defineSkill, type Form, NAMES, simplest, slip, whole, words } from "../../kit/index.ts";
import { bracketed, gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { bare, missing, type Numbers, quotientOf, texOf } from "./signed-products.ts";
import { withZero } from "./zero-quotients.ts";
import { changeOfEach } from "./steady-quotients.ts";

const sign = (random: Random) => random.pick([1, -1]);

/** A dividend and a divisor that divides it; at least one of the two is negative. */
const quotients =
	(most: number): Numbers =>
	(random) => {
		const quotient = random.integer(2, most) * sign(random);
		const divisor = random.integer(2, most) * sign(random);
		return quotient > 0 && divisor > 0 ? undefined : [quotient * divisor, divisor];
	};

const oneNegative =
	(most: number): Numbers =>
	(random) => {
		const drawn = quotients(most)(random);
		return drawn?.every((each) => each < 0) ? undefined : drawn;
	};

const KINDS = ["Negative", "Zero", "Positive", "Not defined"] as const;

/** Divisions to be sorted by the signs of their quotients, zero and nothing among them. */
const byKind = ask.sorted((random) => {
	const divisions = [0, 1, 2, 3, random.integer(0, 3)].map((kind): readonly [number, number] => {
		const [one, other] = [random.integer(2, 30) * sign(random), random.integer(2, 12) * sign(random)];
		if (kind === 3) return [one, 0];
		return kind === 1 ? [0, one] : [Math.abs(one * other) * (kind === 0 ? -1 : 1) * Math.sign(other), other];
	});
	const binOf = ([total, divisor]: readonly [number, number]) =>
		KINDS[divisor === 0 ? 3 : Math.sign(total * divisor) + 1] ?? "";
	return {
		prompt: random.pick([
			"Is each quotient negative, zero, positive, or not defined? Sort the cards.",
			`${random.pick(NAMES)} sorts divisions by their quotients. Where does each card belong?`,
		]),
		bins: KINDS,
		cards: divisions.map((division) => ({
			label: texOf(division, "÷").replaceAll("-", "−"),
			bin: binOf(division),
			wrong: division.includes(0)
				? [[slip.zeroDividesToZero, division[0] === 0 ? "Not defined" : "Zero"]]
				: [[slip.wrongSign, binOf([-division[0], division[1]])]],
		})),
		hints: [
			"Look for zeros first. Is 0 the dividend or the divisor?",
			"Zero divided by another number is zero. Nothing can be divided by 0.",
			"Same signs give a positive quotient. Different signs give a negative one.",
		],
		steps: ["Look for zeros first, and then compare the two signs."],
	};
});

/** Ways to write a negative fraction, one of which is shown; the others are equal to it. */
const equalForms: Form = (random) => {
	const [a, b] = [random.integer(1, 12), random.integer(2, 12)];
	if (gcd(a, b) > 1) return undefined;
	const fraction = `\\dfrac{${a}}{${b}}`;
	const [shown = "", right = ""] = random.shuffle([
		`-${fraction}`,
		`\\dfrac{-${a}}{${b}}`,
		`\\dfrac{${a}}{-${b}}`,
	]);
	return {
		prompt: random.pick([
			`Which expression has the same value as $${shown}$?`,
			`Which of these is equal to $${shown}$?`,
			`${random.pick(NAMES)} writes $${shown}$ in another way. Which one is right?`,
		]),
		task: `$${shown}$`,
		right: words(`$${right}$`),
		wrong: [
			[slip.twoSignsAsOne, words(`$\\dfrac{-${a}}{-${b}}$`)],
			[slip.droppedQuotientSign, words(`$${fraction}$`)],
			[slip.turnedTheFractionOver, words(`$-\\dfrac{${b}}{${a}}$`)],
		],
		hints: [
			"How many minus signs are there? What is the sign of the quotient?",
			`In $${shown}$ one number is divided by another with a different sign.`,
			"One minus sign, in the numerator, in the denominator, or in front, makes the quotient negative.",
		],
		steps: [`Both have one minus sign, so both are the opposite of $${fraction}$.`, `$${shown} = ${right}$.`],
	};
};

/** Two divisions, one after the other; the quotient may be a fraction. */
const twoDivisions: Form = (random) => {
	const [quotient, b, c] = [random.integer(2, 12), random.integer(2, 9), random.integer(2, 9)].map(
		(size) => size * sign(random),
	) as [number, number, number];
	const total = quotient * b;
	if (total > 0 && b > 0 && c > 0) return undefined;
	const value = lowest(quotient, c);
	const task = `$${texOf([total, b, c], "\\div")}$`;
	return {
		prompt: random.pick([`What is ${task}?`, `Find the value of ${task}.`, `Work out ${task}.`]),
		cta: "Write a whole number or a fraction, such as -3/4.",
		task,
		right: simplest(quotient, c),
		wrong: [
			[slip.wrongSign, simplest(-quotient, c)],
			[slip.workedFromTheRight, simplest(total * c, b)],
			[slip.stoppedAfterDividing, whole(quotient)],
			[slip.reversedDivision, simplest(c, quotient)],
		],
		hints: [
			"Divide from left to right.",
			`Begin with $${texOf([total, b], "\\div")}$.`,
			`Divide that quotient by $${c}$. Write it as a fraction in simplest form if it is not whole.`,
		],
		steps: [
			`$${texOf([total, b], "\\div")} = ${quotient}$.`,
			`$${quotient} \\div ${bracketed(c)} = ${tex(value)}$.`,
			`${task.slice(0, -1)} = ${tex(value)}$.`,
		],
	};
};

const easy = bare(quotientOf, oneNegative(10));
const any = bare(quotientOf, quotients(15));

// 1: one negative number. 2: any signs, and steady changes. 3: a missing number, and zero. 4: equal ways to write a negative
// fraction. 5: two divisions, which may end with a fraction.
export const divideIntegers = defineSkill("divide-integers", 15, {
	1: [ask.typed(easy), ask.chosen(easy), ask.matched(easy, ["division", "quotient"]), ask.judged(easy)],
	2: [
		ask.typed(any),
		ask.typed(changeOfEach),
		ask.chosen(changeOfEach),
		ask.judged(any),
		ask.whatWentWrong(any),
	],
	3: [
		ask.typed(missing(quotients(12), true)),
		ask.chosen(withZero),
		byKind,
		ask.chosen(missing(quotients(12), true)),
	],
	4: [ask.chosen(equalForms), ask.matched(any, ["division", "quotient"]), ask.explainTheMistake(any)],
	5: [
		ask.typed(twoDivisions),
		ask.chosen(twoDivisions),
		ask.judged(twoDivisions),
		ask.whatWentWrong(twoDivisions),
	],
});
