import { cellPlace, dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { asClaim, ask, bracketed, defineSkill, gcd, NAMES, simplest, slip, whole } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { linearTex, sumTex } from "../../kit/terms.ts";

interface Rule {
	slope: number;
	start: number;
}

function ruleOf(random: Random, hasNegatives: boolean): Rule {
	const most = hasNegatives ? 9 : 6;
	const sign = () => (hasNegatives && random.oneIn(2) ? -1 : 1);
	return { slope: random.integer(2, most) * sign(), start: random.integer(1, 2 * most) * sign() };
}

const shown = ({ slope, start }: Rule) => `f(x) = ${linearTex(slope, "x", start)}`;
const tail = (start: number) => `${start < 0 ? "-" : "+"} ${Math.abs(start)}`;
const at = ({ slope, start }: Rule, x: number) => slope * x + start;

const wrongOutputs = ({ slope, start }: Rule, x: number) =>
	[
		[slip.addedInput, whole(slope + x + start)],
		[slip.addedConstantFirst, whole(slope * (x + start))],
		[slip.stoppedAfterProduct, whole(slope * x)],
		[slip.wrongSignOfProduct, whole(start - slope * x)],
	] as const;

const output =
	(hasNegatives: boolean): Form =>
	(random) => {
		const rule = ruleOf(random, hasNegatives);
		const { slope, start } = rule;
		const x = random.integer(2, 9) * (hasNegatives ? random.pick([1, -1]) : 1);
		return {
			prompt: random.pick([
				`For the function $${shown(rule)}$, what is $f(${x})$?`,
				`A function has the rule $${shown(rule)}$. Find $f(${x})$.`,
				`${random.pick(NAMES)} uses the rule $${shown(rule)}$ for the input $${x}$. What is the output?`,
				`Which output does $${shown(rule)}$ give for $x = ${x}$?`,
			]),
			task: `$f(${x})$ for $${shown(rule)}$`,
			right: whole(at(rule, x)),
			wrong: wrongOutputs(rule, x),
			hints: [
				`The input is $${x}$. Where in the rule does it go?`,
				`Substitute $${x}$ for $x$ in $${shown(rule).slice(7)}$.`,
				`Multiply first: $${slope} \\times ${bracketed(x)}$. Then ${start < 0 ? `subtract ${-start}` : `add ${start}`}.`,
			],
			steps: [
				`$f(${x}) = ${slope} \\times ${bracketed(x)} ${tail(start)}$.`,
				`$f(${x}) = ${slope * x} ${tail(start)} = ${at(rule, x)}$.`,
			],
		};
	};

const input: Form = (random) => {
	const rule = ruleOf(random, true);
	const { slope, start } = rule;
	const x = random.integer(2, 12) * random.pick([1, -1]);
	const y = at(rule, x);
	return {
		prompt: random.pick([
			`For the function $${shown(rule)}$, which input $x$ gives $f(x) = ${y}$?`,
			`The output of $${shown(rule)}$ is $${y}$. What was the input?`,
			`For which $x$ does $${shown(rule)}$ have the value $${y}$?`,
		]),
		right: whole(x),
		wrong: [
			[slip.outputAsInput, whole(at(rule, y))],
			[slip.didNotDivide, whole(y - start)],
			[slip.lostSolutionSign, whole(-x)],
			[slip.undidWithSameSign, simplest(y + start, slope)],
		],
		hints: [
			"The output is known. It goes in place of $f(x)$.",
			`Write the equation $${shown(rule).slice(7)} = ${y}$.`,
			`Undo the constant $${start}$ first. Then divide by $${slope}$.`,
		],
		steps: [
			`$${shown(rule).slice(7)} = ${y}$, so $${sumTex([[slope, "x"]])} = ${y - start}$.`,
			`Divide by $${slope}$: $x = ${x}$.`,
		],
	};
};

const withFraction: Form = (random) => {
	const [top, bottom, x] = [random.integer(1, 7), random.integer(2, 5), random.integer(2, 11)];
	const start = random.integer(1, 9) * random.pick([1, -1]);
	const right = simplest(top * x + start * bottom, bottom);
	if (gcd(top, bottom) > 1 || right.worth?.[1] === 1 || top * x + start * bottom <= 0) return undefined;
	const rule = `f(x) = \\dfrac{${top}}{${bottom}}x ${tail(start)}`;
	return {
		prompt: random.pick([
			`For the function $${rule}$, what is $f(${x})$?`,
			`A function has the rule $${rule}$. Find $f(${x})$.`,
		]),
		cta: "Write a fraction. It may be more than 1.",
		right,
		wrong: [
			[slip.stoppedAfterProduct, simplest(top * x, bottom)],
			[slip.addedConstantFirst, simplest(top * (x + start), bottom)],
			[slip.addedToNumerator, simplest(top * x + start, bottom)],
			[slip.addedInput, simplest(top + (x + start) * bottom, bottom)],
		],
		hints: [
			`The input is $${x}$. Substitute it for $x$.`,
			`Multiply first: $\\dfrac{${top}}{${bottom}} \\times ${x}$.`,
			`Write $${Math.abs(start)}$ with the denominator ${bottom} before you ${start < 0 ? "subtract" : "add"} it.`,
		],
		steps: [
			`$\\dfrac{${top}}{${bottom}} \\times ${x} = \\dfrac{${top * x}}{${bottom}}$.`,
			`$\\dfrac{${top * x}}{${bottom}} ${start < 0 ? "-" : "+"} \\dfrac{${Math.abs(start) * bottom}}{${bottom}} = ${right.shown.slice(1, -1)}$.`,
		],
	};
};

/** A table with blanks: outputs, and where it is harder an input. */
const table = (hasInput: boolean) =>
	ask.labeled((random) => {
		const rule = ruleOf(random, hasInput);
		const inputs = random.shuffle(
			hasInput ? [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7, 8, 9],
		);
		const [a = 0, b = 0, c = 0, d = 0] = inputs.slice(0, 4).toSorted((one, other) => one - other);
		const y = at(rule, d);
		const rows = [
			["x", "f(x)"],
			[`${a}`, `${at(rule, a)}`],
			[`${b}`, ""],
			[`${c}`, `${at(rule, c)}`],
			hasInput ? ["", `${y}`] : [`${d}`, ""],
		];
		return {
			prompt: random.pick([
				`The table belongs to the function $${shown(rule)}$. Fill in what is missing.`,
				`Complete the table of $${shown(rule)}$.`,
			]),
			figure: { svg: dataTable(rows), alt: tableInWords(rows) },
			labels: {
				output: {
					right: whole(at(rule, b)),
					label: `Output for ${b}`,
					place: cellPlace(rows, 2, 1),
					wrong: wrongOutputs(rule, b),
				},
				last: hasInput
					? {
							right: whole(d),
							label: `Input for the output ${y}`,
							place: cellPlace(rows, 4, 0),
							wrong: [
								[slip.didNotDivide, whole(y - rule.start)],
								[slip.outputAsInput, whole(at(rule, y))],
							],
						}
					: {
							right: whole(y),
							label: `Output for ${d}`,
							place: cellPlace(rows, 4, 1),
							wrong: wrongOutputs(rule, d),
						},
			},
			hints: [
				"Each output comes from substituting the input in the same row for $x$.",
				`Check the rule with a known row: the input $${a}$ gives $${at(rule, a)}$.`,
				hasInput
					? "To find an input, undo the rule: the constant first, and then the factor."
					: `Multiply each input by ${rule.slope}. Then add ${rule.start}.`,
			],
			steps: [
				`$f(${b}) = ${rule.slope} \\times ${bracketed(b)} ${tail(rule.start)} = ${at(rule, b)}$.`,
				hasInput
					? `$${shown(rule).slice(7)} = ${y}$ gives $x = ${d}$.`
					: `$f(${d}) = ${rule.slope} \\times ${d} ${tail(rule.start)} = ${y}$.`,
			],
		};
	});

/** Two ordered pairs of a function, input and output, as points of its graph. */
const graphed = ask.plotted((random) => {
	const rule = { slope: random.pick([-3, -2, 2, 3]), start: random.integer(1, 5) * random.pick([1, -1]) };
	const inputs = random.shuffle([-3, -2, -1, 1, 2, 3]).slice(0, 2);
	const pairs = inputs.map((x) => [x, at(rule, x)] as const);
	const formula = shown(rule);
	const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = pairs;
	return {
		prompt: `${random.pick(["Plot two points of the graph of", "Begin the graph of"])} $${formula}$: point A for $x = ${a}$ and point B for $x = ${c}$.`,
		plane: { x_from: -8, x_to: 8, y_from: -8, y_to: 8, join: "line" },
		points: pairs.map(([x, y]) => ({
			x,
			y,
			wrong: [
				[slip.swappedCoordinates, y, x],
				[slip.wrongSignOfProduct, x, rule.start - rule.slope * x],
				[slip.stoppedAfterProduct, x, rule.slope * x],
			] as const,
		})),
		hints: [
			"The input is the x-coordinate of a point, and the output is its y-coordinate.",
			`Substitute $${a}$ for $x$ in $${formula.slice(7)}$.`,
			"Go right or left by the input, and then up or down by the output.",
		],
		steps: [
			`$f(${a}) = ${rule.slope} \\times ${bracketed(a)} ${tail(rule.start)} = ${b}$. Point A: $(${a}, ${b})$.`,
			`$f(${c}) = ${rule.slope} \\times ${bracketed(c)} ${tail(rule.start)} = ${d}$. Point B: $(${c}, ${d})$.`,
		],
	};
});

const [easy, signed] = [output(false), output(true)];
const claimed = asClaim(signed, (task, value) => `The value of ${task} is ${value}.`);

// 1: small whole numbers. 2: outputs of a table, and several functions at once. 3: negative numbers, points
// of the graph, and what went wrong. 4: a table with an input to find. 5: the input for an output, and rules with a fraction.
export const evaluateRules = defineSkill("evaluate-rules", 18, {
	1: [ask.typed(easy), ask.chosen(easy), table(false)],
	2: [table(false), ask.matched(easy, ["function", "value"]), ask.typed(easy)],
	3: [ask.typed(signed), graphed, ask.chosen(signed), ask.whatWentWrong(easy), table(false)],
	4: [table(true), graphed, ask.chosen(input), ask.judged(claimed)],
	5: [ask.typed(input), ask.typed(withFraction), ask.chosen(withFraction), ask.explainTheMistake(signed)],
});
