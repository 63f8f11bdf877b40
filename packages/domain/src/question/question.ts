// Field names are snake_case because a question has the same names in this type, the contract, the database
// and the page (docs/decisions/0003-one-name-per-field.md).

import type { Interaction } from "../interactions/interaction.ts";

/** The required form of an answer; decides how an entry is parsed (see `readAnswer`). */
export type AnswerType = "INTEGER" | "STRING" | "SIMPLE_FRACTION" | "MIXED_FRACTION" | "FLOAT" | "MIXED";

/** What to do if a fraction is not in lowest terms: ask again, count as incorrect, or accept. */
export type SimplestRule = "required" | "enforced" | "optional";

/**
 * A picture that carries meaning. `svg` is a complete inline element that uses only the figure color
 * variables.
 */
export interface Figure {
	svg: string;
	/** What a person who cannot see the figure needs to answer. */
	alt: string;
	/** The figure for authors that it was drawn as; absent where the SVG was written by hand. */
	drawn?: DrawnAs;
}

export interface DrawnAs {
	/** A name of `drawnFigures`; one of an earlier release may be gone. */
	name: string;
	settings: FigureSettings;
}

/** What is in the settings of a figure by their names: the text of an entry, or the texts of each row. */
export type FigureSettings = Record<string, string | string[][]>;

/** A picture of ours that was uploaded, by its address; `width` and `height` in pixels keep its place while it loads. */
export interface UploadedImage {
	src: string;
	/** What a person who cannot see the picture needs to answer. */
	alt: string;
	width: number;
	height: number;
}

export interface QuestionOption {
	/** Stable id: a, b, c… for options to choose from; any short text for the sides of a match. */
	id: string;
	/** Markdown with LaTeX between dollar signs; may be empty if a picture replaces it. */
	label: string;
	figure?: Figure;
	image?: UploadedImage;
}

/** A wrong procedure that leads to a particular wrong answer, with kind feedback. */
export interface KnownMistake {
	/** Stable name of the procedure, such as `added-denominators`. */
	id: string;
	/** For an answer of several parts: its part (a blank, a label, a left option). */
	part?: string;
	/**
	 * The answer it leads to. SELECT_ONE: an option id; SELECT_ALL: the id of an option wrongly selected or
	 * left out; MATCH_THE_FOLLOWING: the right option's id; the others: the entry as text.
	 */
	answer: string;
	/** Markdown with LaTeX. Says what happened and where to look next, never the right answer. */
	feedback: string;
}

interface QuestionBase {
	/** Markdown with LaTeX between dollar signs. */
	prompt: string;
	/** A short instruction below the prompt, such as "Write the fraction in simplest form." */
	cta?: string;
	figure?: Figure;
	/** Shown below the prompt. Labels of a question without a figure are on the first of them. */
	images?: UploadedImage[];
	/** Two to four, from gentle to almost there; none contains the answer. */
	hints: string[];
	/** The worked solution with the question's own numbers. */
	explanation: string;
	known_mistakes: KnownMistake[];
	/** How the answer is made; absent if it is typed or chosen. */
	interaction?: Interaction;
	/** The roles of the question in another program; kept from the import, and not shown here. */
	roles?: string[];
}

/** The right answer of one box. */
export interface BlankKey {
	/** Accepted answers as text in the required form; the first is shown. Numbers: exactly one. */
	answers: string[];
	/** Largest accepted distance from the key (FLOAT), as decimal text; exact when absent. */
	tolerance?: string;
	/** Fractions only; "required" when absent. */
	simplest?: SimplestRule;
	/** STRING only: "cm" and "CM" differ. */
	is_case_sensitive?: boolean;
	/**
	 * Numbers derived from pi: the key is the factor before a printed pi ("multiple"), or was calculated with
	 * one value of pi ("approximate"). The result with another common value of pi gets a message and a free
	 * retry.
	 */
	pi?: "multiple" | "approximate";
}

/** One box to fill, and its key. */
export interface AnswerBlank {
	answer_type: AnswerType;
	/** Printed before and after the box; plain text. */
	answer_prefix?: string;
	answer_suffix?: string;
	key: BlankKey;
}

export interface Blank extends AnswerBlank {
	/** Short id, unique in the question; `[[id]]` in the prompt is its place. */
	id: string;
}

export interface SelectOneQuestion extends QuestionBase {
	question_type: "SELECT_ONE";
	answer_type: AnswerType;
	options: QuestionOption[];
	/** The id of the right option. */
	key: { option_id: string };
}

export interface SelectAllQuestion extends QuestionBase {
	question_type: "SELECT_ALL";
	answer_type: AnswerType;
	options: QuestionOption[];
	/** How many are right, if the page says so; a wrong number of options is then a free retry. */
	answer_count?: number;
	/** The option "none of these". */
	none_option_id?: string;
	/** The ids of all right options, at least one. */
	key: { option_ids: string[] };
}

export interface FillOneQuestion extends QuestionBase, AnswerBlank {
	question_type: "FILL_ONE";
}

export interface FillMultipleQuestion extends QuestionBase {
	question_type: "FILL_MULTIPLE";
	/** The type of all boxes, or MIXED if they differ. */
	answer_type: AnswerType;
	/** Two or more. Each is in the prompt as `[[id]]`, or none is and the boxes form a list. */
	blanks: Blank[];
	/** The boxes of a list are alike: the answers may be in any order, each once. */
	is_any_order?: boolean;
	/** Boxes of a list shown at first; the student adds the others. All if absent. */
	initial_count?: number;
}

export interface MatchQuestion extends QuestionBase {
	question_type: "MATCH_THE_FOLLOWING";
	answer_type: AnswerType;
	left_options: QuestionOption[];
	/** At least as many as on the left; the others match nothing. */
	right_options: QuestionOption[];
	/** Left id to right id, each right one at most once. */
	key: { answer_dict: Record<string, string> };
}

/** A place on a picture to fill in. */
export interface PictureLabel extends Omit<AnswerBlank, "key"> {
	id: string;
	/** Name of the place in the list form and for screen readers: "Angle A". Plain text. */
	label: string;
	/** The center of the box in percent of the picture's width and height, from the top left. */
	x: number;
	y: number;
	/** Choices instead of typing; plain text. The key is one of them. */
	choices?: string[];
	/** Null: nothing belongs there, and leaving it empty is right. */
	key: BlankKey | null;
}

export interface LabeledInputQuestion extends QuestionBase {
	question_type: "LABELED_INPUT";
	/** The type of all boxes, or MIXED if they differ. */
	answer_type: AnswerType;
	labels: PictureLabel[];
}

/** One thing that a good answer contains. */
export interface RubricPoint {
	id: string;
	/** Plain text for the model and for reviewers. */
	requirement: string;
}

export interface VerifyWithLlmQuestion extends QuestionBase {
	question_type: "VERIFY_WITH_LLM";
	answer_type: AnswerType;
	key: {
		rubric: RubricPoint[];
		/** An answer that meets every point; shown once the question is finished. Markdown with LaTeX. */
		sample_answer: string;
		/** A number that the answer must contain; checked exactly first. */
		number?: Omit<AnswerBlank, "answer_prefix">;
	};
}

/** Every question type with its question. A new type starts here; the compiler reports what else it needs. */
export interface QuestionByType {
	SELECT_ONE: SelectOneQuestion;
	SELECT_ALL: SelectAllQuestion;
	FILL_ONE: FillOneQuestion;
	FILL_MULTIPLE: FillMultipleQuestion;
	MATCH_THE_FOLLOWING: MatchQuestion;
	LABELED_INPUT: LabeledInputQuestion;
	VERIFY_WITH_LLM: VerifyWithLlmQuestion;
}

/** A student's answer to each type. */
export interface AnswerByType {
	SELECT_ONE: { option_id: string | null };
	SELECT_ALL: { option_ids: string[] };
	FILL_ONE: { text: string };
	/** One entry per box, in the boxes' order; shorter while boxes of a list are not added yet. */
	FILL_MULTIPLE: { answer_list: string[] };
	/** Left id to right id. */
	MATCH_THE_FOLLOWING: { answer_dict: Record<string, string> };
	/** Label id to entry. */
	LABELED_INPUT: { answer_dict: Record<string, string> };
	VERIFY_WITH_LLM: { text: string };
}

export type QuestionType = keyof QuestionByType;

/**
 * A question with its key, one member per question type; each has one grader and one input on the student's
 * page. Never leaves the server; `presentQuestion` returns the part that may.
 */
export type Question = QuestionByType[QuestionType];

type Named<T extends QuestionType, Fields> = {
	[F in keyof Fields | "question_type"]: F extends keyof Fields ? Fields[F] : T;
};

/** A student's answer. */
export type StudentAnswer = { [T in QuestionType]: Named<T, AnswerByType[T]> }[QuestionType];
