import type { Figure, Question, QuestionType, StudentAnswer } from "../question/question.ts";
import type { Interaction, InteractionKind } from "./interaction.ts";

type QuestionOf<T extends QuestionType> = Extract<Question, { question_type: T }>;
type AnswerOf<T extends QuestionType> = Extract<StudentAnswer, { question_type: T }>;

/** The rules of one interaction. */
export interface KindRecord<I extends Interaction, T extends QuestionType> {
	/** The only question type it can answer. */
	question_type: T;
	/** Why it does not fit the question, or null. */
	whyUnfit(question: QuestionOf<T>, settings: I): string | null;
	/** The empty board, for paper; null if the question shows it anyway. */
	blankPicture(settings: I): Figure | null;
	/** The answer as a picture, as far as it can be shown; null or the empty board if none of it can. */
	madePicture(question: QuestionOf<T>, settings: I, answer: AnswerOf<T>): Figure | null;
}

export type Settings<K extends InteractionKind> = Extract<Interaction, { kind: K }>;

/** The question type of each kind. */
export interface AskedBy {
	number_line: "FILL_ONE";
	zoom_line: "FILL_ONE";
	line_points: "FILL_MULTIPLE";
	shading: "FILL_ONE";
	order: "MATCH_THE_FOLLOWING";
	sort: "LABELED_INPUT";
	venn: "LABELED_INPUT";
	plane: "FILL_MULTIPLE";
	clock: "FILL_ONE";
	angle: "FILL_ONE";
	area_model: "FILL_MULTIPLE";
	best_fit: "FILL_MULTIPLE";
	region: "FILL_ONE";
	ruler: "FILL_ONE";
	protractor: "FILL_ONE";
	inequality: "FILL_ONE";
	interval: "FILL_ONE";
	chart: "FILL_MULTIPLE";
	box_plot: "FILL_MULTIPLE";
	blocks: "FILL_ONE";
	cubes: "FILL_ONE";
	cut: "FILL_ONE";
	parts: "SELECT_ALL";
	tiles: "FILL_ONE";
	money: "FILL_ONE";
	jumps: "FILL_ONE";
	balance: "FILL_ONE";
	machine: "FILL_MULTIPLE";
}
