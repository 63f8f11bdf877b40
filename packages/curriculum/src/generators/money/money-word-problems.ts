import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const SMALL: readonly Thing[] = [
	["an eraser", "eraser"],
	["a sticker", "sticker"],
	["a pencil", "pencil"],
	["an apple", "apple"],
	["a postcard", "postcard"],
	["a whistle", "whistle"],
] as const;
type Thing = readonly [withArticle: string, bare: string];

const LARGE: readonly Thing[] = [
	["a book", "book"],
	["a ball", "ball"],
	["a game", "game"],
	["a T-shirt", "T-shirt"],
	["a plant", "plant"],
	["a puzzle", "puzzle"],
];

// 1: two things in dollars. 2: two things in cents. 3: change from a dollar. 4: change from a bill after two things.
// 5: how much is still missing.
export const moneyWordProblems = defineGenerator("money-word-problems", 2, (random, difficulty) => {
	const name = random.pick(NAMES);
	const in_cents = difficulty === 2 || difficulty === 3;
	const [one, other] = random.shuffle(in_cents ? SMALL : LARGE) as [Thing, Thing];
	const price = () =>
		in_cents ? 5 * random.integer(3, 9) : random.integer(6, level(difficulty, [20, 20, 20, 35, 40] as const));
	const [a, b] = [price(), price()];
	const sign = (amount: number) => (in_cents ? `${amount}¢` : `\\$${amount}`);
	const paid = in_cents ? 100 : a + b > 50 ? 100 : 50;
	const saved = random.integer(5, a - 1);
	const kind = level(difficulty, ["sum", "sum", "change", "change-of-two", "missing"] as const);
	const stories = {
		sum: {
			text: `${name} buys ${one[0]} for ${sign(a)} and ${other[0]} for ${sign(b)}. How much is that together?`,
			right: a + b,
			explanation: `$${a} + ${b} = ${a + b}$.`,
			wrong: Math.abs(a - b),
		},
		change: {
			text: `${name} buys ${one[0]} for ${sign(a)} and pays with one dollar. How many cents does ${name} get back?`,
			right: 100 - a,
			explanation: `One dollar is 100 cents: $100 - ${a} = ${100 - a}$.`,
			wrong: a,
		},
		"change-of-two": {
			text: `${name} buys ${one[0]} for ${sign(a)} and ${other[0]} for ${sign(b)} and pays with ${sign(paid)}. How much does ${name} get back?`,
			right: paid - a - b,
			explanation: `Together they cost $${a} + ${b} = ${a + b}$. Back: $${paid} - ${a + b} = ${paid - a - b}$.`,
			wrong: a + b,
		},
		missing: {
			text: `${name} wants to buy ${one[0]} for ${sign(a)} and has saved ${sign(saved)}. How much is still missing?`,
			right: a - saved,
			explanation: `From ${saved} to ${a}: $${a} - ${saved} = ${a - saved}$.`,
			wrong: a + saved,
		},
	};
	const { text, right, explanation, wrong } = stories[kind];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		...(in_cents ? { answer_suffix: "¢" } : { answer_prefix: "$" }),
		right,
		hints: [
			kind === "sum"
				? "Both prices are paid."
				: kind === "missing"
					? "How far is it from what is saved to the price?"
					: "What is paid is more than the price. The rest comes back.",
			kind === "change"
				? "A dollar is a hundred cents."
				: kind === "change-of-two"
					? "First add the two prices."
					: "Put tens with tens and ones with ones.",
		],
		explanation,
		mistakes: [
			[
				kind === "sum"
					? "subtracted-the-prices"
					: kind === "missing"
						? "added-instead"
						: "stopped-before-the-change",
				wrong,
				kind === "sum"
					? "Both things are paid, so the prices come together."
					: "That is one step of the way. What does the question ask?",
			],
			[
				"dollar-as-ten-cents",
				kind === "change" && a < 100 ? Math.abs(10 - a) : "",
				"A dollar is worth a hundred cents.",
			],
			[
				"paid-for-one-thing-only",
				kind === "change-of-two" ? paid - a : "",
				"Two things are bought. Take both prices away.",
			],
			["lost-a-ten", kind === "sum" ? right - 10 : right + 10, "Almost there. Check the tens once more."],
		],
	});
});
