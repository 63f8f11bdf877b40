import type { AuthorAdvice } from "@learnin/domain/question/advise-author";
import type { FaultCode } from "@learnin/domain/question/question-fault";

/** What is wrong, and how to mend it. */
const faultWords: Record<FaultCode, string> = {
	"blank-text": "Nothing is written here yet.",
	"unbalanced-math":
		"A dollar sign has no partner: put formulas between two dollar signs. Write a price as \\$.",
	"unreadable-math": "A formula here cannot be read: is each brace closed, and each command one of LaTeX?",
	"math-macro":
		"A formula here defines commands of its own (\\def, \\newcommand and the like). Write it out instead.",
	"too-much-math":
		"The math here is too long or too deeply nested to show, or uses a command that is not allowed. Split it or make it simpler.",
	"unshown-picture":
		"A picture is written here that no student would see: of pictures in a text only ours are shown, and none without words. Add it with “Add a picture”.",
	"hint-count": "A question has two to four hints.",
	"hint-shows-answer": "This hint gives the answer away.",
	"feedback-shows-answer": "This word about a mistake gives the answer away.",
	"unsafe-figure": "This drawing holds something that is not only drawn, or has no viewBox.",
	"figure-without-alt": "This picture has no description. A student who cannot see it could not answer.",
	"interaction-unfit":
		"This question’s answer can’t be made this way: it isn’t one of the marks, or it isn’t in the required form.",
	"bad-image": "There is no such picture among ours, or its size is not known.",
	"key-count": "A number has exactly one right answer; words have at least one.",
	"key-unreadable": "The right answer is missing, or cannot be read as what it should be.",
	"key-fails-own-grader": "Graded as a student’s answer, this would not be right.",
	"bad-tolerance": "The distance that is still right is a positive number, for decimals alone.",
	"simplest-without-fraction": "Lowest terms are for fractions alone.",
	"pi-without-number": "Pi is for numbers alone.",
	"case-without-text": "Capital letters matter for words alone.",
	"too-few-options": "There are too few to choose from.",
	"too-few-parts": "There are too few places to answer in.",
	"too-many-parts": "There are more than an answer can hold.",
	"repeated-id": "Two have the same short name.",
	"bad-id": "A short name has letters, digits and lines alone.",
	"equal-options": "This says the same as another one.",
	"answer-count": "When all are right, their number cannot be told.",
	"initial-count": "So many boxes cannot be shown at first.",
	"blank-without-place": "A box has no place in the text, or two. Put each there once, or none.",
	"place-without-blank": "The text has a place for a box that is not there.",
	"place-in-formula": "A box can’t go inside a formula.",
	"unequal-blanks": "Where the order is free, all boxes look alike.",
	"equal-keys": "Where the order is free, no two answers are the same.",
	"label-without-picture": "There is no picture to put places on.",
	"label-off-picture": "This place is not on the picture.",
	"labels-overlap": "This box covers another one on a small screen.",
	"no-rubric": "What must a good answer say? At least one point, none of them blank.",
	"mistake-unreadable": "This is no answer that a student could give here.",
	"mistake-equals-key": "This is the right answer, not a mistake.",
	"equal-mistakes": "This mistake is there already.",
};

/** What is no fault, and still worth a look. */
const adviceWords: Record<AuthorAdvice, string> = {
	"no-known-mistakes": "Name a mistake that students make, with a kind word about it.",
	"long-prompt": "More than 80 words are much to read. Could it be shorter?",
	"no-instruction": "Say how to fill in the boxes.",
	"all-of-the-above": "“All of the above” tests reading, not mathematics.",
	"longest-option-is-right": "The right option is much longer than the others, and children notice.",
	"short-explanation": "The explanation is short. Would a child follow it?",
	"hints-alike": "Two hints say the same.",
};

export function faultText(fault: string): string {
	return isFault(fault) ? faultWords[fault] : fault;
}

function isFault(fault: string): fault is FaultCode {
	return Object.hasOwn(faultWords, fault);
}

export function adviceText(advice: string): string {
	return isAdvice(advice) ? adviceWords[advice] : advice;
}

function isAdvice(advice: string): advice is AuthorAdvice {
	return Object.hasOwn(adviceWords, advice);
}
