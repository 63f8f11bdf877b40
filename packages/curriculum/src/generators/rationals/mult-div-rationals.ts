import { fillNumber } from "../../kit/fill-one.ts";
import { divide, fraction, mixedEntry, mixedTex, multiply, resultTex } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { decimal, entry, gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: products of fractions; 2: decimals; 3: quotients of fractions; 4: mixed numbers; 5: three numbers. */
export const multDivRationals = defineGenerator("mult-div-rationals", 2, (random, difficulty) => {
	if (difficulty === 2) return decimals(random);
	const divides = difficulty === 3 || (difficulty >= 4 && random.oneIn(2));
	const sign = () => (random.oneIn(2) ? -1 : 1);
	const proper = (): Fraction => {
		for (;;) {
			const bottom = random.integer(2, level(difficulty, [7, 0, 8, 5, 6] as const));
			const top = random.integer(1, bottom - 1);
			if (gcd(top, bottom) === 1) return { top, bottom };
		}
	};
	const draw = (): Fraction => {
		const part = difficulty === 4 ? fraction(random.integer(1, 3), proper()) : proper();
		return { top: part.top * sign(), bottom: part.bottom };
	};
	const size = (number: Fraction): Fraction => ({ top: Math.abs(number.top), bottom: number.bottom });
	let [a, b, c] = [draw(), draw(), draw()];
	if (a.top > 0 && b.top > 0) a = { top: -a.top, bottom: a.bottom };
	// A quotient of equal sizes would be plus or minus one.
	if (divides && Math.abs(a.top) === Math.abs(b.top) && a.bottom === b.bottom)
		b = { top: b.top, bottom: b.bottom + 1 };
	const has_third = difficulty === 5;
	if (has_third) c = proper();
	const first = divides ? divide(a, b) : multiply(a, b);
	const result = has_third ? multiply(first, c) : first;
	const write = difficulty === 4 ? mixedEntry : entry;
	const show = difficulty === 4 ? mixedTex : tex;
	const shown = (number: Fraction) => (number.top < 0 ? `\\left(${show(number)}\\right)` : show(number));
	const operation = divides ? "\\div" : "\\times";
	const upside = lowest(b.bottom, b.top);
	const inverted_first = has_third ? multiply(divide(b, a), c) : divide(b, a);
	return fillNumber({
		answer_type: difficulty === 4 ? "MIXED_FRACTION" : "SIMPLE_FRACTION",
		prompt: `What is $${show(a)} ${operation} ${shown(b)}${has_third ? ` \\times ${tex(c)}` : ""}$?`,
		cta:
			difficulty === 4
				? "Write a whole number, a fraction or a mixed number in simplest form."
				: "Write a fraction or a whole number in simplest form.",
		right: write(result),
		hints: [
			"Settle the sign first: are the signs equal or different?",
			divides
				? "Dividing is multiplying by the fraction turned over. Which of the two is turned over?"
				: "Multiply tops and bottoms.",
			...(difficulty === 4 ? ["Write mixed numbers as fractions first."] : []),
		],
		explanation: `Without signs: $${tex(size(a))} \\times ${tex(size(divides ? upside : b))}${has_third ? ` \\times ${tex(c)}` : ""} = ${difficulty === 4 ? mixedTex(size(result)) : tex(size(result))}$. The signs ${a.top < 0 === b.top < 0 ? "are equal, so it is positive" : "differ, so it is negative"}: $${difficulty === 4 || (result.top < 0 && -result.top < result.bottom) ? resultTex(result) : result.bottom === 1 ? result.top : `\\dfrac{${result.top}}{${result.bottom}}`}$.`,
		mistakes: [
			[
				"wrong-sign",
				write({ top: -result.top, bottom: result.bottom }),
				"The size is right. Compare the signs.",
			],
			[
				"inverted-the-wrong-fraction",
				divides ? write(inverted_first) : "",
				"It looks like the first fraction was turned over. Only the one we divide by is.",
			],
			[
				"did-not-invert",
				divides ? write(has_third ? multiply(multiply(a, b), c) : multiply(a, b)) : write(divide(a, b)),
				divides
					? "It looks like the fractions were multiplied as they stand."
					: "It looks like one of the fractions was turned over. That is for dividing.",
			],
			["left-out-the-third", has_third ? write(first) : "", "There is one more factor."],
		],
	});
});

function decimals(random: Random) {
	const x = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 11, 12]) * (random.oneIn(2) ? -1 : 1);
	const y = random.integer(11, 95);
	const z = random.oneIn(2) || x > 0 ? -y : y;
	const divides = random.oneIn(2);
	const product = x * z;
	const [one, two, total] = [decimal(z, 1), decimal(x, 1), decimal(product, 2)];
	const shown = (text: string) => (text.startsWith("-") ? `(${text})` : text);
	const right = divides ? one : total;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: divides ? `What is $${total} \\div ${shown(two)}$?` : `What is $${one} \\times ${shown(two)}$?`,
		right,
		hints: [
			"Settle the sign first: are the signs equal or different?",
			divides
				? "Move the decimal point in both numbers until the divisor is whole."
				: "Multiply without the decimal points, then count the decimal places.",
		],
		explanation: divides
			? `Without signs: $${total.replace("-", "")} \\div ${two.replace("-", "")} = ${one.replace("-", "")}$. With the sign: $${one}$.`
			: `Without signs: $${one.replace("-", "")} \\times ${two.replace("-", "")} = ${total.replace("-", "")}$. With the sign: $${total}$.`,
		mistakes: [
			[
				"wrong-sign",
				right.startsWith("-") ? right.slice(1) : `-${right}`,
				"The size is right. Compare the signs.",
			],
			[
				"point-misplaced",
				divides ? decimal(z, 2) : decimal(product, 1),
				"The digits are right. Where does the decimal point go?",
			],
			[
				"added",
				divides ? decimal(product - 10 * x, 2) : decimal(z + x, 1),
				"Look at the sign between the numbers.",
			],
		],
	});
}
