import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

export const evaluateRules = defineGenerator("evaluate-rules", 1, (random, difficulty) => {
	const most = level(difficulty, [5, 8, 9, 9, 12] as const);
	const sign = () => (difficulty >= 3 && random.oneIn(2) ? -1 : 1);
	const slope = random.integer(2, most) * sign();
	const start = random.integer(1, 2 * most) * (difficulty >= 2 && random.oneIn(2) ? -1 : 1);
	const input = random.integer(2, most) * sign();
	const output = slope * input + start;
	const rule = `f(x) = ${slope}x ${start < 0 ? "-" : "+"} ${Math.abs(start)}`;
	const asks_input = difficulty >= 4 && random.oneIn(2);
	const product = `${slope} \\times ${bracketed(input)}`;
	const tail = `${start < 0 ? "-" : "+"} ${Math.abs(start)}`;
	if (asks_input) {
		const undone = output - start;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `For the rule $${rule}$, which input $x$ gives $f(x) = ${output}$?`,
			answer_prefix: "x =",
			right: input,
			hints: [
				"Put the output in place of $f(x)$. That makes an equation.",
				"Undo the last step of the rule first, then the multiplication.",
			],
			explanation: `$${slope}x ${tail} = ${output}$ gives $${slope}x = ${undone}$, so $x = ${undone} \\div ${bracketed(slope)} = ${input}$.`,
			mistakes: [
				[
					"used-output-as-input",
					slope * output + start,
					"It looks like the output was put in for $x$. Here $f(x)$ is known and $x$ is asked.",
				],
				["did-not-divide", undone, "Good first step. That is the letter term, not yet $x$."],
				["lost-a-sign", -input, "The size is right. Look at the signs once more."],
			],
		});
	}
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `For the rule $${rule}$, what is $f(${input})$?`,
		right: output,
		hints: [`Put $${input}$ in place of $x$.`, `Multiply first: $${product}$. Then do the rest of the rule.`],
		explanation: `$f(${input}) = ${product} ${tail} = ${slope * input} ${tail} = ${output}$.`,
		mistakes: [
			[
				"added-instead-of-multiplied",
				slope + input + start,
				`A number next to a letter means times: $${slope}x$ is ${slope} times $x$.`,
			],
			["added-first", slope * (input + start), "Multiply before adding or subtracting."],
			[
				"stopped-after-multiplying",
				slope * input,
				"Good first step. The rule goes on after the multiplication.",
			],
			[
				"wrong-sign-of-product",
				slope < 0 || input < 0 ? -slope * input + start : "",
				"Look at the sign of the product once more.",
			],
		],
	});
});
