import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds, numbersIn as exactsIn } from "../reading/formulas.ts";
import { areEquivalent, lettersOf, ofExpressions, pointsFor } from "../shared/expression-solvers.ts";
import { equationSolvers, fillsTheSteps, letterOf } from "../shared/equation-solvers.ts";
import { rewritesInContext } from "./rewritten-stories.ts";
import { fillsTheExpression } from "../shared/rewriting-solvers.ts";
import { solvesInequality } from "./inequality-solvers.ts";
import type { Solver, Solvers } from "../solver.ts";

const zero = exact(0);

/** How far a story of two steps is from coming to its last number, with a number for what is asked. */
function toldGap(story: string, x: Rational): Rational {
	const [a = zero, b = zero, c = zero] = exactsIn(story);
	if (/coupon|bags with the same|bracelets|equal boards end|trays/.test(story))
		return minus(minus(times(a, x), b), c);
	if (/friends goes|gift bags|morning|bunches/.test(story)) return minus(times(a, plus(x, b)), c);
	if (/shorter|shirts/.test(story)) return minus(times(a, minus(x, b)), c);
	return minus(plus(a, times(b, x)), c);
}

function sideGap(equation: string, letters: Readonly<Record<string, Rational>>): Rational {
	const [left = "", right = ""] = equation.split("=");
	return minus(calculate(left, letters), calculate(right, letters));
}

function tellsTheStory(story: string, shown: string): boolean {
	const equation = shown.replaceAll("$", "");
	return [4, 9].every((x) => isEqual(sideGap(equation, { x: exact(x) }), toldGap(story, exact(x))));
}

/** An equation with its sides the other way around. */
function turnedAround(equation: string): string {
	return equation.replaceAll("$", "").split("=").toReversed().join("=");
}

/** The one box of a picture solves the first equation of the prompt. */
const solvesFirst: Solver = ({ prompt }, { value }) => {
	const equation = formulasIn(prompt).find((each) => each.includes("=")) ?? "";
	return value !== null && holds(equation, { [letterOf(equation)]: value });
};

/** Independent solvers of grade 7: equations. */
export const solvers7Equations: Solvers = {
	"two-step-equations": equationSolvers((question, answer) =>
		question.question_type === "LABELED_INPUT"
			? solvesFirst(question, answer)
			: fillsTheSteps(question, answer),
	),
	"combine-like-terms": ofExpressions((question, { text, value, values }) => {
		const { prompt } = question;
		const formulas = formulasIn(prompt);
		const [task = ""] = formulas;
		if (prompt.includes("dollars")) {
			const [a = zero, b = zero, c = zero, d = zero] = exactsIn(prompt);
			// "2 on Monday and 3 on Friday" says both numbers bought before what else is paid.
			const [more, paid] = prompt.startsWith("On Saturday") ? [c, plus(b, d)] : [b, plus(c, d)];
			return pointsFor(formulas).every((point) =>
				isEqual(calculate(text, point), plus(times(plus(a, more), point[formulas[0] ?? ""] ?? zero), paid)),
			);
		}
		if (question.question_type === "SELECT_ONE" || question.interaction?.kind === "tiles")
			return areEquivalent(task, text);
		const [x = "", y] = formulas.slice(1).map((formula) => formula.replace("\\square ", ""));
		if (question.question_type === "FILL_ONE") {
			// The coefficient is what the expression grows by from x = 0 to x = 1.
			const at = (number: number) =>
				calculate(
					task,
					Object.fromEntries(lettersOf(task).map((each) => [each, exact(each === x ? number : 0)])),
				);
			return value !== null && isEqual(value, minus(at(1), at(0)));
		}
		const [first, second, last] = values.map((each) => each ?? zero);
		return pointsFor(lettersOf(task)).every((point) => {
			const others = times(second ?? zero, y === undefined ? exact(1) : (point[y] ?? zero));
			const whole = plus(times(first ?? zero, point[x] ?? zero), plus(others, last ?? zero));
			return isEqual(calculate(task, point), whole);
		});
	}),
	"expand-factor-linear": ofExpressions((question, answer) => {
		if (question.question_type === "FILL_MULTIPLE") return fillsTheExpression(question, answer);
		const [task = "", length] = formulasIn(question.prompt);
		// A rectangle tells its width and its length.
		return areEquivalent(length === undefined ? task : `${task}(${length})`, answer.text);
	}),
	"rewrite-in-context": rewritesInContext,
	"equations-with-brackets": equationSolvers(fillsTheSteps),
	"two-step-equation-word": (question, { value, values, texts, text }) => {
		const { prompt, question_type } = question;
		if (question_type === "MATCH_THE_FOLLOWING") return tellsTheStory(text, texts[1] ?? "");
		if (question_type === "FILL_MULTIPLE") {
			const [p = null, q = null, r = null, x = null] = values;
			if (p === null || q === null || r === null || x === null) return false;
			const equation = prompt
				.slice(prompt.indexOf("write an equation: "))
				.replaceAll("$", "")
				.replace(/^[^[]*\[\[p\]\](.*)\[\[q\]\](.*)\[\[r\]\].*$/, "a$1b$2c");
			return (
				[4, 9].every((each) =>
					isEqual(sideGap(equation, { a: p, b: q, c: r, x: exact(each) }), toldGap(prompt, exact(each))),
				) && isEqual(toldGap(prompt, x), zero)
			);
		}
		return /equation can be used/.test(prompt)
			? tellsTheStory(prompt, text) || tellsTheStory(prompt, turnedAround(text))
			: isEqual(toldGap(prompt, value ?? exactsIn(text)[0] ?? zero), zero);
	},
	"two-step-inequalities": solvesInequality,
};
