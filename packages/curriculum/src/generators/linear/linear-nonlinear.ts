import type { Question } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: a table with steps of one; 2: a table with uneven steps; 3: all linear equations; 4: which rule of a table is linear; 5: all linear quantities of a story. */
export const linearNonlinear = defineGenerator("linear-nonlinear", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => judge(random, false),
		() => judge(random, true),
		() => equations(random),
		() => fourTables(random),
		() => quantities(random),
	])(),
);

type Rule = (x: number) => number;
type Kind = "linear" | "square" | "power" | "growing";

/** A rule with small whole values, by its kind. */
function ruleOf(random: Random, kind: Kind): Rule {
	const start = random.integer(1, 9);
	const rate = random.integer(2, 7) * random.pick([1, 1, -1] as const);
	switch (kind) {
		case "linear":
			return (x) => (rate < 0 ? 60 : 0) + start + rate * x;
		case "square": {
			const add = random.integer(0, 9);
			return (x) => x * x + add;
		}
		case "power": {
			const base = random.pick([2, 3] as const);
			return (x) => base ** x;
		}
		case "growing":
			// Steps that grow by the same amount each time.
			return (x) => start + rate + (Math.abs(rate) * x * (x + 1)) / 2;
	}
}

function tableOf(inputs: readonly number[], outputs: readonly number[]) {
	const rows = [["x", "y"], ...inputs.map((x, at) => [`${x}`, `${outputs[at]}`])];
	return { svg: dataTable(rows), alt: tableInWords(rows) };
}

function judge(random: Random, has_uneven_steps: boolean) {
	const kind = random.pick(["linear", "linear", "square", "power", "growing"] as const);
	const inputs = has_uneven_steps
		? random.pick([
				[0, 1, 3, 4, 6],
				[1, 2, 4, 5, 7],
				[0, 2, 3, 5, 6],
				[1, 3, 4, 6, 7],
				[2, 3, 5, 6, 8],
			] as const)
		: random.pick([
				[0, 1, 2, 3, 4],
				[1, 2, 3, 4, 5],
			] as const);
	const is_linear = kind === "linear";
	// With uneven steps, a trap: equal changes of y that are no equal rates.
	const is_trap = has_uneven_steps && !is_linear && random.oneIn(2);
	const [trap_step, trap_start] = [random.integer(2, 9), random.integer(1, 20)];
	const rule = ruleOf(random, kind);
	const outputs = inputs.map((x, at) => (is_trap ? trap_start + trap_step * at : rule(x)));
	const [a = 0, b = 1, c = 2] = inputs;
	const [p = 0, q = 0, r = 0] = outputs;
	const rate = (change: number, step: number) => `$\\dfrac{${change}}{${step}}$`;
	const yes = "Yes, $y$ changes at the same rate everywhere.";
	const no = "No, the rate of change is not the same everywhere.";
	return chooseOption(
		random,
		{
			prompt: "The table belongs to a function. Can it be linear?",
			figure: tableOf(inputs, outputs),
			hints: [
				"How much does $y$ change from row to row, and how much does $x$ change?",
				"A function is linear when the change of $y$ divided by the change of $x$ is always the same.",
			],
			explanation: `From $x = ${a}$ to ${b} the rate is ${rate(q - p, b - a)}, from ${b} to ${c} it is ${rate(r - q, c - b)}. ${is_linear ? `It stays the same in all rows. ${yes}` : `${no}`}`,
		},
		{
			right: is_linear ? yes : no,
			wrong: [
				is_linear
					? [
							no,
							has_uneven_steps ? "ignored-the-steps-of-x" : "misjudged-as-nonlinear",
							has_uneven_steps
								? "The steps of $x$ are not equal. Divide the change of $y$ by the change of $x$."
								: "Work out the change of $y$ in each row once more.",
						]
					: [
							yes,
							is_trap ? "ignored-the-steps-of-x" : "misjudged-as-linear",
							is_trap
								? "The steps of $x$ are not equal. Divide the change of $y$ by the change of $x$."
								: "Work out the change of $y$ in each row once more.",
						],
				[
					"Yes, because there is a pattern.",
					"any-pattern-is-linear",
					"Many patterns are not linear. Is the change always the same?",
				],
				p > q
					? [
							"No, because $y$ gets smaller.",
							"thinks-linear-must-rise",
							"A linear function may fall. Is the rate always the same?",
						]
					: [
							"Yes, because $y$ always gets larger.",
							"growing-taken-as-linear",
							"Growing is not enough. Is the change always the same?",
						],
			],
		},
	);
}

function equations(random: Random) {
	const n = (least = 2, most = 9) => random.integer(least, most);
	const linear = random
		.shuffle([
			{ text: `y = ${n()}x + ${n()}`, why: "overlooked-a-linear-equation" },
			{ text: `y = ${n()} - ${n()}x`, why: "thinks-linear-must-rise" },
			{ text: `y = \\dfrac{x}{${n()}} + ${n()}`, why: "thinks-fractions-are-nonlinear" },
			{ text: `y = ${n()}(x - ${n()})`, why: "thinks-brackets-are-nonlinear" },
			{ text: `${n()}x + ${n()}y = ${n(10, 30)}`, why: "wants-y-alone" },
		])
		.slice(0, random.integer(2, 3));
	const others = random
		.shuffle([
			{ text: `y = ${n()}x^2 + ${n()}`, why: "square-taken-as-linear" },
			{ text: `y = \\dfrac{${n()}}{x} + ${n()}`, why: "divided-by-x-taken-as-linear" },
			{ text: `y = ${n()}^x`, why: "power-taken-as-linear" },
			{ text: `y = x(x + ${n()})`, why: "product-of-x-taken-as-linear" },
			{ text: `y = x^3 - ${n()}`, why: "cube-taken-as-linear" },
		])
		.slice(0, 5 - linear.length);
	const feedback: Readonly<Record<string, string>> = {
		"overlooked-a-linear-equation":
			"Here $x$ is multiplied by a number and a number is added. Is the graph straight?",
		"thinks-linear-must-rise": "A line may fall as well.",
		"thinks-fractions-are-nonlinear": "Dividing $x$ by a number is the same as multiplying it by a fraction.",
		"thinks-brackets-are-nonlinear": "Multiply out the parentheses. What do you get?",
		"wants-y-alone": "Solve it for $y$ in your mind. What kind of rule is it?",
		"square-taken-as-linear": "Put in 1, 2 and 3. Does $y$ change by the same amount?",
		"divided-by-x-taken-as-linear": "Here $x$ stands below the bar. Put in 1, 2 and 4.",
		"power-taken-as-linear": "Here $x$ is the exponent. Put in 1, 2 and 3.",
		"product-of-x-taken-as-linear": "Multiply it out. Which power of $x$ appears?",
		"cube-taken-as-linear": "Put in 1, 2 and 3. Does $y$ change by the same amount?",
	};
	const show = (list: typeof linear) => list.map(({ text }) => `$${text}$`).join(", ");
	return chooseAll(
		random,
		{
			prompt: "Which equations are linear: whose graph is a straight line? Choose all that apply.",
			hints: [
				"In a linear equation $x$ is only multiplied by numbers, and numbers are added.",
				"If you are not sure, put in $x = 1, 2, 3$ and look at the changes of $y$.",
			],
			explanation: `Linear: ${show(linear)}. Not linear: ${show(others)}, because the change of $y$ is not always the same.`,
		},
		[...linear.map((one) => ({ ...one, fits: true })), ...others.map((one) => ({ ...one, fits: false }))].map(
			({ text, why, fits }) => ({
				label: `$${text}$`,
				fits,
				mistake: [why, feedback[why] ?? "Put in small numbers."] as const,
			}),
		),
	);
}

function fourTables(random: Random) {
	const asks_linear = random.oneIn(2);
	const inputs = [1, 2, 3, 4];
	const text = (rule: Rule) => inputs.map((x) => `$(${x}, ${rule(x)})$`).join(", ");
	const right = ruleOf(random, asks_linear ? "linear" : random.pick(["square", "power", "growing"] as const));
	const wrong: string[] = [];
	const kinds: readonly Kind[] = asks_linear
		? ["square", "power", "growing"]
		: ["linear", "linear", "linear"];
	for (const kind of kinds)
		for (;;) {
			const label = text(ruleOf(random, kind));
			if (wrong.includes(label)) continue;
			wrong.push(label);
			break;
		}
	const tips = [
		["any-pattern-is-linear", "There is a pattern, but is the change from pair to pair always the same?"],
		[
			"doubling-taken-as-linear",
			"Each output is a multiple of the one before. Is the change always the same?",
		],
		["growing-taken-as-linear", "It grows, but is the change from pair to pair always the same?"],
	] as const;
	return chooseOption(
		random,
		{
			prompt: `Each list gives pairs $(x, y)$ of a function. Which function ${asks_linear ? "can be linear" : "cannot be linear"}?`,
			hints: [
				"In each list $x$ grows by one. How much does $y$ change each time?",
				"Equal changes belong to a linear function.",
			],
			explanation: `The outputs of the right list are ${inputs.map(right).join(", ")}, with the changes ${inputs
				.slice(1)
				.map((x) => right(x) - right(x - 1))
				.join(", ")}. ${asks_linear ? "They are all equal." : "They are not all equal."}`,
		},
		{
			right: text(right),
			wrong: wrong.map((label, at) =>
				asks_linear
					? ([label, ...(tips[at] ?? tips[0])] as const)
					: ([
							label,
							"misjudged-as-nonlinear",
							"Work out the changes of that list. Are they all equal?",
						] as const),
			),
		},
	);
}

const STORIES: readonly (readonly [text: string, is_linear: boolean])[] = [
	["The perimeter of a square, by the length of its side", true],
	["The area of a square, by the length of its side", false],
	["The price of apples at a fixed price per kilogram, by their mass", true],
	["The number of bacteria that double every hour, by the time", false],
	["The cost of a taxi with a starting fee and a fixed price per kilometer, by the distance", true],
	["The area of a circle, by its radius", false],
	["The circumference of a circle, by its radius", true],
	["The water left in a tank that loses 3 liters each minute, by the time", true],
	["The volume of a cube, by the length of its edge", false],
	["The time for 60 kilometers, by the speed", false],
	["The length of a candle that burns down 2 cm each hour, by the time", true],
	["The height of a thrown ball, by the time", false],
	["The money in a box when 5 euros are added each week, by the weeks", true],
	["The number of squares on a board with equal sides, by the squares along one side", false],
];

function quantities(random: Random) {
	const shuffled = random.shuffle(STORIES);
	const count = random.integer(2, 3);
	const kept = [
		...shuffled.filter(([, fits]) => fits).slice(0, count),
		...shuffled.filter(([, fits]) => !fits).slice(0, 5 - count),
	];
	return chooseAll(
		random,
		{
			prompt:
				"Which quantities change at a constant rate, so that they are linear functions? Choose all that apply.",
			hints: [
				"Let the second quantity be 1, 2 and 3. What is the first one each time?",
				"Equal changes each time mean linear. It may also get smaller.",
			],
			explanation: kept
				.map(
					([text, fits]) =>
						`${text}: ${fits ? "linear, the change is always the same" : "not linear, the change differs"}.`,
				)
				.join(" "),
		},
		kept.map(([text, fits]) => ({
			label: text,
			fits,
			mistake: fits
				? (["misses-a-constant-rate", "Let it grow by one, and by one again. Is the change equal?"] as const)
				: (["any-pattern-is-linear", "Put in 1, 2 and 3. Is the change equal?"] as const),
		})),
	);
}
