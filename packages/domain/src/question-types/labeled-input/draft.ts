import { blankOf, draftBox, typeOfAll } from "../../authoring/draft/draft-parts.ts";
import type { DraftBox } from "../../authoring/draft/question-draft.ts";
import type { PictureLabel } from "../../question/question.ts";
import { type DraftedType, firstBoxField } from "../drafted-type.ts";

function labelOf(box: DraftBox): PictureLabel {
	const { key, ...rest } = blankOf(box);
	const choices = box.choices.map((choice) => choice.trim()).filter((choice) => choice !== "");
	return {
		id: box.id,
		label: box.label.trim(),
		x: box.x,
		y: box.y,
		...rest,
		...(choices.length > 0 && { choices }),
		key: box.is_empty ? null : key,
	};
}

function draftLabel({ key, label, x, y, choices = [], ...box }: PictureLabel): DraftBox {
	return {
		...draftBox(box.id, { ...box, key: key ?? { answers: [""] } }),
		label,
		x,
		y,
		choices,
		is_empty: key === null,
	};
}

export const labeledInput: DraftedType<"LABELED_INPUT"> = {
	partOf: ({ labels }) => ({
		question_type: "LABELED_INPUT",
		answer_type: typeOfAll(labels),
		labels: labels.map(labelOf),
	}),
	draftOf: ({ labels }) => ({ labels: labels.map(draftLabel) }),
	keyField: firstBoxField,
};
