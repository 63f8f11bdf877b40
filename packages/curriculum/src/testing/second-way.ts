import type { Question } from "@learnin/domain/question/question";

/**
 * Whether a value answers the question, found without the generator's own arithmetic: from what the student
 * sees, by going backwards, counting or substituting.
 */
export type SecondWay = (question: Question, value: number, text: string) => boolean;

/** The numbers of a prompt in reading order; a fraction counts as two, a blank in one as NaN. */
function numbersOf(question: Question): number[] {
	const text = question.prompt
		.replaceAll("{,}", "")
		.replace(/(\d),(?=\d{3})/g, "$1")
		.replace(/\\dfrac\{([^}]*)\}\{([^}]*)\}/g, " $1 / $2 ");
	return [...text.matchAll(/\\square|-?\d+(?:\.\d+)?/g)].map(([match]) => Number(match));
}

function near(a: number, b: number): boolean {
	return Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Wraps a check that needs only the numbers of the prompt and the value. */
function byNumbers(
	check: (value: number, ...numbers: [number, number, number, number]) => boolean,
): SecondWay {
	return (question, value) => check(value, ...(numbersOf(question) as [number, number, number, number]));
}

function countOf(question: Question, pattern: RegExp): number {
	return question.figure?.svg.match(pattern)?.length ?? 0;
}

function repeatedSum(times: number, number: number): number {
	return Array.from({ length: times }, () => number).reduce((sum, each) => sum + each, 0);
}

/** Puts a value in place of the letter of an equation like "3x + 4 = 10" or "5 = x/2". */
function solves(question: Question, value: number): boolean {
	const equation = /: \$([^$]*)\$/.exec(question.prompt)?.[1] ?? "";
	const [left = "", right = ""] = equation.replace(/\\dfrac\{([a-z])\}\{(\d+)\}/, "$1 / $2").split(" = ");
	return near(evaluate(left, value), evaluate(right, value));
}

/** Evaluates "3x - 4", "x / 2" or "17" from left to right with a value for the letter. */
function evaluate(side: string, value: number): number {
	const [first = "", ...rest] = side.split(" ");
	const factor = /^(-?\d*)[a-z]$/.exec(first)?.[1];
	let result = factor === undefined ? Number(first) : (factor === "" ? 1 : Number(factor)) * value;
	for (let at = 0; at < rest.length; at += 2) {
		const operand = Number(rest[at + 1]);
		result = rest[at] === "+" ? result + operand : rest[at] === "-" ? result - operand : result / operand;
	}
	return result;
}

/** Reads the value of the point off the ticks of a number line from 0. */
function pointOnLine(question: Question): number {
	const svg = question.figure?.svg ?? "";
	const ticks = [...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="\1"/g)].map(([, x, top]) => ({
		x: Number(x),
		is_whole: top === "36",
	}));
	const [zero, one] = ticks.filter(({ is_whole }) => is_whole);
	const point = Number(/<circle cx="([\d.]+)"/.exec(svg)?.[1]);
	return (point - (zero?.x ?? 0)) / ((one?.x ?? 0) - (zero?.x ?? 0));
}

const isDifference: SecondWay = (question, value) => {
	const [a = 0, b = 0] = numbersOf(question);
	return /\+|more\. How|still|in all/.test(question.prompt) ? near(value - b, a) : near(value + b, a);
};

/** One second way per generator. */
export const secondWays: Readonly<Record<string, SecondWay>> = {
	"add-within-100": byNumbers((value, a, b) => value - b === a),
	"subtract-within-100": byNumbers((value, a, b) => value + b === a),
	"arrays-repeated-addition": (question, value) =>
		question.figure === undefined
			? repeatedSum(...(numbersOf(question) as [number, number])) === value
			: countOf(question, /<circle/g) === value,
	"multiply-facts-hard": byNumbers((value, a, b) => repeatedSum(a, b) === value),
	"name-fractions": (question, value) => {
		const all = countOf(question, /<(path|rect)/g);
		const empty = countOf(question, /fill="var\(--surface-3\)"/g);
		return near(value, (question.prompt.includes("**not**") ? empty : all - empty) / all);
	},
	"fraction-number-line": (question, value) => Math.abs(pointOnLine(question) - value) < 1e-3,
	"area-rectangle": (question, value) => {
		const squares = countOf(question, /rx="3"/g);
		const [a = 0, b = 0] = numbersOf(question);
		return squares > 0 ? squares === value : repeatedSum(a, b) === value;
	},
	"multiply-two-by-two-digit": byNumbers((value, a, b) => repeatedSum(a, b) === value),
	"divide-by-one-digit": byNumbers((value, total, divisor) => repeatedSum(divisor, value) === total),
	"equivalent-fractions": byNumbers((value, a, b, c, d) =>
		near(a / b, (Number.isNaN(c) ? value : c) / (Number.isNaN(d) ? value : d)),
	),
	"compare-fractions-unlike": (question, _, text) => {
		const [a = 0, b = 1, c = 0, d = 1] = numbersOf(question);
		const by_decimals = near(a / b, c / d) ? "=" : a / b < c / d ? "<" : ">";
		return text.includes(` ${by_decimals} `);
	},
	"mixed-improper-convert": (question, value) => {
		const [a = 0, b = 0, c] = numbersOf(question);
		return near(value, c === undefined ? a / b : a + b / c);
	},
	"add-sub-decimals": isDifference,
	"multiply-decimals": byNumbers((value, a, b) => near(value / b, a)),
	"add-sub-fractions-unlike": (question, value) => {
		const [a = 0, b = 1, c = 0, d = 1] = numbersOf(question);
		return near(value, question.prompt.includes("} - ") ? a / b - c / d : a / b + c / d);
	},
	"multiply-fractions": byNumbers((value, a, b, c, d) => near(value / (a / b), c / d)),
	"unit-rate": byNumbers((value, total, count) => near(repeatedSum(count, value), total)),
	"percent-of-quantity": (question, value) => {
		const [a = 0, b = 0] = numbersOf(question);
		return value * 100 === a * b;
	},
	"one-step-equations-add": solves,
	"one-step-equations-mult": solves,
	"two-step-equations": solves,
	"add-integers": (question, value) => {
		const [a = 0, b = 0] = numbersOf(question);
		const start = question.prompt.includes("below") ? -a : a;
		return value - (question.prompt.includes("fallen") ? -b : b) === start;
	},
	"subtract-integers": (question, value) => {
		const [a = 0, b = 0] = numbersOf(question);
		return question.prompt.includes("diver") ? value - a === b : value + b === a;
	},
	"slope-similar-triangles": byNumbers((value, x1, y1, x2, y2) => near(y1 + value * (x2 - x1), y2)),
	"evaluate-rules": (question, value) => {
		const rule = /f\(x\) = (-?\d+)x ([+-]) (\d+)/.exec(question.prompt) ?? [];
		const at = (x: number) => Number(rule[1]) * x + (rule[2] === "-" ? -1 : 1) * Number(rule[3]);
		const output = /\$f\(x\) = (-?\d+)\$\?/.exec(question.prompt)?.[1];
		const input = /\$f\((-?\d+)\)\$/.exec(question.prompt)?.[1];
		return output === undefined ? at(Number(input)) === value : at(value) === Number(output);
	},
};
