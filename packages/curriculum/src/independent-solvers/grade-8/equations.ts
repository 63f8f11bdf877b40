import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds, numbersIn, value } from "../reading/formulas.ts";
import { areInTheirBins } from "../reading/cards.ts";
import { equationSolvers, letterOf } from "../shared/equation-solvers.ts";
import { mistakenSystem } from "../mistaken/systems.ts";
import type { Solver, Solvers } from "../solver.ts";

const ZERO = exact(0);
const ONE = exact(1);

/** Left minus right of an equation for values of its letters. */
function gap(equation: string, letters: Readonly<Record<string, Rational>>): Rational {
	const [left = "0", right = "0"] = equation.split(" = ");
	return minus(calculate(left, letters), calculate(right, letters));
}

/** How many numbers solve an equation in x: two trial values tell. */
function countFor(equation: string): "one" | "none" | "all" {
	const [at0, at1] = [gap(equation, { x: ZERO }), gap(equation, { x: ONE })];
	if (!same(at0, at1)) return "one";
	return same(at0, ZERO) ? "all" : "none";
}

const equationsIn = (text: string) => formulasIn(text).filter((formula) => formula.includes(" = "));

/** For systems of two equations in x and y with a box for each. */
const solvesBoth: Solver = ({ prompt }, { values }) => {
	const [x = null, y = null] = values;
	return x !== null && y !== null && equationsIn(prompt).every((equation) => holds(equation, { x, y }));
};

/** An equation in x and y as a x + b y + c = 0, from three trial pairs. */
function line(equation: string): [Rational, Rational, Rational] {
	const at = (x: Rational, y: Rational) => gap(equation, { x, y });
	const c = at(ZERO, ZERO);
	return [minus(at(ONE, ZERO), c), minus(at(ZERO, ONE), c), c];
}

/** What is left of the letter once all of it is on the left side. */
function coefficientOf(equation: string, letter: string): Rational {
	return minus(gap(equation, { [letter]: ONE }), gap(equation, { [letter]: ZERO }));
}

type Line = ReturnType<typeof line>;

const COUNT = /^(?:Exactly one|None|Infinitely many)$/;
const cross = (p: Rational, q: Rational, r: Rational, s: Rational) => minus(times(p, s), times(q, r));

/** The pair that solves two lines that cross. */
function crossingOf([[a, b, c], [d, e, f]]: readonly [Line, Line]): { x: Rational; y: Rational } {
	const base = cross(a, b, d, e);
	return { x: over(cross(b, c, e, f), base), y: over(cross(c, a, f, d), base) };
}

/** Whether the last pair of a text is the only one that solves both equations. */
function isSolution(pair: string, equations: readonly string[]): boolean {
	const [, x = "", y = ""] = [...pair.matchAll(/\((-?\d+), (-?\d+)\)/g)].at(-1) ?? [];
	return equations.length === 2 && equations.every((each) => holds(each, { x: value(x), y: value(y) }));
}

/** Systems of two equations with one solution, in all the ways of asking for it. */
const solvesSystem: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const equations = equationsIn(prompt).slice(0, 2);
	const [first = "", second = ""] = answer.texts;
	if (question_type === "FILL_MULTIPLE") return solvesBoth(question, answer);
	if (question_type === "MATCH_THE_FOLLOWING") return isSolution(second, equationsIn(first));
	if (question_type === "SELECT_ALL") return isSolution(first, equationsIn(first));
	if (question_type === "VERIFY_WITH_LLM") return isSolution(first, equations);
	const found = crossingOf(equations.map(line) as [Line, Line]);
	if (question_type === "FILL_ONE") {
		const asked = /value of \$([^$]+)\$/.exec(prompt)?.[1] ?? "";
		return answer.value !== null && same(answer.value, calculate(asked, found));
	}
	if (!/What did|went wrong|mistake led/.test(prompt)) return isSolution(first, equations);
	return mistakenSystem(first, formulasIn(prompt), found);
};

/** Each count of solutions in the words in which questions say it. */
const COUNT_WORDS = {
	one: /exactly one solution|is one\b/i,
	none: /no solution|is zero\b/i,
	all: /infinitely many|is infinite\b/i,
};

const countsSolutions: Solver = (question, { text, texts, value: entered }) => {
	const { prompt } = question;
	if (question.question_type === "LABELED_INPUT")
		return areInTheirBins(question, texts, (card) => {
			const tex = card.replaceAll("−", "-");
			return { one: "Exactly one solution", none: "No solution", all: "Infinitely many solutions" }[
				countFor(tex)
			];
		});
	const [equation = ""] = formulasIn(question.question_type === "SELECT_ALL" ? text : prompt).filter(
		(each) => each !== "x",
	);
	if (equation.includes("square")) {
		const filled = equation.replace("\\square", `{${(entered ?? ZERO).numerator}}`);
		return countFor(filled) === (prompt.includes("no solution") ? "none" : "all");
	}
	if (question.question_type === "VERIFY_WITH_LLM") {
		const sentence = text.slice(text.indexOf("."));
		return COUNT_WORDS[countFor(equation)].test(sentence);
	}
	return COUNT_WORDS[countFor(equation)].test(text);
};

/** Words that ask for the first unknown of a story. */
const ASKS_FOR_X =
	/longer|larger class|heavier|sheep|winners|first part|older|many cars are there|chickens|bicycles|2 beds|for 3|easy|child tickets were|nickels|juices|small balls|motorbikes|After how|one (?:notebook|sandwich|rose|melon|adult ticket|subway ticket|muffin|cap) cost|kilograms of (?:nuts|green tea|rice|oats|gravel|coffee)/;

/** The two numbers of an answer in words; numbers that name a kind of thing are none. */
const toldPair = (text: string) =>
	numbersIn(text.slice(text.lastIndexOf("$") + 1).replace(/with \d beds|for \d people/g, ""));

const isSameLine = ([a, b, c]: Line, [d, e, f]: Line = [ZERO, ZERO, ZERO]) =>
	same(cross(a, b, d, e), ZERO) &&
	same(cross(b, c, e, f), ZERO) &&
	same(cross(a, c, d, f), ZERO) &&
	!(same(d, ZERO) && same(e, ZERO));

/** The facts of a story as two lines in x and y. */
function linesOf(prompt: string): [Line, Line] {
	const [p = ZERO, q = ZERO, r = ZERO, s = ZERO, t = ZERO, u = ZERO] = numbersIn(prompt);
	const less = (number: Rational) => minus(ZERO, number);
	const sum = (total: Rational): Line => [ONE, ONE, less(total)];
	const of = (one: Rational, other: Rational, total: Rational): Line => [one, other, less(total)];
	if (/longer than|more \w+ than the|heavier|more sheep|more cars/.test(prompt))
		return [sum(p), [ONE, less(ONE), less(q)]];
	if (prompt.includes(" pays ") && prompt.includes("dollars for")) return [of(q, r, p), of(t, u, s)];
	if (prompt.includes("mixture")) return [sum(r), of(p, q, times(r, s))];
	if (/each (?:minute|week|month|hour)/.test(prompt))
		return [
			[q, less(ONE), p],
			[s, less(ONE), r],
		];
	if (prompt.includes("rabbits")) return [sum(p), of(exact(2), exact(4), q)];
	if (prompt.includes("tricycles")) return [sum(p), of(exact(2), exact(3), q)];
	if (/hostel|lake|quiz/.test(prompt)) return [sum(r), of(p, q, s)];
	return [sum(p), of(q, r, s)];
}

/** Independent solvers of grade 8: equations and systems. */
export const solvers8Equations: Solvers = {
	"linear-equations-both-sides": equationSolvers(({ prompt }, { values }) => {
		const [equation = ""] = equationsIn(prompt);
		const letter = letterOf(equation);
		const [p = null, q = null, x = null] = values;
		return (
			p !== null &&
			q !== null &&
			x !== null &&
			holds(equation, { [letter]: x }) &&
			same(times(p, x), q) &&
			same(coefficientOf(equation, letter), p)
		);
	}),
	"count-solutions": countsSolutions,
	"systems-graphing": (question, answer) => {
		if (!COUNT.test(answer.text)) return solvesSystem(question, answer);
		const [[a, b, c], [d, e, f]] = equationsIn(question.prompt).map(line) as [Line, Line];
		if (!same(cross(a, b, d, e), ZERO)) return answer.text === "Exactly one";
		const is_same = same(cross(a, c, d, f), ZERO) && same(cross(b, c, e, f), ZERO);
		return answer.text === (is_same ? "Infinitely many" : "None");
	},
	"systems-substitution": solvesSystem,
	"systems-elimination": solvesSystem,
	"systems-word": ({ prompt, question_type }, { values, text }) => {
		const lines = linesOf(prompt);
		const { x, y } = crossingOf(lines);
		if (/system of equations|two equations/.test(prompt)) {
			const written = equationsIn(text).slice(-2).map(line);
			return written.length === 2 && lines.every((told, at) => isSameLine(told, written[at]));
		}
		if (question_type === "FILL_ONE") {
			const asked = prompt.slice(prompt.lastIndexOf(". ") + 2);
			return values[0] !== null && same(values[0] ?? ZERO, ASKS_FOR_X.test(asked) ? x : y);
		}
		const [a = null, b = null] = question_type === "FILL_MULTIPLE" ? values : toldPair(text);
		return a !== null && b !== null && same(a, x) && same(b, y);
	},
};
