import { chooseAll } from "../../kit/choose-all.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number | string, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: the missing part of two. 2: into three parts. 3: all sums that fit. 4: a fraction above one, whole and rest. 5: all sums, above one.
export const decomposeFractions = defineGenerator("decompose-fractions", 2, (random, difficulty) => {
	const bottom = random.pick([4, 5, 6, 8, 10, 12] as const);
	const name = random.pick(NAMES);
	const above = difficulty >= 4;
	const top = above
		? bottom + random.integer(1, bottom - 1)
		: random.integer(Math.min(4, bottom - 1), bottom - 1);
	if (difficulty === 3 || difficulty === 5) {
		const x = random.integer(1, top - 2);
		const y = random.integer(1, top - x - 1);
		const half = Math.floor(top / 2);
		const choices = [
			{ label: `$${f(x, bottom)} + ${f(top - x, bottom)}$`, fits: true },
			{
				label: above
					? `$1 + ${f(top - bottom, bottom)}$`
					: `$${f(x, bottom)} + ${f(y, bottom)} + ${f(top - x - y, bottom)}$`,
				fits: true,
				mistake: (above
					? ["does-not-see-the-whole", `1 is the same as ${bottom} of these parts.`]
					: ["only-two-parts", "A fraction can be split into more than two parts."]) as readonly [
					string,
					string,
				],
			},
			{
				label: `$${f(x, half)} + ${f(top - x, bottom - half)}$`,
				fits: false,
				mistake: ["changes-the-denominator", "The parts have another size there."] as const,
			},
			{
				label: `$${f(x, bottom)} + ${f(top - x + 1, bottom)}$`,
				fits: false,
				mistake: ["one-part-too-many", "Count the parts: is it the right number?"] as const,
			},
		];
		return chooseAll(
			random,
			{
				prompt: `${name} splits $${f(top, bottom)}$ into sums. Which sums are equal to it?`,
				cta: "Choose all that fit.",
				hints: [
					"All parts must be of the same size as before.",
					above ? `How many of the parts make one whole?` : "Then only the number of parts must be right.",
				],
				explanation: `$${f(top, bottom)}$ is ${top} parts. A sum fits when its parts have the bottom ${bottom} and there are ${top} of them${above ? `, and 1 is ${bottom} of them` : ""}.`,
			},
			choices,
		);
	}
	if (difficulty === 4)
		return fillBoxes({
			prompt: `${name} splits $${f(top, bottom)}$ into one whole and a rest. The whole is $${f("\\square", bottom)}$ with [[whole]] on top, the rest is $${f("\\square", bottom)}$ with [[rest]] on top.`,
			boxes: { whole: { right: bottom }, rest: { right: top - bottom } },
			hints: ["How many of these parts make one whole?", "What is left of all the parts?"],
			explanation: `$${f(top, bottom)} = ${f(bottom, bottom)} + ${f(top - bottom, bottom)} = 1 + ${f(top - bottom, bottom)}$.`,
			mistakes: [
				["whole", "one-part-as-whole", 1, "One part is not the whole. How many parts make it?"],
				["rest", "kept-all-parts", top, "Those are all the parts. Some of them make the whole."],
				["rest", "subtracted-one", top - 1, "A whole takes away more than one part."],
			],
		});
	const parts = level(difficulty, [2, 3, 3, 3, 3] as const);
	const first = random.integer(1, top - parts + 1 - (parts === 3 ? 1 : 0) || 1);
	const second = parts === 2 ? 0 : random.integer(1, Math.max(1, top - first - 1));
	const rest = top - first - second;
	return fillBoxes({
		prompt:
			parts === 2
				? `${name} splits $${f(top, bottom)}$ into $${f(first, bottom)}$ and another fraction with the same bottom. Its top is [[top]] and its bottom is [[bottom]].`
				: `${name} writes $${f(top, bottom)} = ${f(first, bottom)} + ${f(second, bottom)} + \\square$. The missing fraction has the top [[top]] and the bottom [[bottom]].`,
		boxes: { top: { right: rest }, bottom: { right: bottom } },
		hints: ["The parts keep their size, so the bottom stays.", "How many of the parts are still missing?"],
		explanation: `$${[first, ...(parts === 3 ? [second] : []), rest].join(" + ")} = ${top}$, so the missing fraction is $${f(rest, bottom)}$.`,
		mistakes: [
			["top", "kept-the-whole-top", top, "That is the number of all parts. Some of them are given already."],
			["top", "added-instead", top + first, "The parts are already in the whole. How many are missing?"],
			[
				"bottom",
				"changes-the-denominator",
				bottom - first > 1 ? bottom - first : bottom + first,
				"The parts keep their size, so the bottom stays.",
			],
		],
	});
});
