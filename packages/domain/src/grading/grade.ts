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

/** Which form is wanted instead of the one given. */
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
 * What grading says about one answer. Expected outcomes are values, never exceptions.
 * `answer_read` is how the entry was understood, in a canonical spelling ("3/4", "c"): equal values
 * in the same form have the same one, so the same wrong answer sent twice can cost once.
 * `parts` are the boxes, labels or left options that are meant; empty where an answer has no parts.
 */
export type Grade =
	| { verdict: "correct"; answer_read: string }
	| {
			verdict: "incorrect";
			answer_read: string;
			known_mistake_id: string | null;
			not_simplest: boolean;
			/** The parts that are right and how many there are; null where an answer has no parts or it may not be told. */
			right_parts: { ids: string[]; total: number } | null;
	  }
	| { verdict: "wrong_form"; answer_read: string; wanted_form: WantedForm; parts: string[] }
	| { verdict: "unreadable"; reason: UnreadableReason; parts: string[] }
	| { verdict: "needs_review"; answer_read: string };

export type Verdict = Grade["verdict"];
