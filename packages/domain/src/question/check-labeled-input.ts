import { checkBlank } from "./check-blank.ts";
import { repeatedIds } from "./check-options.ts";
import type { LabeledInputQuestion, PictureLabel } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Faults of LABELED_INPUT: labels off the picture or without one, choices without the key, keys and mistakes of each box. */
export function checkLabeledInput(question: LabeledInputQuestion): QuestionFault[] {
	const { labels, figure, images = [], known_mistakes } = question;
	const faults = repeatedIds("labels", labels);
	if (figure === undefined && images.length === 0)
		faults.push({ field: "labels", fault: "label-without-picture", detail: "" });
	if (labels.every(({ key }) => key === null))
		faults.push({ field: "labels", fault: "too-few-parts", detail: `${labels.length}` });
	for (const [at, { part = "" }] of known_mistakes.entries())
		if (!labels.some(({ id, key }) => id === part && key !== null))
			faults.push({ field: `known_mistakes[${at}].part`, fault: "mistake-unreadable", detail: part });
	return [...faults, ...labels.flatMap((label, at) => checkLabel(question, label, at))];
}

function checkLabel(question: LabeledInputQuestion, label: PictureLabel, at: number): QuestionFault[] {
	const { id, x, y, key, choices } = label;
	const field = `labels[${at}]`;
	const faults: QuestionFault[] = [];
	if (label.label.trim() === "") faults.push({ field: `${field}.label`, fault: "blank-text", detail: "" });
	if (![x, y].every((place) => place >= 0 && place <= 100))
		faults.push({ field, fault: "label-off-picture", detail: `${x} ${y}` });
	if (choices !== undefined && new Set(choices).size < Math.max(2, choices.length))
		faults.push({ field: `${field}.choices`, fault: "too-few-options", detail: choices.join(" ") });
	if (key === null) return faults;
	if (choices !== undefined && !choices.includes(key.answers[0] ?? ""))
		faults.push({ field: `${field}.key`, fault: "key-unreadable", detail: key.answers[0] ?? "" });
	const mistakes = question.known_mistakes
		.map((mistake, place) => ({ mistake, at: place }))
		.filter(({ mistake }) => mistake.part === id);
	return [...faults, ...checkBlank({ blank: { ...label, key }, field: `${field}.key`, mistakes })];
}
