import type {
	AnswerBlank,
	KnownMistake,
	LabeledInputQuestion,
	PictureLabel,
} from "../../question/question.ts";
import { MAX_ENTRY_LENGTH, normalise } from "../answer-forms/normalise.ts";
import type { Grade } from "../grade.ts";
import { readAnswer } from "../read-answer.ts";
import { isSameAnswer } from "../same-answer.ts";
import { gradeBlank } from "./blank.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { entriesByPart } from "./entries-by-part.ts";
import { gradeParts } from "./parts.ts";

/** Every label by its own key; a label where nothing belongs stays empty. */
export function gradeLabeledInput(
	{ labels, known_mistakes }: LabeledInputQuestion,
	answer_dict: Readonly<Record<string, string>>,
): Grade {
	const entries = entriesByPart(answer_dict, labels);
	if (entries === null) return { verdict: "unreadable", reason: "unknown-option", parts: [] };
	const texts = labels.map(({ id }) => entries.get(id) ?? "");
	// Leaving a place empty can be right, but an answer with every place empty is not an answer yet.
	const may_be_empty = labels.some(({ key }) => key === null) && !texts.every(isEmpty);
	return gradeParts(
		labels.map((label, at) => {
			const text = texts[at] ?? "";
			const mistakes = known_mistakes.filter(({ part }) => part === label.id);
			const grade = may_be_empty && isEmpty(text) ? leftEmpty(label) : gradeLabel(label, text, mistakes);
			return { id: label.id, grade };
		}),
	);
}

function leftEmpty({ key }: PictureLabel): BlankGrade {
	return key === null ? { verdict: "correct", answer_read: "" } : notRight("");
}

function gradeLabel(label: PictureLabel, text: string, mistakes: readonly KnownMistake[]): BlankGrade {
	const { key, choices } = label;
	// A label that must stay empty is read by the same rules: an unreadable entry is unreadable there too.
	const blank: AnswerBlank = { ...label, key: key ?? { answers: [] } };
	const read = readAnswer(text, label.answer_type, label);
	if (!read.readable) return { verdict: "unreadable", reason: read.reason };
	if (choices !== undefined && !choices.some((choice) => isSameAnswer(blank, choice, text)))
		return { verdict: "unreadable", reason: "unknown-option" };
	return key === null ? notRight(read.canonical) : gradeBlank(blank, text, mistakes);
}

function notRight(answer_read: string): BlankGrade {
	return { verdict: "incorrect", answer_read, known_mistake_id: null, not_simplest: false };
}

/** Empty or only invisible characters. */
function isEmpty(text: string): boolean {
	return text.length <= MAX_ENTRY_LENGTH && normalise(text) === "";
}
