import type { Figure } from "@learnin/domain/question/question";
import { fractionBar } from "../../figures/fraction-bar.ts";
import { label, svg } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { gcd, texNumber } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

const STORIES = [
	["students in a school", "walk to school"],
	["seats in a theater", "are taken"],
	["trees in an orchard", "are apple trees"],
	["pages of a book", "have pictures"],
] as const;

export const percentOfQuantity = defineGenerator("percent-of-quantity", 1, (random, difficulty) => {
	const percent = random.pick(
		level(difficulty, [
			[10, 50],
			[10, 20, 30, 40, 60, 70],
			[25, 75, 20, 80],
			[5, 15, 35, 45, 65],
			[4, 6, 12, 18, 24, 32, 48],
		] as const),
	);
	// The smallest quantity of which this percentage is whole.
	const step = 100 / gcd(100, percent);
	const quantity =
		step *
		random.integer(2, Math.max(3, Math.floor(level(difficulty, [100, 200, 200, 300, 400] as const) / step)));
	const answer = (percent * quantity) / 100;
	const [things, do_what] = random.pick(STORIES);
	const story = `There are ${quantity} ${things}. ${percent}% of them ${do_what}. How many is that?`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.oneIn(2) ? story : `What is ${percent}% of ${quantity}?`,
		...(difficulty <= 2 ? { figure: figure(percent, quantity) } : {}),
		right: answer,
		hints: [
			"Percent means out of a hundred.",
			difficulty <= 2
				? "Cut the whole into ten equal parts. How much is one part?"
				: "First find one percent, or an easy percentage, of the whole.",
			"Then take as many of them as the percentage says.",
		],
		explanation: `$${percent}\\% = \\dfrac{${percent}}{100}$, so take $\\dfrac{${percent}}{100} \\times ${quantity} = \\dfrac{${texNumber(percent * quantity)}}{100} = ${answer}$.`,
		mistakes: [
			["took-the-rest", quantity - answer, "That is what remains. The question asks for the part itself."],
			[
				"subtracted-the-percent",
				quantity - percent > 0 ? quantity - percent : "",
				"It looks like the percentage was subtracted. Take that part of the whole instead.",
			],
			[
				"divided-by-the-percent",
				quantity % percent === 0 ? quantity / percent : "",
				"It looks like the whole was divided by the percentage. Percent means hundredths.",
			],
			[
				"took-percent-as-answer",
				percent,
				"The percentage says how many out of a hundred. The whole is another number here.",
			],
		],
	});
});

/** A bar of ten parts with its percentage below and the quantity above: a double number line. */
function figure(percent: number, quantity: number): Figure {
	const tenths = percent / 10;
	return {
		svg: svg(
			520,
			120,
			fractionBar({ x: 20, y: 34, width: 480, height: 48, parts: 10, shaded: tenths, colour: "mint" }),
			label(22, 24, "0"),
			label(494, 24, `${quantity}`),
			label(26, 108, "0%"),
			label(20 + 48 * tenths, 108, `${percent}%`),
			label(490, 108, "100%"),
		),
		alt: `A bar of ten equal parts for 0 to 100 percent, which stand for 0 to ${quantity}. ${tenths} ${tenths === 1 ? "part is" : "parts are"} colored: ${percent} percent.`,
	};
}
