import { askFor, people, slip, withUnit } from "../../kit/index.ts";
import type { Draft, Form } from "../../kit/index.ts";
import { amount, whole, words } from "../../kit/value.ts";

const distance = (number: string, size: string): Pick<Draft, "hints" | "steps"> => ({
	hints: [
		"The absolute value of a number is its distance from zero on the number line.",
		`On which side of zero is $${number}$? How far away is it?`,
		`A distance is never negative. Leave out the sign of $${number}$.`,
	],
	steps: [
		`The absolute value tells how far $${number}$ is from zero.`,
		`It is ${size} away from zero, so $|${number}| = ${size}$.`,
	],
});

export const single =
	(most: number, scale: 1 | 10): Form =>
	(random) => {
		const units = random.integer(2, most) * (random.oneIn(4) ? 1 : -1);
		const value = (count: number) => amount(count, scale);
		const [number, right] = [value(units).entry, value(Math.abs(units))];
		const task = `$|${number}|$`;
		return {
			...distance(number, right.entry),
			prompt: random.pick([
				askFor(random, task),
				`What is the absolute value of $${number}$?`,
				`How far is $${number}$ from zero on the number line?`,
			]),
			task,
			right,
			wrong: [
				[slip.changedTheSign, value(-Math.abs(units))],
				[slip.doubledTheDistance, value(2 * Math.abs(units))],
				[slip.tookZero, whole(0)],
			],
		};
	};

/** A minus sign in front of the bars. */
export const negated: Form = (random) => {
	const number = random.integer(2, 99) * random.pick([1, -1]);
	const size = Math.abs(number);
	const task = `$-|${number}|$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(-size),
		wrong: [
			[slip.changedTheSign, whole(size)],
			[slip.doubledTheDistance, whole(-2 * size)],
			[slip.tookZero, whole(0)],
		],
		hints: [
			"The minus sign in front of the bars comes after the absolute value.",
			`Find the distance of $${number}$ from zero first.`,
			`Then take the opposite of $|${number}|$.`,
		],
		steps: [`$|${number}| = ${size}$.`, `With the minus sign in front: $-|${number}| = -${size}$.`],
	};
};

/** Two absolute values, or a difference between the bars. */
export const combined =
	(isInside: boolean): Form =>
	(random) => {
		const [a, b] = [random.integer(2, 30), random.integer(2, 30)];
		const [x, y] = [-a, b * random.pick([1, -1])];
		const adds = !isInside && random.oneIn(2);
		if (isInside ? b >= a : !adds && a <= b) return undefined;
		const task = isInside ? `$|${b} - ${a}|$` : `$|${x}| ${adds ? "+" : "-"} |${y}|$`;
		const right = adds ? a + b : a - b;
		return {
			prompt: askFor(random, task),
			task,
			right: whole(right),
			wrong: [
				[slip.ignoredTheBars, whole(isInside ? b - a : adds ? x + y : x - y)],
				[slip.keptOneSign, whole(adds ? a - b : a + b)],
				[slip.changedTheSign, whole(-right)],
			],
			hints: isInside
				? [
						"The bars work like parentheses.",
						`Work out $${b} - ${a}$ first.`,
						`How far is $${b} - ${a}$ from zero?`,
					]
				: [
						"Find each absolute value by itself.",
						`How far is $${x}$ from zero? How far is $${y}$?`,
						`Then ${adds ? "add the two distances" : "subtract the second distance from the first"}.`,
					],
			steps: isInside
				? [`$${b} - ${a} = ${b - a}$.`, `${task.slice(0, -1)} = ${right}$.`]
				: [`$|${x}| = ${a}$ and $|${y}| = ${b}$.`, `${task.slice(0, -1)} = ${right}$.`],
		};
	};

/** What two negative numbers tell, and who has more of it. */
const CONTEXTS = [
	["’s account shows", "dollars", "Who has the greater debt?"],
	[" dives to", "feet", "Who is deeper?"],
	["’s score in a game is", "points", "Who is farther below zero?"],
	["’s cabin is in a valley at an elevation of", "meters", "Whose cabin is farther below sea level?"],
	["’s freezer is at", "°C", "Whose freezer is colder?"],
	["’s football team is at", "yards", "Whose team has lost more yards?"],
	["’s company reports a result of", "dollars", "Whose company has the greater loss?"],
	["’s submarine is at a height of", "feet", "Whose submarine is deeper?"],
] as const;

export const story: Form = (random) => {
	const [first, second] = people(random);
	const [a, b] = [random.integer(2, 60), random.integer(2, 60)];
	if (a === b) return undefined;
	const [shows, unit, question] = random.pick(CONTEXTS);
	const who = (isFirst: boolean) => words(isFirst ? first : second);
	return {
		prompt: `${first}${shows} ${withUnit(`$${-a}$`, unit)}, and ${second}${shows} ${withUnit(`$${-b}$`, unit)}. ${question}`,
		right: who(a > b),
		wrong: [
			[slip.comparedNumbersOnly, who(a < b)],
			[slip.sawMinusSignsOnly, words("It is the same for both.")],
		],
		order: [first, second, "It is the same for both."],
		hints: [
			"The question asks for a size. The size of a number is its absolute value.",
			`Find $|${-a}|$ and $|${-b}|$.`,
			`Which of $${-a}$ and $${-b}$ is farther from zero?`,
		],
		steps: [
			`$|${-a}| = ${a}$ and $|${-b}| = ${b}$.`,
			`$${Math.max(a, b)} > ${Math.min(a, b)}$, so it is ${a > b ? first : second}.`,
		],
	};
};
