import type { Question } from "@learnin/domain/question/question";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const LETTER_AS_THING =
	"It looks like the letter was taken as a short name for the thing. A letter stands for a number.";

/** 1: what the letter stands for; 2: add and subtract; 3: multiply and divide; 4: two steps; 5: match four sentences. */
export const variablesInContext = defineGenerator("variables-in-context", 2, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => meaning(random),
		() => choose(random, 1),
		() => choose(random, 2),
		() => choose(random, 3),
		() => matching(random),
	])(),
);

const THINGS = [
	["pens", "p", "One pen costs", "the number of pens"],
	["melons", "m", "One melon costs", "the number of melons"],
	["tickets", "t", "One ticket costs", "the number of tickets"],
	["books", "b", "One book costs", "the number of books"],
] as const;

function meaning(random: Random) {
	const [things, letter, opening, right] = random.pick(THINGS);
	const price = random.integer(2, 15);
	const name = random.pick(NAMES);
	return chooseOption(
		random,
		{
			prompt: `${opening} ${price} euros. ${name} pays $${price}${letter}$ euros. What does the letter $${letter}$ stand for?`,
			hints: [
				`$${price}${letter}$ means ${price} times $${letter}$. What is multiplied by the price of one?`,
				"A letter stands for a number, not for a thing.",
			],
			explanation: `The price of one is multiplied by how many there are. So $${letter}$ stands for ${right}.`,
		},
		{
			right: `For ${right}`,
			wrong: [
				[`For the word "${things}"`, "letter-as-object-label", LETTER_AS_THING],
				[
					`For the price of one`,
					"letter-as-the-known-number",
					"That price is known already: it is the number in front of the letter.",
				],
				[
					`For everything that ${name} pays`,
					"letter-as-the-result",
					"That is the whole expression. What does the letter alone stand for?",
				],
			],
		},
	);
}

interface Tale {
	text: string;
	right: string;
	wrong: [expression: string, id: string, feedback: string][];
	reason: string;
}

function tales(random: Random): [Tale[], Tale[], Tale[]] {
	const name = random.pick(NAMES);
	const [n, m] = [random.integer(10, 20), random.integer(2, 9)];
	const x = random.pick(["x", "n", "a", "k"] as const);
	const reversed = (expression: string): [string, string, string] => [
		expression,
		"reversed-order",
		"It looks like the two parts changed places. What is taken away, or divided by?",
	];
	const wrong_operation = (expression: string): [string, string, string] => [
		expression,
		"wrong-operation",
		"Read the sentence again: what happens to the number?",
	];
	return [
		[
			{
				text: `${name} is $${x}$ years old. A sister is ${n} years older. How old is the sister?`,
				right: `${x} + ${n}`,
				wrong: [
					[`${x} - ${n}`, "wrong-operation", "Is the sister older or younger?"],
					[`${n}${x}`, "older-taken-as-times", `"${n} years older" adds years.`],
					[`${n} - ${x}`, "reversed-order", "Which of the two is older?"],
				],
				reason: `${n} years older means that ${n} is added`,
			},
			{
				text: `A jar holds $${x}$ beans. ${name} takes out ${n}. How many are left?`,
				right: `${x} - ${n}`,
				wrong: [reversed(`${n} - ${x}`), wrong_operation(`${x} + ${n}`), wrong_operation(`${n}${x}`)],
				reason: `${n} are taken away from the number in the jar`,
			},
			{
				text: `${name} had ${n} coins and spent $${x}$ of them. How many are left?`,
				right: `${n} - ${x}`,
				wrong: [reversed(`${x} - ${n}`), wrong_operation(`${n} + ${x}`), wrong_operation(`${n}${x}`)],
				reason: `the spent coins are taken away from ${n}`,
			},
		],
		[
			{
				text: `One box holds ${n} eggs. How many eggs are in $${x}$ boxes?`,
				right: `${n}${x}`,
				wrong: [
					wrong_operation(`${n} + ${x}`),
					[`\\dfrac{${x}}{${n}}`, "divided", "More boxes hold more eggs."],
					[`${n}`, "letter-as-object-label", LETTER_AS_THING],
				],
				reason: `${n} eggs are taken $${x}$ times`,
			},
			{
				text: `${n} friends share $${x}$ dollars equally. How many dollars does each of them get?`,
				right: `\\dfrac{${x}}{${n}}`,
				wrong: [reversed(`\\dfrac{${n}}{${x}}`), wrong_operation(`${n}${x}`), wrong_operation(`${x} - ${n}`)],
				reason: `the money is divided by ${n}`,
			},
			{
				text: `A train goes $${x}$ kilometers in one hour. How many kilometers is that in ${n} hours?`,
				right: `${n}${x}`,
				wrong: [
					wrong_operation(`${x} + ${n}`),
					[`\\dfrac{${x}}{${n}}`, "divided", "In more hours, the distance is longer."],
					wrong_operation(`${x} - ${n}`),
				],
				reason: `the distance for one hour is taken ${n} times`,
			},
		],
		[
			{
				text: `Entry to a park costs ${n} dollars, and each ride ${m} dollars. How many dollars do entry and $${x}$ rides cost?`,
				right: `${n} + ${m}${x}`,
				wrong: [
					[`${n}${x} + ${m}`, "swapped-numbers", "Which price is paid once, and which for every ride?"],
					[`${n + m}${x}`, "added-before-multiplying", "Entry is paid only once."],
					[`${m} + ${n} + ${x}`, "added-all", "Every ride costs the same: multiply."],
				],
				reason: `${n} is paid once and ${m} for each of the $${x}$ rides`,
			},
			{
				text: `${name} has ${n * m} stickers and gives $${x}$ stickers to each of ${m} friends. How many are left?`,
				right: `${n * m} - ${m}${x}`,
				wrong: [
					reversed(`${m}${x} - ${n * m}`),
					[`${n * m} - ${x}`, "one-friend-only", "Each friend gets stickers. How many friends are there?"],
					[`${n * m - m}${x}`, "subtracted-before-multiplying", "Only what is given away is multiplied."],
				],
				reason: `${m} times $${x}$ stickers are taken away from ${n * m}`,
			},
			{
				text: `$${x}$ dollars are shared equally by ${m} people. Each of them also gets ${n} dollars more. How many dollars does each get?`,
				right: `\\dfrac{${x}}{${m}} + ${n}`,
				wrong: [
					reversed(`\\dfrac{${m}}{${x}} + ${n}`),
					[
						`\\dfrac{${x} + ${n}}{${m}}`,
						"added-before-dividing",
						"The extra money is not shared: each one gets all of it.",
					],
					[`${m}${x} + ${n}`, "wrong-operation", "Sharing is dividing."],
				],
				reason: `first the money is divided by ${m}, then ${n} is added`,
			},
		],
	];
}

function choose(random: Random, steps: 1 | 2 | 3) {
	const tale = random.pick(tales(random)[steps - 1] ?? []);
	return chooseOption(
		random,
		{
			prompt: `${tale.text} Which expression tells it?`,
			hints: [
				"Put a small number in place of the letter. What would you do with it?",
				"Which number changes with the letter, and which one is fixed?",
			],
			explanation: `Here ${tale.reason}: $${tale.right}$.`,
		},
		{
			right: `$${tale.right}$`,
			wrong: tale.wrong.map(([expression, id, feedback]) => [`$${expression}$`, id, feedback]),
		},
	);
}

function matching(random: Random) {
	const [n, x] = [random.integer(3, 12), random.pick(["x", "n", "a", "k"] as const)];
	const name = random.pick(NAMES);
	return matchPairs(
		random,
		{
			prompt: `${name} has $${x}$ marbles. Match each sentence with its expression.`,
			hints: [
				"Put a small number in place of the letter and work each sentence out.",
				'"Fewer" and "shared" make the number smaller.',
			],
			explanation: `More means plus: $${x} + ${n}$. Fewer means minus: $${x} - ${n}$. Times as many: $${n}${x}$. Shared equally: $\\dfrac{${x}}{${n}}$.`,
		},
		{
			pairs: [
				[`A friend has ${n} more marbles.`, `$${x} + ${n}$`],
				[`A friend has ${n} fewer marbles.`, `$${x} - ${n}$`],
				[`A friend has ${n} times as many marbles.`, `$${n}${x}$`],
				[`${name}'s marbles are shared equally by ${n} children.`, `$\\dfrac{${x}}{${n}}$`],
			],
			extras: [`$${n} - ${x}$`],
			mistakes: [
				[
					"reversed-order",
					1,
					4,
					"It looks like the two parts changed places. The fewer are taken away from the marbles.",
				],
				["more-taken-as-times", 0, 2, "More means that something is added."],
			],
		},
	);
}
