import { ask, defineSkill, inequality, inOwnWords, NAMES, slip, whole } from "../../kit/index.ts";
import type { Form, Random, Sign, Way } from "../../kit/index.ts";
import { drawn, explained } from "./drawn-inequalities.ts";

/** One side with a letter: "3x + 5", "x + 5" or "3x". */
interface Side {
	letter: string;
	shown: string;
	at(number: number): number;
	/** With a number in place of the letter. */
	work(number: number): string;
}

function sideOf(random: Random, hasTwoSteps: boolean): Side {
	const letter = random.pick(["x", "n", "k", "y"]);
	const a = random.integer(2, 7);
	const b = random.integer(2, 15);
	const isSum = random.oneIn(2);
	if (hasTwoSteps)
		return {
			letter,
			shown: `${a}${letter} + ${b}`,
			at: (number) => a * number + b,
			work: (number) => `${a} \\times ${number} + ${b}`,
		};
	if (isSum)
		return {
			letter,
			shown: `${letter} + ${b}`,
			at: (number) => number + b,
			work: (number) => `${number} + ${b}`,
		};
	return {
		letter,
		shown: `${a}${letter}`,
		at: (number) => a * number,
		work: (number) => `${a} \\times ${number}`,
	};
}

const MAKES_IT_TRUE = "A solution makes the statement true when you put it in place of the variable.";

/** Which number makes an equation true. */
const solves =
	(hasTwoSteps: boolean): Form =>
	(random) => {
		const [side, solution] = [sideOf(random, hasTwoSteps), random.integer(2, 12)];
		const { letter, shown, at, work } = side;
		const [total, step] = [at(solution), at(1) - at(0)];
		const equation = `$${shown} = ${total}$`;
		return {
			prompt: random.pick([
				`Which number makes the equation ${equation} true?`,
				`Which value of $${letter}$ is a solution of ${equation}?`,
				`${random.pick(NAMES)} tests numbers in ${equation}. Which one is a solution?`,
			]),
			task: equation,
			right: whole(solution),
			wrong: [
				[slip.tookTheResult, whole(total)],
				[slip.forgotOneStep, whole(hasTwoSteps ? step * solution : total + at(0) + step)],
				[slip.oneTooLarge, whole(solution + 1)],
			],
			hints: [
				MAKES_IT_TRUE,
				`Put each number in place of $${letter}$ in ${equation}.`,
				`Which number gives ${total} on the left side?`,
			],
			steps: [
				`For $${letter} = ${solution}$: $${work(solution)} = ${total}$.`,
				`So the solution is ${solution}.`,
			],
		};
	};

const SIGNS = { strict: ["<", ">"], any: ["<", ">", "≤", "≥"], equal: ["≤", "≥"] } as const;
type Signs = keyof typeof SIGNS;

const fits = (sign: Sign, left: number, right: number) =>
	left === right ? sign === "≤" || sign === "≥" : sign === "<" || sign === "≤" ? left < right : left > right;

const BINS = ["Solution", "Not a solution"] as const;

/** Numbers sorted by whether they make an equation or inequality true. */
const sortNumbers = (signs: Signs | "equation", hasTwoSteps: boolean) =>
	ask.sorted((random) => {
		const [side, boundary] = [sideOf(random, hasTwoSteps), random.integer(4, 12)];
		const sign = signs === "equation" ? undefined : random.pick(SIGNS[signs]);
		const total = side.at(boundary);
		const shown = `$${side.shown} ${sign ?? "="} ${total}$`;
		const others = random
			.shuffle([-4, -3, -2, -1, 1, 2, 3, 4, 5])
			.slice(0, 4)
			.map((by) => boundary + by);
		const isSolution = (number: number) =>
			sign === undefined ? number === boundary : fits(sign, side.at(number), total);
		const numbers = [boundary, ...others];
		const first = Math.max(...others);
		return {
			prompt: random.pick([
				`Which numbers are solutions of ${shown}? Sort the cards.`,
				`Sort the numbers: does each one make ${shown} true?`,
				`${random.pick(NAMES)} tests these numbers in ${shown}. Sort them.`,
			]),
			bins: BINS,
			cards: numbers.map((number) => {
				const bin = isSolution(number) ? BINS[0] : BINS[1];
				const other = isSolution(number) ? BINS[1] : BINS[0];
				return {
					label: `${number}`,
					bin,
					wrong: [
						[
							sign === undefined
								? slip.didNotTestBothSides
								: number === boundary
									? slip.mistookTheBoundary
									: slip.flippedTheDirection,
							other,
						],
					],
				};
			}),
			hints: [
				MAKES_IT_TRUE,
				`Begin with ${first}. Is $${side.work(first)} ${sign ?? "="} ${total}$ true?`,
				sign === undefined
					? "Both sides must have the same value."
					: `What happens for ${boundary}? Does the sign allow both sides to be equal?`,
			],
			steps: numbers
				.toSorted((a, b) => a - b)
				.map((number) => `$${side.work(number)} = ${side.at(number)}$.`),
		};
	});

/** All solutions, drawn. */
const drawAll =
	(signs: Signs, hasTwoSteps: boolean): Form =>
	(random) => {
		const side = sideOf(random, hasTwoSteps);
		const sign = random.pick(SIGNS[signs]);
		const boundary = random.integer(1, 9);
		const { letter, shown, at, work } = side;
		const limit = at(boundary);
		const statement = `$${shown} ${sign} ${limit}$`;
		return {
			prompt: random.pick([
				`Show all solutions of ${statement}.`,
				`Which numbers make ${statement} true? Draw all of them.`,
				`Draw every number $${letter}$ for which ${statement}.`,
			]),
			...drawn({
				letter,
				sign,
				boundary,
				from: 0,
				to: 12,
				wrong: [limit <= 12 && [slip.tookTheOtherSide, inequality(letter, sign, limit)]],
			}),
			hints: [
				"First look for the number at which both sides are equal. The dot belongs there.",
				"Try a greater number. Is the inequality true for it?",
				"Does the sign allow both sides to be equal? Then the dot is closed.",
			],
			steps: [
				`Both sides are equal at ${boundary}: $${work(boundary)} = ${limit}$.`,
				...explained(letter, sign, boundary),
			],
		};
	};

/** Whether a number is a solution, and why. */
const explain: Way = (random) => {
	const [side, sign, boundary] = [sideOf(random, true), random.pick(SIGNS.any), random.integer(3, 9)];
	const tested = boundary + random.pick([-2, -1, 0, 0, 1, 2]);
	const [left, limit] = [side.at(tested), side.at(boundary)];
	const isSolution = fits(sign, left, limit);
	const statement = `$${side.shown} ${sign} ${limit}$`;
	const verdict = `${tested} is ${isSolution ? "" : "not "}a solution`;
	return inOwnWords({
		prompt: `Is ${tested} a solution of ${statement}? Explain how you know.`,
		hints: [
			"Put the number in place of the letter.",
			`Work out $${side.work(tested)}$.`,
			`Compare the result with ${limit}. Does the sign allow both sides to be equal?`,
		],
		explanation: `$${side.work(tested)} = ${left}$.\n\n$${left} ${sign} ${limit}$ is ${isSolution ? "true" : "not true"}, so ${verdict}.`,
		rubric: {
			verdict: `Says that ${verdict}.`,
			reason: `Puts ${tested} in place of the letter, gets ${left}, and compares it with ${limit}.`,
		},
		sample_answer: `For ${tested}, the left side is ${left}. $${left} ${sign} ${limit}$ is ${isSolution ? "true" : "not true"}. So ${verdict}.`,
	});
};

const NOUNS = ["equation", "solution"] as const;

// 1: equations of one step. 2: of two steps. 3: the solutions of inequalities. 4: with "or equal". 5: inequalities of two
// steps, and how to tell.
export const testSolutions = defineSkill("test-solutions", 14, {
	1: [ask.chosen(solves(false)), ask.matched(solves(false), NOUNS), sortNumbers("equation", false)],
	2: [ask.chosen(solves(true)), ask.matched(solves(true), NOUNS), sortNumbers("equation", true)],
	3: [sortNumbers("strict", false), ask.asArrow(drawAll("strict", false)), ask.chosen(solves(true))],
	4: [sortNumbers("equal", false), ask.asArrow(drawAll("equal", false)), sortNumbers("any", false)],
	5: [sortNumbers("any", true), ask.asArrow(drawAll("any", true)), explain],
});
