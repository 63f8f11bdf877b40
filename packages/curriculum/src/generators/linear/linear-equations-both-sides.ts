import { asClaim, ask, boxed, defineSkill, slip, sumTex, whole, withTask } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { draftOf, fractions, fractionSolution, parentheses, plain } from "./equation-forms.ts";
import type { Equations } from "./equation-forms.ts";

const form =
	(equations: Equations): Form =>
	(random) => {
		const equation = equations(random);
		return equation && draftOf(random, equation);
	};

/** With its letter before the box. */
const withLetter =
	(equations: Equations): Form =>
	(random) => {
		const equation = equations(random);
		const draft = equation && draftOf(random, equation);
		return draft && { ...draft, unit: { before: `${equation.letter} =` } };
	};

const typed = (equations: Equations) => ask.typed(withLetter(equations));

const inSteps = (equations: Equations) =>
	ask.stepwise((random) => {
		const equation = equations(random);
		const draft = equation && draftOf(random, equation);
		if (equation === undefined || draft === undefined || draft.right.answer_type !== "INTEGER")
			return undefined;
		const { letter, a, b, c, d } = equation;
		return {
			prompt: `Complete the work for ${draft.task}. Bring $${letter}$ to the left side and the numbers to the right: [[p]]$${letter} =$ [[q]]. Then $${letter} =$ [[x]].`,
			boxes: {
				p: boxed(whole(a - c), [slip.movedLetter, whole(a + c)]),
				q: boxed(whole(d - b), [slip.movedNumber, whole(d + b)]),
				x: { right: draft.right, wrong: draft.wrong },
			},
			hints: [
				`Subtract $${sumTex([[c, letter]])}$ from both sides, so that $${letter}$ is on the left side only.`,
				`Then bring $${b}$ to the right side.`,
				`Divide both sides by the coefficient of $${letter}$.`,
			],
			steps: [
				`$${sumTex([[a - c, letter]])} = ${d - b}$, so the coefficient is $${a - c}$.`,
				...draft.steps.slice(-1),
			],
		};
	});

const easy = form(plain(false));
const signed = form(plain(true));
const solutionOf = (each: Form) => withTask(each, (task) => `the solution of ${task}`);
const claimed = (each: Form) => asClaim(each, (task, value) => `The solution of ${task} is ${value}.`);

// 1: whole numbers. 2: with negative numbers. 3: parentheses on one side, and other people's mistakes. 4: parentheses on
// both sides. 5: fractions in the equation or as the solution.
export const linearEquationsBothSides = defineSkill("linear-equations-both-sides", 15, {
	1: [typed(plain(false)), ask.chosen(easy), inSteps(plain(false)), ask.onScale(withLetter(plain(false)))],
	2: [
		typed(plain(true)),
		ask.chosen(signed),
		inSteps(plain(true)),
		ask.matched(signed, ["equation", "solution"]),
	],
	3: [typed(parentheses(false)), ask.chosen(form(parentheses(false))), ask.whatWentWrong(solutionOf(signed))],
	4: [
		typed(parentheses(true)),
		ask.chosen(form(parentheses(true))),
		ask.judged(claimed(form(parentheses(false)))),
	],
	5: [
		typed(fractions),
		typed(fractionSolution),
		ask.chosen(form(fractionSolution)),
		ask.explainTheMistake(solutionOf(form(parentheses(false)))),
	],
});
