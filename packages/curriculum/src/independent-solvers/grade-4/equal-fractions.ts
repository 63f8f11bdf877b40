import { gcd, isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { exact, over, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { mistakenEquals, mistakenMixed, mistakenSimplest } from "../mistaken/equals.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, fillsTheBox, wholes } from "../reading/common-solvers.ts";

const NOTHING = exact(0);

/** The prompt's first formula that is a number, exact. */
function firstOf(prompt: string) {
	return calculate(formulasIn(prompt)[0] ?? "0");
}

/** The whole numbers that the prompt says in words, outside of formulas. */
function toldIn(prompt: string): bigint[] {
	return wholesIn(prompt.replaceAll(/\$[^$]*\$/g, ""));
}

/** Equal to the first formula. */
const isTheSame: Solver = ({ prompt }, { value }) => value !== null && isEqual(value, firstOf(prompt));

/** So many parts of all that there are make the fraction. */
const areTheParts: Solver = ({ prompt }, { value }) => {
	const [all = 1n] = toldIn(prompt);
	return value !== null && isEqual(over(value, rational(all)), firstOf(prompt));
};

/** Equal to a fraction, and nothing divides both its numbers. */
function isSimplestOf(top: bigint, bottom: bigint, text: string): boolean {
	const [a = 0n, b = 1n] = wholesIn(text);
	return b > 0n && isEqual(rational(a, b), rational(top, bottom)) && gcd(a, b) === 1n;
}

const isSimplest: Solver = ({ prompt }, { text }) => {
	const [top = 0n, bottom = 1n] = wholesIn(formulasIn(prompt)[0] ?? "");
	return isSimplestOf(top, bottom, text);
};

/** As many portions as are given, each the fraction of the prompt. */
const isTheTotal: Solver = ({ prompt }, { value }) => {
	const count = toldIn(prompt).find((each) => each > 1n) ?? 0n;
	return value !== null && isEqual(value, times(firstOf(prompt), rational(count)));
};

/** Equal fractions in all the ways that they are asked. */
export const equalSolvers: Solver = derivedSolvers(
	byPrompt(
		[
			/\[\[factor\]\]/,
			wholes(([factor, top], [a, b], { prompt }) => {
				const size = { hundredths: 100n, twelfths: 12n, tenths: 10n, eighths: 8n, sixths: 6n, fourths: 4n };
				const [, bottom] = Object.entries(size).find(([name]) => prompt.includes(name)) ?? ["", 0n];
				return factor * b === bottom && isEqual(rational(top, bottom), rational(a, b));
			}),
		],
		[/\\square/, fillsTheBox],
		[/How many/, areTheParts],
		[/./, isTheSame],
	),
	mistakenEquals,
);

/** One independent solver for each generator of grade 4 about equal fractions. */
export const equalFractionWays4: Solvers = {
	"equivalent-fractions": equalSolvers,
	"simplify-fractions": derivedSolvers(
		byPrompt(
			[
				/\[\[factor\]\]/,
				wholes(([factor, a, b], _, { prompt }) => {
					const [top = 0n, bottom = 1n] = toldIn(prompt);
					return factor * a === top && factor * b === bottom && gcd(a, b) === 1n;
				}),
			],
			[
				/Which of these|Which one is already/,
				(_, { text }) => {
					const [top = 0n, bottom = 1n] = wholesIn(text);
					return gcd(top, bottom) === 1n;
				},
			],
			[
				/[Ww]hat fraction of (all|these|the choir)/,
				({ prompt }, { text }) => {
					const [some = 0n, others = 1n] = toldIn(prompt);
					return isSimplestOf(some, some + others, text);
				},
			],
			[/\$/, isSimplest],
			[
				/./,
				({ prompt }, { text }) => {
					const [all = 1n, some = 0n] = toldIn(prompt);
					return isSimplestOf(some, all, text);
				},
			],
		),
		mistakenSimplest,
	),
	"mixed-improper-convert": derivedSolvers(
		byPrompt(
			[
				/\[\[wholes\]\]/,
				wholes(([count, rest], [top, bottom]) => count * bottom + rest === top && rest < bottom),
			],
			[/circles|circle is/, readsTheCircles],
			[
				/\\square/,
				({ prompt }, { text }) => holds((formulasIn(prompt)[0] ?? "").replace(/\\square ?/, text)),
			],
			[/as a mixed number|as a fraction|Which mixed|Which fraction|changes/, isTheSame],
			[/./, isTheTotal],
		),
		mistakenMixed,
	),
};

/** The colored slices over the slices of one circle, all read off the drawing. */
function readsTheCircles(...[question, { value }]: Parameters<Solver>): boolean {
	const slices = [...(question.figure?.svg ?? "").matchAll(/<path d="M([\d.]+) [^"]*" fill="([^"]+)"/g)];
	const colored = slices.filter(([, , fill = ""]) => fill.startsWith("var(--fig")).length;
	const first = slices.filter(([, x]) => x === slices[0]?.[1]).length;
	return value !== null && isEqual(value, first === 0 ? NOTHING : rational(BigInt(colored), BigInt(first)));
}
