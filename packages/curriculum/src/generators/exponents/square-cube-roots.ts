import { chooseAll } from "../../kit/choose-all.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: square roots; 2: cube roots; 3: both solutions of a square; 4: roots of fractions, negative cubes; 5: all true statements, or roots in a calculation. */
export const squareCubeRoots = defineGenerator("square-cube-roots", 2, (random, difficulty) => {
	const a = random.integer(2, level(difficulty, [30, 12, 30, 9, 12] as const));
	const letter = random.pick(["x", "n", "k"]);
	if (difficulty === 3)
		return fillBoxes({
			prompt: `Which two numbers solve $${letter}^{2} = ${a * a}$? The smaller one: [[low]], the larger one: [[high]].`,
			boxes: { low: { right: -a }, high: { right: a } },
			hints: ["Which positive number, times itself, gives it?", "What is the square of a negative number?"],
			explanation: `$${a} \\times ${a} = ${a * a}$, and $(-${a}) \\times (-${a}) = ${a * a}$ as well: $-${a}$ and $${a}$.`,
			mistakes: [
				["low", "forgets-the-negative-root", a, "The square of a negative number is positive, too."],
				[
					"high",
					"halves-instead-of-root",
					(a * a) % 2 === 0 ? (a * a) / 2 : "",
					"Which number times itself gives it? That is not the half.",
				],
				["low", "squares-again", -(a * a), "The question asks for the number itself, not its square."],
			],
		});
	if (difficulty === 5 && random.oneIn(2)) {
		const [b, c] = [random.integer(2, 9), random.integer(2, 5)];
		return chooseAll(
			random,
			{
				prompt: "Which statements are true? Choose all that apply.",
				hints: [
					"Multiply back: does the root times itself give the number?",
					"A square root sign stands for the root that is not negative.",
				],
				explanation: `$${a} \\times ${a} = ${a * a}$ and $${c} \\times ${c} \\times ${c} = ${c ** 3}$, also with minus signs for the cube. A square root is never negative.`,
			},
			[
				{ label: `$\\sqrt{${a * a}} = ${a}$`, fits: true },
				{
					label: `$\\sqrt[3]{-${c ** 3}} = -${c}$`,
					fits: true,
					mistake: ["cube-root-of-negative-denied", "Three negative factors make a negative product."],
				},
				{
					label: `$\\sqrt{${a * a}} = -${a}$`,
					fits: false,
					mistake: ["root-sign-for-both", "The root sign stands for the root that is not negative."],
				},
				{
					label: `$\\sqrt{${2 * b * b}} = ${b * b}$`,
					fits: false,
					mistake: ["halves-instead-of-root", "A root is not a half: multiply back."],
				},
				{
					label: `$x^{2} = ${b * b}$ has two solutions.`,
					fits: true,
					mistake: ["forgets-the-negative-root", "The square of a negative number is positive, too."],
				},
			],
		);
	}
	if (difficulty === 4) {
		const [top, bottom] = [random.integer(1, 9), random.integer(2, 10)];
		const is_cube = random.oneIn(2);
		const f = lowest(top, bottom === top ? bottom + 1 : bottom);
		const cube = random.integer(2, 6);
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: is_cube
				? `What is $\\sqrt[3]{-${cube ** 3}}$?`
				: `What is $\\sqrt{\\dfrac{${f.top ** 2}}{${f.bottom ** 2}}}$?`,
			cta: "Write a whole number or a fraction.",
			right: is_cube ? -cube : entry(f),
			hints: is_cube
				? [
						"Which number, three times as a factor, gives it?",
						"Three negative factors make a negative product.",
					]
				: ["Take the root of the top and of the bottom.", "Multiply back to check."],
			explanation: is_cube
				? `$(-${cube}) \\times (-${cube}) \\times (-${cube}) = -${cube ** 3}$, so it is $-${cube}$.`
				: `$\\dfrac{${f.top}}{${f.bottom}} \\times \\dfrac{${f.top}}{${f.bottom}} = \\dfrac{${f.top ** 2}}{${f.bottom ** 2}}$, so it is $\\dfrac{${f.top}}{${f.bottom}}${f.bottom === 1 ? ` = ${f.top}` : ""}$.`,
			mistakes: [
				[
					is_cube ? "lost-the-sign" : "root-of-the-bottom-only",
					is_cube ? cube : entry(lowest(f.top ** 2, f.bottom)),
					is_cube ? "Multiply back: is the product negative?" : "The top has a root as well.",
				],
				[
					is_cube ? "divided-by-three" : "root-of-the-top-only",
					is_cube ? (cube ** 3 % 3 === 0 ? -(cube ** 3) / 3 : "") : entry(lowest(f.top, f.bottom ** 2)),
					is_cube ? "A cube root is not a third." : "The bottom has a root as well.",
				],
				[
					is_cube ? "square-root-instead" : "gave-the-number",
					is_cube ? "" : entry(lowest(f.top ** 2, f.bottom ** 2)),
					"That is the number under the root.",
				],
			],
		});
	}
	if (difficulty === 5) {
		const [b, c] = [random.integer(2, 10), random.integer(2, 6)];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `What is $${c} \\times \\sqrt{${a * a}} - \\sqrt[3]{${b ** 3}}$?`,
			right: c * a - b,
			hints: ["Find each root by itself.", "Roots come before times and minus."],
			explanation: `$\\sqrt{${a * a}} = ${a}$ and $\\sqrt[3]{${b ** 3}} = ${b}$: $${c} \\times ${a} - ${b} = ${c * a - b}$.`,
			mistakes: [
				["halves-instead-of-root", (a * a) % 2 === 0 ? (c * a * a) / 2 - b : "", "A root is not a half."],
				[
					"square-root-for-cube-root",
					Number.isInteger(Math.sqrt(b ** 3)) ? c * a - Math.sqrt(b ** 3) : "",
					"The small three asks for the cube root.",
				],
				["subtracted-first", c * (a - b), "Multiply before you subtract."],
				["left-out-the-roots", c * a * a - b ** 3, "The roots have to be taken first."],
			],
		});
	}
	const cube = difficulty === 2;
	const number = cube ? a ** 3 : a * a;
	const unit = random.pick(["cm", "m", "in", "ft"] as const);
	const asked = random.pick(["root", "root", "shape", "letter"] as const);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: {
			root: `What is $\\sqrt${cube ? "[3]" : ""}{${number}}$?`,
			shape: cube
				? `A cube holds $${number}\\text{ ${unit}}^3$. How long is each of its edges?`
				: `A square has an area of $${number}\\text{ ${unit}}^2$. How long is each of its sides?`,
			letter: `Which positive number $${letter}$ solves $${letter}^{${cube ? 3 : 2}} = ${number}$?`,
		}[asked],
		...(asked === "shape" ? { answer_suffix: unit } : {}),
		right: a,
		hints: [
			cube ? "Which number, three times as a factor, gives it?" : "Which number times itself gives it?",
			"Try a few numbers and multiply back.",
		],
		explanation: `$${cube ? `${a} \\times ${a} \\times ${a}` : `${a} \\times ${a}`} = ${number}$, so it is ${a}.`,
		mistakes: [
			[
				cube ? "divided-by-three" : "halves-instead-of-root",
				number % (cube ? 3 : 2) === 0 ? number / (cube ? 3 : 2) : "",
				`A ${cube ? "cube root is not a third" : "square root is not a half"}.`,
			],
			["one-off", a + 1, "Very close. Multiply back."],
			["raised-again", number * number, "The root is smaller than the number."],
			[
				cube ? "square-root-instead" : "gave-the-negative",
				cube ? (Number.isInteger(Math.sqrt(number)) ? Math.sqrt(number) : "") : -a,
				cube
					? "The small three asks for the cube root."
					: "The root sign stands for the root that is not negative.",
			],
		],
	});
});
