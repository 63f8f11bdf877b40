import { spinner } from "../../figures/bag-and-spinner.ts";
import type { FigureColour } from "../../figures/svg.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const NAMED: readonly (readonly [FigureColour, string])[] = [
	["sky", "blue"],
	["gold", "yellow"],
	["mint", "green"],
	["coral", "red"],
	["lilac", "purple"],
];

/** 1: a bag; 2: a spinner; 3: not this color, or one of two; 4: dice and numbered cards; 5: uneven chances. */
export const theoreticalProbability = defineGenerator("theoretical-probability", 3, (random, difficulty) => {
	if (difficulty === 2) return onSpinner(random);
	if (difficulty === 4) return cards(random);
	if (difficulty === 5) return uneven(random);
	const [first, second, third] = random.shuffle(["red", "blue", "green", "yellow", "white"]) as [
		string,
		string,
		string,
	];
	const [a, b, c] = [random.integer(1, 8), random.integer(1, 8), random.integer(1, 8)];
	const total = a + b + c;
	const kind = difficulty === 1 ? "one" : random.pick(["not", "or"] as const);
	const favorable = { one: a, not: b + c, or: a + b }[kind];
	const right = lowest(favorable, total);
	const asked = {
		one: `a ${first} marble`,
		not: `a marble that is **not** ${first}`,
		or: `a ${first} or a ${second} marble`,
	}[kind];
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `A bag holds ${a} ${first}, ${b} ${second} and ${c} ${third} marbles. One is drawn without looking. What is the probability of ${asked}?`,
		cta: "Write a fraction in simplest form.",
		right: entry(right),
		hints: ["How many marbles are there in all? Each is equally likely.", "How many of them fit?"],
		explanation: `${favorable} of ${total} marbles fit: $\\dfrac{${favorable}}{${total}}${right.bottom === total ? "" : ` = ${tex(right)}`}$.`,
		mistakes: [
			[
				"compared-with-the-others",
				favorable === total ? "" : entry(lowest(favorable, total - favorable)),
				"It looks like the fitting ones were compared with the others. Compare with all.",
			],
			[
				"counts-colors-as-equal",
				kind === "one" ? "1/3" : "2/3",
				"The colors are not equally likely: count the marbles.",
			],
			[
				"gave-the-opposite",
				entry(lowest(total - favorable, total)),
				"Those are the marbles that do not fit.",
			],
			["one-color-only", kind === "or" ? entry(lowest(a, total)) : "", "Both colors fit."],
		],
	});
});

function onSpinner(random: Random) {
	const [first, second, third] = random.shuffle(NAMED) as [
		(typeof NAMED)[number],
		(typeof NAMED)[number],
		(typeof NAMED)[number],
	];
	const total = random.pick([5, 6, 8, 10, 12]);
	const a = random.integer(1, total - 3);
	const b = random.integer(1, total - a - 1);
	const parts = random.shuffle(
		Array.from({ length: total }, (_, at) => (at < a ? first : at < a + b ? second : third)),
	);
	const right = lowest(a, total);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `All parts of the spinner are equal. What is the probability that it stops on ${first[1]}?`,
		cta: "Write a fraction in simplest form.",
		figure: {
			svg: spinner(parts.map(([colour]) => colour)),
			alt: `A spinner with ${total} equal parts: ${a} ${first[1]}, ${b} ${second[1]} and ${total - a - b} ${third[1]}.`,
		},
		right: entry(right),
		hints: ["How many equal parts are there?", `How many of them are ${first[1]}?`],
		explanation: `${a} of ${total} parts: $\\dfrac{${a}}{${total}}${right.bottom === total ? "" : ` = ${tex(right)}`}$.`,
		mistakes: [
			["counts-colors-as-equal", "1/3", "There are three colors, but not equally many parts of each."],
			[
				"compared-with-the-others",
				entry(lowest(a, total - a)),
				"Compare with all parts, not with the others.",
			],
			["took-another-color", entry(lowest(b, total)), "That belongs to another color."],
			["gave-the-opposite", entry(lowest(total - a, total)), "Those are the other parts."],
		],
	});
}

function cards(random: Random) {
	const most = random.pick([6, 10, 12, 20, 25]);
	const [divisor, limit] = [random.integer(2, 5), random.integer(2, most - 2)];
	const kinds = [
		{ text: `a multiple of ${divisor}`, fits: (n: number) => n % divisor === 0 },
		{ text: `a number greater than ${limit}`, fits: (n: number) => n > limit },
		{ text: `a number less than ${limit + 1}`, fits: (n: number) => n < limit + 1 },
		{ text: "an odd number", fits: (n: number) => n % 2 === 1 },
		{
			text: "a prime number",
			fits: (n: number) =>
				n > 1 && Array.from({ length: n }, (_, at) => at + 1).filter((d) => n % d === 0).length === 2,
		},
	];
	const { text, fits } = random.pick(kinds);
	const numbers = Array.from({ length: most }, (_, at) => at + 1);
	const fitting = numbers.filter(fits);
	const right = lowest(fitting.length, most);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `${most === 6 ? "A fair die with the numbers 1 to 6 is rolled" : `One of ${most} cards with the numbers 1 to ${most} is drawn`}. What is the probability of ${text}?`,
		cta: "Write a fraction in simplest form.",
		right: entry(right),
		hints: ["Write down all numbers that fit.", "How many numbers are there in all?"],
		explanation: `These fit: ${fitting.join(", ")}. That is ${fitting.length} of ${most}: $${tex(right)}$.`,
		mistakes: [
			["one-number-only", `1/${most}`, "Several numbers fit. Count them all."],
			[
				"miscounted-the-fitting",
				entry(lowest(fitting.length + 1, most)),
				"Write down the numbers that fit once more.",
			],
			[
				"gave-the-opposite",
				fitting.length === most ? "" : entry(lowest(most - fitting.length, most)),
				"Those do not fit.",
			],
			["fifty-fifty", "1/2", "It fits or it does not, but not equally often."],
		],
	});
}

function uneven(random: Random) {
	const [[, big], [, asked], [, rest]] = random.shuffle(NAMED) as [
		(typeof NAMED)[number],
		(typeof NAMED)[number],
		(typeof NAMED)[number],
	];
	// The part in one color is as large as so many of the small ones.
	const { told, small, large } = random.pick([
		{ told: `One half of a spinner is ${big}`, small: random.integer(4, 8), large: 1 },
		{ told: `One third of a spinner is ${big}`, small: 2 * random.integer(2, 4), large: 1 / 2 },
		{ told: `One quarter of a spinner is ${big}`, small: 3 * random.integer(2, 4), large: 1 / 3 },
	]);
	const hidden = small * large;
	const all = small + hidden;
	const a = random.integer(1, small - 1);
	const shown = (top: number, bottom: number) => `$${tex(lowest(top, bottom))}$`;
	return chooseOption(
		random,
		{
			prompt: `${told}. The rest is cut into ${small} equal parts, ${a} of them ${asked} and the others ${rest}. What is the probability of ${asked}?`,
			hints: [
				"Are all parts of the spinner equal?",
				`Think of the ${big} part as cut into pieces of the same size as the others.`,
			],
			explanation: `The ${big} part is as large as ${hidden} of the small ones. So there would be ${all} equal parts, and ${a} of them ${a === 1 ? "is" : "are"} ${asked}: ${shown(a, all)}.`,
		},
		{
			right: shown(a, all),
			wrong: [
				[shown(a, small + 1), "counts-unequal-parts-as-equal", `The ${big} part is larger than the others.`],
				[shown(a, small), "left-out-the-large-part", `The ${big} part belongs to the spinner as well.`],
				[shown(1, 3), "counts-colors-as-equal", "The three colors do not take equal parts."],
				[shown(a + hidden, all), "added-the-large-part", `The ${big} part does not count for ${asked}.`],
			],
		},
	);
}
