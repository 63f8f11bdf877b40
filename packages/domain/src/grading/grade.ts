/** Why an entry could not be read. The page has a sentence for each. */
export type UnreadableReason =
	| "empty"
	| "nothing-chosen"
	| "unknown-option"
	| "wrong-question-type"
	| "not-a-number"
	| "two-numbers"
	| "bad-grouping"
	| "decimal-comma"
	| "exponent"
	| "zero-denominator"
	| "unexpected-unit"
	| "too-long";

/** Which form is wanted instead of the one given. */
export type WantedForm =
	| "integer"
	| "decimal"
	| "fraction"
	| "mixed-number"
	| "simplest-form"
	| "check-spelling";

/**
 * What grading says about one answer. Expected outcomes are values, never exceptions.
 * `answer_read` is how the entry was understood, in a canonical spelling ("3/4", "c"): equal values
 * in the same form have the same one, so the same wrong answer sent twice can cost once.
 */
export type Grade =
	| { verdict: "correct"; answer_read: string }
	| { verdict: "incorrect"; answer_read: string; known_mistake_id: string | null; not_simplest: boolean }
	| { verdict: "wrong_form"; answer_read: string; wanted_form: WantedForm }
	| { verdict: "unreadable"; reason: UnreadableReason };

export type Verdict = Grade["verdict"];
