import { abs, gcd, type Rational, rational } from "../../../arithmetic/rational.ts";
import { type FunctionName, type Instruction, parseExpression } from "./parse-expression.ts";

/**
 * A small arithmetic language in which the author of a question (usually a model) says how to compute its
 * answer: `apples = 12; eaten = 5; apples - eaten`. It has exact numbers, four operations, powers, brackets,
 * names and a few functions. It has no side effects, and its time and size are bounded, so any input is safe
 * to run.
 */
export type ExpressionResult =
	| { ok: true; value: Rational }
	| { ok: false; fault: ExpressionFault; detail: string };

export type ExpressionFault =
	/** Not in the language; `detail` says where. */
	| "unreadable"
	| "unknown-name"
	| "division-by-zero"
	/** A number, a power or the text itself is larger than grade 8 needs. */
	| "too-large"
	/** A root or a power that is not a fraction, such as sqrt(2). */
	| "not-exact";

/** Bits of a numerator or denominator: more than any school number needs, few enough to be fast. */
const MAX_BITS = 512n;
const MAX_VALUE = 2n ** MAX_BITS;
const MAX_POWER = 64n;

class Fault extends Error {
	readonly fault: ExpressionFault;
	constructor(fault: ExpressionFault, detail: string) {
		super(detail);
		this.fault = fault;
	}
}

/** The exact value of an expression, or why it has none. Takes linear time. */
export function evaluateExpression(text: string): ExpressionResult {
	const parsed = parseExpression(text);
	if (!parsed.ok) return parsed;
	try {
		return { ok: true, value: run(parsed.program) };
	} catch (error) {
		if (error instanceof Fault) return { ok: false, fault: error.fault, detail: error.message };
		throw error;
	}
}

function run(program: readonly Instruction[]): Rational {
	const stack: Rational[] = [];
	const names = new Map<string, Rational>();
	const pop = () => {
		const value = stack.pop();
		if (value === undefined) throw new Error("the parser left the stack empty");
		return value;
	};
	for (const step of program) {
		switch (step.do) {
			case "push":
				stack.push(bounded(step.value));
				break;
			case "read": {
				const value = names.get(step.name);
				if (value === undefined) throw new Fault("unknown-name", step.name);
				stack.push(value);
				break;
			}
			case "keep":
				names.set(step.name, pop());
				break;
			case "negate":
				stack.push(negated(pop()));
				break;
			case "operate": {
				const [right, left] = [pop(), pop()];
				stack.push(bounded(OPERATORS[step.operator](left, right)));
				break;
			}
			case "call": {
				const values = Array.from({ length: step.count }, pop).toReversed();
				stack.push(bounded(FUNCTIONS[step.name](values)));
				break;
			}
		}
	}
	return pop();
}

function bounded(value: Rational): Rational {
	if (abs(value.numerator) > MAX_VALUE || value.denominator > MAX_VALUE)
		throw new Fault("too-large", "a number is too large");
	return value;
}

const negated = ({ numerator, denominator }: Rational) => rational(-numerator, denominator);
const plus = (a: Rational, b: Rational) =>
	rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const minus = (a: Rational, b: Rational) => plus(a, negated(b));
const times = (a: Rational, b: Rational) =>
	rational(a.numerator * b.numerator, a.denominator * b.denominator);

function dividedBy(a: Rational, b: Rational): Rational {
	if (b.numerator === 0n) throw new Fault("division-by-zero", "division by zero");
	return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

function toThe(base: Rational, { numerator: power, denominator }: Rational): Rational {
	if (denominator !== 1n) throw new Fault("not-exact", "a power must be a whole number");
	if (abs(power) > MAX_POWER) throw new Fault("too-large", `a power of ${power}`);
	if (power < 0n) return toThe(dividedBy(rational(1n), base), rational(-power));
	let result = rational(1n);
	for (let at = 0n; at < power; at += 1n) result = bounded(times(result, base));
	return result;
}

const OPERATORS = { "+": plus, "-": minus, "*": times, "/": dividedBy, "^": toThe } as const;

function isLess(a: Rational, b: Rational): boolean {
	return a.numerator * b.denominator < b.numerator * a.denominator;
}

function floored({ numerator, denominator }: Rational): bigint {
	const quotient = numerator / denominator;
	return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

function whole(value: Rational): bigint {
	if (value.denominator !== 1n) throw new Fault("not-exact", "a whole number is needed");
	return value.numerator;
}

/** Halves are rounded away from zero, as taught in school. */
function rounded(value: Rational, places: bigint): Rational {
	if (abs(places) > 30n) throw new Fault("too-large", `${places} places`);
	const scale = toThe(rational(10n), rational(places));
	const size = rational(abs(value.numerator), value.denominator);
	const up = rational(floored(plus(times(size, scale), rational(1n, 2n))));
	const back = dividedBy(up, scale);
	return value.numerator < 0n ? negated(back) : back;
}

function rootOf(value: Rational): Rational {
	const [top, bottom] = [wholeRoot(value.numerator), wholeRoot(value.denominator)];
	if (top === undefined || bottom === undefined) throw new Fault("not-exact", "the root isn’t a fraction");
	return rational(top, bottom);
}

/** The square root by Newton's method; undefined if it is not a whole number. */
function wholeRoot(square: bigint): bigint | undefined {
	if (square < 0n) return undefined;
	if (square < 2n) return square;
	let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
	for (;;) {
		const next = (root + square / root) / 2n;
		if (next >= root) break;
		root = next;
	}
	return root * root === square ? root : undefined;
}

const first = (values: Rational[]) => values[0] ?? rational(0n);
const second = (values: Rational[]) => values[1] ?? rational(0n);
const lcm = (a: bigint, b: bigint) => (a === 0n || b === 0n ? 0n : abs(a * b) / gcd(a, b));
const sumOf = (values: Rational[]) => values.reduce(plus);

const FUNCTIONS: Readonly<Record<FunctionName, (values: Rational[]) => Rational>> = {
	abs: (v) => rational(abs(first(v).numerator), first(v).denominator),
	floor: (v) => rational(floored(first(v))),
	ceil: (v) => rational(-floored(negated(first(v)))),
	round: (v) => rounded(first(v), whole(second(v))),
	sqrt: (v) => rootOf(first(v)),
	mod: (v) => modOf(first(v), second(v)),
	gcd: (v) => rational(v.map(whole).reduce(gcd)),
	lcm: (v) => rational(v.map(whole).reduce(lcm)),
	min: (v) => v.reduce((a, b) => (isLess(b, a) ? b : a)),
	max: (v) => v.reduce((a, b) => (isLess(a, b) ? b : a)),
	sum: sumOf,
	mean: (v) => dividedBy(sumOf(v), rational(BigInt(v.length))),
	median: medianOf,
};

function modOf(a: Rational, b: Rational): Rational {
	return minus(a, times(b, rational(floored(dividedBy(a, b)))));
}

function medianOf(values: Rational[]): Rational {
	const inOrder = values.toSorted((a, b) => (isLess(a, b) ? -1 : 1));
	const middle = Math.floor((inOrder.length - 1) / 2);
	const [low, high] = [inOrder[middle], inOrder[inOrder.length - 1 - middle]];
	if (low === undefined || high === undefined) throw new Error("no values");
	return dividedBy(plus(low, high), rational(2n));
}
