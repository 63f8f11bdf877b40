import { pairsOfDots } from "../../figures/numbers/dots.ts";
import { ask, boxed, COLORS, defineSkill, nameEach, NAMES, slip } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { whole, words } from "../../kit/value.ts";
import { chooseAll } from "../../kit/questions/choose-all.ts";
import { GROUPS, kindOf, misjudged, HINTS, reason, kindOfSum, whichSum, explain } from "./odd-even-sums.ts";

function dots(random: Random, number: number) {
	const end = kindOf(number) === "even" ? "Every dot has a partner" : "One dot at the end has no partner";
	return { svg: pairsOfDots(number, random.pick(COLORS)), alt: `Dots in two rows, put in pairs. ${end}.` };
}

const inPairs = (least: number, most: number) =>
	ask.stepwise((random) => {
		const number = random.integer(least, most);
		const [pairs, left] = [Math.floor(number / 2), number % 2];
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} puts ${number} dots in pairs. Pairs: [[pairs]]. Dots left over: [[left]].`,
				`There are ${number} dots. Count the pairs: [[pairs]]. How many dots have no partner? [[left]]`,
				`Is ${number} odd or even? Find out with pairs. It has [[pairs]] pairs of dots, and [[left]] left over.`,
			]),
			figure: dots(random, number),
			boxes: {
				pairs: boxed(
					whole(pairs),
					[slip.countedDotsAsPairs, whole(number)],
					[slip.overlookedTheSingleOne, whole(pairs + 1)],
				),
				left: boxed(whole(left), [
					left === 0 ? slip.sawOneLeftOver : slip.overlookedTheSingleOne,
					whole(1 - left),
				]),
			},
			hints: [
				"Two dots, one above the other, make a pair.",
				"Count the columns that have two dots.",
				"Look at the last dot: does it have a partner?",
			],
			steps: [
				pairs === 1 ? "There is 1 pair of dots." : `There are ${pairs} pairs of dots.`,
				`Dots left over: ${left}.`,
				reason(number),
			],
		};
	});

/** The one number of a kind among others. */
const whichOne =
	(least: number, most: number): Form =>
	(random) => {
		const numbers = random.shuffle(Array.from({ length: most - least + 1 }, (_, at) => least + at));
		const [right = 0, ...rest] = numbers;
		const kind = kindOf(right);
		const others = rest.filter((number) => kindOf(number) !== kind);
		const group = random.pick(GROUPS);
		const paired = kind === "even" ? "without one left over" : "with one left over";
		return {
			prompt: random.pick([
				`Which number is ${kind}?`,
				`Which of these numbers is ${kind}?`,
				`${random.pick(NAMES)} wants to put ${group} in pairs. Which number makes pairs ${paired}?`,
				`Some ${group} line up two by two. Which number of ${group} can do that ${paired}?`,
			]),
			right: whole(right),
			wrong: others.map((number) => [misjudged(number), whole(number)] as const),
			hints: HINTS,
			steps: [reason(right)],
		};
	};

const pickAll: Way = (random) => {
	const kind = random.pick(["odd", "even"] as const);
	const numbers = random.shuffle(Array.from({ length: 18 }, (_, at) => at + 3)).slice(0, 5);
	const fitting = numbers.filter((number) => kindOf(number) === kind);
	if (fitting.length === 0 || fitting.length === 5) return undefined;
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which of these numbers are ${kind}?`,
				`Find all the ${kind} numbers.`,
				`${random.pick(NAMES)} collects ${kind} numbers. Which of these can go in the collection?`,
			]),
			cta: "Choose all that fit.",
			hints: [...HINTS],
			explanation: numbers.map(reason).join("\n\n"),
		},
		nameEach(
			numbers.map((number) => ({
				label: `$${number}$`,
				fits: kindOf(number) === kind,
				mistake: [misjudged(number).id, misjudged(number).feedback] as const,
			})),
		),
	);
};

const double =
	(hasPicture: boolean): Form =>
	(random) => {
		const half = random.integer(2, 10);
		const number = 2 * half;
		const [name, group] = [random.pick(NAMES), random.pick(GROUPS)];
		return {
			prompt: random.pick([
				`Write ${number} as a double: $${number} = \\square + \\square$. Which number goes in both boxes?`,
				`${name} splits ${number} ${group} into two equal groups. How many are in each group?`,
				`${number} ${group} are in two equal rows. How many are in one row?`,
				`Two equal numbers add up to ${number}. What is each number?`,
			]),
			...(hasPicture
				? { figure: { ...dots(random, number), alt: `${number} dots in two rows of the same length.` } }
				: {}),
			task: `$${number}$`,
			right: whole(half),
			wrong: [
				[slip.wroteTheWhole, whole(number)],
				[slip.tookAwayTwo, whole(number - 2)],
				[slip.nearlyDouble, whole(half + 1)],
			],
			hints: [
				"Make two equal groups.",
				`Share ${number} dots between two rows, one to each row at a time.`,
				"How many dots are in one row? Add it to itself to check.",
			],
			steps: [`Two equal groups of ${half} make ${number}.`, `$${half} + ${half} = ${number}$.`],
		};
	};

/** The double that shows that a number is even. */
const equation: Form = (random) => {
	const half = random.integer(3, 10);
	const number = 2 * half;
	const sum = (one: number, other: number) => words(`$${one} + ${other}$`);
	const off = random.integer(1, half - 2);
	return {
		prompt: random.pick([
			`Which sum shows that ${number} is even?`,
			`${random.pick(NAMES)} shows with a double that ${number} is even. Which sum is it?`,
			`Which two equal numbers make ${number}?`,
		]),
		task: `$${number}$`,
		right: sum(half, half),
		wrong: [
			[slip.splitUnevenly, sum(half + off, half - off)],
			[slip.nearlyDouble, sum(half + 1, half + 1)],
			[slip.wroteTheWhole, sum(number, number)],
		],
		hints: [
			"An even number is a double: two equal numbers.",
			`Both numbers must be the same, and their sum is ${number}.`,
			"Add each pair of equal numbers to check.",
		],
		steps: ["Both numbers must be equal.", `$${half} + ${half} = ${number}$.`],
	};
};

// 1: dots in pairs, up to 10. 2: up to 20, and odd distinguished from even. 3: doubles. 4: doubles without a picture, and all numbers
// of a kind. 5: odd and even sums, and the reason in the student's own words.
export const oddEvenNumbers = defineSkill("odd-even-numbers", 13, {
	1: [inPairs(3, 12), ask.chosen(whichOne(2, 12)), inPairs(3, 12)],
	2: [inPairs(9, 20), ask.chosen(whichOne(3, 20)), pickAll],
	3: [ask.typed(double(true)), ask.chosen(equation), ask.matched(equation, ["number", "double"])],
	4: [
		ask.typed(double(false)),
		pickAll,
		ask.chosen(whichOne(8, 20)),
		ask.matched(equation, ["number", "double"]),
	],
	5: [ask.chosen(whichSum), ask.judged(kindOfSum), explain],
});
