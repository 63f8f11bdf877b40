import { ask, counted, defineSkill, NAMES, slip, withUnit } from "../../kit/index.ts";
import { bare, inStory, missing, onLine, pairsUpTo, type Story, sumOf } from "./signed-sums.ts";

const by = (b: number, up: string, down: string, unit: string) =>
	`${b < 0 ? down : up} ${counted(Math.abs(b), unit)}`;
const at = (a: number, unit: string) => withUnit(`$${a}$`, unit);

const STORIES: readonly Story[] = [
	(_, a, b) =>
		`At dawn the temperature is $${a}$°F. By noon it ${b < 0 ? "falls" : "rises"} by ${counted(Math.abs(b), "degree")}. What is the temperature at noon, in degrees?`,
	(name, a, b) =>
		`The balance of an account is ${at(a, "dollars")}. Then ${name} ${by(b, "deposits", "withdraws", "dollar")}. What is the new balance, in dollars?`,
	(name, a, b) =>
		`In a quiz, ${name} has ${at(a, "points")}. In the next round ${name} ${by(b, "wins", "loses", "point")}. What is the new score?`,
	(_, a, b) =>
		`A hiker is at an elevation of ${at(a, "meters")} and ${b < 0 ? "goes down" : "climbs"} ${counted(Math.abs(b), "meter")}. At what elevation is the hiker now, in meters?`,
	(_, a, b) =>
		`A river is at ${at(a, "inches")}, compared with its usual level. Overnight it ${b < 0 ? "falls" : "rises"} by ${counted(Math.abs(b), "inch", "inches")}. At how many inches is it now?`,
	(_, a, b) =>
		`After two plays, a football team is at ${at(a, "yards")}. On the next play it ${by(b, "gains", "loses", "yard")}. At how many yards is it now?`,
	(_, a, b) =>
		`A robot stands at $${a}$ on a number line. It moves ${counted(Math.abs(b), "unit")} to the ${b < 0 ? "left" : "right"}. Where does it stop?`,
	(name, a, b) =>
		`The spaces of a board game have negative and positive numbers. ${name} is on space $${a}$ and goes ${b < 0 ? "back" : "forward"} ${counted(Math.abs(b), "space")}. What is the number of that space?`,
];

const NEAR = pairsUpTo(9, [[-1, 1]]);
const small = bare(sumOf, pairsUpTo(9));
const middle = bare(sumOf, pairsUpTo(30));
const large = bare(sumOf, pairsUpTo(90));

const SIGNS = ["Negative", "Zero", "Positive"] as const;

/** Sums to sort by their signs, without working all of them out. */
const bySign = ask.sorted((random) => {
	const zero = random.integer(3, 12) * random.pick([1, -1]);
	const pairs = [
		[zero, -zero],
		...Array.from({ length: 5 }, () => [random.integer(-12, 12), random.integer(-12, 12)]),
	] as [number, number][];
	if (pairs.some(([a, b]) => a === 0 || b === 0 || (a > 0 && b > 0))) return undefined;
	const binOf = (number: number) => SIGNS[Math.sign(number) + 1] ?? "";
	const shown = (number: number) => `${number}`.replace("-", "−");
	return {
		prompt: random.pick([
			"Is each sum negative, zero, or positive? Sort the cards.",
			`${random.pick(NAMES)} sorts sums by their signs. Where does each card belong?`,
		]),
		bins: SIGNS,
		cards: pairs.map(([a, b]) => ({
			label: `${shown(a)} + ${b < 0 ? `(${shown(b)})` : b}`,
			bin: binOf(a + b),
			wrong: [
				[slip.leftOutTheSigns, binOf(Math.abs(a) + Math.abs(b))],
				[slip.wrongSign, binOf(-a - b)],
			],
		})),
		hints: [
			"Look at the signs first. Two negative numbers give a negative sum.",
			"Where the signs differ, which number is farther from zero?",
			"The sum has the sign of the number that is farther from zero. If both are equally far, it is zero.",
		],
		steps: pairs.map(([a, b]) => `$${a} + ${b < 0 ? `(${b})` : b} = ${a + b}$.`),
	};
});

// 1: from a negative number to the right, with an arrow. 2: all signs, up to 9, and sorted by sign. 3: up to 30, and stories. 4: up to 90,
// and missing numbers. 5: up to 150, and what someone did wrong in the student's own words.
export const addIntegers = defineSkill("add-integers", 23, {
	1: [onLine(sumOf, NEAR), ask.typed(bare(sumOf, NEAR)), ask.chosen(bare(sumOf, NEAR))],
	2: [onLine(sumOf, pairsUpTo(9)), bySign, ask.typed(small), ask.chosen(small), ask.matched(small, "sum")],
	3: [ask.typed(inStory(sumOf, pairsUpTo(30), STORIES)), ask.chosen(middle), ask.judged(middle)],
	4: [
		ask.typed(missing(pairsUpTo(40), true)),
		ask.chosen(large),
		ask.whatWentWrong(middle),
		ask.matched(large, "sum"),
	],
	5: [
		ask.typed(bare(sumOf, pairsUpTo(150))),
		ask.chosen(inStory(sumOf, pairsUpTo(90), STORIES)),
		ask.judged(bare(sumOf, pairsUpTo(150))),
		ask.explainTheMistake(large),
	],
});
