import type { Grade } from "@learnin/domain/family/grades";
import type { Question } from "@learnin/domain/question/question";
import { optionsOf } from "../../independent-solvers/reading/options-of.ts";
import type { Solver } from "../../independent-solvers/solver.ts";

/** What a gate may need besides the question. */
export interface GateContext {
	grade: Grade;
	/** Code of the skill's standard; undefined for an unknown skill. */
	standard: string | undefined;
	independent_solver: Solver | undefined;
	/** Renders LaTeX to MathML; throws if it cannot. */
	renderFormula(tex: string): string;
}

/** Checks one question; returns a sentence per fault, and an empty list if it passes. */
export type Gate = (question: Question, context: GateContext) => string[];

/** Every text of a question that a student may read, including texts in figures. */
export function textsOf(question: Question): string[] {
	return [
		question.prompt,
		question.cta ?? "",
		...question.hints,
		question.explanation,
		...question.known_mistakes.map(({ feedback }) => feedback),
		...optionsOf(question).map(({ label }) => label),
		...figuresOf(question).map(({ alt }) => alt),
		...(question.question_type === "VERIFY_WITH_LLM" ? [question.key.sample_answer] : []),
	];
}

/** The question's own figure and those of its options. */
export function figuresOf(question: Question) {
	return [question.figure, ...optionsOf(question).map(({ figure }) => figure)].filter(
		(figure) => figure !== undefined,
	);
}
