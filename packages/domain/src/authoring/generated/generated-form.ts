import type { NumberLine } from "../../interactions/number-line/settings.ts";
import type { Order } from "../../interactions/order/settings.ts";
import type { Sort } from "../../interactions/sort/settings.ts";
import type { Question, QuestionType } from "../../question/question.ts";

// A model returns less than one of our questions: ids, order and positions are made here, so that none of
// them can reveal which answer is right.

interface GeneratedBase {
	prompt: string;
	/** Empty: none. */
	instruction: string;
	hints: string[];
	explanation: string;
}

/** A box with its answer and how to compute it, in the language of `evaluateExpression`. */
export interface GeneratedBox {
	answer: string;
	/** Empty: none. */
	unit: string;
	expression: string;
}

export interface GeneratedOption {
	label: string;
	is_right: boolean;
	/** For a wrong option: a kind sentence to students who chose it; empty: none. */
	feedback: string;
}

/** A card that belongs in one of the bins. */
export interface GeneratedCard {
	label: string;
	bin: string;
	/** The bin that a typical mistake puts it in, with a kind sentence to students who did; both empty: none. */
	wrong_bin: string;
	feedback: string;
}

export type GeneratedQuestion =
	| (GeneratedBase &
			GeneratedBox & {
				question_type: "FILL_ONE";
				mistakes: { answer: string; feedback: string }[];
				/** Null: the answer is typed. */
				interaction: NumberLine | null;
			})
	| (GeneratedBase & { question_type: "FILL_MULTIPLE"; boxes: GeneratedBox[] })
	| (GeneratedBase & { question_type: "SELECT_ONE"; options: GeneratedOption[]; expression: string })
	| (GeneratedBase & { question_type: "SELECT_ALL"; options: GeneratedOption[] })
	| (GeneratedBase & {
			question_type: "MATCH_THE_FOLLOWING";
			pairs: { left: string; right: string; expression: string }[];
			/** Right sides without a match. */
			others: string[];
			/** Putting cards in order: the left sides are the places in a row, the right sides the cards. */
			interaction: Order | null;
	  })
	| (GeneratedBase & {
			question_type: "LABELED_INPUT";
			/** A model cannot draw a picture; cards with bins need only their words. */
			interaction: Sort;
			bins: string[];
			cards: GeneratedCard[];
	  })
	| (GeneratedBase & { question_type: "VERIFY_WITH_LLM"; requirements: string[]; sample_answer: string });

export type GeneratedOf<T extends QuestionType> = Extract<GeneratedQuestion, { question_type: T }>;

/** One part of the answer with the expression that the model gave for it. */
export interface PartExpression {
	/** The box, or the left side; `answer` if there is one part. */
	part: string;
	expression: string;
}

/** What every question has, whatever its type. */
export type GeneratedTexts = Pick<Question, "prompt" | "cta" | "hints" | "explanation">;
