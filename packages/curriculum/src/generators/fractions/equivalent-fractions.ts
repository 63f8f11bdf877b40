import type { Figure } from "@learnin/domain/question/question";
import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

export const equivalentFractions = defineGenerator("equivalent-fractions", 3, (random, difficulty) => {
	const bottom = random.pick(
		level(difficulty, [
			[2, 3, 4, 5, 6],
			[3, 4, 5, 6],
			[3, 4, 5, 6],
			[5, 6, 8],
			[5, 6, 8, 10, 12],
		] as const),
	);
	const top = random.integer(1, bottom - 1);
	const times = random.integer(2, level(difficulty, [4, 4, 5, 8, 10] as const));
	const small = { top, bottom };
	const large = { top: top * times, bottom: bottom * times };
	// Hard ones also go from the larger numbers down to the smaller ones.
	const [from, to] = difficulty >= 4 && random.oneIn(2) ? [large, small] : [small, large];
	const asks_top = difficulty <= 2 || random.oneIn(2);
	const missing = asks_top ? to.top : to.bottom;
	const blank = asks_top ? `\\dfrac{\\square}{${to.bottom}}` : `\\dfrac{${to.top}}{\\square}`;
	const [known_from, known_to] = asks_top ? [from.bottom, to.bottom] : [from.top, to.top];
	const goes_up = from === small;
	const partner = asks_top ? from.top : from.bottom;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} writes two equal fractions. Which number makes the fractions equal? $\\dfrac{${from.top}}{${from.bottom}} = ${blank}$`,
		...(difficulty <= 2 ? { figure: figure(small, large.bottom) } : {}),
		right: missing,
		hints: [
			"Multiply or divide the top and the bottom by the same number and the fraction keeps its size.",
			`Look at the two ${asks_top ? "bottom" : "top"} numbers: by which number was the first multiplied or divided?`,
			`Do the same to the ${asks_top ? "top" : "bottom"} number.`,
		],
		explanation: goes_up
			? `$${known_from} \\times ${times} = ${known_to}$, so the other number is multiplied by ${times} too: $${partner} \\times ${times} = ${missing}$.`
			: `$${known_from} \\div ${times} = ${known_to}$, so the other number is divided by ${times} too: $${partner} \\div ${times} = ${missing}$.`,
		mistakes: [
			[
				"added-instead-of-multiplied",
				partner + known_to - known_from > 0 ? partner + known_to - known_from : "",
				"It looks like the same number was added or taken away. Multiply or divide instead: that keeps the size.",
			],
			[
				"copied",
				partner,
				"The number was kept as it is. What happened to its partner has to happen to it too.",
			],
			[
				"gave-the-factor",
				times,
				`That is the number to ${goes_up ? "multiply" : "divide"} by. Use it on the ${asks_top ? "top" : "bottom"}, too.`,
			],
			[
				"turned-the-operation-around",
				goes_up ? (partner % times === 0 ? partner / times : "") : partner * times,
				"Look at which way it goes: are the parts smaller or larger than before?",
			],
		],
	});
});

/** The fraction as a bar, and below it an empty bar of the same length with the smaller parts. */
function figure({ top, bottom }: Fraction, more_parts: number): Figure {
	const first = fractionBar({
		x: 4,
		y: 4,
		width: 472,
		height: 60,
		parts: bottom,
		shaded: top,
		colour: "sky",
	});
	const second = fractionBar({
		x: 4,
		y: 76,
		width: 472,
		height: 60,
		parts: more_parts,
		shaded: 0,
		colour: "gold",
	});
	return {
		svg: svg(480, 140, first, second),
		alt: `Two bars of the same length. The first has ${bottom} equal parts, ${top} of them colored. The second has ${more_parts} equal parts, none colored yet.`,
	};
}
