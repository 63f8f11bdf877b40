import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two numbers and one multiplication; 2: subtraction and division phrases; 3: stories; 4: two brackets; 5: read without computing. */
export const writeNumericalExpressions = defineGenerator(
	"write-numerical-expressions",
	2,
	(random, difficulty) => {
		if (difficulty === 5 && random.oneIn(2)) return howManyTimes(random);
		const most = level(difficulty, [9, 12, 12, 15, 20] as const);
		if (difficulty === 2 && random.oneIn(3)) return matched(random, numbers(random, most));
		const phrase = random.pick(phrases(random, numbers(random, most))[difficulty - 1] ?? []);
		return chooseOption(
			random,
			{
				prompt: `Which expression fits? ${phrase.text}`,
				hints: [
					"Say what happens first. That part needs parentheses if it is a sum or a difference.",
					phrase.hint,
					"Nothing has to be worked out: only write down what is said.",
				],
				explanation: `${phrase.reason} That is $${phrase.right}$.`,
			},
			{
				right: `$${phrase.right}$`,
				wrong: phrase.wrong.map(([text, id, feedback]) => [`$${text}$`, id, feedback]),
			},
		);
	},
);

interface Phrase {
	text: string;
	hint: string;
	reason: string;
	right: string;
	wrong: [text: string, id: string, feedback: string][];
}

/** Numbers with which no wrong option comes to the right value by chance. */
function numbers(random: Random, most: number): Numbers {
	for (;;) {
		const [small, large] = [random.integer(2, most), random.integer(most + 1, 2 * most + 3)];
		const [factor, other] = [random.integer(2, 6), random.integer(7, 9)];
		const is_chance = (small + large) * factor === small * large + factor || small * factor === large;
		if (small !== factor && !is_chance) return { small, large, factor, other };
	}
}

interface Numbers {
	small: number;
	large: number;
	factor: number;
	other: number;
}

const NO_BRACKETS = "Without parentheses, the multiplication or division would come first.";
const REVERSED = "It looks like the two numbers changed places. Which one is taken away, or divided by?";

function phrases(random: Random, { small, large, factor, other }: Numbers): Phrase[][] {
	const name = random.pick(NAMES);
	const product = small * factor;
	const sum_first: Phrase = {
		text: `Add ${small} and ${large}, then multiply by ${factor}.`,
		hint: "The sum comes first, so keep it together.",
		reason: "The sum is made first, then all of it is multiplied.",
		right: `(${small} + ${large}) \\times ${factor}`,
		wrong: [
			[`${small} + ${large} \\times ${factor}`, "forgot-brackets", NO_BRACKETS],
			[`${small} \\times ${large} + ${factor}`, "swapped-operations", "Look at which two numbers are added."],
			[`${small} + ${large} + ${factor}`, "added-all", "One of the steps is a multiplication."],
		],
	};
	const product_less: Phrase = {
		text: `Multiply ${small} by ${large}, then add ${factor}.`,
		hint: "Which two numbers are multiplied together?",
		reason: "The product is made first, then the last number is added.",
		right: `${small} \\times ${large} + ${factor}`,
		wrong: [
			[
				`${small} \\times (${large} + ${factor})`,
				"brackets-around-wrong-part",
				"Parentheses would make the sum come first.",
			],
			[
				`${small} + ${large} \\times ${factor}`,
				"swapped-operations",
				"Look at which two numbers are multiplied.",
			],
			[`${small} + ${large} + ${factor}`, "added-all", "One of the steps is a multiplication."],
		],
	};
	const taken_from: Phrase = {
		text: `Subtract ${small} from ${large}, then multiply by ${factor}.`,
		hint: `"Subtract from" names the number that is taken away first.`,
		reason: `Taking ${small} from ${large} leaves a difference, and all of it is multiplied.`,
		right: `(${large} - ${small}) \\times ${factor}`,
		wrong: [
			[`(${small} - ${large}) \\times ${factor}`, "reversed-subtraction", REVERSED],
			[`${large} - ${small} \\times ${factor}`, "forgot-brackets", NO_BRACKETS],
			[`(${large} + ${small}) \\times ${factor}`, "added", "Subtracting takes away."],
		],
	};
	const divided: Phrase = {
		text: `Divide ${product} by ${factor}, then add ${large}.`,
		hint: "Which number is shared, and into how many parts?",
		reason: `${product} is divided first, then ${large} is added.`,
		right: `${product} \\div ${factor} + ${large}`,
		wrong: [
			[`${factor} \\div ${product} + ${large}`, "reversed-division", REVERSED],
			[
				`${product} \\div (${factor} + ${large})`,
				"brackets-around-wrong-part",
				"Parentheses would make the sum come first.",
			],
			[`${product} + ${large} \\div ${factor}`, "swapped-operations", "Look at which number is divided."],
		],
	};
	const story_bags: Phrase = {
		text: `${name} packs ${factor} equal bags, each with ${small} plums and ${large} grapes. How many pieces of fruit is that?`,
		hint: "How many pieces are in one bag? There are several such bags.",
		reason: `One bag holds ${small} + ${large} pieces, and there are ${factor} bags.`,
		right: `${factor} \\times (${small} + ${large})`,
		wrong: [
			[`${factor} \\times ${small} + ${large}`, "forgot-brackets", "Every bag has both kinds of fruit."],
			[
				`${factor} + ${small} + ${large}`,
				"added-all",
				"The number of bags says how often, so it multiplies.",
			],
			[
				`(${factor} + ${small}) \\times ${large}`,
				"grouped-wrong-numbers",
				"Which two numbers stand for one bag?",
			],
		],
	};
	const story_shared: Phrase = {
		text: `${name} has ${product + other} stickers, keeps ${other} and shares the rest equally among ${factor} friends. How many does each friend get?`,
		hint: "What is shared is what remains after the first step.",
		reason: `First ${other} are taken away, then the rest is divided by ${factor}.`,
		right: `(${product + other} - ${other}) \\div ${factor}`,
		wrong: [
			[`${product + other} - ${other} \\div ${factor}`, "forgot-brackets", NO_BRACKETS],
			[`(${other} - ${product + other}) \\div ${factor}`, "reversed-subtraction", REVERSED],
			[
				`${product + other} \\div ${factor} - ${other}`,
				"swapped-steps",
				"The stickers that are kept are taken away before sharing.",
			],
		],
	};
	const two_brackets: Phrase = {
		text: `Multiply the sum of ${small} and ${factor} by the difference of ${large} and ${other}.`,
		hint: "There are a sum and a difference. Both are made before they are multiplied.",
		reason: "Both parts are made first, so both need brackets.",
		right: `(${small} + ${factor}) \\times (${large} - ${other})`,
		wrong: [
			[
				`${small} + ${factor} \\times (${large} - ${other})`,
				"forgot-brackets",
				"The sum has to be kept together as well.",
			],
			[`(${small} + ${factor}) \\times (${other} - ${large})`, "reversed-subtraction", REVERSED],
			[
				`(${small} \\times ${factor}) + (${large} - ${other})`,
				"swapped-operations",
				"Look at which operation joins the two parts.",
			],
		],
	};
	const quotient: Phrase = {
		text: `Divide ${product} by ${factor}, then subtract the quotient from ${large + product}.`,
		hint: "The quotient is taken away. From which number?",
		reason: `The quotient is taken away from ${large + product}.`,
		right: `${large + product} - ${product} \\div ${factor}`,
		wrong: [
			[`${product} \\div ${factor} - ${large + product}`, "reversed-subtraction", REVERSED],
			[
				`(${large + product} - ${product}) \\div ${factor}`,
				"brackets-around-wrong-part",
				"Parentheses would make the subtraction come first.",
			],
			[`${large + product} - ${factor} \\div ${product}`, "reversed-division", REVERSED],
		],
	};
	return [
		[sum_first, product_less],
		[taken_from, divided, sum_first],
		[story_bags, story_shared],
		[two_brackets, quotient],
		[quotient, two_brackets],
	];
}

/** The same numbers in three orders: what comes first makes the difference. */
function matched(random: Random, { small, large, factor }: Numbers) {
	return matchPairs(
		random,
		{
			prompt: "Match the words with the expressions.",
			hints: [
				"Say what happens first. That part needs parentheses if it is a sum or a difference.",
				"Which two numbers are multiplied in each one?",
			],
			explanation: `A sum that is made first stands in parentheses: $(${small} + ${large}) \\times ${factor}$. A product that is made first needs none.`,
		},
		{
			pairs: [
				[
					`Add ${small} and ${large}, then multiply by ${factor}.`,
					`$(${small} + ${large}) \\times ${factor}$`,
				],
				[`Multiply ${large} by ${factor}, then add ${small}.`, `$${large} \\times ${factor} + ${small}$`],
				[`Multiply ${small} by ${factor}, then add ${large}.`, `$${small} \\times ${factor} + ${large}$`],
			],
			mistakes: [
				["forgot-brackets", 0, 2, NO_BRACKETS],
				["brackets-around-wrong-part", 1, 0, "Parentheses would make the sum come first."],
				["swapped-numbers", 1, 2, "Look at which two numbers are multiplied."],
			],
		},
	);
}

/** "How many times as large is 3 × (418 + 27) as 418 + 27?" */
function howManyTimes(random: Random) {
	const [a, b, times] = [random.integer(1001, 9899), random.integer(101, 989), random.integer(3, 9)];
	const is_sum = random.oneIn(2);
	const inner = `${texNumber(a)} ${is_sum ? "+" : "-"} ${b}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Do not work these out. How many times as large as $${inner}$ is $${times} \\times (${inner})$?`,
		right: times,
		hints: [
			"Look at what is inside the parentheses. Where else do you see it?",
			"Think of the parentheses as one box. How many such boxes are there?",
		],
		explanation: `The parentheses hold the same ${is_sum ? "sum" : "difference"}, and $${times} \\times$ takes it ${times} times. So it is ${times} times as large.`,
		mistakes: [
			[
				"counted-one-more",
				times + 1,
				"How many of the same box does the longer expression have, all in all?",
			],
			[
				"counted-one-less",
				times - 1,
				"That is how many times more. The question asks how many times as large.",
			],
			[
				"took-a-number-from-inside",
				b,
				"That number is part of both. Compare the two expressions as a whole.",
			],
		],
	});
}
