import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: facts with a remainder. 2: two-digit quotients. 3: in a story. 4: three-digit quotients, zeros among them. 5: four digits.
export const divideWithRemainder = defineGenerator("divide-with-remainder", 1, (random, difficulty) => {
	const divisor = random.integer(3, 9);
	const [least, most] = level(difficulty, [
		[2, 9],
		[11, 24],
		[11, 40],
		[101, 160],
		[210, 999],
	] as const);
	const quotient =
		difficulty === 4 && random.oneIn(2)
			? 100 * random.integer(1, 3) + random.integer(1, 9)
			: random.integer(least, most);
	const rest = random.integer(1, divisor - 1);
	const dividend = divisor * quotient + rest;
	const name = random.pick(NAMES);
	const [things, groups] = random.pick([
		["apples", "bags"],
		["cards", "players"],
		["bulbs", "pots"],
		["coins", "jars"],
	] as const);
	const without_zero = `${quotient}`.includes("0") ? Number(`${quotient}`.replace("0", "")) : "";
	return fillBoxes({
		prompt:
			difficulty === 3
				? `${name} shares ${dividend} ${things} equally among ${divisor} ${groups}. Each of them gets [[quotient]] ${things}, and [[rest]] are left over.`
				: `$${texNumber(dividend)} \\div ${divisor}$ is [[quotient]] with a remainder of [[rest]].`,
		boxes: { quotient: { right: quotient }, rest: { right: rest } },
		hints: [
			`How many times does ${divisor} fit into ${prose(dividend)}?`,
			`What is left over must be less than ${divisor}.`,
		],
		explanation: `$${divisor} \\times ${texNumber(quotient)} = ${texNumber(divisor * quotient)}$, and $${texNumber(dividend)} - ${texNumber(divisor * quotient)} = ${rest}$. So ${prose(quotient)} with ${rest} left over.`,
		mistakes: [
			[
				"quotient",
				"one-too-few",
				quotient - 1,
				"It fits once more. Is what is left over less than the divisor?",
			],
			["quotient", "one-too-many", quotient + 1, "That is too much. Multiply back and compare."],
			["quotient", "left-out-a-zero", without_zero, "One place of the answer is empty. It needs a 0."],
			["rest", "remainder-larger-than-divisor", rest + divisor, "It fits once more into that remainder."],
			[
				"rest",
				"missing-to-the-next",
				divisor - rest,
				"That is what is missing to the next multiple. What is left over?",
			],
		],
	});
});
