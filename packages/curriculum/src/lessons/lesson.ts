import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure, Question, StudentAnswer } from "@learnin/domain/question/question";
import type { IdeaFrame } from "./ideas/idea.ts";

/** One choice: a text of the lesson, or an answer to its example. */
export type Choice = { text: string } | { answer: StudentAnswer };

/** A question before a step, about what the step will say. */
export interface SmallQuestion {
	/** Null asks for the answer to the example. Markdown with LaTeX between dollar signs. */
	asked: string | null;
	choices: readonly Choice[];
	/** The index of the right choice. */
	right: number;
	/** Feedback on wrong choices that are known mistakes, by index. */
	feedback: Readonly<Record<number, string>>;
}

/** One step of the worked example. */
export interface LessonStep {
	/** Markdown with LaTeX between dollar signs. */
	text: string;
	/** Asked before the step is shown. */
	check?: SmallQuestion;
	/** A picture of the step, drawn piece by piece: each contains the previous one and more. */
	pictures: readonly Figure[];
}

export interface LessonQuestion {
	question: Question;
	difficulty: Difficulty;
}

/** How one skill is taught: what to notice, a worked example, and a similar one to finish. */
export interface Lesson {
	skill_id: string;
	/** Version of the generator; the same version and seed make the same lesson forever. */
	version: number;
	seed: number;
	/** The idea with small numbers, as one growing picture. */
	frames: readonly IdeaFrame[];
	/** What to notice. Markdown with LaTeX between dollar signs. */
	idea: string;
	example: LessonQuestion;
	steps: readonly LessonStep[];
	practice: LessonQuestion;
	/** The first steps of the solution of `practice`, shown as done; none if they would give its answer away. */
	started: readonly string[];
}
