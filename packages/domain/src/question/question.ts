// Field names are snake_case here because a question keeps one set of names from this type
// through the contract and the database to the page (docs/decisions/0003-one-name-per-field.md).

/** In which form an answer is wanted; decides how an entry is read (see `readAnswer`). */
export type AnswerType = "INTEGER" | "STRING" | "SIMPLE_FRACTION" | "MIXED_FRACTION" | "FLOAT" | "MIXED";

/** How strictly a fraction must be in lowest terms: ask again, count as incorrect, or do not care. */
export type SimplestRule = "required" | "enforced" | "optional";

/** A picture that carries meaning. `svg` is a complete inline element that uses only the figure colour variables. */
export interface Figure {
	svg: string;
	/** What a person who cannot see the figure needs to know to answer. */
	alt: string;
}

export interface QuestionOption {
	/** Stable letter id: a, b, c… */
	id: string;
	/** Markdown with LaTeX between dollar signs. */
	label: string;
}

/** A wrong procedure that leads to one particular wrong answer, with a kind sentence about it. */
export interface KnownMistake {
	/** Stable name of the procedure, such as `added-denominators`. */
	id: string;
	/** The answer it leads to: an option id for SELECT_ONE, the entry as text for FILL_ONE. */
	answer: string;
	/** Markdown with LaTeX. Says what happened and where to look next, never the right answer. */
	feedback: string;
}

interface QuestionBase {
	/** Markdown with LaTeX between dollar signs. */
	prompt: string;
	/** A short instruction under the prompt, such as "Write the fraction in simplest form." */
	cta?: string;
	figure?: Figure;
	/** Two to four, from gentle to nearly there; none contains the answer. */
	hints: string[];
	/** The worked solution with the question's own numbers. */
	explanation: string;
	known_mistakes: KnownMistake[];
}

export interface SelectOneQuestion extends QuestionBase {
	question_type: "SELECT_ONE";
	answer_type: AnswerType;
	options: QuestionOption[];
	/** The id of the one right option. */
	key: { option_id: string };
}

export interface FillOneQuestion extends QuestionBase {
	question_type: "FILL_ONE";
	answer_type: AnswerType;
	answer_prefix?: string;
	answer_suffix?: string;
	key: {
		/** Accepted answers as text in the asked form, the first is the one shown. Numbers: exactly one. */
		answers: string[];
		/** Largest accepted distance from the key (FLOAT), as decimal text; exact when absent. */
		tolerance?: string;
		/** Fractions only; "required" when absent. */
		simplest?: SimplestRule;
	};
}

/**
 * A question with its key, one member per question type; each has one grader and one input on the student's page.
 * Never leaves the server; `toStudentQuestion` makes what may.
 */
export type Question = SelectOneQuestion | FillOneQuestion;

/** What a student sends as the answer. */
export type StudentAnswer =
	| { question_type: "SELECT_ONE"; option_id: string | null }
	| { question_type: "FILL_ONE"; text: string };
