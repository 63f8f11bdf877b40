import type { Difficulty } from "../question/difficulty.ts";
import type { Point } from "./drawing.ts";
import type { AnswerType, KnownMistake, PictureLabel, Question } from "../question/question.ts";

/** A question suitable for children, with its library metadata. */
export interface ExampleQuestion {
	/** Its topic, in a few words. */
	title: string;
	/** The curriculum's skill that it practices. */
	skill_id: string;
	difficulty: Difficulty;
	question: Question;
}

/** A known mistake of a question with one answer. */
export function mistake(id: string, answer: string, feedback: string): KnownMistake {
	return { id, answer, feedback };
}

/** A known mistake about one part: a box, a label or a left option. */
export function mistakeAt(part: string, id: string, answer: string, feedback: string): KnownMistake {
	return { id, part, answer, feedback };
}

/** Boxes for whole numbers: the id of each, what is written before it, and its answer. */
export function wholeNumberBoxes(...boxes: [id: string, answer_prefix: string, answer: string][]) {
	return boxes.map(([id, answer_prefix, answer]) => ({
		id,
		answer_type: "INTEGER" as const,
		answer_prefix,
		key: { answers: [answer] },
	}));
}

/** Options named a, b, c… in the order given. */
export function options(...labels: string[]): { id: string; label: string }[] {
	return labels.map((label, at) => ({ id: "abcdefgh"[at] ?? "", label }));
}

/** A box on a picture: its id and name, its position in percent of the picture, and its key. */
export function labelAt(
	[id, name]: readonly [id: string, name: string],
	[x, y]: Point,
	answer_type: AnswerType,
	answer: string,
): PictureLabel {
	return { id, label: name, x, y, answer_type, key: { answers: [answer] } };
}
