import type { AuthorAdvice } from "@learnin/domain/question/advise-author";
import type { FaultCode } from "@learnin/domain/question/question-fault";

/** What is wrong, and how to fix it. */
const faultWords: Record<FaultCode, string> = {
	"blank-text": "Nothing is written here yet.",
	"unbalanced-math":
		"A dollar sign is unmatched. Put formulas between two dollar signs, and write a price as \\$.",
	"unreadable-math":
		"We can’t read a formula here. Check that each brace is closed and each command is LaTeX.",
	"math-macro":
		"A formula here defines its own commands (such as \\def or \\newcommand). Write it out instead.",
	"too-much-math":
		"The math here is too long or too deeply nested to show, or uses a command that is not allowed. Split it or make it simpler.",
	"unshown-picture":
		"Students wouldn’t see a picture in this text. Only pictures from the library with a description are shown. Use “Add a picture”.",
	"hint-count": "A question has two to four hints.",
	"hint-shows-answer": "This hint gives the answer away.",
	"feedback-shows-answer": "This feedback on a mistake gives the answer away.",
	"unsafe-figure": "This drawing contains more than shapes and text, or has no viewBox.",
	"figure-without-alt": "This picture has no description. A student who can’t see it couldn’t answer.",
	"interaction-unfit":
		"This question’s answer can’t be made this way: it isn’t one of the marks, or it isn’t in the required form.",
	"bad-image": "This picture isn’t in the library, or its size isn’t known.",
	"key-count": "A number has exactly one right answer; words have at least one.",
	"key-unreadable": "The right answer is missing, or isn’t in the form it should have.",
	"key-fails-own-grader": "If a student gave this answer, it would be marked wrong.",
	"bad-tolerance": "The tolerance must be a positive number, and only decimals can have one.",
	"simplest-without-fraction": "Only fractions can ask for lowest terms.",
	"pi-without-number": "Only numbers can use pi.",
	"case-without-text": "Capital letters can matter only for words.",
	"too-few-options": "There are too few to choose from.",
	"too-few-parts": "There are too few places to answer in.",
	"too-many-parts": "There are more than an answer can hold.",
	"repeated-id": "Two have the same short name.",
	"bad-id": "A short name has letters, digits and lines alone.",
	"equal-options": "This says the same as another one.",
	"answer-count": "If all are right, the number of right ones can’t be shown.",
	"initial-count": "That many boxes can’t be shown at first.",
	"blank-without-place":
		"A box is missing from the text, or appears twice. Put each in once, or leave all out.",
	"place-without-blank": "The text has a place for a box that is not there.",
	"place-in-formula": "A box can’t go inside a formula.",
	"unequal-blanks": "If answers may come in any order, all boxes must look alike.",
	"equal-keys": "If answers may come in any order, no two can be the same.",
	"label-without-picture": "There is no picture to put places on.",
	"label-off-picture": "This place is not on the picture.",
	"labels-overlap": "This box covers another one on a small screen.",
	"no-rubric": "Say what a good answer must include: at least one point, none of them blank.",
	"mistake-unreadable": "A student couldn’t give this answer here.",
	"mistake-equals-key": "This is the right answer, not a mistake.",
	"equal-mistakes": "This mistake is already listed.",
};

/** Not a fault, but worth a look. */
const adviceWords: Record<AuthorAdvice, string> = {
	"no-known-mistakes": "Name a mistake students make, with kind feedback.",
	"long-prompt": "More than 80 words is a lot to read. Could it be shorter?",
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
