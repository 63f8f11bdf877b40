import type { Question } from "@learnin/domain/question/question";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

type Count = "one" | "none" | "all";

const NAMES: Readonly<Record<Count, string>> = {
	one: "One solution",
	none: "No solution",
	all: "Infinitely many solutions",
};
const COUNTS: readonly Count[] = ["one", "none", "all"];

/** 1: plain terms; 2: terms to collect; 3: brackets, and zero as the one solution; 4: all equations of a kind; 5: the number that makes it have none or infinitely many. */
export const countSolutions = defineGenerator("count-solutions", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => single(random, "plain"),
		() => single(random, "collect"),
		() => single(random, "brackets"),
		() => all(random),
		() => missing(random),
	])(),
);

type Form = "plain" | "collect" | "brackets";

interface Equation {
	text: string;
	/** Both sides collected: a x + b = c x + d. */
	a: number;
	b: number;
	c: number;
	d: number;
	is_zero: boolean;
}

function equationOf(random: Random, count: Count, form: Form): Equation {
	const a = random.integer(2, 9) * (form === "plain" ? 1 : random.pick([1, 1, -1] as const));
	const b = random.integer(1, 12) * random.pick([1, -1] as const);
	const c = count === "one" ? a + random.integer(1, 4) * random.pick([1, -1] as const) : a;
	// Zero as the one solution looks like nothing: the numbers on both sides agree.
	const is_zero = count === "one" && form !== "plain" && random.oneIn(2);
	const d = count === "all" || is_zero ? b : b + random.integer(1, 8) * random.pick([1, -1] as const);
	if (c === 0 || d === 0) return equationOf(random, count, form);
	// Both sides written alike would give it away.
	const is_turned = (count === "all" && form === "plain") || random.oneIn(2);
	const right = sumTex(
		is_turned
			? [
					[d, ""],
					[c, "x"],
				]
			: [
					[c, "x"],
					[d, ""],
				],
	);
	const sides = { a, b, c, d, is_zero };
	if (form === "plain")
		return {
			text: `${sumTex([
				[a, "x"],
				[b, ""],
			])} = ${right}`,
			...sides,
		};
	if (form === "collect") {
		const part = random.integer(1, 6) * random.pick([1, -1] as const);
		return part === a
			? equationOf(random, count, form)
			: {
					text: `${sumTex([
						[a - part, "x"],
						[b, ""],
						[part, "x"],
					])} = ${right}`,
					...sides,
				};
	}
	const factor = random.integer(2, 5);
	const [p, q] = [
		random.integer(1, 4) * random.pick([1, 1, -1] as const),
		random.integer(1, 6) * random.pick([1, -1] as const),
	];
	const [left_a, left_b] = [factor * p, factor * q];
	const right_c = count === "one" ? left_a + random.integer(1, 3) * random.pick([1, -1] as const) : left_a;
	const right_d =
		count === "all" || is_zero ? left_b : left_b + random.integer(1, 8) * random.pick([1, -1] as const);
	if (right_c === 0 || right_d === 0) return equationOf(random, count, form);
	return {
		text: `${factor}(${sumTex([
			[p, "x"],
			[q, ""],
		])}) = ${sumTex([
			[right_c, "x"],
			[right_d, ""],
		])}`,
		a: left_a,
		b: left_b,
		c: right_c,
		d: right_d,
		is_zero,
	};
}

function explained({ a, b, c, d }: Equation): string {
	const collected = `With like terms combined it is $${sumTex([
		[a, "x"],
		[b, ""],
	])} = ${sumTex([
		[c, "x"],
		[d, ""],
	])}$.`;
	if (a !== c)
		return `${collected} The terms with $x$ differ, so $${sumTex([[a - c, "x"]])} = ${d - b}$ has exactly one solution${b === d ? ": $x = 0$" : ""}.`;
	return b === d
		? `${collected} Both sides are the same, so every number is a solution: infinitely many.`
		: `${collected} Take $${sumTex([[a, "x"]])}$ away on both sides: $${b} = ${d}$ is never true, so there is no solution.`;
}

function single(random: Random, form: Form) {
	const count = random.pick(COUNTS);
	const equation = equationOf(random, count, form);
	const tips: Readonly<Record<Count, readonly [id: string, feedback: string]>> = {
		one:
			count === "all"
				? ["took-one-example", "Some number makes it true. Does another one make it true as well?"]
				: ["missed-the-contradiction", "Collect both sides. Are the terms with $x$ different at all?"],
		none:
			count === "all"
				? ["0-equals-0-read-as-no-solution", "A statement that is always true fits every number."]
				: equation.is_zero
					? ["x-equals-0-read-as-none", "Zero is a number like any other. Does it make both sides equal?"]
					: ["misjudged-as-none", "The terms with $x$ differ. Collect and solve."],
		all:
			count === "none"
				? ["contradiction-read-as-identity", "The terms with $x$ agree. Do the plain numbers agree, too?"]
				: ["misjudged-as-infinitely-many", "Try $x = 1$ and $x = 2$. Are both solutions?"],
	};
	return chooseOption(
		random,
		{
			prompt: `How many solutions does the equation $${equation.text}$ have?`,
			hints: [
				...(form === "plain" ? [] : ["Multiply out and combine like terms on each side first."]),
				"Take the term with $x$ of one side away from both sides. What is left?",
				"A statement that is always true, such as $3 = 3$, and one that is never true, such as $3 = 5$, tell you much.",
			],
			explanation: explained(equation),
		},
		{
			right: NAMES[count],
			wrong: COUNTS.filter((one) => one !== count).map((one) => [NAMES[one], ...tips[one]] as const),
			order: COUNTS.map((one) => NAMES[one]),
		},
	);
}

function all(random: Random) {
	const wanted = random.pick(["none", "all"] as const);
	const other: Count = wanted === "none" ? "all" : "none";
	const kinds: Count[] = [wanted, random.pick([wanted, "one"] as const), "one", other, other];
	const equations: { kind: Count; equation: Equation }[] = [];
	for (const kind of kinds)
		for (;;) {
			const equation = equationOf(random, kind, random.pick(["plain", "collect", "brackets"] as const));
			if (equations.some((one) => one.equation.text === equation.text)) continue;
			equations.push({ kind, equation });
			break;
		}
	return chooseAll(
		random,
		{
			prompt: `Which equations have ${wanted === "none" ? "no solution" : "infinitely many solutions"}? Choose all that apply.`,
			hints: [
				"Combine like terms on both sides of each equation.",
				"If the terms with $x$ differ, there is one solution. If they agree, look at the plain numbers.",
			],
			explanation: equations.map(({ equation }) => `$${equation.text}$: ${explained(equation)}`).join(" "),
		},
		equations.map(({ kind, equation }) => ({
			label: `$${equation.text}$`,
			fits: kind === wanted,
			mistake:
				kind === wanted
					? ([
							"overlooked-an-equation",
							"Combine like terms on both sides of that equation once more.",
						] as const)
					: kind === "one"
						? equation.is_zero
							? (["x-equals-0-read-as-none", "Zero is a solution like any other."] as const)
							: (["one-solution-misjudged", "The terms with $x$ differ. What follows?"] as const)
						: wanted === "none"
							? ([
									"0-equals-0-read-as-no-solution",
									"A statement that is always true fits every number.",
								] as const)
							: ([
									"contradiction-read-as-identity",
									"The plain numbers differ, so it is never true.",
								] as const),
		})),
	);
}

function missing(random: Random) {
	const wants_none = random.oneIn(2);
	const factor = random.integer(2, 6);
	const [p, q] = [random.integer(2, 5), random.integer(1, 8)];
	const [a, b] = [factor * p, factor * q];
	const left = `${factor}(${sumTex([
		[p, "x"],
		[q, ""],
	])})`;
	if (wants_none) {
		const d = b + random.integer(1, 9);
		return chooseOption(
			random,
			{
				prompt: `Which number in the box makes the equation have no solution? $${left} = \\square x + ${d}$`,
				hints: [
					"Multiply out the left side.",
					"When is it impossible that both sides agree: with different terms in $x$, or with the same ones?",
				],
				explanation: `The left side is $${sumTex([
					[a, "x"],
					[b, ""],
				])}$. With $${a}x + ${d}$ on the right, $${b} = ${d}$ would be left, which is never true. So the box needs ${a}.`,
			},
			{
				right: `$${a}$`,
				wrong: [
					[`$${p}$`, "did-not-multiply-out", "Multiply out the parentheses before you compare."],
					[
						`$${b}$`,
						"compared-with-the-number",
						"The box stands before $x$. Compare it with the term in $x$.",
					],
					[
						`$${a + 1}$`,
						"thinks-different-terms-have-none",
						"With different terms in $x$ there is exactly one solution.",
					],
					[
						`$0$`,
						"thinks-zero-gives-none",
						"With 0 in the box the left side alone still can reach that number.",
					],
				],
			},
		);
	}
	return chooseOption(
		random,
		{
			prompt: `Which number in the box makes every number a solution? $${left} = ${a}x + \\square$`,
			hints: ["Multiply out the left side.", "Every number is a solution when both sides are the same."],
			explanation: `The left side is $${sumTex([
				[a, "x"],
				[b, ""],
			])}$. Both sides are the same with ${b} in the box.`,
		},
		{
			right: `$${b}$`,
			wrong: [
				[`$${q}$`, "did-not-multiply-out", "The factor before the parentheses multiplies both terms inside."],
				[
					`$${a}$`,
					"compared-with-the-letter-term",
					"The box is the plain number. Compare it with the plain number on the left.",
				],
				[`$0$`, "thinks-zero-gives-all", "With 0 in the box the plain numbers differ."],
				[`$${factor + q}$`, "added-the-factor", "The factor is multiplied, not added."],
			],
		},
	);
}
