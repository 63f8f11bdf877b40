import { entryTex, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";
import { anyFraction, decimals, type Value, whole } from "../../kit/value.ts";
import { LETTERS } from "./rewriting.ts";

interface Evaluation {
	expression: string;
	/** "x = 4", or two of them. */
	at: string;
	/** With the numbers in place. */
	work: string;
	right: Value;
	wrong: readonly (Wrong | false)[];
	first: string;
	/** The steps between, without the result. */
	between?: string;
}

export function evaluated(
	random: Random,
	{ expression, at, work, right, wrong, first, between }: Evaluation,
): Draft {
	const name = random.pick(NAMES);
	const task = `$${expression}$ for ${at}`;
	return {
		prompt: random.pick([
			`What is the value of ${task}?`,
			`Evaluate ${task}.`,
			`${name} evaluates ${task}. What is the value?`,
			`Find the value of ${task}.`,
		]),
		task,
		right,
		wrong,
		hints: [
			"Put the number in place of the variable. A number next to a variable means times.",
			`Write it with the numbers: $${work}$.`,
			first,
		],
		steps: [
			`With the numbers in place: $${work}$.`,
			...(between === undefined ? [] : [between]),
			`The value of ${task} is ${right.shown}.`,
		],
	};
}

export const draw = (random: Random) =>
	[random.pick(LETTERS), random.integer(2, 9), random.integer(2, 12), random.integer(2, 12)] as const;

export const linear: Form = (random) => {
	const [x, a, b, value] = draw(random);
	const minus = random.oneIn(3) && a * value > b;
	const [sign, right] = minus ? ["-", a * value - b] : ["+", a * value + b];
	return evaluated(random, {
		expression: `${a}${x} ${sign} ${b}`,
		at: `$${x} = ${value}$`,
		work: `${a} \\times ${value} ${sign} ${b}`,
		right: whole(right),
		wrong: [
			[slip.digitsSideBySide, whole(Number(`${a}${value}`) + (minus ? -b : b))],
			[slip.addedInput, whole(Math.max(0, a + value + (minus ? -b : b)))],
			!minus && [slip.addedConstantFirst, whole(a * (value + b))],
			[slip.stoppedAfterProduct, whole(a * value)],
		],
		first: `Multiply first. Then ${minus ? "subtract" : "add"} ${b}.`,
		between: `$${a} \\times ${value} = ${a * value}$.`,
	});
};

export const bracketed: Form = (random) => {
	const [x, a, b, value] = draw(random);
	return evaluated(random, {
		expression: `${a}(${x} + ${b})`,
		at: `$${x} = ${value}$`,
		work: `${a} \\times (${value} + ${b})`,
		right: whole(a * (value + b)),
		wrong: [
			[slip.distributedToFirst, whole(a * value + b)],
			[slip.addedInput, whole(a + value + b)],
			[slip.stoppedAtTheSum, whole(value + b)],
		],
		first: "What is in parentheses comes first.",
		between: `$${value} + ${b} = ${value + b}$.`,
	});
};

export const quotient: Form = (random) => {
	const [x, a, b, count] = draw(random);
	const value = a * count;
	return evaluated(random, {
		expression: `\\dfrac{${x}}{${a}} + ${b}`,
		at: `$${x} = ${value}$`,
		work: `${value} \\div ${a} + ${b}`,
		right: whole(count + b),
		wrong: [
			(value + b) % a === 0 && [slip.addedConstantFirst, whole((value + b) / a)],
			[slip.subtractedToDivide, whole(value - a + b)],
			[slip.gaveTheQuotientOnly, whole(count)],
		],
		first: "The fraction bar means division. Divide before you add.",
		between: `$${value} \\div ${a} = ${count}$.`,
	});
};

export const power: Form = (random) => {
	const [x, a, , value] = draw(random);
	const exponent = random.oneIn(3) ? 3 : 2;
	if (value > (exponent === 3 ? 5 : 9)) return undefined;
	return evaluated(random, {
		expression: `${a}${x}^{${exponent}}`,
		at: `$${x} = ${value}$`,
		work: `${a} \\times ${value}^{${exponent}}`,
		right: whole(a * value ** exponent),
		wrong: [
			[slip.squaredTheCoefficient, whole((a * value) ** exponent)],
			[slip.exponentAsFactor, whole(a * value * exponent)],
			[slip.leftOutTheExponent, whole(a * value)],
		],
		first: `The exponent belongs only to the variable. Find $${value}^{${exponent}}$ first.`,
		between: `$${value}^{${exponent}} = ${value ** exponent}$.`,
	});
};

const FORMULAS = [
	["The perimeter of a square with side $s$ is", "4s", "s", 4],
	["The perimeter of an equilateral triangle with side $a$ is", "3a", "a", 3],
	["A car goes 60 miles in one hour. The number of miles in $t$ hours is", "60t", "t", 60],
	["One yard is 3 feet. The number of feet in $y$ yards is", "3y", "y", 3],
	["The perimeter of a regular hexagon with side $b$ is", "6b", "b", 6],
] as const;

export const formula: Form = (random) => {
	const [says, expression, letter, factor] = random.pick(FORMULAS);
	const tenths = random.integer(11, 95);
	if (tenths % 10 === 0) return undefined;
	const value = decimals(tenths, 1);
	const draft = evaluated(random, {
		expression,
		at: `$${letter} = ${value.entry}$`,
		work: `${factor} \\times ${value.entry}`,
		right: decimals(factor * tenths, 1),
		wrong: [
			[slip.addedInput, decimals(10 * factor + tenths, 1)],
			[slip.ignoredThePoint, whole(factor * tenths)],
			[slip.digitsSideBySide, decimals(Number(`${factor}${tenths}`), 1)],
		],
		first: "Multiply the decimal. Estimate where the decimal point goes.",
	});
	return { ...draft, prompt: `${says} $${expression}$. ${draft.prompt}` };
};

export const fractional: Form = (random) => {
	const [x, a, , value] = draw(random);
	const [top, bottom] = random.pick([
		[1, 2],
		[1, 3],
		[2, 3],
		[3, 4],
		[1, 4],
		[2, 5],
		[3, 5],
	] as const);
	const isSquare = random.oneIn(2);
	const part = `\\dfrac{${top}}{${bottom}}`;
	if (!isSquare)
		return evaluated(random, {
			expression: `${a}${x} + ${value}`,
			at: `$${x} = ${part}$`,
			work: `${a} \\times ${part} + ${value}`,
			right: anyFraction(a * top + value * bottom, bottom),
			wrong: [
				[slip.addedInput, anyFraction((a + value) * bottom + top, bottom)],
				[slip.addedConstantFirst, anyFraction(a * (top + value * bottom), bottom)],
				[slip.stoppedAfterProduct, anyFraction(a * top, bottom)],
			],
			first: `Multiply ${a} by the fraction first. Then add ${value}.`,
			between: `$${a} \\times ${part} = ${entryTex(anyFraction(a * top, bottom).entry)}$.`,
		});
	return evaluated(random, {
		expression: `${a}${x}^{2}`,
		at: `$${x} = ${part}$`,
		work: `${a} \\times \\left(${part}\\right)^{2}`,
		right: anyFraction(a * top * top, bottom * bottom),
		wrong: [
			[slip.squaredTheCoefficient, anyFraction(a * a * top * top, bottom * bottom)],
			[slip.exponentAsFactor, anyFraction(2 * a * top, bottom)],
			[slip.leftOutTheExponent, anyFraction(a * top, bottom)],
		],
		first: "Square the fraction first: the numerator and the denominator.",
		between: `$\\left(${part}\\right)^{2} = \\dfrac{${top * top}}{${bottom * bottom}}$.`,
	});
};
