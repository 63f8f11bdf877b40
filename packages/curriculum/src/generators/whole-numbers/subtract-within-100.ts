import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillNumber } from "../../kit/fill-one.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnWork } from "./column-work.ts";

const THINGS = ["grapes", "crayons", "pages", "blocks", "balloons", "stickers", "walnuts"] as const;

export const subtractWithin100 = defineGenerator("subtract-within-100", 2, (random, difficulty) => {
	const [a, b] = pair(random, difficulty);
	const must_open_a_ten = a % 10 < b % 10;
	const tens = b - (b % 10);
	if ((difficulty === 2 || difficulty === 3) && must_open_a_ten && random.oneIn(3))
		return columnWork(a, b, "-");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: prompt(random, difficulty, [a, b]),
		right: a - b,
		hints: [
			"Take away the tens first, then the ones.",
			must_open_a_ten
				? "There are too few ones. Trade one ten for ten ones."
				: "There are enough ones, so no ten needs to be traded.",
			"Check by adding what you took away to your answer.",
		],
		explanation: `Take away the tens: $${a} - ${tens} = ${a - tens}$. Take away the ones: $${a - tens} - ${b % 10} = ${a - b}$.`,
		mistakes: [
			[
				"smaller-from-larger-digit",
				must_open_a_ten ? a - tens - (a % 10) + ((b % 10) - (a % 10)) : "",
				"It looks like the smaller ones digit was taken from the larger one. Take the second number from the first, and trade a ten for ten ones.",
			],
			[
				"kept-opened-ten",
				must_open_a_ten ? a - b + 10 : "",
				"A ten was traded for ones, so there is one ten fewer. It looks like it was counted twice.",
			],
			["added", a + b, "It looks like the numbers were added. Here something is taken away."],
		],
	});
});

/** A two-digit number and a smaller one; from difficulty 3 on a ten must be opened. */
function pair(random: Random, difficulty: Difficulty): [number, number] {
	const must_open = difficulty >= 3 || (difficulty === 2 && random.oneIn(2));
	const [t, u] = [random.integer(3, 9), must_open ? random.integer(0, 8) : random.integer(2, 9)];
	const v = must_open ? random.integer(u + 1, 9) : random.integer(1, u);
	const most = must_open ? t - 1 : t - 1;
	return [10 * t + u, 10 * random.integer(1, Math.max(1, most - (difficulty === 1 ? 1 : 0))) + v];
}

function prompt(random: Random, difficulty: Difficulty, [a, b]: [number, number]): string {
	const name = random.pick(NAMES);
	const things = random.pick(THINGS);
	if (difficulty === 5)
		return `${name} counted ${a} ${things}. That is ${b} more ${things} than yesterday. How many ${things} were there yesterday?`;
	if (difficulty === 4 || random.oneIn(3))
		return `There were ${a} ${things}. Then ${b} of them were taken. How many ${things} are left?`;
	return `What is $${a} - ${b}$?`;
}
