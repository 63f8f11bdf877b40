import { ask, defineSkill, withUnit } from "../../kit/index.ts";
import { bare, differenceOf, inStory, missing, onLine, pairsUpTo } from "./signed-sums.ts";
import type { Pair, Pairs, Story } from "./signed-sums.ts";

/** The first number is the greater one, and at least one of the two is negative. */
const descending =
	(most: number): Pairs =>
	(random) => {
		const pair = pairsUpTo(most, [
			[-1, -1],
			[1, -1],
		])(random);
		return pair === undefined || pair[0] < pair[1] ? undefined : pair;
	};

const at = (a: number, unit: string) => withUnit(`$${a}$`, unit);

const STORIES: readonly Story[] = [
	(_, a, b) =>
		`In Denver it is $${a}$°F, and in Fargo it is $${b}$°F. How many degrees warmer is it in Denver?`,
	(_, a, b) =>
		`A bird is at a height of ${at(a, "feet")}, and a fish is at ${at(b, "feet")}. How many feet higher is the bird?`,
	(name, a, b) =>
		`The balance of ${name}’s account is ${at(a, "dollars")}. Last week it was ${at(b, "dollars")}. How many dollars more is it now?`,
	(_, a, b) =>
		`One valley has an elevation of ${at(a, "meters")} and another one of ${at(b, "meters")}. How many meters higher is the first valley?`,
	(_, a, b) =>
		`The highest temperature of a day is $${a}$°F, and the lowest is $${b}$°F. How many degrees apart are they?`,
	(name, a, b) =>
		`In a game, ${name} has ${at(a, "points")} and a friend has ${at(b, "points")}. By how many points is ${name} ahead?`,
	(_, a, b) =>
		`In an elevator, level $${a}$ is lit. It started at level $${b}$. How many levels did it go up?`,
	(_, a, b) =>
		`Compared with its usual level, a lake is at ${at(a, "inches")}. A month ago it was at ${at(b, "inches")}. How many inches did it rise?`,
];

const BELOW: readonly Pair[] = [
	[1, 1],
	[-1, 1],
];
const NEGATIVE: readonly Pair[] = [
	[1, -1],
	[-1, -1],
];
const toLeft: Pairs = (random) => {
	const pair = pairsUpTo(9, BELOW)(random);
	return pair === undefined || pair[0] >= pair[1] ? undefined : pair;
};
const small = bare(
	differenceOf,
	pairsUpTo(12, [
		[-1, 1],
		[1, -1],
	]),
);
const middle = bare(differenceOf, pairsUpTo(30));
const large = bare(differenceOf, pairsUpTo(90));

// 1: positive numbers are subtracted, and the result is negative. 2: negative numbers as well, up to 12. 3: up to 30,
// and stories. 4: up to 90, and missing numbers. 5: up to 150, and what someone did wrong in the student's own words.
export const subtractIntegers = defineSkill("subtract-integers", 19, {
	1: [
		onLine(differenceOf, toLeft),
		ask.typed(bare(differenceOf, toLeft)),
		ask.chosen(bare(differenceOf, toLeft)),
	],
	2: [
		onLine(differenceOf, pairsUpTo(9, NEGATIVE)),
		ask.typed(small),
		ask.chosen(small),
		ask.matched(small, "difference"),
	],
	3: [ask.typed(inStory(differenceOf, descending(20), STORIES)), ask.chosen(middle), ask.judged(middle)],
	4: [
		ask.typed(missing(pairsUpTo(40), false)),
		ask.chosen(large),
		ask.whatWentWrong(middle),
		ask.matched(large, "difference"),
	],
	5: [
		ask.typed(bare(differenceOf, pairsUpTo(150))),
		ask.chosen(inStory(differenceOf, descending(40), STORIES)),
		ask.judged(bare(differenceOf, pairsUpTo(150))),
		ask.explainTheMistake(large),
	],
});
