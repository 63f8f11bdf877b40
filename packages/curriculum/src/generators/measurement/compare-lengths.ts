import { ruler } from "../../figures/ruler.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: both start at 0, inches. 2: both start at 0, centimeters. 3: one starts later. 4: no picture, below 100.
// 5: the shorter length from the longer one and the difference.
export const compareLengths = defineGenerator("compare-lengths", 2, (random, difficulty) => {
	const has_figure = difficulty <= 3;
	const longest = difficulty === 1 ? 9 : has_figure ? 14 : 95;
	const longer = random.integer(has_figure ? 5 : 30, longest - (difficulty === 3 ? 2 : 0));
	const difference = random.integer(2, has_figure ? longer - 2 : longer - 12);
	const shorter = longer - difference;
	const [unit, units] =
		difficulty === 1
			? (["in", "inches"] as const)
			: has_figure
				? (["cm", "centimeters"] as const)
				: random.pick([
						["cm", "centimeters"],
						["in", "inches"],
						["ft", "feet"],
					] as const);
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const thing = random.pick(["ribbon", "rope", "paper chain", "string"] as const);
	const start = difficulty === 3 ? random.integer(1, 2) : 0;
	const asks_shorter = difficulty === 5;
	const [top, bottom] = random.shuffle([
		{ name: "A", from: 0, to: longer, colour: "sky" as const },
		{ name: "B", from: start, to: start + shorter, colour: "gold" as const },
	]) as [never, never];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: has_figure
			? "How much longer is strip A than strip B?"
			: asks_shorter
				? `${name}'s ${thing} is ${longer} ${units} long. That is ${difference} ${units} longer than ${friend}'s. How long is ${friend}'s ${thing}?`
				: `${name}'s ${thing} is ${longer} ${units} long. ${friend}'s is ${shorter} ${units} long. How much longer is ${name}'s?`,
		...(has_figure
			? {
					figure: {
						svg: ruler({
							length: difficulty === 1 ? 10 : 15,
							unit,
							parts: difficulty === 1 ? 1 : 2,
							bars: [top, bottom],
						}),
						alt: `Two strips on a ruler in ${units}. Strip A lies from 0 to ${longer}, strip B from ${start} to ${start + shorter}.`,
					},
				}
			: {}),
		answer_suffix: unit,
		right: asks_shorter ? shorter : difference,
		hints: has_figure
			? [
					"Read the length of each strip first.",
					"How many spaces does the longer one reach beyond the length of the shorter one?",
				]
			: [
					"Draw two bars, one below the other.",
					asks_shorter
						? "The length you know is the longer bar. Which bar do you need to find?"
						: "The part that sticks out is the difference.",
				],
		explanation: asks_shorter
			? `${friend}'s is shorter by ${difference}: $${longer} - ${difference} = ${shorter}$ ${units}.`
			: `$${longer} - ${shorter} = ${difference}$ ${units}.`,
		mistakes: [
			["gave-the-longer-length", longer, "That is one of the lengths. The question asks for something else."],
			[
				"added-the-lengths",
				asks_shorter ? longer + difference : longer + shorter,
				"It looks like the numbers were added. Compare the two instead.",
			],
			[
				"gave-the-other-length",
				asks_shorter ? difference : shorter,
				"That number does not answer the question. Read it once more.",
			],
			[
				"compared-the-ends",
				start === 0 ? "" : Math.abs(longer - start - shorter),
				"One strip does not start at 0. Find its length first.",
			],
		],
	});
});
