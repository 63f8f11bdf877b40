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
import type { QuestionFault } from "../question/question-fault.ts";

export type QuestionOf<T extends QuestionType> = Extract<Question, { question_type: T }>;
export type AnswerOf<T extends QuestionType> = Extract<StudentAnswer, { question_type: T }>;

/** An option with the field in which it is. */
export type PlacedOption = readonly [field: string, option: QuestionOption];

/** Options of which some are right, for a look at those that should be wrong. */
export interface JudgedOptions {
	options: readonly QuestionOption[];
	right_ids: readonly string[];
	/** One calculation gives the right one. */
	is_calculated: boolean;
}

/** A part of an answer that a calculation should give. */
export interface CalculatedPart {
	/** The box, or the left side; `answer` where there is one part. */
	part: string;
	/** The answer is a number, so that there must be a calculation for it. */
	is_needed: boolean;
	/** As the key says it. */
	key: string;
	fits(value: Rational): boolean;
}

/** A box to type into, with what belongs in it; null: nothing does. */
export interface EntryBox {
	id: string;
	key: BlankKey | null;
}

/** An answer, part by part as it is shown, and whether it must fit the question. */
export interface JudgedAnswer {
	texts: string[];
	fits: boolean;
}

/** What a model is given to solve a question, beside the prompt. */
export interface ToSolve {
	parts: object;
	/** What the model said as a student would answer; null where it is no answer to this question. */
	answerOf(answers: string[]): StudentAnswer | null;
}

/** What the rules of the product know of questions `Q` with answers `A`. */
interface Rules<Q extends Question, A extends StudentAnswer> {
	/** Faults of the part that is answered. */
	check(question: Q): QuestionFault[];
	/** Never throws for an answer; throws for a key that cannot be read, which `check` finds. */
	grade(question: Q, answer: A): Grade;
	/** What the key calls right; of an answer in the student's own words only a sample. */
	rightAnswer(question: Q): A;
	/** The right answer by what it says, since ids of options change places; null where it has no one form. */
	whatIsRight(question: Q): unknown;
	/** The right answers as Markdown, one text each. */
	rightTexts(question: Q): readonly string[];
	/** Single values that no hint may mention. Sets and arrangements have none. */
	secretTexts(question: Q): readonly string[];
	/** The right answer as Markdown to print in a sentence. */
	answerWords(question: Q): string;
	/** A sentence around these words, for a question that explains nothing. */
	explainWords(words: string): string;
	/** A hint that is true of every question of the type. */
	general_hint: string;
	/** Every option, whichever list it is in. */
	placedOptions(question: Q): PlacedOption[];
	/** What there is to read beside the prompt, as Markdown. */
	partTexts(question: Q): string[];
	/** Null where there is nothing to choose from. */
	judgedOptions(question: Q): JudgedOptions | null;
	calculatedParts(question: Q): CalculatedPart[];
	/** In the order of the answer; none where nothing is typed into boxes. */
	boxes(question: Q): readonly EntryBox[];
	/** The right and the wrong answers that the question itself knows. */
	judgedAnswers(question: Q): JudgedAnswer[];
	/** A known mistake as a student gives it, with the part where it is given, as plain text. */
	mistakeWords(question: Q, mistake: KnownMistake): string;
	/** `ordered` puts options in the order in which the model sees them. */
	toSolve(question: Q, ordered: (options: readonly QuestionOption[]) => readonly QuestionOption[]): ToSolve;
	/** The chance to be right on the first try by choosing blindly; 0 where something has to be typed. */
	guessChance(question: Q): number;
	/** The same without a question at hand; null for what a machine cannot judge at once. */
	usual_guess_chance: number | null;
	/** Of the wrong answers without a procedure behind them, the share that shows one certain known mistake. */
	coincidenceShare(question: Q): number;
}

/** What they know of one question type, and nothing else does. */
export type TypeRecord<T extends QuestionType> = Rules<QuestionOf<T>, AnswerOf<T>>;

/** A record that was looked up by the type of the question at hand, and is asked of that question only. */
export type AnyRecord = Rules<Question, StudentAnswer>;
