import { prose, slip } from "../../kit/index.ts";
import { type Story, equation, fill, solvedFor } from "./stories-in-points.ts";

/** Story | both | question for x | question for y. */
const SUMS = [
	"Two ropes are {s} m long together. One is {d} m longer than the other.|The longer rope: [[x]] m, the shorter rope: [[y]] m|How many meters long is the longer rope?|How many meters long is the shorter rope?",
	"Two classes have {s} students together. One class has {d} more students than the other.|The larger class: [[x]] students, the smaller class: [[y]] students|How many students are in the larger class?|How many students are in the smaller class?",
	"Two packages weigh {s} kg together. One is {d} kg heavier than the other.|The heavier package: [[x]] kg, the lighter package: [[y]] kg|How many kilograms does the heavier package weigh?|How many kilograms does the lighter package weigh?",
	"A farm has {s} sheep and goats together. There are {d} more sheep than goats.|There are [[x]] sheep and [[y]] goats|How many sheep are there?|How many goats are there?",
	"In a game, two teams scored {s} points together. The winners scored {d} more points than the losers.|The winners: [[x]] points, the losers: [[y]] points|How many points did the winners score?|How many points did the losers score?",
	"A book has {s} pages in two parts. The first part has {d} more pages than the second.|The first part: [[x]] pages, the second part: [[y]] pages|How many pages does the first part have?|How many pages does the second part have?",
	"Two friends saved {s} dollars together. The older one saved {d} more dollars than the younger one.|The older one: [[x]] dollars, the younger one: [[y]] dollars|How many dollars did the older one save?|How many dollars did the younger one save?",
	"A parking lot has {s} cars and vans. There are {d} more cars than vans.|There are [[x]] cars and [[y]] vans|How many cars are there?|How many vans are there?",
] as const;

/** Two amounts with their sum and their difference. */
export const sumAndDifference: Story = (random) => {
	const [story = "", both = "", one = "", other = ""] = random.pick(SUMS).split("|");
	const [y, d] = [random.integer(8, 40), random.integer(2, 15)];
	const x = y + d;
	const s = x + y;
	return {
		story: fill(story, { s, d }),
		both,
		asks: [one, other],
		x,
		y,
		equations: [equation(1, 1, s), equation(1, -1, d)],
		wrong: [
			[slip.swappedTheTwoNumbers, y, x],
			[slip.gaveTheDifferenceOfBoth, s - d, d],
			...(s % 2 === 0 ? ([[slip.tookBothForEqual, s / 2, s / 2]] as const) : []),
		],
		wrongSystems: [
			[slip.swappedSumAndDifference, equation(1, 1, d), equation(1, -1, s)],
			[slip.addedTheDifference, equation(1, 1, s), equation(1, 1, d)],
			[slip.tookTheDifferenceForY, equation(1, 1, s), `y = ${d}`],
		],
		last: "Add the two equations. What happens to $y$?",
		solving: `Add the equations: $2x = ${s + d}$, so $x = ${x}$. Then $y = ${s} - ${x} = ${y}$.`,
	};
};

/** Story | both | question for x | question for y | each x | each y | most. */
const PARTS = [
	"A farm has chickens and rabbits. Together they have {n} heads and {t} legs.|There are [[x]] chickens and [[y]] rabbits|How many chickens are there?|How many rabbits are there?|2|4|20",
	"A workshop has bicycles and tricycles. There are {n} of them, with {t} wheels.|There are [[x]] bicycles and [[y]] tricycles|How many bicycles are there?|How many tricycles are there?|2|3|18",
	"A hostel has rooms with 2 beds and rooms with 5 beds. It has {n} rooms and {t} beds.|There are [[x]] rooms with 2 beds and [[y]] rooms with 5 beds|How many rooms with 2 beds are there?|How many rooms with 5 beds are there?|2|5|15",
	"A lake has boats for 3 people and boats for 4 people. There are {n} boats with {t} seats.|There are [[x]] boats for 3 people and [[y]] boats for 4 people|How many boats for 3 people are there?|How many boats for 4 people are there?|3|4|16",
	"A quiz gives 3 points for an easy question and 7 points for a hard one. A team got {n} questions right, for {t} points.|There are [[x]] easy questions and [[y]] hard questions|How many easy questions did the team get right?|How many hard questions did the team get right?|3|7|14",
] as const;
const PRICES = [
	"A theater sold {n} tickets. Child tickets cost 6 dollars and adult tickets 11 dollars. All tickets together brought in {t} dollars.|There are [[x]] child tickets and [[y]] adult tickets|How many child tickets were sold?|How many adult tickets were sold?|6|11|90",
	"A jar holds {n} coins, all of them nickels (5 cents) or dimes (10 cents). Together they are worth {t} cents.|There are [[x]] nickels and [[y]] dimes|How many nickels are there?|How many dimes are there?|5|10|40",
	"A stand sold {n} drinks. A juice costs 3 dollars and a smoothie 5 dollars. The stand took in {t} dollars.|There are [[x]] juices and [[y]] smoothies|How many juices were sold?|How many smoothies were sold?|3|5|60",
	"A club bought {n} balls. A small ball costs 8 dollars and a large one 15 dollars. The bill was {t} dollars.|There are [[x]] small balls and [[y]] large balls|How many small balls were bought?|How many large balls were bought?|8|15|25",
	"A ferry carried {n} vehicles. A motorbike pays 12 dollars and a car 30 dollars. Together they paid {t} dollars.|There are [[x]] motorbikes and [[y]] cars|How many motorbikes were on the ferry?|How many cars were on the ferry?|12|30|40",
] as const;

/** x + y = n, times a, taken from ax + by = t: y is left. */
function subtractedTimes(
	a: number,
	[n, x]: readonly [number, number],
	[b, t, y]: readonly [number, number, number],
): string {
	return `Multiply the first equation by ${a}, and subtract it from the second: ${solvedFor("y", b - a, t - a * n)}. Then $x = ${n} - ${y} = ${x}$.`;
}

/** Two kinds of things with their count and a total. */
const countAndTotal =
	(rows: readonly string[]): Story =>
	(random) => {
		const [story = "", both = "", one = "", other = "", p = "", q = "", most = ""] = random
			.pick(rows)
			.split("|");
		const [a, b] = [Number(p), Number(q)];
		const [x, y] = [random.integer(3, Number(most)), random.integer(3, Number(most))];
		const [n, t] = [x + y, a * x + b * y];
		if (x === y) return undefined;
		return {
			story: fill(story, { n, t: prose(t) }),
			both,
			asks: [one, other],
			x,
			y,
			equations: [equation(1, 1, n), equation(a, b, t)],
			wrong: [
				[slip.swappedTheTwoNumbers, y, x],
				[slip.didNotDivide, Math.abs(n - (t - a * n)), t - a * n],
				...(n % 2 === 0 ? ([[slip.tookBothForEqual, n / 2, n / 2]] as const) : []),
			],
			wrongSystems: [
				[slip.swappedSumAndDifference, equation(1, 1, t), equation(a, b, n)],
				[slip.swappedUnknowns, equation(1, 1, n), equation(b, a, t)],
				[slip.addedTheDifference, equation(1, 1, n), equation(a + b, 0, t)],
			],
			last: `Multiply the first equation by ${a}, and subtract it from the second.`,
			solving: subtractedTimes(a, [n, x], [b, t, y]),
		};
	};

export const parts = countAndTotal(PARTS);
export const prices = countAndTotal(PRICES);
