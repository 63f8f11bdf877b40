import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure, Question, StudentAnswer } from "@learnin/domain/question/question";
import type { IdeaFrame } from "./ideas/idea.ts";

/** One thing to press: words of the lesson, or an answer to its example. */
export type Choice = { text: string } | { answer: StudentAnswer };

/** A question before a step, about what the step will say. */
export interface SmallQuestion {
	/** Null asks for the answer to the example. Markdown with LaTeX between dollar signs. */
	asked: string | null;
	choices: readonly Choice[];
	/** The place of the right choice. */
	right: number;
	/** A kind sentence for a wrong choice that comes from a known mistake, by its place. */
	feedback: Readonly<Record<number, string>>;
}

/** One step of the worked example. */
export interface LessonStep {
	/** Markdown with LaTeX between dollar signs. */
	text: string;
	/** Asked before the step is shown. */
	check?: SmallQuestion;
	/** A picture of the step, drawn bit by bit: each has what the one before has, and more. */
	pictures: readonly Figure[];
}

export interface LessonQuestion {
	question: Question;
	difficulty: Difficulty;
}

/** How one skill is learned: what to look at, an example worked step by step, and one like it to finish. */
export interface Lesson {
	skill_id: string;
	/** Of the generator; the same version and seed make the same lesson for ever. */
	version: number;
	seed: number;
	/** The idea with small numbers, as one picture that grows; none where the example's own picture shows it. */
	frames: readonly IdeaFrame[];
	/** What to look at. Markdown with LaTeX between dollar signs. */
	idea: string;
	example: LessonQuestion;
	steps: readonly LessonStep[];
	practice: LessonQuestion;
}
