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
import { blankGrader } from "./blank.ts";
import type { BlankGrade } from "./blank-grade.ts";
import { entryReaderByPart } from "./entries-by-part.ts";
import { gradeParts } from "./parts.ts";

/** Every label by its own key; a label where nothing belongs stays empty. */
export function labeledInputGrader({
	labels,
	known_mistakes,
}: LabeledInputQuestion): (answer_dict: Readonly<Record<string, string>>) => Grade {
	const entriesOf = entryReaderByPart(labels.map(({ id }) => id));
	const has_unused_place = labels.some(({ key }) => key === null);
	const graders = labels.map((label) => labelGrader(label, known_mistakes));

	return (answer_dict) => {
		const texts = entriesOf(answer_dict);
		if (texts === null) return { verdict: "unreadable", reason: "unknown-option", parts: [] };
		// Leaving a place empty can be right, but an answer with every place empty is not an answer yet.
		const may_be_empty = has_unused_place && !texts.every(isEmpty);
		return gradeParts(
			labels.map((label, at) => {
				const text = texts[at] ?? "";
				const grade = may_be_empty && isEmpty(text) ? leftEmpty(label) : graders[at]?.(text);
				if (grade === undefined) throw new Error("every label has a grader");
				return { id: label.id, grade };
			}),
		);
	};
}

function labelGrader(
	label: PictureLabel,
	known_mistakes: readonly KnownMistake[],
): (text: string) => BlankGrade {
	const { id, key, choices } = label;
	const mistakes = known_mistakes.filter(({ part }) => part === id);
	// A label that must stay empty is read by the same rules: an unreadable entry is unreadable there too.
	const grade = key === null ? gradeUnused(label) : blankGrader({ ...label, key }, mistakes);
	if (choices === undefined) return grade;
	return (text) => whyNoChoice(label, choices, text) ?? grade(text);
}

/** Any entry at a place where nothing belongs is wrong. */
function gradeUnused(label: PictureLabel): (text: string) => BlankGrade {
	return (text) => {
		const read = readAnswer(text, label.answer_type, label);
		return read.readable ? notRight(read.canonical) : { verdict: "unreadable", reason: read.reason };
	};
}

function whyNoChoice(label: PictureLabel, choices: readonly string[], text: string): BlankGrade | null {
	if (choices.includes(text)) return null;
	const read = readAnswer(text, label.answer_type, label);
	if (!read.readable) return { verdict: "unreadable", reason: read.reason };
	const blank: AnswerBlank = { ...label, key: label.key ?? { answers: [] } };
	const is_choice = choices.some((choice) => isSameAnswer(blank, choice, text));
	return is_choice ? null : { verdict: "unreadable", reason: "unknown-option" };
}

function leftEmpty({ key }: PictureLabel): BlankGrade {
	return key === null ? { verdict: "correct", answer_read: "" } : notRight("");
}

function notRight(answer_read: string): BlankGrade {
	return { verdict: "incorrect", answer_read, known_mistake_id: null, not_simplest: false };
}

/** Empty or only invisible characters. */
function isEmpty(text: string): boolean {
	return text.length <= MAX_ENTRY_LENGTH && normalise(text) === "";
}
