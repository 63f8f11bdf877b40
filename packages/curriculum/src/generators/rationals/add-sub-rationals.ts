import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, resultTex, subtract } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { bracketed, decimal, gcd } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: decimals with tenths; 2: fractions with related bottoms; 3: mixed numbers; 4: decimals of different length, three numbers; 5: mixed numbers with unlike bottoms. */
export const addSubRationals = defineGenerator("add-sub-rationals", 2, (random, difficulty) =>
	difficulty === 1 || difficulty === 4 ? decimals(random, difficulty === 4) : fractions(random, difficulty),
);

function decimals(random: Random, is_long: boolean) {
	const places = is_long ? 2 : 1;
	const draw = () => random.integer(11, is_long ? 2500 : 150) * (random.oneIn(2) ? -1 : 1);
	let [a, b] = [draw(), draw()];
	if (a > 0 && b > 0) a = -a;
	if (Math.abs(a) === Math.abs(b)) b += 1;
	const subtracts = random.oneIn(2);
	const c = is_long ? random.integer(1, 9) * 10 : 0;
	const result = (subtracts ? a - b : a + b) + c;
	const text = (units: number) => decimal(units, places);
	const shown = (units: number) => (units < 0 ? `(${text(units)})` : text(units));
	const right = text(result);
	const signs_agree = a > 0 === (subtracts ? -b : b) > 0;
	const [smaller, larger] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
	const tail = c === 0 ? "" : ` + ${text(c)}`;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `What is $${text(a)} ${subtracts ? "-" : "+"} ${shown(b)}${tail}$?`,
		right,
		hints: [
			subtracts
				? "Subtracting a number is the same as adding its opposite."
				: "Which way does each number move on the number line?",
			"Do the signs agree? Then the sizes add up. If not, take their difference.",
			"Which sign has the number with the larger size?",
		],
		explanation: `${subtracts ? `$${text(a)} - ${shown(b)} = ${text(a)} + ${shown(-b)}$. ` : ""}${signs_agree ? "The signs agree, so the sizes add up" : "The signs differ, so take the difference of the sizes"}: $${text(larger)} ${signs_agree ? "+" : "-"} ${text(smaller)} = ${text(Math.abs(result - c))}$. With the sign of the larger size it is $${text(result - c)}$${c === 0 ? "." : `, and with $${text(c)}$ more $${right}$.`}`,
		mistakes: [
			[
				"ignored-the-signs",
				text(Math.abs(a) + Math.abs(b) + c),
				"It looks like the signs were left out. Which way does each number move?",
			],
			[
				"added-instead-of-subtracted",
				text((subtracts ? a + b : a - b) + c),
				subtracts
					? "Subtracting a number is adding its opposite."
					: "Adding a negative number goes to the left.",
			],
			["wrong-sign", text(-result), "The size is right. On which side of zero is it?"],
			["left-out-the-last-number", c === 0 ? "" : text(result - c), "There is one more number to come."],
		],
	});
}

function fractions(random: Random, difficulty: Difficulty) {
	const [a, b] = pair(random, difficulty);
	const subtracts = random.oneIn(2);
	const result = subtracts ? subtract(a, b) : add(a, b);
	const negative = (number: Fraction): Fraction => ({ top: -number.top, bottom: number.bottom });
	const shown = (number: Fraction) =>
		number.top < 0 ? `\\left(${mixedTex(number)}\\right)` : mixedTex(number);
	const size = (number: Fraction): Fraction => ({ top: Math.abs(number.top), bottom: number.bottom });
	// -2 1/3 taken as -2 + 1/3.
	const misread = (number: Fraction): Fraction => {
		const whole = Math.floor(Math.abs(number.top) / number.bottom);
		return number.top < 0 && whole > 0
			? { top: -2 * whole * number.bottom - number.top, bottom: number.bottom }
			: number;
	};
	const wrong = subtracts ? subtract(misread(a), misread(b)) : add(misread(a), misread(b));
	const bottom = (a.bottom * b.bottom) / gcd(a.bottom, b.bottom);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt: `What is $${mixedTex(a)} ${subtracts ? "-" : "+"} ${shown(b)}$?`,
		cta: "Write a whole number, a fraction or a mixed number in simplest form.",
		right: mixedEntry(result),
		hints: [
			subtracts
				? "Subtracting a number is the same as adding its opposite."
				: "Do the signs agree or differ?",
			"Give both fractions the same bottom number.",
			"In a negative mixed number, the fraction is negative as well.",
		],
		explanation: `With the bottom number ${bottom}: $\\dfrac{${(a.top * bottom) / a.bottom}}{${bottom}} ${subtracts ? "-" : "+"} ${bracketedFraction((b.top * bottom) / b.bottom, bottom)} = ${resultTex(result)}$.`,
		mistakes: [
			[
				"ignored-sign-of-the-fraction-part",
				mixedEntry(wrong),
				"It looks like the fraction part was taken as positive. The minus sign belongs to the whole mixed number.",
			],
			["ignored-the-signs", mixedEntry(add(size(a), size(b))), "It looks like the signs were left out."],
			[
				"added-instead-of-subtracted",
				mixedEntry(subtracts ? add(a, b) : subtract(a, b)),
				subtracts
					? "Subtracting a number is adding its opposite."
					: "Adding a negative number goes to the left.",
			],
			["wrong-sign", mixedEntry(negative(result)), "The size is right. On which side of zero is it?"],
		],
	});
}

function bracketedFraction(top: number, bottom: number): string {
	return top < 0 ? `\\left(-\\dfrac{${-top}}{${bottom}}\\right)` : `\\dfrac{${bracketed(top)}}{${bottom}}`;
}

function pair(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const bottoms = level<readonly number[]>(difficulty, [
		[2],
		[2, 4, 8, 3, 6],
		[2, 3, 4],
		[2],
		[3, 4, 5, 6, 8, 10, 12],
	]);
	const draw = (): Fraction => {
		const bottom = random.pick(bottoms);
		const part = fraction(difficulty === 2 ? 0 : random.integer(1, 5), {
			top: random.integer(1, bottom - 1),
			bottom,
		});
		return random.oneIn(2) ? part : { top: -part.top, bottom: part.bottom };
	};
	for (;;) {
		const [a, b] = [draw(), draw()];
		const is_mixed = difficulty === 2 || (a.bottom > 1 && b.bottom > 1);
		if (
			is_mixed &&
			a.bottom !== b.bottom &&
			(a.top < 0 || b.top < 0) &&
			a.top * b.bottom !== -b.top * a.bottom &&
			a.top * b.bottom !== b.top * a.bottom &&
			(a.bottom * b.bottom) / gcd(a.bottom, b.bottom) <= 60
		)
			return [a, b];
	}
}
