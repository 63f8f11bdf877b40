import type { Chart } from "../interactions/chart/settings.ts";

/** Why an entry could not be read. The page has a sentence for each. */
export type UnreadableReason =
	| "empty"
	| "nothing-chosen"
	| "unknown-option"
	| "none-with-others"
	| "wrong-count"
	| "incomplete"
	| "more-answers"
	| "repeated-answer"
	| "number-missing"
	| "wrong-question-type"
	| "not-a-number"
	| "two-numbers"
	| "bad-grouping"
	| "mixed-separators"
	| "decimal-comma"
	| "exponent"
	| "zero-denominator"
	| "unexpected-unit"
	| "typed-formula"
	| "backslash"
	| "calculation"
	| "extra-sign"
	| "half-fraction"
	| "too-long";

/** Which form to ask for instead of the given one. */
export type WantedForm =
	| "integer"
	| "decimal"
	| "fraction"
	| "mixed-number"
	| "simplest-form"
	| "check-spelling"
	| "leave-pi"
	| "other-pi";

/**
 * The result of grading one answer. Expected outcomes are values, never exceptions. `answer_read` is how the
 * entry was understood, in a canonical spelling ("3/4", "c"): equal values in the same form share one, so the
 * same wrong answer sent twice costs once. `parts` are the boxes, labels or left options concerned; empty if
 * an answer has no parts.
 */
export type Grade =
	| { verdict: "correct"; answer_read: string }
	| {
			verdict: "incorrect";
			answer_read: string;
			known_mistake_id: string | null;
			not_simplest: boolean;
			/**
			 * The right parts and how many there are; null if an answer has no parts or they must not be revealed.
			 */
			right_parts: { ids: string[]; total: number } | null;
			/** The chosen option that the known mistake is about; absent if it must not be told, or is clear. */
			mistaken_option?: string;
			/** The wrong columns of a chart, if the known mistake is only about one of several. */
			columns_off?: ColumnsOff;
	  }
	| { verdict: "wrong_form"; answer_read: string; wanted_form: WantedForm; parts: string[] }
	| { verdict: "unreadable"; reason: UnreadableReason; parts: string[] }
	| { verdict: "needs_review"; answer_read: string };

/** The names of the columns that are too high and too low. */
export interface ColumnsOff {
	style: Chart["style"];
	over: string[];
	under: string[];
}

export type Verdict = Grade["verdict"];
