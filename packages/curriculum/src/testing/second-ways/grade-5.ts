import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { minus, over, plus } from "../exact.ts";
import { numbersIn, wholesIn } from "../read-question.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers } from "../second-way.ts";

/** One second way per generator of grade 5. */
export const secondWays5: SecondWays = {
	"add-sub-decimals": (question, { value }) => {
		const [a, b] = numbersIn(question.prompt);
		if (value === null || a === undefined || b === undefined) return false;
		return isEqual(/\+|more\. How|still|in all/.test(question.prompt) ? minus(value, b) : plus(value, b), a);
	},
	"multiply-decimals": byNumbers((value, a, b) => isEqual(over(value, b), a)),
	"add-sub-fractions-unlike": (question, { value }) => {
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(question.prompt);
		if (value === null) return false;
		const undone = question.prompt.includes("} - ")
			? plus(value, rational(c, d))
			: minus(value, rational(c, d));
		return isEqual(undone, rational(a, b));
	},
	"multiply-fractions": (question, { value }) => {
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(question.prompt);
		return value !== null && isEqual(over(value, rational(a, b)), rational(c, d));
	},
};
