import { defineGenerator } from "../generator.ts";
import { factQuestion, factRow } from "./facts.ts";

// 1: facts of 3 up to 5 times. 2: facts of 4. 3: facts of 3, 4 and 6 up to 9 times. 4: a story. 5: three facts in a row that double.
export const multiplyFactsMid = defineGenerator("multiply-facts-mid", 1, (random, difficulty) => {
	const factor = difficulty === 1 ? 3 : difficulty === 2 ? 4 : random.pick([3, 4, 6, 6]);
	const other = random.integer(2, difficulty === 1 ? 6 : difficulty === 2 ? 7 : 10);
	if (difficulty === 5) {
		const others = random.shuffle([3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
		return factRow(random.pick([3, 4, 6]), others, [
			"Use a fact you know and add or take away one step.",
			"Facts of 6 are double the facts of 3, facts of 4 double the facts of 2.",
		]);
	}
	const [a, b] = random.oneIn(2) ? [factor, other] : [other, factor];
	const half = factor === 3 ? 2 : factor / 2;
	return factQuestion(random, {
		a,
		b,
		has_story: difficulty === 4 || random.oneIn(2),
		mistakes: [["one-step-too-many", a * b + b, "It looks like one step too many was counted."]],
		hints:
			factor === 3
				? [`Double first: what is $2 \\times ${other}$?`, "Then add one more group."]
				: [
						[`What is $${half} \\times ${other}$?`, "Begin with half as many groups."],
						`Then double it, because ${factor} is twice ${half}.`,
					],
	});
});
