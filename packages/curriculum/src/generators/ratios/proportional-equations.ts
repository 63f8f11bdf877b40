import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const SCENES = [
	{ x: "n", y: "c", text: (k: string) => `One ticket costs ${k} dollars. $c$ is the cost of $n$ tickets.` },
	{
		x: "t",
		y: "d",
		text: (k: string) => `A bicycle goes ${k} kilometers in each hour. $d$ is the distance in $t$ hours.`,
	},
	{ x: "h", y: "p", text: (k: string) => `A job pays ${k} euros an hour. $p$ is the pay for $h$ hours.` },
	{
		x: "m",
		y: "v",
		text: (k: string) => `A pump moves ${k} liters in each minute. $v$ is the volume after $m$ minutes.`,
	},
] as const;

/** 1: equation from the unit rate; 2: from two values; 3: match; 4: use the equation; 5: use it backwards, with decimals. */
export const proportionalEquations = defineGenerator("proportional-equations", 2, (random, difficulty) => {
	const { x, y, text } = random.pick(SCENES);
	const k = random.integer(3, 25);
	if (difficulty === 3) return matching(random);
	if (difficulty >= 4) return use(random, { x, y }, difficulty === 5);
	const count = random.integer(3, 8);
	const told =
		difficulty === 1
			? text(`${k}`)
			: text("@").replace(
					/One ticket costs @ dollars|A bicycle goes @ kilometers in each hour|A job pays @ euros an hour|A pump moves @ liters in each minute/,
					(part) =>
						part.startsWith("One")
							? `${count} tickets cost ${count * k} dollars`
							: part.startsWith("A bi")
								? `A bicycle goes ${count * k} kilometers in ${count} hours at a steady speed`
								: part.startsWith("A job")
									? `A job pays ${count * k} euros for ${count} hours`
									: `A pump moves ${count * k} liters in ${count} minutes`,
				);
	return chooseOption(
		random,
		{
			prompt: `${told} Which equation fits?`,
			hints: [
				difficulty === 1
					? "What happens to the second amount if the first one doubles?"
					: "How much belongs to one? Find the unit rate first.",
				"Put in a pair you know and see which equation is true.",
			],
			explanation: `${difficulty === 1 ? "" : `$${count * k} \\div ${count} = ${k}$ belong to one. `}$${y}$ is ${k} times $${x}$: $${y} = ${k}${x}$.`,
		},
		{
			right: `$${y} = ${k}${x}$`,
			wrong: [
				[
					`$${y} = ${x} + ${difficulty === 1 ? k : count * k - count}$`,
					"added-the-constant",
					"It looks like the constant was added. Each unit brings it once more, so it is multiplied.",
				],
				[
					`$${x} = ${k}${y}$`,
					"swapped-the-letters",
					"It looks like the letters changed places. Which of the two is larger?",
				],
				[
					difficulty === 1 ? `$${y} = \\dfrac{${x}}{${k}}$` : `$${y} = ${count * k}${x}$`,
					difficulty === 1 ? "divided-by-the-constant" : "took-the-total-as-rate",
					difficulty === 1
						? "With more units there is more, not less."
						: "That amount belongs to all of them. How much belongs to one?",
				],
			],
		},
	);
});

function matching(random: Random) {
	const [a, b, c] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
	const pairs: [string, string][] = [
		[`$x = 2$ goes with $y = ${2 * a}$`, `$y = ${a}x$`],
		[`$x = ${2 * b}$ goes with $y = 2$`, `$y = \\dfrac{x}{${b}}$`],
		[`$x = 10$ goes with $y = ${10 * c}$`, `$y = ${c}x$`],
	];
	return matchPairs(
		random,
		{
			prompt: "$y$ is proportional to $x$. Match each pair of values with its equation.",
			hints: ["Divide $y$ by $x$ to find the constant.", "Put the values into the equations to check."],
			explanation: `$${2 * a} \\div 2 = ${a}$, $2 \\div ${2 * b} = \\dfrac{1}{${b}}$ and $${10 * c} \\div 10 = ${c}$ are the constants.`,
		},
		{
			pairs,
			extras: [`$y = ${b}x$`],
			mistakes: [
				["gave-x-over-y", 1, 3, "It looks like $x$ was divided by $y$. Put the values into the equation."],
			],
		},
	);
}

function use(random: Random, { x, y }: { x: string; y: string }, is_backwards: boolean) {
	const tenths = random.integer(11, 59);
	const k = decimal(tenths, 1);
	const input = 2 * random.integer(3, 12);
	const output = decimal(tenths * input, 1);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: is_backwards
			? `$${y} = ${k}${x}$. For which $${x}$ is $${y} = ${output}$?`
			: `$${y} = ${k}${x}$. What is $${y}$ for $${x} = ${input}$?`,
		answer_prefix: `${is_backwards ? x : y} =`,
		right: is_backwards ? input : output,
		hints: [
			"Put the known number in place of its letter.",
			is_backwards ? "Which step undoes the multiplication?" : "A number right next to a letter means times.",
		],
		explanation: is_backwards ? `$${output} \\div ${k} = ${input}$.` : `$${k} \\times ${input} = ${output}$.`,
		mistakes: [
			[
				"added-the-constant",
				is_backwards ? decimal(tenths * input - tenths, 1) : decimal(tenths + 10 * input, 1),
				"It looks like the constant was added or taken away. It is multiplied.",
			],
			[
				"used-the-other-letter",
				is_backwards ? decimal(tenths * tenths * input, 2) : "",
				"It looks like the number was put in place of the other letter.",
			],
			[
				"lost-the-point",
				is_backwards ? input * 10 : tenths * input,
				"The digits are right. About how large must it be?",
			],
		],
	});
}
