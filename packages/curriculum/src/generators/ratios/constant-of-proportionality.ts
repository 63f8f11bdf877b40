import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { cellPlace, dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { asClaim, ask, defineSkill, gcd, NAMES, slip, sumTex, tex, withTask } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../kit/index.ts";
import { simplest, whole } from "../../kit/value.ts";
import { rateOf, told } from "./rates.ts";

const CTA = "Write a whole number or a fraction, such as 3/4.";
const ASKS = [
	"What is the constant of proportionality, $\\dfrac{y}{x}$?",
	"Find the constant of proportionality $k$ in $y = kx$.",
	"Which number is $y$ divided by $x$, the constant of proportionality?",
] as const;

/** A constant with one of the denominators, in lowest terms. */
function constantOf(random: Random, denominators: readonly number[], most: number): Fraction | undefined {
	const [top, bottom] = [random.integer(2, most), random.pick(denominators)];
	return gcd(top, bottom) > 1 ? undefined : { top, bottom };
}

const multiple = ({ top, bottom }: Fraction, factor: number) => [bottom * factor, top * factor] as const;

/** The help where a pair of values is known. */
function fromPair(k: Fraction, [x, y]: readonly [number, number]): Omit<Draft, "prompt"> {
	return {
		cta: CTA,
		right: simplest(k.top, k.bottom),
		wrong: [
			[slip.dividedTheWrongWay, simplest(x, y)],
			[slip.subtractedForRate, whole(Math.abs(y - x))],
			[slip.gaveTheAmount, whole(y)],
			[slip.multipliedForRate, whole(x * y)],
		],
		hints: [
			"The constant of proportionality is the value of $y$ for $x = 1$.",
			`Take one pair of values: $x = ${x}$ and $y = ${y}$.`,
			`Divide $y$ by $x$: $${y} \\div ${x}$. Simplify if you can.`,
		],
		steps: [`Divide $y$ by $x$: $${y} \\div ${x}$.`, `The constant of proportionality is $${tex(k)}$.`],
	};
}

function rowsOf(random: Random, k: Fraction) {
	const factors = random
		.shuffle([1, 2, 3, 4, 5, 6, 7, 8])
		.slice(0, 3)
		.toSorted((one, other) => one - other);
	return factors.map((factor) => multiple(k, factor));
}

const table =
	(denominators: readonly number[], most: number): Form =>
	(random) => {
		const k = constantOf(random, denominators, most);
		if (k === undefined) return undefined;
		const pairs = rowsOf(random, k);
		const [first = multiple(k, 1)] = pairs;
		const rows = [["x", "y"], ...pairs.map((pair) => pair.map(String))];
		return {
			...fromPair(k, first),
			prompt: `${random.pick(["In the table, $y$ is proportional to $x$.", `${random.pick(NAMES)} makes a table in which $y$ is proportional to $x$.`])} ${random.pick(ASKS)}`,
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		};
	};

/** A table with a blank, to fill by way of the constant. */
const blankInTable = (denominators: readonly number[], most: number) =>
	ask.labeled((random) => {
		const k = constantOf(random, denominators, most);
		if (k === undefined) return undefined;
		const pairs = rowsOf(random, k);
		const [first = multiple(k, 1), , [x, y] = multiple(k, 1)] = pairs;
		const rows = [["x", "y"], ...pairs.map((pair, at) => (at === 2 ? [`${pair[0]}`, ""] : pair.map(String)))];
		return {
			prompt: random.pick([
				"In the table, $y$ is proportional to $x$. Fill in the missing value.",
				"$y$ is proportional to $x$. Use the constant of proportionality to complete the table.",
			]),
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
			labels: {
				y: {
					right: whole(y),
					label: `y for x = ${x}`,
					place: cellPlace(rows, 3, 1),
					wrong: [
						[slip.addedToBothAmounts, whole(first[1] + x - first[0])],
						[
							{
								...slip.gaveTheAmount,
								feedback: `That is $y$ for $x = ${first[0]}$. What is it for $x = ${x}$?`,
							},
							whole(first[1]),
						],
						[slip.multipliedForRate, whole(first[1] * x)],
					],
				},
			},
			hints: [
				"In each row, $y$ divided by $x$ is the same number.",
				`Find that number in the first row: $${first[1]} \\div ${first[0]}$.`,
				`Multiply it by ${x}.`,
			],
			steps: [`The constant of proportionality is $${tex(k)}$.`, `$${tex(k)} \\times ${x} = ${y}$.`],
		};
	});

const graph =
	(denominators: readonly number[], most: number): Form =>
	(random) => {
		const [k, factor] = [constantOf(random, denominators, most), random.integer(1, 3)];
		if (k === undefined) return undefined;
		const [x, y] = multiple(k, factor);
		if (Math.max(x, y) > 12) return undefined;
		const side = Math.max(x, y) + 1;
		const reach = side / Math.max(k.top, k.bottom);
		return {
			...fromPair(k, [x, y]),
			prompt: `${random.pick(["The graph shows a proportional relationship.", "The line shows that $y$ is proportional to $x$."])} ${random.pick(ASKS)}`,
			figure: {
				svg: coordinatePlane({
					x: [0, side],
					y: [0, side],
					x_name: "x",
					y_name: "y",
					segments: [{ from: [0, 0], to: [k.bottom * reach, k.top * reach] }],
					points: [{ at: [x, y] }],
				}),
				alt: `A straight line from the origin through the marked point ${x} to the right and ${y} up.`,
			},
		};
	};

/** A story with an amount for several. */
const story: Form = (random) => {
	const [rate, count] = [rateOf(random, "whole"), random.integer(2, 9)];
	if (rate === undefined) return undefined;
	const { unit, per } = rate.story;
	const y = (rate.hundredths * count) / 100;
	return {
		...fromPair({ top: rate.hundredths / 100, bottom: 1 }, [count, y]),
		prompt: `${told(rate, count)} The number $y$ of ${unit} is proportional to the number $x$ of ${per[1]}. ${random.pick(ASKS)}`,
	};
};

/** An equation in another form than y = kx. */
const equation =
	(denominators: readonly number[], most: number): Form =>
	(random) => {
		const [k, factor] = [constantOf(random, denominators, most), random.integer(1, 4)];
		if (k === undefined || k.bottom * factor === 1) return undefined;
		const [p, q] = [k.bottom * factor, k.top * factor];
		const [left, right] = [sumTex([[p, "y"]]), sumTex([[q, "x"]])];
		const shown = random.pick([
			`${left} = ${right}`,
			`${right} = ${left}`,
			`\\dfrac{y}{${q}} = \\dfrac{x}{${p}}`,
		]);
		return {
			cta: CTA,
			prompt: `For $${shown}$, $y$ is proportional to $x$. ${random.pick(ASKS)}`,
			task: `$${shown}$`,
			right: simplest(q, p),
			wrong: [
				[slip.dividedTheWrongWay, simplest(p, q)],
				[shown.startsWith("\\dfrac") ? slip.tookADenominator : slip.tookTheCoefficient, whole(q)],
				[slip.multipliedForRate, whole(p * q)],
			],
			hints: [
				"Solve the equation for $y$.",
				`Look at $y$ in $${shown}$. Which operation leaves $y$ alone?`,
				shown.startsWith("\\dfrac")
					? `Multiply both sides by ${q}.`
					: `Divide both sides by ${p}, and simplify.`,
			],
			steps: [
				`Solved for $y$: $y = ${sumTex([[k, "x"]])}$.`,
				`The constant of proportionality is $${tex(k)}$.`,
			],
		};
	};

const named = (form: Form) => withTask(form, (task) => `the constant of proportionality of ${task}`);
const claimed = (form: Form) =>
	asClaim(form, (task, value) => `The constant of proportionality of ${task} is ${value}.`);
const WHOLE = [1] as const;
const FEW = [2, 3, 4] as const;
const MORE = [2, 3, 4, 5, 6, 7] as const;

// 1: whole constants in a table. 2: from a story. 3: from a graph. 4: fractions in a table. 5: from an equation in another
// form.
export const constantOfProportionality = defineSkill("constant-of-proportionality", 17, {
	1: [ask.typed(table(WHOLE, 15)), ask.chosen(table(WHOLE, 15)), blankInTable(WHOLE, 12)],
	2: [ask.typed(story), ask.chosen(story), blankInTable(WHOLE, 20)],
	3: [ask.typed(graph([1, 2, 3, 4], 9)), ask.chosen(graph([1, 2, 3, 4], 9)), blankInTable(FEW, 9)],
	4: [ask.typed(table(MORE, 15)), ask.chosen(table(MORE, 15)), blankInTable(MORE, 12)],
	5: [
		ask.typed(equation(MORE, 12)),
		ask.chosen(equation(MORE, 12)),
		ask.matched(equation(MORE, 12), ["equation", "constant of proportionality"]),
		ask.judged(claimed(equation(MORE, 12))),
		ask.explainTheMistake(named(equation(MORE, 12))),
	],
});
