import type { Figure, Question } from "@learnin/domain/question/question";
import { coordinatePlane, lineInside } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { LINEAR_SCENES } from "./linear-scenes.ts";

/** 1: an equation and a story; 2: an equation and a graph; 3: the difference of two rates, from a table; 4: start values, from a table without zero; 5: the difference of two values far out. */
export const compareFunctions = defineGenerator("compare-functions", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => equationAndStory(random),
		() => equationAndGraph(random),
		() => rateDifference(random),
		() => startValues(random),
		() => farOut(random),
	])(),
);

interface Rule {
	rate: number;
	start: number;
}

const SAME = "Both are equal";
const START_ONLY = "The start tells where it begins. How fast it grows is the number in front of $x$.";

const formula = ({ rate, start }: Rule) =>
	`y = ${sumTex([
		[rate, "x"],
		[start, ""],
	])}`;

/** Two rules of which the one with the greater start mostly grows more slowly. */
function rules(
	random: Random,
	rates: readonly [number, number],
	starts: readonly [number, number],
): [Rule, Rule] {
	const rate = random.integer(rates[0], rates[1] - 1);
	const start = random.integer(starts[0], starts[1] - 3);
	const slow = { rate, start: start + random.integer(1, 3) };
	const fast = { rate: random.oneIn(5) ? rate : random.integer(rate + 1, rates[1]), start };
	return random.oneIn(2) ? [slow, fast] : [fast, slow];
}

/** A question which of the rules P and Q is greater in one number; equal is an answer as well. */
function which(
	random: Random,
	rest: { prompt: string; figure?: Figure; hints: string[]; explanation: string },
	[a, b]: readonly [Rule, Rule],
	asked: "rate" | "start",
) {
	const other = asked === "rate" ? "start" : "rate";
	const pick = (by: "rate" | "start") =>
		a[by] === b[by] ? SAME : a[by] > b[by] ? "Function P" : "Function Q";
	const right = pick(asked);
	const order = ["Function P", "Function Q", SAME];
	return chooseOption(
		random,
		{
			...rest,
			explanation: `${rest.explanation} ${right === SAME ? SAME : `${right} ${asked === "rate" ? "grows faster" : "is greater there"}`}.`,
		},
		{
			right,
			wrong: order
				.filter((label) => label !== right)
				.map((label) =>
					label === pick(other)
						? [
								label,
								asked === "rate" ? "compares-start-values-only" : "compares-rates-only",
								asked === "rate" ? START_ONLY : "The rate tells how fast it grows. Where does it begin?",
							]
						: label === SAME
							? [
									label,
									"thinks-straight-means-equal",
									"Both are linear, but the numbers differ. Find them for each.",
								]
							: [label, "compared-the-wrong-way", "Write down the number of each function, then compare."],
				),
			order,
		},
	);
}

function equationAndStory(random: Random) {
	const scene = random.pick(LINEAR_SCENES);
	const [a, b] = rules(random, [2, 9], [3, 20]);
	return which(
		random,
		{
			prompt: `Function P is $${formula(a)}$. Function Q: ${scene.story(b.rate, b.start)} Which function grows faster?`,
			hints: [
				"How much does each grow when $x$ grows by one?",
				"In a story, which number comes again and again?",
			],
			explanation: `P grows by ${a.rate} for each step of $x$, Q grows by ${b.rate}.`,
		},
		[a, b],
		"rate",
	);
}

const REACH = [0, 10] as const;

function graph({ rate, start }: Rule): Figure {
	const ends = lineInside({ x: REACH, y: [0, 20] }, rate, start);
	return {
		svg: coordinatePlane({
			x: REACH,
			y: [0, 20],
			x_name: "x",
			y_name: "y",
			segments: ends === null ? [] : [{ from: ends[0], to: ends[1] }],
			points: [{ at: [0, start] }, { at: [2, start + 2 * rate] }],
		}),
		alt: `A coordinate plane with a line that goes through (0, ${start}) and (2, ${start + 2 * rate}).`,
	};
}

function equationAndGraph(random: Random) {
	const drawn = rules(random, [1, 5], [1, 8]);
	const [a, b] = drawn;
	const asked = random.pick(["rate", "rate", "start"] as const);
	return which(
		random,
		{
			prompt: `Function P is $${formula(a)}$. Function Q is the line of the graph. Which function ${asked === "rate" ? "grows faster" : "has the greater value at $x = 0$"}?`,
			figure: graph(b),
			hints:
				asked === "rate"
					? [
							"In the graph: how far up is it from one marked point to the other, and how far to the right?",
							"Divide, and compare with the number in front of $x$.",
						]
					: ["Where does the line meet the $y$-axis?", "What is left of the equation when $x$ is zero?"],
			explanation:
				asked === "rate"
					? `P grows by ${a.rate} for each step. The line goes up by ${2 * b.rate} for 2 steps, so Q grows by ${b.rate}.`
					: `For $x = 0$ P is ${a.start}, and the line of Q starts at ${b.start}.`,
		},
		drawn,
		asked,
	);
}

function table({ rate, start }: Rule, xs: readonly number[]): Figure {
	const rows = [["x", "y"], ...xs.map((x) => [`${x}`, `${rate * x + start}`])];
	return { svg: dataTable(rows), alt: tableInWords(rows) };
}

const STEPS = [
	[2, 4, 6, 8],
	[1, 4, 7, 10],
	[3, 5, 7, 9],
	[2, 5, 8, 11],
] as const;

function rateDifference(random: Random) {
	const rate = random.integer(2, 12);
	const a = {
		rate: rate + random.pick([-1, 1]) * random.integer(1, Math.min(5, rate - 1)),
		start: random.integer(1, 30),
	};
	const b = { rate, start: random.integer(1, 30) };
	const xs = random.pick(STEPS);
	const [x1, x2] = xs;
	const [low, high] = [Math.min(a.rate, b.rate), Math.max(a.rate, b.rate)];
	const change = rate * (x2 - x1);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Function P is $${formula(a)}$. Function Q is linear and given by the table. By how much more does the faster one grow for each step of $x$?`,
		figure: table(b, xs),
		right: high - low,
		hints: [
			"For the table, divide the change of $y$ by the change of $x$.",
			"Then take the difference of the two rates.",
		],
		explanation: `P grows by ${a.rate}. Q: $${change} \\div ${x2 - x1} = ${b.rate}$. The difference is $${high} - ${low} = ${high - low}$.`,
		mistakes: [
			[
				"did-not-divide-by-the-step-of-x",
				Math.abs(change - a.rate),
				"Notice how much $x$ grows from row to row of the table.",
			],
			[
				"compares-start-values-only",
				Math.abs(a.start - (rate * x1 + b.start)),
				"The question is not about the first values, but about how fast they grow.",
			],
			["gave-one-rate", high, "That is the faster rate. How much more is it than the other?"],
			["added-the-rates", high + low, "How much more means a difference."],
		],
	});
}

function startValues(random: Random) {
	const drawn = rules(random, [2, 9], [1, 20]);
	const [a, b] = drawn;
	const xs = random.pick(STEPS);
	const [x1, x2] = xs;
	const y1 = b.rate * x1 + b.start;
	return which(
		random,
		{
			prompt: `Function P is $${formula(a)}$. Function Q is linear and given by the table. Which function has the greater value at $x = 0$?`,
			figure: table(b, xs),
			hints: [
				"The table does not begin at zero. Find the rate and go back.",
				"What is left of the equation when $x$ is zero?",
			],
			explanation: `P is ${a.start} at $x = 0$. Q grows by $${b.rate * (x2 - x1)} \\div ${x2 - x1} = ${b.rate}$ for each step, so at $x = 0$ it is $${y1} - ${x1} \\times ${b.rate} = ${b.start}$.`,
		},
		drawn,
		"start",
	);
}

function farOut(random: Random) {
	const [slow, fast] = [random.integer(2, 8), random.integer(2, 5)];
	const a = { rate: slow + fast, start: random.integer(1, 20) };
	const b = { rate: slow, start: a.start + random.integer(5, 30) };
	const xs = random.pick(STEPS);
	const [x1, x2] = xs;
	const x = random.integer(12, 30);
	const [at_a, at_b] = [a.rate * x + a.start, b.rate * x + b.start];
	const difference = Math.abs(at_a - at_b);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Function P is $${formula(a)}$. Function Q is linear and given by the table. How far apart are their values at $x = ${x}$?`,
		figure: table(b, xs),
		right: difference,
		hints: [
			"Find the rate of the table and its value at $x = 0$.",
			"Then work out both values and take their difference.",
		],
		explanation: `Q grows by $${b.rate * (x2 - x1)} \\div ${x2 - x1} = ${b.rate}$ and starts at ${b.start}. At $x = ${x}$ P is ${at_a} and Q is ${at_b}. They are ${difference} apart.`,
		mistakes: [
			["forgot-the-starts", Math.abs(a.rate - b.rate) * x, "Each function has a start as well."],
			["compares-start-values-only", Math.abs(a.start - b.start), "That is how far apart they are at zero."],
			[
				"start-taken-from-the-first-row",
				Math.abs(at_a - (b.rate * x + b.rate * x1 + b.start)),
				"In the first row $x$ is not zero. Go back to zero to find the start.",
			],
			["gave-one-value", at_a, "That is the value of P. How far is it from the value of Q?"],
		],
	});
}
