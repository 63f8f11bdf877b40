/** What is wrong with a question, for authors and tests. */
export type FaultCode =
	| "blank-text"
	| "unbalanced-math"
	| "hint-count"
	| "hint-shows-answer"
	| "feedback-shows-answer"
	| "unsafe-figure"
	| "figure-without-alt"
	| "key-count"
	| "key-unreadable"
	| "key-fails-own-grader"
	| "bad-tolerance"
	| "simplest-without-fraction"
	| "too-few-options"
	| "repeated-id"
	| "equal-options"
	| "mistake-unreadable"
	| "mistake-equals-key"
	| "equal-mistakes";

/** One fault: where it is ("hints[1]"), which it is, and the text it was found in. */
export interface QuestionFault {
	field: string;
	fault: FaultCode;
	detail: string;
}
