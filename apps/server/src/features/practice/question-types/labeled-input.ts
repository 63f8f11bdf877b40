import { writtenValue } from "@learnin/domain/question/text/value-pieces";
import { plainSource } from "../answers/answer-source.ts";
import { blankSource, entrySource, presentAround } from "./boxes.ts";
import type { ServedType } from "./served-type.ts";

export const labeledInput: ServedType<"LABELED_INPUT"> = {
	render: ({ labels }) => ({
		answer_dict: Object.fromEntries(labels.map(({ id, key }) => [id, key?.answers[0] ?? ""])),
	}),
	rightSources: ({ labels }) =>
		labels.flatMap((label) =>
			label.key === null ? [] : [`${plainSource(label.label)}: ${blankSource({ ...label, key: label.key })}`],
		),
	present: ({ question_type, labels }) => ({
		question_type,
		labels: labels.map((label) => ({
			id: label.id,
			label: writtenValue(label.label),
			x: label.x,
			y: label.y,
			answer_type: label.answer_type,
			...presentAround(label),
			choices: label.choices ?? null,
		})),
	}),
	answerSources: ({ answer_dict }, question) =>
		question.question_type === "LABELED_INPUT"
			? question.labels.flatMap((label) => {
					const text = answer_dict[label.id] ?? "";
					return text === "" ? [] : [`${plainSource(label.label)}: ${entrySource(text, label)}`];
				})
			: Object.values(answer_dict).flatMap((text) => (text === "" ? [] : [entrySource(text, {})])),
};
