import { ask, boxed, inOwnWords, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";

interface Claim {
	say(row: number, other: number): string;
	holds(row: number, other: number): boolean;
}

/** Sentences about all numbers in a row of the multiplication table. */
const CLAIMS: readonly Claim[] = [
	{ say: (row) => `Every number in the row of ${row} is even.`, holds: (row) => row % 2 === 0 },
	{ say: (row) => `Every number in the row of ${row} is odd.`, holds: () => false },
	{ say: (row) => `Every number in the row of ${row} ends in 0 or 5.`, holds: (row) => row % 5 === 0 },
	{ say: (row) => `Every number in the row of ${row} ends in 0.`, holds: (row) => row % 10 === 0 },
	{
		say: (row) => `The numbers in the row of ${row} alternate: odd, even, odd, even.`,
		holds: (row) => row % 2 === 1,
	},
	{
		say: (row, other) => `Every number in the row of ${row} is in the row of ${other}, too.`,
		holds: (row, other) => row % other === 0,
	},
];

export const always: Form = (random) => {
	const [row, other] = [random.integer(2, 10), random.pick([2, 3, 4, 5])];
	if (row === other) return undefined;
	const [right] = random.shuffle(CLAIMS.filter(({ holds }) => holds(row, other)));
	const [one, second] = random.shuffle(CLAIMS.filter(({ holds }) => !holds(row, other)));
	if (right === undefined || one === undefined || second === undefined) return undefined;
	const terms = [1, 2, 3, 4, 5].map((count) => count * row).join(", ");
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} looks at the row of ${row} in the multiplication table: ${row}, ${2 * row}, ${3 * row}, and so on. What is always true?`,
			`Which sentence about the row of ${row} in the multiplication table is true?`,
			`The row of ${row} begins with ${row}, ${2 * row}, ${3 * row}. Which sentence is true of the whole row?`,
		]),
		right: words(right.say(row, other)),
		wrong: [
			[slip.lookedAtOneNumber, words(one.say(row, other))],
			[slip.judgedTooQuickly, words(second.say(row, other))],
		],
		hints: [
			`Write down the first six numbers in the row of ${row}.`,
			`They begin with ${row}, ${2 * row}, ${3 * row}. Keep going.`,
			"Check the sentence with each of the numbers.",
		],
		steps: [`The row begins with ${terms}.`, right.say(row, other)],
	};
};

/** What sums and products of even and odd numbers are. */
export const parity: Form = (random) => {
	const kinds = ["even", "odd"] as const;
	const [a, b] = [random.pick(kinds), random.pick(kinds)];
	const isSum = random.oneIn(2);
	const isEven = isSum ? a === b : a === "even" || b === "even";
	const result = isEven ? "even" : "odd";
	const pair = a === b ? `two ${a} numbers` : `an ${a} and an ${b} number`;
	const start = `The ${isSum ? "sum" : "product"} of ${pair} is`;
	const example = (kind: string) =>
		kind === "even" ? 2 * random.integer(1, 4) : 2 * random.integer(1, 4) + 1;
	const [p, q] = [example(a), example(b)];
	const value = isSum ? p + q : p * q;
	return {
		prompt: random.pick([
			"Which sentence about even and odd numbers is true?",
			`${random.pick(NAMES)} looks at the ${isSum ? "sum" : "product"} of ${pair}. What is always true?`,
			`Try it with $${p} ${isSum ? "+" : "\\times"} ${q}$ and other numbers. Which sentence is true?`,
		]),
		right: words(`${start} always ${result}.`),
		wrong: [
			[slip.mixedUpParity, words(`${start} always ${isEven ? "odd" : "even"}.`)],
			[slip.judgedTooQuickly, words(`${start} sometimes even and sometimes odd.`)],
		],
		hints: [
			"Even numbers can be split into pairs. Odd numbers have one left over.",
			`Try it with $${p} ${isSum ? "+" : "\\times"} ${q}$.`,
			"Try two more examples. Are the results all even, or all odd?",
		],
		steps: [`For example, $${p} ${isSum ? "+" : "\\times"} ${q} = ${value}$.`, `${start} always ${result}.`],
	};
};

/** A row or a diagonal of the addition table. */
export const diagonal = ask.stepwise((random) => {
	const [start, by] = [random.integer(2, 20), random.pick([1, 2, 2])];
	const terms = Array.from({ length: 5 }, (_, at) => start + by * at);
	const line = by === 1 ? "row" : "diagonal";
	const grows =
		by === 1
			? "From one square to the next, one number goes up by 1."
			: "From one square to the next, both numbers go up by 1.";
	return {
		prompt: random.pick([
			`A ${line} of the addition table reads ${terms.slice(0, 3).join(", ")}, [[next]]. ${grows} So the sum grows by [[step]].`,
			`${random.pick(NAMES)} reads a ${line} of the addition table: ${terms.slice(0, 3).join(", ")}, [[next]]. ${grows} So the sum goes up by [[step]].`,
		]),
		boxes: {
			next: boxed(whole(terms[3] ?? 0), [slip.usedAnotherStep, whole(start + 2 * by + (by === 1 ? 2 : 1))]),
			step: boxed(
				whole(by),
				[slip.countedOneNumberOnly, whole(by === 2 ? 1 : 2)],
				[slip.wroteATerm, whole(start)],
			),
		},
		hints: [
			"Compare two sums next to each other. How much does the sum grow?",
			by === 1 ? "Only one of the two numbers gets larger." : "Each of the two numbers gets larger by one.",
			"Add that step to the last number.",
		],
		steps: [`The sum grows by ${by} each time.`, `The numbers are ${terms.slice(0, 4).join(", ")}.`],
	};
});

/** Why a product is even, in the student's own words. */
export const explainEven: Way = (random) => {
	const [factor, times] = [random.pick([2, 4, 6, 8, 10]), random.integer(3, 10)];
	const [half, name] = [factor / 2, random.pick(NAMES)];
	const product = factor * times;
	const split = factor === 2 ? "2 is a pair" : `${factor} can be split into two equal groups of ${half}`;
	return inOwnWords({
		prompt: random.pick([
			`Work out $${factor} \\times ${times}$. Why is ${factor} times any whole number always even?`,
			`${name} says: “$${factor} \\times ${times}$ must be even.” Find the product, and explain why ${name} is right.`,
			`All numbers in the row of ${factor} are even, such as $${factor} \\times ${times}$. Find that product, and explain why.`,
		]),
		hints: [
			"An even number can be split into two equal groups.",
			`Think of ${factor} things. Can you make pairs of them?`,
			"What happens to pairs when you take them again and again?",
		],
		explanation:
			`$${factor} \\times ${times} = ${product}$.\n\n${split}, so ${factor} times a number can always be split into pairs.\n\nThat makes it even.`.replace(
				"\n\n2 is",
				"\n\nThe number 2 is",
			),
		rubric: {
			product: `Says that the product is ${product}.`,
			even_factor: `Says that ${factor} is even, or can be split into two equal groups or into pairs.`,
			stays_even:
				"Says that taking it again and again keeps it even: pairs stay pairs, or it can always be halved.",
		},
		sample_answer: `${factor} times ${times} is ${product}. ${factor} is even, because it can be split into pairs. However often you take it, everything is still in pairs, so the product is even.`,
	});
};
