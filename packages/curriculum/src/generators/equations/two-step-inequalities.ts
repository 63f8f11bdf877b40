import { asClaim, ask, defineSkill, linearTex, NAMES, slip, sumTex, withTask } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { inequality, type Sign, TURNED } from "../../kit/value.ts";
import { shadeSolutions } from "./plane-regions.ts";
import { undoConstant } from "./two-step.ts";
import { inStory, storySteps } from "./inequality-tales.ts";

const LETTERS = ["x", "n", "t", "k"] as const;
const SIGNS = ["<", ">", "≤", "≥"] as const;
const EDGE: Readonly<Record<Sign, Sign>> = { "<": "≤", ">": "≥", "≤": "<", "≥": ">" };

/** p x + q, a sign, and r; solved, x is compared with c. */
interface Inequality {
	letter: string;
	sign: Sign;
	p: number;
	q: number;
	c: number;
}

type Draw = (random: Random) => Inequality | undefined;

interface Limits {
	p: readonly number[];
	q: readonly number[];
	c: readonly number[];
	most: number;
}

const drawn =
	({ p, q, c, most }: Limits): Draw =>
	(random) => ({
		letter: random.pick(LETTERS),
		sign: random.pick(SIGNS),
		p: random.integer(2, 9) * random.pick(p),
		q: random.integer(1, 15) * random.pick(q),
		c: random.integer(1, most) * random.pick(c),
	});

const resultOf = ({ p, q, c }: Inequality) => p * c + q;
const texOf = (each: Inequality) =>
	`${linearTex(each.p, each.letter, each.q)} ${each.sign} ${resultOf(each)}`;
const solvedSign = ({ p, sign }: Inequality) => (p < 0 ? TURNED[sign] : sign);

function draftOf(random: Random, each: Inequality): Draft {
	const { letter, sign, p, q, c } = each;
	const [r, solved, tex] = [resultOf(each), solvedSign(each), texOf(each)];
	const value = (number: number, other: Sign = solved) => inequality(letter, other, number);
	const same = (r + q) / p;
	const size = Math.abs(p);
	return {
		prompt: random.pick([
			`Solve $${tex}$.`,
			`What are the solutions of $${tex}$?`,
			`${random.pick(NAMES)} solves $${tex}$. What should the solution be?`,
		]),
		task: `$${tex}$`,
		right: value(c),
		wrong: [
			[p < 0 ? slip.forgotToFlip : slip.flippedWithoutNeed, value(c, TURNED[solved])],
			Number.isInteger(same) && [slip.undidWithSameSign, value(same)],
			[slip.didNotDivide, value(r - q)],
			[slip.lostSolutionSign, value(-c)],
			[slip.mistookTheBoundary, value(c, EDGE[solved])],
		],
		equal: "the same inequality in another form",
		// Both ends are even, so that the even numbers are written, with 0 among them.
		inequality: {
			from: Math.min(-6, 2 * Math.floor(c / 2) - 4),
			to: Math.max(6, 2 * Math.ceil(c / 2) + 4),
			number_every: 2,
			variable: letter,
		},
		hints: [
			"Solve it like an equation: undo the last step first.",
			`${undoConstant({ top: q, bottom: 1 })}, so that $${sumTex([[p, letter]])}$ is alone.`,
			`Divide both sides by $${p}$. ${p < 0 ? "What happens to the inequality sign when you divide by a negative number?" : "Dividing by a positive number keeps the inequality sign."}`,
		],
		steps: [
			`${undoConstant({ top: q, bottom: 1 })}: $${sumTex([[p, letter]])} ${sign} ${r - q}$.`,
			p < 0
				? `Divide by $${p}$ and reverse the inequality sign, because $${p}$ is negative.`
				: `Divide by $${size}$. The inequality sign stays the same.`,
			`The solution is $${letter} ${solved} ${c}$.`,
		],
	};
}

const form =
	(draw: Draw): Form =>
	(random) => {
		const each = draw(random);
		return each && draftOf(random, each);
	};

const BINS = ["Solution", "Not a solution"] as const;

/** Numbers to be sorted by whether they make the inequality true; the boundary is one of them. */
const sorted = (draw: Draw) =>
	ask.sorted((random) => {
		const each = draw(random);
		if (each === undefined) return undefined;
		const { p, q, c, sign } = each;
		const r = resultOf(each);
		const holds = (x: number) => {
			const left = p * x + q;
			return sign === "<" ? left < r : sign === ">" ? left > r : sign === "≤" ? left <= r : left >= r;
		};
		const numbers = [
			c,
			c - random.integer(1, 2),
			c + random.integer(1, 2),
			c - random.integer(3, 9),
			c + random.integer(3, 9),
		];
		return {
			prompt: random.pick([
				`Which numbers make $${texOf(each)}$ true? Sort the cards.`,
				`Is each number a solution of $${texOf(each)}$? Sort the cards.`,
			]),
			bins: BINS,
			cards: numbers.map((x) => ({
				label: `${x}`.replace("-", "−"),
				bin: BINS[holds(x) ? 0 : 1],
				wrong: [
					[
						x === c ? slip.mistookTheBoundary : p < 0 ? slip.forgotToFlip : slip.flippedWithoutNeed,
						BINS[holds(x) ? 1 : 0],
					] as const,
				],
			})),
			hints: [
				"Solve the inequality, or substitute each number.",
				`${undoConstant({ top: q, bottom: 1 })}.`,
				`Then divide both sides by $${p}$.${p < 0 ? " Flip the inequality sign, because you divide by a negative number." : ""}`,
			],
			steps: draftOf(random, each).steps,
		};
	});

/** The solutions are drawn on a number line. */
const arrow = (each: Form) =>
	ask.asArrow((random) => {
		const draft = each(random);
		if (draft === undefined) return undefined;
		const { task = "" } = draft;
		return {
			...draft,
			prompt: random.pick([
				`Draw the solutions of ${task} on the number line.`,
				`Solve ${task}, and graph the solutions.`,
				`Graph the solutions of ${task}.`,
			]),
		};
	});

const named = (each: Form) => withTask(each, (task) => `the solution of ${task}`);
const claimed = (each: Form) => asClaim(each, (task, value) => `The solution of ${task} is ${value}.`);
/** With one letter for all, so that it does not tell which belongs to which. */
const inX =
	(draw: Draw): Draw =>
	(random) => {
		const each = draw(random);
		return each && { ...each, letter: "x" };
	};
const columns = ["inequality", "solution"] as const;
const ANY = [1, -1] as const;
const positive = drawn({ p: [1], q: [1], c: [1], most: 9 });
const signed = drawn({ p: [1], q: ANY, c: ANY, most: 12 });
const falling = drawn({ p: [-1], q: ANY, c: ANY, most: 9 });
const any = drawn({ p: ANY, q: ANY, c: ANY, most: 6 });

// 1: positive numbers. 2: negative numbers. 3: a negative coefficient. 4: solutions as a graph, and mistakes.
// 5: stories with a whole number as the answer, and beyond the standard solutions as points of the plane.
export const twoStepInequalities = defineSkill("two-step-inequalities", 19, {
	1: [
		ask.chosen(form(positive)),
		arrow(form(positive)),
		sorted(positive),
		ask.matched(form(inX(positive)), columns),
	],
	2: [ask.chosen(form(signed)), arrow(form(signed)), ask.judged(claimed(form(signed))), sorted(signed)],
	3: [
		ask.chosen(form(falling)),
		arrow(form(falling)),
		ask.matched(form(inX(falling)), columns),
		sorted(falling),
	],
	4: [
		arrow(form(any)),
		ask.whatWentWrong(named(form(any))),
		ask.explainTheMistake(named(form(falling))),
		ask.judged(claimed(form(any))),
	],
	5: [ask.typed(inStory), ask.chosen(inStory), storySteps, shadeSolutions(form(inX(any)))],
});
