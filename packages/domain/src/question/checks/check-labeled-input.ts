import { isSameAnswer } from "../../grading/same-answer.ts";
import { checkBlank } from "./check-blank.ts";
import { checkIds } from "./check-options.ts";
import type { AnswerBlank, LabeledInputQuestion, PictureLabel } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/**
 * Faults of labels: off the picture or without one, choices without the key, keys and mistakes of each box.
 */
export function checkLabeledInput(question: LabeledInputQuestion): QuestionFault[] {
	const { labels, figure, images = [], known_mistakes } = question;
	const faults = checkIds("labels", labels);
	if (figure === undefined && images.length === 0)
		faults.push({ field: "labels", fault: "label-without-picture", detail: "" });
	if (labels.every(({ key }) => key === null))
		faults.push({ field: "labels", fault: "too-few-parts", detail: `${labels.length}` });
	for (const [at, { part = "" }] of known_mistakes.entries())
		if (!labels.some(({ id, key }) => id === part && key !== null))
			faults.push({ field: `known_mistakes[${at}].part`, fault: "mistake-unreadable", detail: part });
	return [...faults, ...overlaps(labels), ...labels.flatMap((label, at) => checkLabel(question, label, at))];
}

/** Two boxes closer than this in both directions overlap on a small screen; in percent of the picture. */
const MIN_DISTANCE = 10;

function overlaps(labels: readonly PictureLabel[]): QuestionFault[] {
	return labels.flatMap((label, at): QuestionFault[] => {
		const near = labels
			.slice(0, at)
			.find(({ x, y }) => Math.max(Math.abs(x - label.x), Math.abs(y - label.y)) < MIN_DISTANCE);
		if (near === undefined) return [];
		return [{ field: `labels[${at}]`, fault: "labels-overlap", detail: `${near.id} ${label.id}` }];
	});
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
	const blank: AnswerBlank = { ...label, key };
	const isChoice = (text: string) =>
		choices === undefined || choices.some((choice) => isSameAnswer(blank, choice, text));
	for (const answer of key.answers)
		if (!isChoice(answer)) faults.push({ field: `${field}.key`, fault: "key-unreadable", detail: answer });
	const mistakes = question.known_mistakes
		.map((mistake, place) => ({ mistake, at: place }))
		.filter(({ mistake }) => mistake.part === id);
	for (const { mistake, at: place } of mistakes)
		if (!isChoice(mistake.answer))
			faults.push({
				field: `known_mistakes[${place}].answer`,
				fault: "mistake-unreadable",
				detail: mistake.answer,
			});
	return [...faults, ...checkBlank({ blank, field: `${field}.key`, mistakes })];
}
