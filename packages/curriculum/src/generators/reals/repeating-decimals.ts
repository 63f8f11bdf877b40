import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one repeating digit, also behind a whole number; 2: two repeating digits; 3: step by step; 4: one digit before the repeating part; 5: one or two digits behind a larger whole part. */
export const repeatingDecimals = defineGenerator("repeating-decimals", 2, (random, difficulty) => {
	const length = level(difficulty, [1, 2, 2, 1, random.integer(1, 2)] as const);
	const most = 10 ** length - 1;
	let part = random.integer(1, most - 1);
	// The two digits must differ, else only one repeats.
	if (length === 2 && (part % 11 === 0 || part < 10)) part = 10 * random.integer(1, 4) + random.integer(5, 9);
	const before = difficulty === 4 ? random.integer(1, 9) : 0;
	const fixed = before === part ? (before % 9) + 1 : before;
	const whole = difficulty === 5 ? random.integer(1, 9) : difficulty === 1 ? random.integer(0, 6) : 0;
	const shift = difficulty === 4 ? 10 : 1;
	const top = whole * most * shift + fixed * most + part;
	const value = lowest(top, most * shift);
	const shown = `${whole}.${difficulty === 4 ? fixed : ""}\\overline{${`${part}`.padStart(length, "0")}}`;
	if (difficulty === 3)
		return fillBoxes({
			prompt: `Let $x = ${shown}$. Then $100x$ has the same digits after the decimal point. So $100x - x = 99x =$ [[d]], and in simplest form $x$ has the top [[t]] and the bottom [[b]].`,
			boxes: { d: { right: part }, t: { right: value.top }, b: { right: value.bottom } },
			hints: [
				"What is left when the digits after the decimal point are taken away?",
				"Divide by ninety-nine and simplify.",
			],
			explanation: `$100x - x = ${part}$, so $99x = ${part}$ and $x = \\dfrac{${part}}{99}${value.bottom === 99 ? "" : ` = \\dfrac{${value.top}}{${value.bottom}}`}$: top ${value.top}, bottom ${value.bottom}.`,
			mistakes: [
				["d", "kept-the-digits-after-the-point", 100 * part, "The digits after the decimal point cancel."],
				["b", "repeating-taken-as-ending", 100, "The digits repeat forever, so it is not hundredths."],
				[
					"t",
					"did-not-simplify",
					value.bottom === 99 ? "" : part,
					"Divide top and bottom by their common factor.",
				],
			],
		});
	const simplest = value.bottom === most * shift ? "" : ` = \\dfrac{${value.top}}{${value.bottom}}`;
	// One nine too many, or one missing.
	const nines = length === 1 ? 99 : 9;
	const tail = difficulty === 4 ? 100 : 10 ** length;
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `Write $${shown}$ as a fraction. The bar stands over the digits that repeat.`,
		cta: "Write a fraction in simplest form.",
		right: entry(value),
		hints: [
			`Call the number $x$. How many places do you have to move it so that the same digits stand after the decimal point?`,
			"Subtract the two equations: the repeating digits cancel.",
			"Simplify the fraction.",
		],
		explanation:
			difficulty === 4
				? `$100x - 10x = 90x = ${top}$, so $x = \\dfrac{${top}}{90}${simplest}$.`
				: `$${10 ** length}x - x = ${most}x = ${top}$, so $x = \\dfrac{${top}}{${most}}${simplest}$.`,
		mistakes: [
			[
				"repeating-taken-as-ending",
				entry(lowest(whole * tail + (difficulty === 4 ? fixed * 10 : 0) + part, tail)),
				"It looks like the digits were taken to end. They repeat forever.",
			],
			[
				"wrong-number-of-nines",
				entry(lowest(whole * nines + (shift === 1 ? 0 : fixed * nines) + part, nines * shift)),
				"One nine for each digit that repeats.",
			],
			[
				"left-out-the-whole-part",
				whole > 0 ? entry(lowest(part, most)) : "",
				"The whole part belongs to it as well.",
			],
			[
				"all-digits-repeat",
				difficulty === 4 ? entry(lowest(fixed * 10 + part, 99)) : "",
				"The first digit does not repeat.",
			],
		],
	});
});
