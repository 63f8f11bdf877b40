import type { AuthorAdvice } from "@learnin/domain/question/checks/advise-author";
import type { FaultCode } from "@learnin/domain/question/checks/question-fault";

/** What is wrong, and how to fix it. */
const faultWords: Record<FaultCode, string> = {
	"blank-text": "Write something here.",
	"unbalanced-math":
		"A dollar sign is unmatched. Put formulas between two dollar signs, and write a price as \\$.",
	"unreadable-math":
		"We can’t show a formula here. Check that each brace is closed and use only common LaTeX commands.",
	"math-macro":
		"A formula here defines its own commands (such as \\def or \\newcommand). Write it out instead.",
	"too-much-math":
		"The math here is too long or too deeply nested to show, or uses a command that isn’t allowed. Split it or make it simpler.",
	"unshown-picture":
		"Students wouldn’t see a picture in this text. Only pictures from the library with a description are shown. Use “Add a picture”.",
	"hint-count": "Write two to four hints.",
	"hint-shows-answer": "This hint gives the answer away. Point to the next step instead.",
	"feedback-shows-answer": "This feedback gives the answer away. Say what went wrong instead.",
	"unsafe-figure":
		"This drawing must be one SVG of shapes and text, with a viewBox and without width and height. Choose a figure, or change the source.",
	"figure-without-alt": "Describe this picture. Without it, a student who can’t see it couldn’t answer.",
	"interaction-unfit":
		"This answer can’t be made this way: it isn’t one of the marks, or isn’t in the required form. Change the settings or the answer.",
	"bad-image": "This picture isn’t in the library, or its size isn’t known. Choose it again.",
	"key-count": "Write the right answer: exactly one for a number, one or more for words.",
	"key-unreadable": "We can’t read this as its answer type. Change the answer or the answer type.",
	"no-right-option": "Mark the right answer.",
	unpaired: "Match everything on the left with something of its own on the right.",
	"key-unlike-type":
		"The answer type doesn’t fit this answer. Change the answer type, or write the answer that way.",
	"key-fails-own-grader":
		"A student who gives this answer would be marked wrong. Check the answer and how strictly it’s read.",
	"bad-tolerance": "Write a positive tolerance, and only for decimals.",
	"simplest-without-fraction": "Only fractions can ask for lowest terms. Turn it off, or choose a fraction.",
	"pi-without-number": "Only numbers can use pi. Turn it off, or choose a number.",
	"case-without-text": "Capital letters can matter only for words. Turn it off, or choose words.",
	"too-few-options": "Add more to choose from.",
	"too-few-parts": "Add more places to answer in.",
	"too-many-parts": "Remove some: there are more than an answer can hold.",
	"repeated-id": "Two have the same short name. Change one of them.",
	"bad-id": "Use only letters, digits and dashes in a short name.",
	"equal-options": "This says the same thing as another one. Change one of them.",
	"answer-count": "All of them are right, so the number of right ones can’t be shown. Turn that off.",
	"initial-count": "That many boxes can’t be shown at first. Choose a smaller number.",
	"blank-without-place":
		"A box is missing from the text, or appears twice. Put each in once, or leave all out.",
	"place-without-blank": "The text has a place for a box that isn’t there. Add the box, or remove its place.",
	"place-in-formula": "A box can’t go inside a formula. Move it out of the dollar signs.",
	"unequal-blanks":
		"If answers may come in any order, all boxes must look alike. Give them the same type and the same words around them.",
	"equal-keys": "If answers may come in any order, no two can be the same. Change one of them.",
	"label-without-picture": "Add a picture or a figure to put places on.",
	"label-off-picture": "Move this place onto the picture.",
	"labels-overlap": "This box covers another one on a small screen. Move them apart.",
	"no-rubric": "Say what a good answer must include: at least one point, none of them blank.",
	"mistake-unreadable": "A student couldn’t give this answer here. Write it as a student would.",
	"mistake-equals-key": "This is the right answer. Write a wrong one, or remove it.",
	"equal-mistakes": "This mistake is already listed. Remove one of them.",
};

/** What is no fault, and still worth a look. */
const adviceWords: Record<AuthorAdvice, string> = {
	"no-known-mistakes": "Name a mistake students make, with kind feedback.",
	"long-prompt": "More than 80 words is a lot to read. Could it be shorter?",
	"no-instruction": "Say how to fill in the boxes.",
	"all-of-the-above": "“All of the above” tests reading, not math.",
	"longest-option-is-right": "The right option is much longer than the others, and children notice.",
	"short-explanation": "The explanation is short. Would a child follow it?",
	"hints-alike": "Two hints say the same thing.",
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
