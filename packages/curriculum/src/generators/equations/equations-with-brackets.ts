import { ask, askToSolve, boxed, defineSkill, NAMES, simplest, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { linearTex, sumTex } from "../../kit/terms.ts";
import { int, undoConstant, undoFactor, waysToSolve } from "./two-step.ts";

const LETTERS = ["x", "n", "y", "t", "k"] as const;

/** p (x + q) = r. */
interface Grouped {
	letter: string;
	p: number;
	q: number;
	r: number;
}

type Groups = (random: Random) => Grouped | undefined;

const inner = ({ letter, q }: Grouped) => linearTex(1, letter, q);
const distributed = ({ letter, p, q }: Grouped) => linearTex(p, letter, p * q);
const texOf = (group: Grouped) => `${group.p}(${inner(group)}) = ${group.r}`;

function draftOf(random: Random, group: Grouped): Draft {
	const { letter, p, q, r } = group;
	const divides = r % p === 0;
	const right = divides ? whole(r / p - q) : simplest(r - p * q, p);
	const alone = simplest(r, p).shown.slice(1, -1);
	return {
		prompt: askToSolve(random, letter, texOf(group)),
		...(divides ? {} : { cta: "Write a whole number or a fraction, such as -3/4." }),
		unit: { before: `${letter} =` },
		task: `$${texOf(group)}$`,
		right,
		wrong: [
			[slip.distributedToFirst, simplest(r - q, p)],
			[slip.gaveTheParentheses, simplest(r, p)],
			[slip.undidWithSameSign, simplest(r + p * q, p)],
			[slip.didNotDivide, whole(r - p * q)],
			[slip.lostSolutionSign, simplest(p * q - r, p)],
		],
		hints: [
			`The whole expression in the parentheses, $${inner(group)}$, is multiplied by $${p}$.`,
			divides
				? `${undoFactor(int(p))}. Then only $${inner(group)}$ is on the left side.`
				: `$${r}$ is not a multiple of $${p}$, so use the distributive property: $${distributed(group)} = ${r}$.`,
			divides ? `${undoConstant(int(q))}.` : `${undoConstant(int(p * q))}, and then divide by $${p}$.`,
		],
		steps: divides
			? [
					`${undoFactor(int(p))}: $${inner(group)} = ${alone}$.`,
					`${undoConstant(int(q))}.`,
					`The solution is $${letter} = ${right.entry}$.`,
				]
			: [
					`Use the distributive property: $${distributed(group)} = ${r}$.`,
					`${undoConstant(int(p * q))}: $${sumTex([[p, letter]])} = ${r - p * q}$.`,
					`The solution is $${letter} = ${right.shown.slice(1, -1)}$.`,
				],
	};
}

const form =
	(groups: Groups): Form =>
	(random) => {
		const group = groups(random);
		return group && draftOf(random, group);
	};

interface Limits {
	/** Which signs p, q and x may have. */
	p?: readonly number[];
	q?: readonly number[];
	x?: readonly number[];
	most: number;
}

const wholeGroups =
	({ p = [1], q = [1], x = [1], most }: Limits): Groups =>
	(random) => {
		const [factor, added] = [random.integer(2, 9) * random.pick(p), random.integer(1, 9) * random.pick(q)];
		const solution = random.integer(2, most) * random.pick(x);
		const r = factor * (solution + added);
		return r === 0 ? undefined : { letter: random.pick(LETTERS), p: factor, q: added, r };
	};

/** The right side is no multiple of the factor. */
const fractionGroups: Groups = (random) => {
	const [p, q] = [random.integer(2, 9), random.integer(1, 9) * random.pick([1, -1])];
	const r = random.integer(3, 60) * random.pick([1, 1, -1]);
	return r % p === 0 ? undefined : { letter: random.pick(LETTERS), p, q, r };
};

/** Two boxes: the parentheses and the solution, or the right side after distributing and the solution. */
const inSteps = (groups: Groups) =>
	ask.stepwise((random) => {
		const group = groups(random);
		if (group === undefined) return undefined;
		const { letter, p, q, r } = group;
		const { right, wrong, hints, steps } = draftOf(random, group);
		const isDivided = random.oneIn(2);
		const begin = random.pick([
			"Solve step by step:",
			"Complete the work:",
			`Finish ${random.pick(NAMES)}’s work:`,
		]);
		const middle = isDivided
			? `Divide both sides by $${p}$: $${inner(group)} =$ [[part]].`
			: `Use the distributive property: $${sumTex([[p, letter]])} ${p * q < 0 ? "-" : "+"}$ [[part]] $= ${r}$.`;
		return {
			prompt: `${begin} $${texOf(group)}$. ${middle} Then $${letter} =$ [[x]].`,
			boxes: {
				part: isDivided
					? { right: whole(r / p), wrong: [[slip.subtractedTheFactor, whole(r - p)]] }
					: boxed(whole(Math.abs(p * q)), [slip.distributedToFirst, whole(Math.abs(q))]),
				x: { right, wrong },
			},
			hints: isDivided
				? hints
				: [
						`Both terms in the parentheses, $${letter}$ and $${q}$, are multiplied by $${p}$.`,
						`Find the product of $${p}$ and $${q}$.`,
						`Undo the constant first, and then divide both sides by $${p}$.`,
					],
			steps: [...(isDivided ? [] : [`$${p}$ times the parentheses is $${distributed(group)}$.`]), ...steps],
		};
	});

const ANY = [1, -1] as const;
const sums = wholeGroups({ most: 12 });
const differences = wholeGroups({ q: ANY, most: 15 });
const negatives = wholeGroups({ q: ANY, x: ANY, most: 12 });
const negativeFactors = wholeGroups({ p: [-1], q: ANY, x: ANY, most: 12 });
const easy = waysToSolve(form(sums));
const plain = waysToSolve(form(differences));
const signed = waysToSolve(form(negatives));
const turned = waysToSolve(form(negativeFactors));
const parts = waysToSolve(form(fractionGroups));

// 1: positive numbers. 2: subtraction in the parentheses. 3: negative solutions. 4: negative factors. 5: fractions as
// solutions, for which one has to distribute.
export const equationsWithBrackets = defineSkill("equations-with-brackets", 12, {
	1: [easy.typed, easy.chosen, inSteps(sums), easy.matched],
	2: [plain.typed, plain.chosen, inSteps(differences), plain.judged],
	3: [signed.typed, signed.chosen, inSteps(negatives), signed.mistaken],
	4: [turned.typed, turned.chosen, inSteps(negativeFactors), turned.judged, turned.mistaken],
	5: [parts.typed, parts.chosen, parts.matched, parts.explained],
});
