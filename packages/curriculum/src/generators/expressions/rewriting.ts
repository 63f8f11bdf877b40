import { type Draft, type Form, gcd, NAMES, type Random, slip, words, type Wrong } from "../../kit/index.ts";

export const LETTERS = ["x", "y", "n", "a", "k", "t"] as const;
const shown = (tex: string) => words(`$${tex}$`);

/** "3x", and "x" for one. */
export const times = (count: number, letter: string) =>
	`${count === 1 && letter !== "" ? "" : count}${letter}`;

interface Rewriting {
	task: string;
	right: string;
	wrong: readonly (readonly [Wrong[0], string] | false)[];
	hints: Draft["hints"];
	/** Before the last one, which says that both are equal. */
	steps: readonly string[];
}

/** An expression, and another one that is equal to it for every value of the variable. */
function rewritten(random: Random, { task, right, wrong, hints, steps }: Rewriting): Draft {
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`Which expression is equivalent to $${task}$?`,
			`Which expression always has the same value as $${task}$?`,
			`${name} writes $${task}$ in another way. Which expression is equivalent to it?`,
		]),
		task: `$${task}$`,
		right: shown(right),
		wrong: wrong.map((each) => each && [each[0], shown(each[1])]),
		hints,
		steps: [...steps, `So $${task} = ${right}$.`],
		equal: "an equivalent expression",
	};
}

/** The distributive property; with `hasTwo` the variable has a coefficient. */
export const expanded =
	(hasTwo: boolean): Form =>
	(random) => {
		const x = random.pick(LETTERS);
		const a = random.integer(2, 9);
		const b = random.integer(2, 12);
		const p = hasTwo ? random.integer(2, 6) : 1;
		const sign = random.pick(["+", "-"]);
		const inside = `${times(p, x)} ${sign} ${b}`;
		return rewritten(random, {
			task: `${a}(${inside})`,
			right: `${a * p}${x} ${sign} ${a * b}`,
			wrong: [
				[slip.distributedToFirst, `${a * p}${x} ${sign} ${b}`],
				[slip.secondTermOnly, `${times(p, x)} ${sign} ${a * b}`],
				[slip.addedToTheSecondTerm, `${a * p}${x} ${sign} ${a + b}`],
			],
			hints: [
				"The factor in front multiplies every term in the parentheses.",
				`Multiply $${times(p, x)}$ by ${a}, and multiply ${b} by ${a}.`,
				"Check with a small number for the variable: do both expressions have the same value?",
			],
			steps: [`$${a} \\times ${times(p, x)} = ${a * p}${x}$ and $${a} \\times ${b} = ${a * b}$.`],
		});
	};

/** Like terms. */
export const collected: Form = (random) => {
	const x = random.pick(LETTERS);
	const a = random.integer(2, 9);
	const b = random.integer(2, 12);
	const c = random.integer(1, 9);
	return rewritten(random, {
		task: `${a}${x} + ${b} + ${times(c, x)}`,
		right: `${a + c}${x} + ${b}`,
		wrong: [
			[slip.combinedUnlike, `${a + b + c}${x}`],
			[slip.multipliedLetters, `${a + c}${x}^{2} + ${b}`],
			c === 1
				? [slip.letterAsOne, `${a}${x} + ${b + 1}`]
				: [slip.multipliedCoefficients, `${a * c}${x} + ${b}`],
		],
		hints: [
			"Terms with the same variable can be combined. A constant cannot be combined with them.",
			`Which terms have the variable? $${a}${x}$ and $${times(c, x)}$.`,
			`How many times is $${x}$ there in all?`,
		],
		steps: [`$${a}${x} + ${times(c, x)} = ${a + c}${x}$, and the constant ${b} stays.`],
	});
};

/** The same variable added several times, or a difference of like terms. */
export const repeated: Form = (random) => {
	const [x, count, less] = [random.pick(LETTERS), random.integer(3, 9), random.integer(1, 6)];
	const isSum = random.oneIn(2);
	const [n, terms] = isSum
		? [Math.min(count, 5), Array.from({ length: Math.min(count, 5) }, () => x).join(" + ")]
		: [count, `${count + less}${x} - ${times(less, x)}`];
	return rewritten(random, {
		task: terms,
		right: times(n, x),
		wrong: isSum
			? [
					[slip.multipliedLetters, `${x}^{${n}}`],
					[slip.letterAsOne, `${x} + ${n}`],
					[slip.leftOutLikeTerm, times(n - 1, x)],
				]
			: [
					[slip.multipliedLetters, `${n}${x}^{2}`],
					[slip.letterAsOne, `${n}`],
					less === 1
						? [slip.leftOutLikeTerm, `${count + less}`]
						: [slip.multipliedCoefficients, `${(count + less) * less}${x}`],
				],
		hints: [
			`Every term has $${x}$, so they are like terms.`,
			`How many times is $${x}$ there${isSum ? "" : `, and how many are taken away`}?`,
			"Check with a small number for the variable.",
		],
		steps: [
			isSum
				? `$${x}$ is there ${n} times.`
				: `$${count + less} - ${less} = ${n}$, so $${x}$ is left ${n} times.`,
		],
	});
};

interface Factored {
	x: string;
	y: string;
	f: number;
	p: number;
	q: number;
}

/** A common factor, and two coefficients that share no other one. */
export function factoredOf(random: Random, hasTwoLetters: boolean): Factored | undefined {
	const x = random.pick(LETTERS);
	const f = random.integer(2, 9);
	const p = random.integer(1, 9);
	const q = random.integer(1, 9);
	const y = hasTwoLetters ? (x === "y" ? "z" : "y") : "";
	return p === q || gcd(p, q) > 1
		? undefined
		: { x: hasTwoLetters ? "x" : x, y: hasTwoLetters ? "y" : y, f, p, q };
}

export function sumOf({ x, y, f, p, q }: Factored): string {
	return `${times(f * p, x)} + ${times(f * q, y)}`;
}

/** The greatest common factor in front of parentheses. */
export const factored =
	(hasTwoLetters: boolean): Form =>
	(random) => {
		const parts = factoredOf(random, hasTwoLetters);
		if (parts === undefined) return undefined;
		const { x, y, f, p, q } = parts;
		const inside = (one: number, other: number) => `${times(one, x)} + ${times(other, y)}`;
		return rewritten(random, {
			task: sumOf(parts),
			right: `${f}(${inside(p, q)})`,
			wrong: [
				[slip.factoredOneTermOnly, `${f}(${inside(p, f * q)})`],
				[slip.droppedTheFactor, inside(p, q)],
				[slip.combinedUnlike, `${f * p + f * q}${x}${y}`],
			],
			hints: [
				"Which number divides both terms?",
				`Divide $${times(f * p, x)}$ and $${times(f * q, y)}$ by their greatest common factor.`,
				"Multiply back to check: the factor multiplies both terms in the parentheses.",
			],
			steps: [
				`Both terms can be divided by ${f}: $${f * p} \\div ${f} = ${p}$ and $${f * q} \\div ${f} = ${q}$.`,
			],
		});
	};

/** Parentheses, and another like term. */
export const expandedAndCollected: Form = (random) => {
	const x = random.pick(LETTERS);
	const a = random.integer(2, 7);
	const b = random.integer(2, 9);
	const c = random.integer(1, 9);
	return rewritten(random, {
		task: `${a}(${x} + ${b}) + ${times(c, x)}`,
		right: `${a + c}${x} + ${a * b}`,
		wrong: [
			[slip.distributedToFirst, `${a + c}${x} + ${b}`],
			[slip.leftOutLikeTerm, `${a}${x} + ${a * b}`],
			[slip.combinedUnlike, `${a + c + a * b}${x}`],
			c > 1 && [slip.multipliedCoefficients, `${a * c}${x} + ${a * b}`],
		],
		hints: [
			"Begin with the parentheses: the factor multiplies both terms.",
			`Write $${a}(${x} + ${b})$ without parentheses.`,
			`Then combine the terms with $${x}$.`,
		],
		steps: [`$${a}(${x} + ${b}) = ${a}${x} + ${a * b}$.`, `$${a}${x} + ${times(c, x)} = ${a + c}${x}$.`],
	});
};
