import { type Form, NAMES, type Random, slip, words } from "../../kit/index.ts";
import { texOf } from "./signed-products.ts";

const sign = (random: Random) => random.pick([1, -1]);

/** Zero in a division: as the dividend or as the divisor. */
export const withZero: Form = (random) => {
	const number = random.integer(2, 60) * sign(random);
	const isDividend = random.oneIn(2);
	const task = `$${texOf(isDividend ? [0, number] : [number, 0], "\\div")}$`;
	const [zero, none] = [words("$0$"), words("It is not defined.")];
	return {
		prompt: random.pick([
			`What is the value of ${task}?`,
			`Which is true of ${task}?`,
			`${random.pick(NAMES)} wants to find ${task}. What is it?`,
		]),
		task,
		right: isDividend ? zero : none,
		wrong: [
			[slip.zeroDividesToZero, isDividend ? none : zero],
			[slip.zeroAsOne, words(`$${number}$`)],
			[slip.quotientOfEquals, words("$1$")],
		],
		hints: [
			"Think of a multiplication that checks the division.",
			isDividend
				? `Which number times $${number}$ gives zero?`
				: `Which number times zero gives $${number}$? Is there one?`,
			"Only a number that makes the multiplication true can be the quotient.",
		],
		steps: isDividend
			? [`Zero times $${number}$ is zero.`, `So ${task.slice(0, -1)} = 0$.`]
			: [
					`Any number times 0 is 0, never $${number}$.`,
					`So ${task} is not defined: nothing can be divided by 0.`,
				],
	};
};
