import { asClaim, ask, defineSkill, NAMES, slip, sumTex, whole, withTask, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import {
	CLAIMS,
	type Count,
	COUNTS,
	equationOf,
	type Look,
	NUMBERS,
	OPTIONS,
	side,
	sign,
	stepsOf,
	wrongOf,
} from "./equation-counts.ts";

const form =
	(look: Look, said: Readonly<Record<Count, string>> = OPTIONS): Form =>
	(random) => {
		const equation = equationOf(random, look);
		if (equation === undefined) return undefined;
		const { shown, count, a, b } = equation;
		const slips = wrongOf(equation);
		return {
			prompt: random.pick([
				`How many solutions does the equation $${shown}$ have?`,
				`Which is true of the equation $${shown}$? It has …`,
				`${random.pick(NAMES)} solves $${shown}$. How many solutions are there?`,
			]),
			task: `$${shown}$`,
			right: words(said[count]),
			wrong: COUNTS.map((each) => each !== count && ([slips[each], words(said[each])] as const)),
			order: COUNTS.map((each) => said[each]),
			equal: "the same in other words",
			hints: [
				look === "plain"
					? "Compare the variable terms of both sides, and the constants of both sides."
					: "Use the distributive property and combine like terms on each side first.",
				`Simplify each side first. One side is $${side(a, b)}$. ${a < 0 ? "Add" : "Subtract"} $${sumTex([[Math.abs(a), "x"]])}$ ${a < 0 ? "to" : "from"} both sides.`,
				"A statement that is always true fits every number. One that is never true fits none.",
			],
			steps: stepsOf(equation),
		};
	};

const plainText = (tex: string) => tex.replaceAll("-", "−");

/** Equations to be sorted by how many solutions they have. */
const bySolutions = (looks: readonly Look[]) =>
	ask.sorted((random) => {
		const counts = [...COUNTS, random.pick(COUNTS), random.pick(COUNTS)];
		const equations = counts.map((count) => equationOf(random, random.pick(looks), count));
		if (!equations.every((each) => each !== undefined)) return undefined;
		return {
			prompt: random.pick([
				"How many solutions does each equation have? Sort the cards.",
				`${random.pick(NAMES)} sorts equations by the number of their solutions. Where does each card belong?`,
			]),
			bins: COUNTS.map((each) => OPTIONS[each]),
			cards: equations.map((equation) => ({
				label: plainText(equation.shown),
				bin: OPTIONS[equation.count],
				wrong: COUNTS.filter((each) => each !== equation.count).map(
					(each) => [wrongOf(equation)[each], OPTIONS[each]] as const,
				),
			})),
			hints: [
				"Combine like terms on both sides of each equation.",
				"If the variable terms differ, there is exactly one solution.",
				"If they are the same, compare the constants.",
			],
			steps: equations.map((equation) => `$${equation.shown}$: ${stepsOf(equation)[1]}`),
		};
	});

/** A number in a box that makes the equation true for no number, or for every number. */
const box: Form = (random) => {
	const [factor, p, q] = [random.integer(2, 6), random.integer(2, 5), random.integer(1, 8) * sign(random)];
	const [a, b] = [factor * p, factor * q];
	const wantsNone = random.oneIn(2);
	const d = b + random.integer(1, 9) * sign(random);
	if (d === 0 || (a === b && !wantsNone)) return undefined;
	const left = `${factor}(${side(p, q)})`;
	const equation = wantsNone
		? `${left} = \\square x ${d < 0 ? "-" : "+"} ${Math.abs(d)}`
		: `${left} = ${a}x + \\square`;
	return {
		prompt: random.pick([
			`Which number in the box makes this equation ${wantsNone ? "have no solution" : "true for every number"}? $${equation}$`,
			`The equation $${equation}$ has ${wantsNone ? "no solution" : "infinitely many solutions"}. Which number is in the box?`,
		]),
		right: whole(wantsNone ? a : b),
		wrong: [
			[slip.didNotDistribute, whole(wantsNone ? p : q)],
			[slip.comparedOtherTerm, whole(wantsNone ? b : a)],
			[slip.zeroInTheBox, whole(0)],
			[slip.addedTheFactorInFront, whole(factor + (wantsNone ? p : q))],
		],
		hints: [
			"Use the distributive property on the left side.",
			`The left side has $${p}$ times $x$ and $${q}$ in the parentheses. Multiply each of them by ${factor}.`,
			wantsNone
				? "There is no solution if the variable terms are the same and the constants differ."
				: "Every number is a solution if both sides are the same.",
		],
		steps: [
			`The left side is $${side(a, b)}$.`,
			wantsNone
				? `With $${a}$ in the box, $${b} = ${d}$ is left, which is never true.`
				: `With $${b}$ in the box, both sides are the same.`,
		],
	};
};

const claimed = (look: Look) =>
	asClaim(form(look, CLAIMS), (task, claim) => `The equation ${task} ${claim}.`);
const explained = (look: Look) =>
	ask.explainTheMistake(withTask(form(look, NUMBERS), (task) => `the number of solutions of ${task}`));

// 1: like terms are combined already. 2: like terms to combine. 3: parentheses, and zero as the solution. 4: several
// equations of all looks. 5: a number that makes it have none or infinitely many.
export const countSolutions = defineSkill("count-solutions", 11, {
	1: [ask.chosen(form("plain")), bySolutions(["plain"]), ask.judged(claimed("plain"))],
	2: [
		ask.chosen(form("collect")),
		ask.chosen(form("collect")),
		bySolutions(["collect"]),
		explained("collect"),
	],
	3: [ask.chosen(form("parentheses")), ask.judged(claimed("parentheses")), bySolutions(["parentheses"])],
	4: [
		bySolutions(["plain", "collect", "parentheses"]),
		ask.judged(claimed("collect"), 5),
		ask.judged(claimed("parentheses"), 5),
		explained("parentheses"),
	],
	5: [ask.typed(box), ask.chosen(box), bySolutions(["collect", "parentheses"])],
});
