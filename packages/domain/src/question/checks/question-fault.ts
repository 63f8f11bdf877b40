/** What is wrong with a question, for authors and tests. */
export type FaultCode =
	| "blank-text"
	| "unbalanced-math"
	| "unreadable-math"
	| "math-macro"
	| "too-much-math"
	| "unshown-picture"
	| "hint-count"
	| "hint-shows-answer"
	| "feedback-shows-answer"
	| "unsafe-figure"
	| "figure-without-alt"
	| "bad-image"
	| "key-count"
	| "key-unreadable"
	| "no-right-option"
	| "unpaired"
	| "key-fails-own-grader"
	| "key-unlike-type"
	| "bad-tolerance"
	| "simplest-without-fraction"
	| "pi-without-number"
	| "case-without-text"
	| "too-few-options"
	| "too-few-parts"
	| "too-many-parts"
	| "repeated-id"
	| "bad-id"
	| "equal-options"
	| "answer-count"
	| "initial-count"
	| "blank-without-place"
	| "place-without-blank"
	| "place-in-formula"
	| "unequal-blanks"
	| "equal-keys"
	| "label-without-picture"
	| "label-off-picture"
	| "labels-overlap"
	| "interaction-unfit"
	| "no-rubric"
	| "mistake-unreadable"
	| "mistake-equals-key"
	| "equal-mistakes";

/** One fault: its path ("hints[1]"), its code, and the text it was found in. */
export interface QuestionFault {
	field: string;
	fault: FaultCode;
	detail: string;
}
