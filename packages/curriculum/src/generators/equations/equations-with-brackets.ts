import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: positive numbers; 2: subtraction in the bracket; 3: step by step with boxes; 4: negative factor; 5: fractions as solutions. */
export const equationsWithBrackets = defineGenerator("equations-with-brackets", 2, (random, difficulty) => {
	const x = random.pick(["x", "n", "y", "t"] as const);
	const p = random.integer(2, 9) * (difficulty >= 4 && random.oneIn(2) ? -1 : 1);
	const q = random.integer(1, 9) * (difficulty >= 2 && random.oneIn(2) ? -1 : 1);
	const solution =
		random.integer(1, level(difficulty, [9, 12, 9, 12, 12] as const)) *
		(difficulty >= 3 && random.oneIn(2) ? -1 : 1);
	const inner = `${x} ${q < 0 ? "-" : "+"} ${Math.abs(q)}`;
	if (difficulty === 5 && random.oneIn(2)) {
		const r = random.integer(5, 40);
		const value = lowest(r - p * q, p);
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			prompt: `Solve for $${x}$: $${p}(${inner}) = ${r}$`,
			cta: "Write a whole number or a fraction in simplest form.",
			answer_prefix: `${x} =`,
			right: entry(value),
			hints: [
				"Multiply out the parentheses, because the right side cannot be divided evenly.",
				"Then solve as usual.",
			],
			explanation: `$${p}${x} ${p * q < 0 ? "-" : "+"} ${Math.abs(p * q)} = ${r}$, so $${p}${x} = ${r - p * q}$ and $${x} = ${value.bottom === 1 ? value.top : `\\dfrac{${value.top}}{${value.bottom}}`}$.`,
			mistakes: [
				[
					"distributes-to-one-term",
					entry(lowest(r - q, p)),
					"The number in front multiplies both terms in the parentheses.",
				],
				["did-not-divide", r - p * q, `That is $${p}${x}$, not yet $${x}$.`],
				["wrong-sign", entry(lowest(r + p * q, p)), "Watch the sign of the number in the parentheses."],
			],
		});
	}
	const r = p * (solution + q);
	const whole = (top: number, bottom: number) => (top % bottom === 0 ? top / bottom : "");
	const mistakes = [
		[
			"distributes-to-one-term",
			whole(r - q, p),
			"The number in front multiplies both terms in the parentheses.",
		],
		[
			"stopped-at-the-bracket",
			solution + q,
			"That is everything in the parentheses. What is the letter alone?",
		],
		[
			"wrong-sign-of-the-inner-number",
			solution + 2 * q,
			"Undo the number in the parentheses with the opposite operation.",
		],
		["subtracted-the-factor", r - p - q, "The number in front multiplies. Undo it by dividing."],
	] as const;
	const explanation = `Divide by $${p}$: $${inner} = ${solution + q}$. Then $${x} = ${solution + q} ${q < 0 ? "+" : "-"} ${Math.abs(q)} = ${solution}$.`;
	const hints = [
		"What is in the parentheses is one quantity. Which number times it gives the right side?",
		"Then undo what is done inside the parentheses.",
	];
	if (difficulty === 3)
		return fillBoxes({
			prompt: `Solve step by step: $${p}(${inner}) = ${r}$. Divide both sides: $${inner} =$ [[b]]. Then $${x} =$ [[s]].`,
			boxes: { b: { right: solution + q }, s: { right: solution } },
			hints,
			explanation,
			mistakes: [
				["b", "subtracted-the-factor", r - p, "The number in front multiplies. Undo it by dividing."],
				[
					"s",
					"wrong-sign-of-the-inner-number",
					solution + 2 * q,
					"Undo the number in the parentheses with the opposite operation.",
				],
				[
					"s",
					"stopped-at-the-bracket",
					solution + q,
					"That is everything in the parentheses. What is the letter alone?",
				],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${x}$: $${p}(${inner}) = ${r}$`,
		answer_prefix: `${x} =`,
		right: solution,
		hints,
		explanation,
		mistakes,
	});
});
