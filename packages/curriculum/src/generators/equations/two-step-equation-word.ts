import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Tale {
	text: string;
	ask: string;
	unit: string;
	/** p x + q = r, or p (x + q) = r where `is_grouped`. */
	p: number;
	q: number;
	x: number;
	is_grouped?: true;
}

/** 1: a fixed part and equal parts, choose the equation; 2: solve it; 3: something taken away; 4: grouped, as in p(x + q); 5: any of them with larger numbers. */
export const twoStepEquationWord = defineGenerator("two-step-equation-word", 2, (random, difficulty) => {
	const tale = draw(random, difficulty);
	const { p, q, x, is_grouped } = tale;
	const r = is_grouped ? p * (x + q) : p * x + q;
	const signed = (number: number) => `${number < 0 ? "-" : "+"} ${Math.abs(number)}`;
	const equation = is_grouped ? `${p}(x ${signed(q)}) = ${r}` : `${p}x ${signed(q)} = ${r}`;
	const text = `${tale.text.replace("{r}", `${r}`)}`;
	if (difficulty === 1 || (difficulty >= 3 && random.oneIn(3)))
		return chooseOption(
			random,
			{
				prompt: `${text} Let $x$ be what the question asks for: ${tale.ask.toLowerCase()} Which equation fits?`,
				hints: [
					"Which number belongs to each one, and which comes only once?",
					"Say the story with the letter in place of the number you look for.",
				],
				explanation: `${is_grouped ? "Each of them has both parts, so the sum is multiplied" : "The equal parts are multiplied, and the single part is added or taken away"}: $${equation}$.`,
			},
			{
				right: `$${equation}$`,
				wrong: [
					[
						is_grouped ? `$${p}x ${signed(q)} = ${r}$` : `$${Math.abs(q)}x ${q < 0 ? "-" : "+"} ${p} = ${r}$`,
						is_grouped ? "single-part-counted-once" : "reverses-the-roles",
						is_grouped
							? "Each of them has both parts."
							: "Which number comes for each one, and which only once?",
					],
					[
						is_grouped ? `$${p + q}x = ${r}$` : `$${p}(x ${signed(q)}) = ${r}$`,
						is_grouped ? "added-before-multiplying" : "single-part-counted-every-time",
						is_grouped
							? "The number is added to each one, not to how many there are."
							: "The single part comes only once.",
					],
					[
						is_grouped ? `$${p}(x ${signed(-q)}) = ${r}$` : `$${p}x ${signed(-q)} = ${r}$`,
						"wrong-sign",
						"Is it added or taken away?",
					],
				],
			},
		);
	const whole = (top: number, bottom: number) => (bottom !== 0 && top % bottom === 0 ? top / bottom : "");
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${text} ${tale.ask}`,
		answer_suffix: tale.unit,
		right: x,
		hints: [
			"Write an equation: let a letter stand for what the question asks for.",
			is_grouped
				? "Share first: how much is it for each?"
				: "Take the single part away first, or put it back.",
		],
		explanation: is_grouped
			? `$${equation}$. Divide by ${p}: $x ${signed(q)} = ${r / p}$, so $x = ${x}$.`
			: `$${equation}$, so $${p}x = ${r - q}$ and $x = ${x}$.`,
		mistakes: [
			[
				"reverses-the-roles",
				is_grouped ? "" : whole(r - p, q),
				"Which number comes for each one, and which only once?",
			],
			[
				"left-out-the-single-part",
				whole(r, p),
				is_grouped
					? "The other part belongs to each one, too."
					: "The single part has to be dealt with first.",
			],
			["did-not-divide", is_grouped ? r - q : r - q, "That belongs to all of them. How much is it for one?"],
			["wrong-sign", is_grouped ? x + 2 * q : whole(r + q, p), "Is it added or taken away in the story?"],
		],
	});
});

function draw(random: Random, difficulty: number): Tale {
	const name = random.pick(NAMES);
	const { many } = random.pick(CURRENCIES);
	const big = difficulty === 5;
	const [p, x] = [random.integer(3, big ? 15 : 9), random.integer(4, big ? 40 : 15)];
	const q = random.integer(2, big ? 60 : 20);
	const distinct = q === p ? q + 1 : q;
	const fixed: Tale[] = [
		{
			text: `A taxi costs ${distinct} ${many} to start and ${p} ${many} for each kilometer. ${name} pays {r} ${many}.`,
			ask: "How many kilometers is the ride?",
			unit: "kilometers",
			p,
			q: distinct,
			x,
		},
		{
			text: `${name} has saved ${distinct} ${many} and puts ${p} ${many} aside each week. There are {r} ${many} in the end.`,
			ask: "How many weeks is that?",
			unit: "weeks",
			p,
			q: distinct,
			x,
		},
		{
			text: `A basket weighs ${distinct} ounces. With ${p} equal melons it weighs {r} ounces.`,
			ask: "How many ounces does one melon weigh?",
			unit: "ounces",
			p,
			q: distinct,
			x,
		},
	];
	const taken: Tale[] = [
		{
			text: `${name} buys ${p} equal tickets with ${distinct} ${many} off the whole price and pays {r} ${many}.`,
			ask: `How many ${many} does one ticket cost without the discount?`,
			unit: many,
			p,
			q: -distinct,
			x: x + distinct,
		},
		{
			text: `${p} equal bags of apples are packed. ${distinct} apples are given away, and {r} are left.`,
			ask: "How many apples were in one bag?",
			unit: "apples",
			p,
			q: -distinct,
			x: x + distinct,
		},
	];
	const grouped: Tale[] = [
		{
			text: `${p} friends each pay the same entry and ${distinct} ${many} for a locker. Together they pay {r} ${many}.`,
			ask: `How many ${many} is the entry for one?`,
			unit: many,
			p,
			q: distinct,
			x,
			is_grouped: true,
		},
		{
			text: `${name} makes ${p} equal gifts, each with some cookies and ${distinct} nuts. In all there are {r} pieces.`,
			ask: "How many cookies are in one gift?",
			unit: "cookies",
			p,
			q: distinct,
			x,
			is_grouped: true,
		},
		{
			text: `Each of ${p} boards was cut ${distinct} centimeters shorter. Put end to end they are {r} centimeters long.`,
			ask: "How many centimeters long was one board before?",
			unit: "centimeters",
			p,
			q: -distinct,
			x: x + 2 * distinct,
			is_grouped: true,
		},
	];
	return random.pick(
		difficulty <= 2
			? fixed
			: difficulty === 3
				? taken
				: difficulty === 4
					? grouped
					: [...fixed, ...taken, ...grouped],
	);
}
