import { coordinatePlane, lineInside } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, slip, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { table, claim, completed, explain } from "./ratios-in-tables.ts";

const GRAPHS = {
	through: "Yes, it is a straight line through the origin.",
	above: "No, the line does not go through the origin.",
	bent: "No, it is not one straight line.",
	rises: "Yes, because it rises.",
} as const;

/** Whether a graph shows a proportional relationship. */
const graph: Form = (random) => {
	const kind = random.pick(["through", "above", "bent"] as const);
	const slope = random.pick([0.5, 1, 2] as const);
	const start = { through: 0, above: random.integer(1, 3), bent: random.pick([1, 2, 4, 5] as const) }[kind];
	// One square of the grid, across and up.
	const [xStep, yStep] = [random.pick([1, 2, 5] as const), random.pick([1, 2, 5, 10] as const)];
	const window = { x: [0, 8 * xStep] as const, y: [0, 8 * yStep] as const };
	const [from, to] = lineInside(window, (slope * yStep) / xStep, start * yStep) ?? [
		[0, 0],
		[window.x[1], window.y[1]],
	];
	const bend = [2 * xStep, start * yStep] as const;
	const told = {
		through: `a straight line through the origin that passes the point ${2 * xStep} to the right and ${2 * slope * yStep} up`,
		above: `a straight line that meets the vertical axis at ${start * yStep} and rises`,
		bent: `a line from the origin to the point ${bend[0]} to the right and ${bend[1]} up, which then goes on ${2 * start < 8 - start ? "more" : "less"} steeply`,
	}[kind];
	const wrong = { through: slip.anyLineIsProportional, above: slip.overlookedTheOrigin, bent: slip.sawABend };
	const forYes = kind === "bent" ? slip.overlookedTheBend : slip.anyLineIsProportional;
	return {
		prompt: random.pick([
			"Does this graph show a proportional relationship?",
			"Is $y$ proportional to $x$ in this graph?",
		]),
		figure: {
			svg: coordinatePlane({
				...window,
				x_step: xStep,
				y_step: yStep,
				x_name: "x",
				y_name: "y",
				segments:
					kind === "bent"
						? [
								{ from: [0, 0], to: bend },
								{ from: bend, to: [6 * xStep, 8 * yStep] },
							]
						: [{ from, to }],
			}),
			alt: `A graph with ${told}.`,
		},
		right: words(GRAPHS[kind]),
		wrong: [
			...(["through", "above", "bent"] as const)
				.filter((each) => each !== kind)
				.map((each) => [each === "through" ? forYes : wrong[each], words(GRAPHS[each])] as const),
			[slip.growingIsProportional, words(GRAPHS.rises)],
		],
		order: Object.values(GRAPHS),
		hints: [
			"Is it one straight line?",
			"Where is the graph when $x$ is 0?",
			"The graph of a proportional relationship is a straight line through the origin.",
		],
		steps: ["The graph of a proportional relationship is a straight line through the origin.", GRAPHS[kind]],
	};
};

const BINS = ["Proportional", "Not proportional"] as const;

/** LABELED_INPUT: equations. */
const equations = ask.sorted((random) => {
	const number = () => random.integer(2, 9);
	const fitting = random
		.shuffle([`y = ${number()}x`, `y = x/${number()}`, `y/x = ${number()}`, `y = 0.${number()}x`])
		.slice(0, 3);
	const others = random
		.shuffle([
			[`y = ${number()}x + ${number()}`, slip.anyLineIsProportional],
			[`y = x + ${number()}`, slip.anyLineIsProportional],
			[`y = ${number()}x − ${number()}`, slip.anyLineIsProportional],
			[`y = ${number()}x²`, slip.squareIsProportional],
		] as const)
		.slice(0, 3);
	return {
		prompt: random.pick([
			"In which equations is $y$ proportional to $x$?",
			"Which of these equations show a proportional relationship?",
		]),
		bins: BINS,
		cards: [
			...fitting.map((label) => ({ label, bin: BINS[0], wrong: [[slip.missedAForm, BINS[1]] as const] })),
			...others.map(([label, each]) => ({ label, bin: BINS[1], wrong: [[each, BINS[0]] as const] })),
		],
		hints: [
			"Substitute $x = 1$ and $x = 2$. Does $y$ double as well?",
			"What is $y$ when $x$ is 0?",
			"A proportional relationship can be written as a number times $x$, with nothing added.",
		],
		steps: ["A proportional relationship can be written as a number times $x$."],
	};
});

type Situation = readonly [what: string, to: string];

const FITTING: readonly Situation[] = [
	["The price of apples at {p} dollars per pound", "the number of pounds"],
	["The distance a train goes at a steady {r} miles per hour", "the time"],
	["The pay for a job at {q} dollars per hour", "the number of hours"],
	["The number of legs of some spiders, each with 8 legs,", "the number of spiders"],
	["The cost of tickets at {p} dollars each", "the number of tickets"],
	["The mass of boxes that weigh {q} kilograms each", "the number of boxes"],
];
const OTHERS: readonly Situation[] = [
	["The fare of a taxi with {p} dollars to start and {q} dollars per mile", "the number of miles"],
	["The water in a tank that starts with {s} liters and gains {p} liters a minute", "the number of minutes"],
	["The height of a plant that starts at {s} inches and grows {p} inches a week", "the number of weeks"],
	["A father’s age", "his child’s age"],
	["The area of a square", "its side length"],
	["The cost of a gym with {s} dollars to join and {p} dollars each month", "the number of months"],
];

/** Situations, to judge as proportional or not. */
const situation: Form = (random) => {
	const isFitting = random.oneIn(2);
	const [situation, other] = random.pick(isFitting ? FITTING : OTHERS);
	const text = situation
		.replace("{p}", `${random.integer(2, 9)}`)
		.replace("{q}", `${random.integer(3, 12)}`)
		.replace("{r}", `${random.integer(20, 60)}`)
		.replace("{s}", `${random.integer(13, 30)}`);
	const says = (is: boolean) => words(`${text} ${is ? "is" : "is not"} proportional to ${other}.`);
	return {
		prompt: "Which statement is true?",
		right: says(isFitting),
		wrong: [
			[
				isFitting
					? slip.missedAForm
					: text.includes("area")
						? slip.squareIsProportional
						: slip.anyLineIsProportional,
				says(!isFitting),
			],
		],
		hints: [
			"Does twice as much of the one give twice as much of the other?",
			"What goes with zero?",
			"Is there a fixed part at the start?",
		],
		steps: [says(isFitting).shown],
	};
};

// 1: tables, clear cases. 2: tables with steady growth. 3: graphs. 4: equations. 5: situations, and a reason.
export const testProportional = defineSkill("test-proportional", 16, {
	1: [ask.chosen(table(["yes", "broken", "curved"])), completed],
	2: [ask.chosen(table(["yes", "broken", "near"])), completed, ask.judged(claim)],
	3: [ask.chosen(graph), ask.judged(claim)],
	4: [equations, ask.chosen(graph), ask.judged(claim, 5)],
	5: [ask.judged(situation), explain, ask.judged(situation, 5)],
});
