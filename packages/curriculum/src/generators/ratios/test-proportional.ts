import { coordinatePlane, lineInside } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const YES = "Yes, because $y$ is always the same multiple of $x$.";
const NO_START = "No, because the quotient of $y$ and $x$ is not always the same.";

/** 1: a table, clear cases; 2: a table with a constant difference; 3: a graph; 4: all proportional equations; 5: all proportional situations. */
export const testProportional = defineGenerator("test-proportional", 5, (random, difficulty) =>
	level<() => ReturnType<typeof table> | ReturnType<typeof equations>>(difficulty, [
		() => table(random, false),
		() => table(random, true),
		() => graph(random),
		() => equations(random),
		() => situations(random),
	])(),
);

function table(random: Random, is_near_miss: boolean) {
	const k = random.integer(2, 9);
	const is_proportional = random.oneIn(2);
	const b = is_proportional ? 0 : is_near_miss ? random.integer(1, 6) : 0;
	const xs = random
		.shuffle([1, 2, 3, 4, 5, 6, 8, 10])
		.slice(0, 4)
		.sort((p, q) => p - q);
	const ys = xs.map(
		(x, at) => k * x + b + (!is_proportional && !is_near_miss && at === 2 ? random.integer(1, 4) : 0),
	);
	const rows = [["x", "y"], ...xs.map((x, at) => [`${x}`, `${ys[at]}`])];
	return chooseOption(
		random,
		{
			prompt: "Is $y$ proportional to $x$ in this table?",
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
			hints: [
				"Divide $y$ by $x$ in each row.",
				"In a proportional relation the quotient is the same in every row.",
			],
			explanation: `The quotients are ${xs.map((x, at) => `$${ys[at]} \\div ${x}$`).join(", ")}. ${is_proportional ? `Each of them is ${k}. ${YES}` : `They are not all the same. ${NO_START}`}`,
		},
		{
			right: is_proportional ? YES : NO_START,
			wrong: [
				[
					is_proportional ? NO_START : YES,
					is_proportional ? "quotients-not-compared" : "any-straight-line-is-proportional",
					is_proportional
						? "Divide $y$ by $x$ in each row. Do the quotients differ?"
						: "Divide $y$ by $x$ in each row. A steady growth alone is not enough.",
				],
				[
					"Yes, because both numbers grow.",
					"growing-is-proportional",
					"Growing together is not enough. Compare the quotients.",
				],
				[
					"No, because the differences of $y$ and $x$ are not the same.",
					"compared-differences",
					"It is not the difference that counts, but the quotient.",
				],
			],
		},
	);
}

function graph(random: Random) {
	const kind = random.pick(["through", "above", "bent"] as const);
	const slope = random.pick([0.5, 1, 2] as const);
	const start = { through: 0, above: random.integer(1, 3), bent: random.pick([1, 2, 4, 5] as const) }[kind];
	// One square of the grid, across and up.
	const [x_step, y_step] = [random.pick([1, 2, 5] as const), random.pick([1, 2, 5, 10] as const)];
	const window = { x: [0, 8 * x_step] as const, y: [0, 8 * y_step] as const };
	const [from, to] = lineInside(window, (slope * y_step) / x_step, start * y_step) ?? [
		[0, 0],
		[window.x[1], window.y[1]],
	];
	const bend = [2 * x_step, start * y_step] as const;
	const segments =
		kind === "bent"
			? [
					{ from: [0, 0] as const, to: bend },
					{ from: bend, to: [6 * x_step, 8 * y_step] as const },
				]
			: [{ from, to }];
	const right = {
		through: "Yes, it is a straight line through the origin.",
		above: "No, the line does not go through the origin.",
		bent: "No, it is not one straight line.",
	}[kind];
	const told = {
		through: `a straight line through the origin that passes the point ${2 * x_step} to the right and ${2 * slope * y_step} up`,
		above: `a straight line that meets the vertical axis at ${start * y_step} and rises`,
		bent: `a line from the origin to the point ${bend[0]} to the right and ${bend[1]} up, which then goes on ${2 * start < 8 - start ? "more" : "less"} steeply`,
	}[kind];
	return chooseOption(
		random,
		{
			prompt: "Does this graph show a proportional relation?",
			figure: {
				svg: coordinatePlane({ ...window, x_step, y_step, x_name: "x", y_name: "y", segments }),
				alt: `A graph with ${told}.`,
			},
			hints: ["Is it one straight line?", "Where is the line when $x$ is zero?"],
			explanation: `The graph of a proportional relation is a straight line through the origin. ${right}`,
		},
		{
			right,
			wrong: [
				...(kind === "through"
					? []
					: ([
							[
								"Yes, it is a straight line through the origin.",
								kind === "above" ? "any-straight-line-is-proportional" : "overlooked-the-bend",
								kind === "above"
									? "Where does the line meet the vertical axis?"
									: "Follow the graph: does it keep its direction?",
							],
						] as const)),
				...(kind === "above"
					? []
					: ([
							[
								"No, the line does not go through the origin.",
								"overlooked-the-origin",
								"Where does the graph begin?",
							],
						] as const)),
				["Yes, because it rises.", "growing-is-proportional", "Rising is not enough."],
				...(kind === "bent"
					? []
					: ([
							["No, it is not one straight line.", "saw-a-bend", "Follow the graph: it keeps its direction."],
						] as const)),
			],
		},
	);
}

function equations(random: Random) {
	const [a, b, c, d] = [
		random.integer(2, 9),
		random.integer(2, 9),
		random.integer(2, 9),
		random.integer(2, 9),
	];
	const line = [
		"any-straight-line-is-proportional",
		"That one has something added. What is $y$ when $x$ is zero?",
	] as const;
	const fitting = random
		.shuffle([`$y = ${a}x$`, `$y = \\dfrac{x}{${b}}$`, `$\\dfrac{y}{x} = ${c}$`])
		.slice(0, random.integer(2, 3));
	return chooseAll(
		random,
		{
			prompt: "In which equations is $y$ proportional to $x$? Choose all that apply.",
			hints: [
				"Put in $x = 1$ and $x = 2$. Does $y$ double as well?",
				"A proportional relation can be written as a number times $x$, with nothing added.",
			],
			explanation: `These can be written as a number times $x$: ${fitting.join(", ")}.`,
		},
		[
			...fitting.map((label) => ({
				label,
				fits: true,
				mistake: ["missed-a-form", "One more can be written as a number times $x$."] as const,
			})),
			{ label: `$y = ${d}x + ${a}$`, fits: false, mistake: line },
			{ label: `$y = x + ${b}$`, fits: false, mistake: line },
			...(random.oneIn(2)
				? [
						{
							label: `$y = ${c}x^{2}$`,
							fits: false,
							mistake: [
								"square-is-proportional",
								"With the square, doubling $x$ makes $y$ four times as large.",
							] as const,
						},
					]
				: []),
		],
	);
}

function situations(random: Random) {
	const [p, q, r, s] = [
		random.integer(2, 9),
		random.integer(3, 12),
		random.integer(20, 60),
		random.integer(5, 25),
	];
	const fixed = [
		"any-straight-line-is-proportional",
		"There is a fixed part at the start. What happens with zero?",
	] as const;
	const fitting = random
		.shuffle([
			`The price of apples at ${p} dollars per kilogram`,
			`The distance a train goes at a steady ${r} kilometers per hour`,
			`The pay for a job with ${q} euros for every hour`,
			`The number of legs of some spiders, each with eight legs`,
		])
		.slice(0, 2);
	const others = random
		.shuffle([
			[`The fare of a taxi: ${p} dollars to start and ${q} for every mile`, fixed],
			[`The water in a tank that holds ${s} liters at first and gets ${p} more every minute`, fixed],
			[
				`The age of a father when his child is ${p} years old, ${q} years old and so on`,
				["constant-difference-is-proportional", "The difference stays the same, not the quotient."],
			],
			[
				"The area of a square by the length of its side",
				["square-is-proportional", "Twice the side gives four times the area."],
			],
		] as const)
		.slice(0, 3);
	return chooseAll(
		random,
		{
			prompt: "Which amounts grow in proportion? Choose all that apply.",
			hints: [
				"Does twice as much of the one give twice as much of the other?",
				"Is there a fixed part at the start? What belongs to zero?",
			],
			explanation: `Twice as much of the one gives twice as much of the other here: ${fitting.join("; ")}.`,
		},
		[
			...fitting.map((label) => ({
				label,
				fits: true,
				mistake: [
					"missed-a-proportion",
					"In one more of them, twice as much of the one gives twice as much of the other.",
				] as const,
			})),
			...others.map(([label, mistake]) => ({ label, fits: false, mistake })),
		],
	);
}
