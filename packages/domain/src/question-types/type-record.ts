import type { Rational } from "../arithmetic/rational.ts";
import type { Grade } from "../grading/grade.ts";
import type {
	BlankKey,
	KnownMistake,
	Question,
	QuestionOption,
	QuestionType,
	StudentAnswer,
} from "../question/question.ts";
import type { QuestionFault } from "../question/checks/question-fault.ts";

export type QuestionOf<T extends QuestionType> = Extract<Question, { question_type: T }>;
export type AnswerOf<T extends QuestionType> = Extract<StudentAnswer, { question_type: T }>;

/** An option with its field. */
export type PlacedOption = readonly [field: string, option: QuestionOption];

/** Options, some of them right, for checking those that should be wrong. */
export interface JudgedOptions {
	options: readonly QuestionOption[];
	right_ids: readonly string[];
	/** A calculation gives the right one. */
	is_calculated: boolean;
}

/** A part of an answer that a calculation should give. */
export interface CalculatedPart {
	/** The box, or the left side; `answer` if there is one part. */
	part: string;
	/** The answer is a number, so it must have a calculation. */
	is_needed: boolean;
	/** As in the key. */
	key: string;
	fits(value: Rational): boolean;
}

/** A box to type in, with its key; null: it stays empty. */
export interface EntryBox {
	id: string;
	key: BlankKey | null;
}

/** An answer, part by part as it is shown, and whether it must fit the question. */
export interface JudgedAnswer {
	texts: string[];
	fits: boolean;
}

/** What a model gets to solve a question, besides the prompt. */
export interface ToSolve {
	parts: object;
	/** The model's output as a student's answer; null if it does not answer this question. */
	answerOf(answers: string[]): StudentAnswer | null;
}

export interface Grader<A extends StudentAnswer> {
	/** Never throws for an answer; throws for an unreadable key, which `check` finds. */
	grade(answer: A): Grade;
}

/** The rules for questions `Q` with answers `A`. */
interface Rules<Q extends Question, A extends StudentAnswer> {
	/** Faults of the answer part. */
	check(question: Q): QuestionFault[];
	/** Reads the question's key once, for any number of answers. */
	grader(question: Q): Grader<A>;
	/** The right answer by the key; for an answer in the student's own words only a sample. */
	rightAnswer(question: Q): A;
	/** The right answer by content, since ids of options change places; null if it has no single form. */
	whatIsRight(question: Q): unknown;
	/** The right answers as Markdown, one text each. */
	rightTexts(question: Q): readonly string[];
	/** Single values that no hint may reveal. Sets and arrangements have none. */
	secretTexts(question: Q): readonly string[];
	/** The right answer as Markdown, for use in a sentence. */
	answerWords(question: Q): string;
	/** A sentence around these words, for a question without explanation. */
	explainWords(words: string): string;
	/** A hint that applies to every question of the type. */
	general_hint: string;
	/** Every option of every list. */
	placedOptions(question: Q): PlacedOption[];
	/** The texts besides the prompt, as Markdown. */
	partTexts(question: Q): string[];
	/** Null if there is nothing to choose from. */
	judgedOptions(question: Q): JudgedOptions | null;
	calculatedParts(question: Q): CalculatedPart[];
	/** In the order of the answer; empty if nothing is typed into boxes. */
	boxes(question: Q): readonly EntryBox[];
	/** The right and the wrong answers in the question itself. */
	judgedAnswers(question: Q): JudgedAnswer[];
	/** A known mistake as a student's answer, with its part, as plain text. */
	mistakeWords(question: Q, mistake: KnownMistake): string;
	/** `ordered` sorts options the way the model sees them. */
	toSolve(question: Q, ordered: (options: readonly QuestionOption[]) => readonly QuestionOption[]): ToSolve;
	/** The chance of being right on the first try by guessing; 0 if something has to be typed. */
	guessChance(question: Q): number;
	/** The same without a specific question; null if it cannot be graded immediately. */
	usual_guess_chance: number | null;
	/**
	 * Of the wrong answers without a procedure behind them, the share that shows one specific known mistake.
	 */
	coincidenceShare(question: Q): number;
}

/** The rules of one question type, used nowhere else. */
export type TypeRecord<T extends QuestionType> = Rules<QuestionOf<T>, AnswerOf<T>>;

/** A record looked up by the type of the question at hand, and used only for that question. */
export type AnyRecord = Rules<Question, StudentAnswer>;
