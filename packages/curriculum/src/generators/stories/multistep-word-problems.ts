import { ask, boxed, defineSkill, inOwnWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../kit/index.ts";
import { texNumber } from "../../kit/numbers.ts";
import { type Kind, MULTISTEP, NOT_NEEDED } from "./multistep-scenes.ts";

/** The steps with their results, and the whole as one expression. */
interface Plan {
	numbers: readonly number[];
	steps: readonly (readonly [formula: string, result: number])[];
	expression: string;
	wrong: Draft["wrong"];
}

const stopped = (result: number) => [slip.gaveTheUsedPart, whole(result)] as const;
const addedAll = (...numbers: readonly number[]) =>
	[slip.addedAllNumbers, whole(numbers.reduce((sum, each) => sum + each, 0))] as const;

const PLANS: Readonly<Record<Kind, (random: Random, size: number) => Plan | undefined>> = {
	more(random, size) {
		const [a, b, c] = [random.integer(3, 9), random.integer(12, 20 * size), random.integer(15, 45 * size)];
		return {
			numbers: [a, b, c],
			steps: [
				[`${a} \\times ${b}`, a * b],
				[`${texNumber(a * b)} + ${c}`, a * b + c],
			],
			expression: `${a} \\times ${b} + ${c}`,
			wrong: [
				stopped(a * b),
				addedAll(a, b, c),
				[slip.usedOneNumber, whole(b + c)],
				[slip.addedTooEarly, whole(a * (b + c))],
			],
		};
	},
	less(random, size) {
		const [a, b] = [random.integer(4, 9), random.integer(14, 20 * size)];
		const c = random.integer(b + 1, a * b - 10);
		return {
			numbers: [a, b, c],
			steps: [
				[`${a} \\times ${b}`, a * b],
				[`${texNumber(a * b)} - ${c}`, a * b - c],
			],
			expression: `${a} \\times ${b} - ${c}`,
			wrong: [stopped(a * b), addedAll(a, b, c), [slip.addedInstead, whole(a * b + c)]],
		};
	},
	products(random, size) {
		const a = random.integer(3, 9);
		const b = random.integer(12, 18 * size);
		const c = random.integer(3, 9);
		const d = random.integer(8, 14 * size);
		if (a === c || b === d) return undefined;
		return {
			numbers: [a, b, c, d],
			steps: [
				[`${a} \\times ${b}`, a * b],
				[`${c} \\times ${d}`, c * d],
				[`${texNumber(a * b)} + ${texNumber(c * d)}`, a * b + c * d],
			],
			expression: `${a} \\times ${b} + ${c} \\times ${d}`,
			wrong: [
				stopped(a * b),
				addedAll(a, b, c, d),
				[slip.addedTooEarly, whole((a + c) * (b + d))],
				[slip.usedOneNumber, whole(a * b + d)],
			],
		};
	},
	share(random, size) {
		const c = random.integer(3, 9);
		const total = c * random.integer(15, 30 * size);
		const a = random.integer(Math.floor(total / 4), Math.floor(total / 2));
		const b = total - a;
		return {
			numbers: [a, b, c],
			steps: [
				[`${a} + ${b}`, total],
				[`${texNumber(total)} \\div ${c}`, total / c],
			],
			expression: `(${a} + ${b}) \\div ${c}`,
			wrong: [
				stopped(total),
				addedAll(a, b, c),
				[slip.dividedOneKind, whole(Math.floor(a / c))],
				[slip.multipliedToDivide, whole(total * c)],
			],
		};
	},
	rest(random, size) {
		const [a, b, d] = [random.integer(4, 9), random.integer(15, 20 * size), random.integer(3, 8)];
		const c = random.integer(8, 45);
		const rest = a * b - c;
		if (rest % d !== 0) return undefined;
		return {
			numbers: [a, b, c, d],
			steps: [
				[`${a} \\times ${b}`, a * b],
				[`${texNumber(a * b)} - ${c}`, rest],
				[`${texNumber(rest)} \\div ${d}`, rest / d],
			],
			expression: `(${a} \\times ${b} - ${c}) \\div ${d}`,
			wrong: [stopped(rest), addedAll(a, b, c, d), [slip.gaveTheTotal, whole(a * b)]],
		};
	},
};

/** A problem, given with its plan. */
function tell(random: Random, kinds: readonly Kind[], { size = 2, hasExtra = false } = {}) {
	const kind = random.pick(kinds);
	const plan = PLANS[kind](random, size);
	if (plan === undefined) return undefined;
	const [told, first, asks] = random.pick(MULTISTEP[kind])(random.pick(NAMES), ...plan.numbers);
	const extra = hasExtra ? ` ${random.pick(NOT_NEEDED)(random.integer(2, 9))}` : "";
	const steps = plan.steps.map(([formula, result]) => `$${formula} = ${texNumber(result)}$.`);
	const hints: [string, string, string] = [
		hasExtra
			? "One number is not needed. What does the question ask?"
			: "What does the question ask? What do you have to know first?",
		`First step: ${first.slice(0, 1).toLowerCase()}${first.slice(1)} Work out $${plan.steps[0]?.[0] ?? ""}$.`,
		`The last step is ${{ more: "an addition", less: "a subtraction", products: "an addition", share: "a division", rest: "a division" }[kind]}.`,
	];
	return {
		...plan,
		kind,
		told: `${told}${extra}`,
		first,
		asks,
		worked: steps,
		hints,
		right: plan.steps.at(-1)?.[1] ?? 0,
	};
}

type Options = { size?: number; hasExtra?: boolean };

const story =
	(kinds: readonly Kind[], options: Options = {}): Form =>
	(random) => {
		const problem = tell(random, kinds, options);
		if (problem === undefined) return undefined;
		const { told, asks, right, wrong, hints, worked } = problem;
		return { prompt: `${told} ${asks}`, right: whole(right), wrong, hints, steps: worked };
	};

/** The expression that answers the question. */
const expression =
	(kinds: readonly Kind[]): Form =>
	(random) => {
		const problem = tell(random, kinds);
		if (problem === undefined) return undefined;
		const { kind, numbers, told, asks, hints, worked, right } = problem;
		const [a = 0, b = 0, c = 0, d = 0] = numbers;
		// The sum of all numbers must not come to the same.
		if (kind === "rest" && a + b - c === right) return undefined;
		const show = (text: string) => words(`$n = ${text}$`);
		const wrong: Record<Kind, string[]> = {
			more: [`${a} + ${b} + ${c}`, `${a} \\times ${b} - ${c}`, `${a} \\times (${b} + ${c})`],
			less: [`${a} + ${b} - ${c}`, `${a} \\times ${b} + ${c}`, `${c} - ${a} \\times ${b}`],
			products: [
				`${a} + ${b} + ${c} + ${d}`,
				`${a} \\times ${b} - ${c} \\times ${d}`,
				`(${a} + ${c}) \\times (${b} + ${d})`,
			],
			share: [`${a} + ${b} + ${c}`, `(${a} + ${b}) \\times ${c}`, `${a} + ${b} \\div ${c}`],
			rest: [
				`${a} + ${b} - ${c}`,
				`(${a} \\times ${b} + ${c}) \\div ${d}`,
				`${a} \\times ${b} - ${c} \\div ${d}`,
			],
		};
		const [sum = "", other = "", early = ""] = wrong[kind];
		return {
			prompt: `${told} ${asks} ${random.pick(["Let $n$ be the answer. Which equation fits?", "Which equation gives the answer $n$?"])}`,
			right: show(problem.expression),
			wrong: [
				[slip.addedAllNumbers, show(sum)],
				[slip.usedTheOtherOperation, show(other)],
				[slip.addedTooEarly, show(early)],
			],
			hints: [hints[0], `What is found first? ${problem.first}`, "Which operation comes last?"],
			steps: [...worked, `In one equation: $n = ${problem.expression}$, which is ${right}.`],
		};
	};

/** The first step and the last one. */
const inSteps = (kinds: readonly Kind[]) =>
	ask.stepwise((random) => {
		const problem = tell(random, kinds);
		if (problem === undefined) return undefined;
		const { told, first, asks, steps, right, hints, worked } = problem;
		const [, start] = steps[0] ?? ["", 0];
		return {
			prompt: `${told} ${first} [[first]] ${asks} [[end]]`,
			boxes: {
				first: boxed(whole(start), addedAll(...problem.numbers.slice(0, 2))),
				end: { right: whole(right), wrong: problem.wrong },
			},
			hints: [hints[0], `Work out $${steps[0]?.[0] ?? ""}$ first.`, hints[2]],
			steps: worked,
		};
	});

/** Someone stopped early, or added all the numbers. */
const explain: Way = (random) => {
	const problem = tell(random, ["less", "share", "rest"]);
	const mistake = problem && random.pick(problem.wrong.slice(0, 2));
	if (problem === undefined || !mistake) return undefined;
	const [{ did }, value] = mistake;
	const name = random.pick(NAMES);
	return inOwnWords({
		prompt: `${problem.told} ${problem.asks} ${name}’s answer is ${value.shown}. Explain what ${name} did wrong, and find the right answer.`,
		hints: problem.hints,
		explanation: `${name} ${did}.\n\n${problem.worked.join("\n\n")}`,
		rubric: {
			mistake: `Says that ${name} ${did}, in any words.`,
			answer: `Says that the right answer is ${problem.right}.`,
		},
		sample_answer: `${name} ${did}. ${problem.worked.join(" ")}`,
	});
};

// 1: a product and some more or fewer, with the first step. 2: larger numbers. 3: two products, or a sum that is shared, and
// equations. 4: a number that is not needed. 5: three steps.
export const multistepWordProblems = defineSkill("multistep-word-problems", 13, {
	1: [inSteps(["more", "less"]), ask.typed(story(["more", "less"])), ask.chosen(story(["more", "less"]))],
	2: [
		ask.typed(story(["more", "less"], { size: 4 })),
		ask.chosen(expression(["more", "less"])),
		inSteps(["share"]),
	],
	3: [
		ask.typed(story(["products", "share"])),
		ask.chosen(expression(["products", "share"])),
		inSteps(["products", "share"]),
	],
	4: [
		ask.typed(story(["more", "less", "share"], { size: 3, hasExtra: true })),
		ask.chosen(story(["less", "share"], { hasExtra: true })),
		explain,
		ask.chosen(expression(["share", "rest"])),
	],
	5: [
		ask.typed(story(["rest"], { size: 3 })),
		ask.chosen(expression(["rest"])),
		explain,
		inSteps(["rest"]),
		ask.typed(story(["products"], { hasExtra: true })),
	],
});
