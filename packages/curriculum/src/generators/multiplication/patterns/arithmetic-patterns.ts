import { cellPlace, dataTable, tableInWords } from "../../../figures/data/data-table.ts";
import { ask, boxed, defineSkill, inOwnWords, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";

/** Numbers with the same step from one to the next. */
interface Row {
	step: number;
	terms: readonly number[];
}

const rowOf = (random: Random, steps: readonly number[]): Row => {
	const [step, start] = [random.pick(steps), random.integer(1, 5)];
	return { step, terms: Array.from({ length: 6 }, (_, at) => step * (start + at)) };
};
const EASY = [2, 3, 4, 5, 10] as const;
const ALL = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const HINTS = [
	"Compare two numbers next to each other. How far apart are they?",
	"The same number is added each time.",
] as const;

/** Two numbers of a row are missing. */
const gaps = (steps: readonly number[], isAtEnd: boolean) =>
	ask.stepwise((random) => {
		const { step, terms } = rowOf(random, steps);
		const [first, second] = isAtEnd ? [4, 5] : [random.integer(1, 2), random.integer(3, 4)];
		const [one = 0, other = 0, before = 0] = [terms[first], terms[second], terms[first - 1]];
		const shown = terms.map((term, at) =>
			at === first ? "[[first]]" : at === second ? "[[second]]" : `${term}`,
		);
		return {
			prompt: `${random.pick([
				`${random.pick(NAMES)} copies a row of the multiplication table:`,
				`${random.pick(NAMES)} counts on in equal steps:`,
				"Two numbers of this pattern are missing:",
			])} ${shown.join(", ")}`,
			boxes: {
				first: boxed(
					whole(one),
					[slip.wentByOne, whole(before + 1)],
					[slip.doubledTheTerm, whole(2 * before)],
				),
				second: boxed(
					whole(other),
					[slip.skippedATerm, whole(other + step)],
					[slip.usedAnotherStep, whole(other + 1)],
				),
			},
			hints: [...HINTS, `The number after ${terms[0]} is ${terms[0]} and one step more. What is the step?`],
			steps: [`Each number is ${step} more than the one before.`, `The pattern is ${terms.join(", ")}.`],
		};
	});

/** The next number, or the step. */
const next =
	(steps: readonly number[]): Form =>
	(random) => {
		const { step, terms } = rowOf(random, steps);
		const shown = terms.slice(0, 4).join(", ");
		const [last = 0, right = 0] = [terms[3], terms[4]];
		return {
			prompt: random.pick([
				`Which number comes next? ${shown}, …`,
				`${random.pick(NAMES)} writes ${shown} and so on. Which number follows?`,
				`A row of the multiplication table has the numbers ${shown}. What is the next one?`,
			]),
			task: `the number after ${shown}`,
			right: whole(right),
			wrong: [
				[slip.wentByOne, whole(last + 1)],
				[slip.doubledTheTerm, whole(2 * last)],
				[slip.skippedATerm, whole(right + step)],
				[slip.usedAnotherStep, whole(right + 1)],
			],
			hints: [...HINTS, "Add that step to the last number."],
			steps: [`Each number is ${step} more than the one before.`, `$${last} + ${step} = ${right}$.`],
		};
	};

/** A piece of a table, with two cells to fill in. */
const inTable = (sign: "×" | "+") =>
	ask.labeled((random) => {
		const [left, top] = [random.integer(2, sign === "×" ? 7 : 12), random.integer(2, sign === "×" ? 6 : 12)];
		const ups = [top, top + 1, top + 2, top + 3];
		const lefts = [left, left + 1, left + 2];
		const worth = (a: number, b: number) => (sign === "×" ? a * b : a + b);
		const cells = lefts.map((a) => ups.map((b) => worth(a, b)));
		const [row, column] = [random.integer(0, 2), random.integer(1, 2)];
		const [otherRow, otherColumn] = [(row + 1) % 3, 3 - column];
		const isBlank = (r: number, c: number) =>
			(r === row && c === column) || (r === otherRow && c === otherColumn);
		const rows = [
			[sign, ...ups.map(String)],
			...cells.map((line, r) => [
				`${lefts[r]}`,
				...line.map((value, c) => (isBlank(r, c) ? "" : `${value}`)),
			]),
		];
		const labelOf = (r: number, c: number) => {
			const [a = 0, b = 0] = [lefts[r], ups[c]];
			return {
				right: whole(worth(a, b)),
				label: `Row ${a}, column ${b}`,
				place: cellPlace(rows, r + 1, c + 1),
				wrong: [
					sign === "×"
						? ([slip.addedFactors, whole(a + b)] as const)
						: ([slip.multipliedTheNumbers, whole(a * b)] as const),
					[slip.usedAnotherStep, whole(worth(a, b) + 1)] as const,
				],
			};
		};
		const called = sign === "×" ? "multiplication table" : "addition table";
		return {
			prompt: random.pick([
				`Here is a piece of the ${called}. Fill in the missing numbers.`,
				`${random.pick(NAMES)} erased two numbers from the ${called}. Which ones?`,
			]),
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
			labels: { first: labelOf(row, column), second: labelOf(otherRow, otherColumn) },
			hints: [
				"Look along the row and down the column of each empty cell.",
				`How much do the numbers grow from one cell to the next in the row of ${lefts[row]}?`,
				"Add that step to the number before the empty cell.",
			],
			steps: [
				`Along a row, the numbers grow by the same step each time.`,
				`The missing numbers are ${cells[row]?.[column]} and ${cells[otherRow]?.[otherColumn]}.`,
			],
		};
	});

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

const always: Form = (random) => {
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
const parity: Form = (random) => {
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
const diagonal = ask.stepwise((random) => {
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
const explainEven: Way = (random) => {
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

// 1: the next numbers of a row. 2: numbers inside of a row and of the table. 3: what is always true of a row. 4: the addition
// table, and even and odd numbers. 5: several claims, and why, in the student's own words.
export const arithmeticPatterns = defineSkill("arithmetic-patterns", 12, {
	1: [gaps(EASY, true), ask.typed(next(EASY)), ask.chosen(next(ALL))],
	2: [gaps(ALL, false), inTable("×"), ask.typed(next(ALL))],
	3: [ask.chosen(always), inTable("×"), ask.matched(next(ALL), ["pattern", "next number"])],
	4: [diagonal, inTable("+"), ask.chosen(parity)],
	5: [explainEven, ask.judged(always), ask.judged(parity, 4)],
});
