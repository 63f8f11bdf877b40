import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

export const twoStepEquations = defineGenerator("two-step-equations", 1, (random, difficulty) => {
	const letter = random.pick(["x", "n", "y", "a"] as const);
	const most = level(difficulty, [6, 9, 9, 12, 15] as const);
	const may_be_negative = difficulty >= 3;
	const signed = (least: number, greatest: number) =>
		random.integer(least, greatest) * (may_be_negative && random.oneIn(2) ? -1 : 1);
	const solution = signed(1, most);
	const factor = random.integer(2, Math.min(9, most)) * (difficulty === 5 && random.oneIn(2) ? -1 : 1);
	const constant = (difficulty === 1 ? 1 : random.pick([1, -1] as const)) * random.integer(1, 2 * most);
	const result = factor * solution + constant;
	const left = `${factor}${letter} ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}`;
	const undo = constant < 0 ? `Add ${-constant}` : `Subtract ${constant}`;
	const whole = (top: number) => (top % factor === 0 ? top / factor : "");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $${letter}$: $${left} = ${result}$`,
		answer_prefix: `${letter} =`,
		right: solution,
		hints: [
			"Undo the steps in reverse order: what was done last is undone first.",
			`${undo} on both sides. Then only $${factor}${letter}$ is left there.`,
			`Divide both sides by $${factor}$.`,
		],
		explanation: `${undo} on both sides: $${factor}${letter} = ${result - constant}$. Divide by $${factor}$: $${letter} = ${solution}$.`,
		mistakes: [
			[
				"did-not-divide",
				result - constant,
				`Good first step. That is $${factor}${letter}$, not yet $${letter}$.`,
			],
			[
				"same-sign-for-constant",
				whole(result + constant),
				"The number next to the letter term has to be undone with the opposite operation.",
			],
			[
				"divided-one-side-only",
				result % factor === 0 ? result / factor - constant : "",
				"When dividing first, every part has to be divided. It is easier to undo the last step first.",
			],
			["lost-a-sign", may_be_negative ? -solution : "", "The size is right. Look at the signs once more."],
		],
	});
});
