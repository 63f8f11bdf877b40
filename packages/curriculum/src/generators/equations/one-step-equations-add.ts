import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

export const oneStepEquationsAdd = defineGenerator("one-step-equations-add", 1, (random, difficulty) => {
	const letter = random.pick(["x", "n", "y", "k", "m"] as const);
	const most = level(difficulty, [10, 20, 50, 120, 400] as const);
	const [solution, number] = [random.integer(1, most), random.integer(2, most)];
	const subtracts = difficulty >= 2 && random.oneIn(2) && solution > number;
	const result = subtracts ? solution - number : solution + number;
	const left = `${letter} ${subtracts ? "-" : "+"} ${number}`;
	const turned = difficulty >= 3 && random.oneIn(2);
	const [undo, sign] = subtracts ? ["Add", "+"] : ["Subtract", "-"];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${letter}$: $${turned ? `${result} = ${left}` : `${left} = ${result}`}$`,
		answer_prefix: `${letter} =`,
		right: solution,
		hints: [
			`What was done to $${letter}$? Undo it.`,
			`${undo} ${number} on both sides, so that $${letter}$ stands alone.`,
			`Put your answer in place of $${letter}$ and see whether both sides are equal.`,
		],
		explanation: `${undo} ${number} on both sides: $${letter} = ${result} ${sign} ${number} = ${solution}$. Check: $${solution} ${subtracts ? "-" : "+"} ${number} = ${result}$.`,
		mistakes: [
			[
				"repeated-the-operation",
				subtracts ? result - number : result + number,
				`It looks like ${number} was ${subtracts ? "subtracted" : "added"} once more. Do the opposite to undo it.`,
			],
			["took-the-result", result, `That is the value of the whole side. What must $${letter}$ be?`],
		],
	});
});
