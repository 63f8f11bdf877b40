import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { THINGS } from "../../kit/stories.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: from at most 10. 2: from at most 14. 3: back over ten. 4: the number taken away is missing. 5: both facts of a family.
export const subtractFactsWithin20 = defineGenerator("subtract-facts-within-20", 1, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[4, 10],
		[8, 14],
		[11, 18],
		[11, 18],
		[11, 18],
	] as const);
	const whole = random.integer(least, most);
	const part = random.integer(Math.max(1, whole - 9), Math.min(9, whole - 1));
	const rest = whole - part;
	if (difficulty === 5 && part !== rest) return family(whole, part);
	const is_part_asked = difficulty === 4;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_part_asked
			? `Which number belongs in the box? $${random.pick([`${whole} - \\square = ${rest}`, `${rest} = ${whole} - \\square`])}$`
			: asked(random, whole, part),
		right: is_part_asked ? part : rest,
		hints: is_part_asked
			? [
					`You start with ${whole} and ${rest} ${rest === 1 ? "is" : "are"} left.`,
					`Count back from ${whole} until you say ${rest}. How many steps did you take?`,
				]
			: [
					"Think of the parts of the whole: one part you know.",
					[
						`Which number and ${part} make ${whole}?`,
						"Which number must be added to the part to make the whole?",
					],
				],
		explanation: `$${whole} - ${part} = ${rest}$, because $${rest} + ${part} = ${whole}$.`,
		mistakes: [
			[
				"counted-the-start",
				(is_part_asked ? part : rest) + 1,
				"It looks like the start was counted as a step. The first step back lands one below it.",
			],
			[
				"added",
				is_part_asked ? whole + rest : whole + part,
				"It looks like the numbers were added. Something is taken away here.",
			],
			[
				"took-away-one-too-many",
				(is_part_asked ? part : rest) - 1,
				"One step too far. Count the steps once more.",
			],
		],
	});
});

function asked(random: Random, whole: number, part: number): string {
	const [one, many] = random.pick(THINGS);
	const [name, friend] = random.shuffle(NAMES);
	return random.pick([
		`What is $${whole} - ${part}$?`,
		`${name} has ${whole} ${many} and gives ${part} to ${friend}. How many ${many} does ${name} still have?`,
		`There are ${whole} ${many} in a box. ${name} takes out ${counted(part, one, many)}. How many are left in the box?`,
	]);
}

function family(whole: number, part: number) {
	const rest = whole - part;
	return fillBoxes({
		prompt: `$${part} + ${rest} = ${whole}$. Use it to find both answers.\n\n$${whole} - ${part} =$ [[one]]\n\n$${whole} - ${rest} =$ [[other]]`,
		boxes: { one: { right: rest }, other: { right: part } },
		hints: [
			`The whole is ${whole}. Its two parts are in the addition.`,
			"When one part is taken away, the other part is left.",
		],
		explanation: `Take ${part} away and ${rest} ${rest === 1 ? "is" : "are"} left. Take ${rest} away and ${part} ${part === 1 ? "is" : "are"} left. So $${whole} - ${part} = ${rest}$ and $${whole} - ${rest} = ${part}$.`,
		mistakes: [
			["one", "wrote-the-part-taken", part, "That part was taken away. Write the part that is left."],
			["one", "added", whole + part, "It looks like the numbers were added. Take the part away."],
			["other", "wrote-the-same-part", rest, "This time that part is taken away. Which part is left?"],
			["other", "wrote-the-whole", whole, "That is the whole. Which part is left?"],
		],
	});
}
