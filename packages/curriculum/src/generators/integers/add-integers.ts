import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure } from "@learnin/domain/question/question";
import { numberLine } from "../../figures/number-line.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { counted } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

export const addIntegers = defineGenerator("add-integers", 4, (random, difficulty) => {
	const [a, b] = pair(random, difficulty);
	const sum = a + b;
	const same_sign = a < 0 === b < 0;
	const story = `At dawn it was ${degrees(a)}. By noon the temperature had ${b < 0 ? "fallen" : "risen"} by ${counted(Math.abs(b), "degree")}. What was the temperature at noon?`;
	const is_story = difficulty >= 3 && Math.abs(a) <= 30 && Math.abs(b) <= 30 && random.oneIn(2);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_story ? story : `What is $${a} + ${bracketed(b)}$?`,
		...(is_story ? { answer_suffix: "degrees" } : {}),
		...(difficulty <= 2 ? { figure: figure(a) } : {}),
		right: sum,
		hints: [
			"Think of a number line. Start at the first number.",
			b < 0
				? "Adding a negative number is a move to the left."
				: "Adding a positive number is a move to the right.",
			"Does the move cross zero? Then split it there.",
		],
		explanation: same_sign
			? `Both numbers are ${a < 0 ? "negative" : "positive"}, so their distances from zero add up: $${Math.abs(a)} + ${Math.abs(b)} = ${Math.abs(sum)}$. The sum is $${sum}$.`
			: `The signs differ, so the distances from zero work against each other. From $${a}$ move ${Math.abs(b)} to the ${b < 0 ? "left" : "right"}: you land at $${sum}$.`,
		mistakes: [
			[
				"added-the-sizes",
				Math.abs(a) + Math.abs(b),
				"It looks like the signs were left out. Which way does each number move?",
			],
			["wrong-sign", -sum, "The size is right. On which side of zero do you land?"],
			[
				"moved-the-other-way",
				a - b,
				"It looks like the move went the other way. Look at the sign of the second number.",
			],
			[
				"sizes-subtracted",
				Math.abs(Math.abs(a) - Math.abs(b)),
				"It looks like the sizes were subtracted. Watch the sign each number has.",
			],
		],
	});
});

function degrees(number: number): string {
	return number < 0 ? `${counted(-number, "degree")} below zero` : counted(number, "degree");
}

/** At least one of the two is negative, and they never cancel out. */
function pair(random: Random, difficulty: Difficulty): [number, number] {
	const most = level(difficulty, [7, 8, 20, 50, 120] as const);
	const [x, y] = [random.integer(1, most), random.integer(1, most)];
	if (difficulty === 1) return [-x, y === x ? y + 1 : y];
	const cases: [number, number][] = [
		[-x, -y],
		[-x, y],
		[x, -y],
	];
	const [a, b] = random.pick(cases);
	return a + b === 0 ? [a, b - 1] : [a, b];
}

function figure(start: number): Figure {
	return {
		svg: numberLine({
			from: -10,
			to: 10,
			parts: 1,
			labelled: (whole) => whole % 5 === 0,
			point: start,
			colour: "sky",
		}),
		alt: `A number line from negative 10 to 10. A point stands at ${start < 0 ? `negative ${-start}` : start}.`,
	};
}
