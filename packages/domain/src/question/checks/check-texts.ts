import { recordOf } from "../../question-types/question-types.ts";
import { statesAnswer } from "../text/plain-text.ts";
import type { Question } from "../question.ts";
import type { FaultCode, QuestionFault } from "./question-fault.ts";

/** Faults of the texts: blank ones, unclosed dollar signs, a hint or feedback that reveals the answer. */
export function checkTexts(question: Question): QuestionFault[] {
	return [
		...textsOf(question).flatMap(([field, text]) => checkText(field, text)),
		...hintCount(question),
		...question.hints.flatMap((hint, at) => giveaway(question, `hints[${at}]`, hint, "hint-shows-answer")),
		...question.known_mistakes.flatMap(({ feedback }, at) =>
			giveaway(question, `known_mistakes[${at}].feedback`, feedback, "feedback-shows-answer"),
		),
	];
}

/** Every text that a student may see, with its field; options with a picture need none. */
export function textsOf(question: Question): [field: string, text: string][] {
	// An option with a picture needs no text.
	const options = recordOf(question)
		.placedOptions(question)
		.filter(([, { figure, image }]) => !figure && !image);
	return [
		["prompt", question.prompt],
		["explanation", question.explanation],
		...(question.cta === undefined ? [] : ([["cta", question.cta]] as [string, string][])),
		...question.hints.map((hint, at): [string, string] => [`hints[${at}]`, hint]),
		...options.map(([field, { label }]): [string, string] => [`${field}.label`, label]),
		...question.known_mistakes.map((mistake, at): [string, string] => [
			`known_mistakes[${at}].feedback`,
			mistake.feedback,
		]),
	];
}

function checkText(field: string, text: string): QuestionFault[] {
	if (text.trim() === "") return [{ field, fault: "blank-text", detail: text }];
	const dollars = text.replaceAll("\\$", "").split("$").length - 1;
	return dollars % 2 === 0 ? [] : [{ field, fault: "unbalanced-math", detail: text }];
}

function hintCount({ hints }: Question): QuestionFault[] {
	return hints.length >= 2 && hints.length <= 4
		? []
		: [{ field: "hints", fault: "hint-count", detail: `${hints.length}` }];
}

/** What the prompt already states is no secret: a hint may contain the answer to "3 + 0". */
function giveaway(question: Question, field: string, text: string, fault: FaultCode): QuestionFault[] {
	const is_given_away = recordOf(question)
		.secretTexts(question)
		.some((answer) => statesAnswer(text, answer) && !statesAnswer(question.prompt, answer));
	return is_given_away ? [{ field, fault, detail: text }] : [];
}
