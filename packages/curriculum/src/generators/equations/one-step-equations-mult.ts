import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

export const oneStepEquationsMult = defineGenerator("one-step-equations-mult", 1, (random, difficulty) => {
	const letter = random.pick(["x", "n", "y", "k", "m"] as const);
	const [most_number, most_solution] = level(difficulty, [
		[5, 9],
		[9, 12],
		[12, 15],
		[15, 30],
		[25, 60],
	] as const);
	const number = random.integer(2, most_number);
	const divides = difficulty >= 2 && random.oneIn(2);
	const small = random.integer(2, most_solution);
	const solution = divides ? small * number : small;
	const result = divides ? small : small * number;
	const left = divides ? `\\dfrac{${letter}}{${number}}` : `${number}${letter}`;
	const turned = difficulty >= 4 && random.oneIn(2);
	const [undo, sign] = divides ? ["Multiply", "\\times"] : ["Divide", "\\div"];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${letter}$: $${turned ? `${result} = ${left}` : `${left} = ${result}`}$`,
		answer_prefix: `${letter} =`,
		right: solution,
		hints: [
			divides
				? `The fraction bar means that $${letter}$ is divided by ${number}.`
				: `$${number}${letter}$ means ${number} times $${letter}$.`,
			`${undo} both sides by ${number}, so that $${letter}$ stands alone.`,
		],
		explanation: `${undo} both sides by ${number}: $${letter} = ${result} ${sign} ${number} = ${solution}$. Check: $${solution} ${divides ? "\\div" : "\\times"} ${number} = ${result}$.`,
		mistakes: [
			[
				"undid-with-adding",
				divides ? result + number : result - number,
				`It looks like ${number} was ${divides ? "added" : "subtracted"}. Undo ${divides ? "a division with a multiplication" : "a multiplication with a division"}.`,
			],
			[
				"repeated-the-operation",
				divides ? (result % number === 0 ? result / number : "") : result * number,
				`It looks like the same was done once more. Do the opposite to undo it.`,
			],
		],
	});
});
