import { askToSolve, gcd, linearTex, simplest, slip, sumTex, whole } from "../../kit/index.ts";
import type { Draft, Random } from "../../kit/index.ts";

const LETTERS = ["x", "n", "y", "t", "k"] as const;

/** a x + b = c x + d, as it is shown and once it is multiplied out. */
interface Equation {
	letter: string;
	a: number;
	b: number;
	c: number;
	d: number;
	/** The equation as it is shown, where it is not the one above. */
	shown?: string;
	/** What it takes to come to the one above, and where it leads if that goes wrong. */
	first?: { hint: string; step: string; wrong: Draft["wrong"] };
}

export type Equations = (random: Random) => Equation | undefined;

const side = (coefficient: number, letter: string, constant: number) =>
	linearTex(coefficient, letter, constant);

const solution = (top: number, bottom: number) => bottom !== 0 && simplest(top, bottom);

export function draftOf(random: Random, { letter, a, b, c, d, shown, first }: Equation): Draft | undefined {
	const [p, q] = [a - c, d - b];
	if (p === 0 || d === 0 || Math.abs(q) > 250) return undefined;
	const plain = `${side(a, letter, b)} = ${side(c, letter, d)}`;
	const equation = shown ?? plain;
	const right = q % p === 0 ? whole(q / p) : simplest(q, p);
	const wrongs = [
		[slip.movedNumber, solution(d + b, p)],
		[slip.movedLetter, solution(q, a + c)],
		[slip.didNotDivide, whole(q)],
		[slip.lostSolutionSign, simplest(-q, p)],
	] as const;
	const collected = `${sumTex([[p, letter]])} = ${q}`;
	return {
		prompt: askToSolve(random, letter, equation),
		...(q % p === 0 ? {} : { cta: "Write a whole number or a fraction, such as -3/4." }),
		...(shown === undefined && isOnScale([a, b, c, d], q / p)
			? {
					balance: { variable: letter, left_boxes: a, left_ones: b, right_boxes: c, right_ones: d },
				}
			: {}),
		task: `$${equation}$`,
		right,
		wrong: [
			...(first?.wrong ?? []),
			...wrongs.map(([each, value]) => value !== false && ([each, value] as const)),
		],
		hints: [
			first?.hint ??
				`The variable is on both sides. Which term could you subtract from both sides of $${equation}$?`,
			`Move $${sumTex([[a, letter]])}$ and $${sumTex([[c, letter]])}$ to one side, and $${b}$ and $${d}$ to the other.`,
			`You reach one term with $${letter}$ on one side and a number on the other. Divide by the coefficient of $${letter}$.`,
		],
		steps: [
			...(first === undefined ? [] : [first.step]),
			...(p === 1 ? [] : [`Collect like terms: $${collected}$.`]),
			`${p === 1 ? "Collect like terms." : `Divide both sides by $${p}$.`} The solution is $${letter} = ${right.shown.slice(1, -1)}$.`,
		],
	};
}

/** Whether both sides can lie on a scale: boxes and ones, and a box of a whole weight. */
function isOnScale(numbers: readonly [a: number, b: number, c: number, d: number], weight: number): boolean {
	const [a, , c] = numbers;
	return numbers.every((each) => each >= 0) && Math.max(a, c) <= 10 && weight > 0 && Number.isInteger(weight);
}

export const plain =
	(hasNegatives: boolean): Equations =>
	(random) => {
		const sign = () => (hasNegatives && random.oneIn(2) ? -1 : 1);
		const [x, b] = [random.integer(2, 12) * sign(), random.integer(1, 20) * sign()];
		const [a = 0, c = 0] = random.shuffle([random.integer(5, 12) * sign(), random.integer(2, 4) * sign()]);
		const d = (a - c) * x + b;
		return d < 0 && !hasNegatives ? undefined : { letter: random.pick(LETTERS), a, b, c, d };
	};

/** p(x + q) on the left, and on the right c x + d, or c(x + s) and a number. */
export const parentheses =
	(onBoth: boolean): Equations =>
	(random) => {
		const letter = random.pick(LETTERS);
		const signed = (least: number, most: number) => random.integer(least, most) * random.pick([1, -1]);
		const x = signed(1, 12);
		const p = onBoth ? signed(2, 6) : random.integer(2, 6);
		const q = signed(1, 9);
		const c = signed(2, 8);
		const s = onBoth ? signed(1, 9) : 0;
		const rest = p * (x + q) - c * (x + s);
		if (p === c || rest === 0 || Math.abs(rest) > 80) return undefined;
		const right = onBoth
			? `${c}(${side(1, letter, s)}) ${rest < 0 ? "-" : "+"} ${Math.abs(rest)}`
			: side(c, letter, rest);
		const [b, d] = [p * q, c * s + rest];
		const firstOnly = solution(s + rest - q, p - c);
		return {
			letter,
			a: p,
			b,
			c,
			d,
			shown: `${p}(${side(1, letter, q)}) = ${right}`,
			first: {
				hint: `Use the distributive property first: $${p}$ multiplies both terms of $${side(1, letter, q)}$.`,
				step: `Multiply out: $${side(p, letter, b)} = ${side(c, letter, d)}$.`,
				wrong: [firstOnly && [slip.distributedToFirst, firstOnly]],
			},
		};
	};

/** x / m + b = x / n + d. */
export const fractions: Equations = (random) => {
	const [m, n, letter] = [random.integer(2, 4), random.integer(3, 6), random.pick(LETTERS)];
	const common = (m * n) / gcd(m, n);
	const x = common * random.integer(1, 4) * random.pick([1, 1, -1]);
	const b = random.integer(1, 12) * random.pick([1, -1]);
	const d = x / m + b - x / n;
	const [overM, overN] = [common / m, common / n];
	const part = (bottom: number, constant: number) => linearTex({ top: 1, bottom }, letter, constant);
	const kept = solution(d - b, overM - overN);
	return {
		letter,
		a: overM,
		b: b * common,
		c: overN,
		d: d * common,
		shown: `${part(m, b)} = ${part(n, d)}`,
		first: {
			hint: `Multiply every term by a number that both denominators ${m} and ${n} divide.`,
			step: `Multiply by ${common}: $${side(overM, letter, b * common)} = ${side(overN, letter, d * common)}$.`,
			wrong: [kept && [slip.multipliedFractionsOnly, kept]],
		},
	};
};

export const fractionSolution: Equations = (random) => {
	const p = random.integer(2, 7);
	const c = random.integer(1, 6);
	const b = random.integer(1, 12) * random.pick([1, -1]);
	const q = random.integer(1, 15) * random.pick([1, -1]);
	return q % p === 0 ? undefined : { letter: random.pick(LETTERS), a: c + p, b, c, d: q + b };
};
