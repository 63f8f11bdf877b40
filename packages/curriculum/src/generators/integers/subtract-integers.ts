import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { counted } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

export const subtractIntegers = defineGenerator("subtract-integers", 3, (random, difficulty) => {
	const [a, b] = pair(random, difficulty);
	const difference = a - b;
	const story = `A diver is at ${metres(a)}. A drone hovers at ${metres(b)}. How many meters lower is the diver than the drone?`;
	const is_story = a < 0 && b > 0 && random.oneIn(3);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_story ? story : `What is $${a} - ${bracketed(b)}$?`,
		...(is_story ? { answer_suffix: "m" } : {}),
		right: is_story ? -difference : difference,
		hints: is_story
			? [
					"Draw the two heights on a vertical number line, with the water at zero.",
					"How far is each of them from the water?",
				]
			: [
					"Subtracting a number is the same as adding its opposite.",
					"Write it as an addition first. Then move along the number line.",
				],
		explanation: is_story
			? `The diver is ${meters(-a)} below the water and the drone ${meters(b)} above it: $${-a} + ${b} = ${-difference}$.`
			: `Add the opposite: $${a} - ${bracketed(b)} = ${a} + ${bracketed(-b)} = ${difference}$.`,
		mistakes: [
			[
				"added-instead",
				a + b,
				"It looks like the second number was added as it is. Subtracting means adding its opposite.",
			],
			["wrong-sign", is_story ? difference : -difference, "The size is right. Look at the sign once more."],
			[
				"sizes-subtracted",
				Math.abs(Math.abs(a) - Math.abs(b)),
				"It looks like the signs were left out. On which side of zero is each number?",
			],
			[
				"sizes-added",
				Math.abs(a) + Math.abs(b),
				"It looks like the sizes were added. Watch the sign each number has.",
			],
		],
	});
});

function metres(height: number): string {
	return height < 0 ? `${meters(-height)} below the water` : `${meters(height)} above the water`;
}

/** Easy ones leave the positive numbers; harder ones subtract negative numbers. */
function pair(random: Random, difficulty: Difficulty): [number, number] {
	const most = level(difficulty, [9, 12, 20, 50, 120] as const);
	const [x, y] = [random.integer(1, most), random.integer(1, most)];
	if (difficulty === 1) return [Math.min(x, y), Math.max(x, y) + 1];
	const cases: [number, number][] = [
		[-x, y],
		[x, -y],
		[-x, -y - (x === y ? 1 : 0)],
	];
	return random.pick(difficulty === 2 ? cases.slice(0, 2) : cases);
}

function meters(count: number): string {
	return counted(count, "meter");
}
