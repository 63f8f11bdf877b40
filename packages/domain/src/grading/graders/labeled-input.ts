import type { LabeledInputQuestion, PictureLabel } from "../../question/question.ts";
import type { Grade } from "../grade.ts";
import { readAnswer } from "../read-answer.ts";
import { gradeBlank } from "./blank.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { gradeParts } from "./parts.ts";

/** LABELED_INPUT: every label by its own key; a label where nothing belongs stays empty. */
export function gradeLabeledInput(
	question: LabeledInputQuestion,
	answer_dict: Readonly<Record<string, string>>,
): Grade {
	const { labels, known_mistakes } = question;
	const entries = new Map(Object.entries(answer_dict));
	if ([...entries.keys()].some((id) => !labels.some((label) => label.id === id)))
		return { verdict: "unreadable", reason: "unknown-option", parts: [] };
	// Which places stay empty is part of the question: the wholly empty answer alone is no answer yet.
	if (labels.every(({ id }) => isBlank(entries.get(id))))
		return { verdict: "unreadable", reason: "empty", parts: labels.map(({ id }) => id) };
	const has_empty_places = labels.some(({ key }) => key === null);
	return gradeParts(
		labels.map((label) => {
			const text = entries.get(label.id) ?? "";
			const mistakes = known_mistakes.filter(({ part }) => part === label.id);
			if (has_empty_places && isBlank(text)) return { id: label.id, grade: leftEmpty(label) };
			const { key } = label;
			const grade = key === null ? filledInVain(label, text) : gradeBlank({ ...label, key }, text, mistakes);
			return { id: label.id, grade };
		}),
	);
}

function leftEmpty({ key }: PictureLabel): BlankGrade {
	if (key === null) return { verdict: "correct", answer_read: "" };
	return { verdict: "incorrect", answer_read: "", known_mistake_id: null, not_simplest: false };
}

/** An entry where nothing belongs is incorrect, if it can be read at all. */
function filledInVain(label: PictureLabel, text: string): BlankGrade {
	const read = readAnswer(text, label.answer_type, label);
	if (!read.readable) return { verdict: "unreadable", reason: read.reason };
	return { verdict: "incorrect", answer_read: read.canonical, known_mistake_id: null, not_simplest: false };
}

function isBlank(text: string | undefined): boolean {
	return text === undefined || text.trim() === "";
}
