import { blankOf, draftBox, typeOfAll } from "../../authoring/draft/draft-parts.ts";
import { type DraftedType, firstBoxField } from "../drafted-type.ts";

export const fillMultiple: DraftedType<"FILL_MULTIPLE"> = {
	partOf: ({ boxes, is_any_order, initial_count }) => ({
		question_type: "FILL_MULTIPLE",
		answer_type: typeOfAll(boxes),
		blanks: boxes.map((box) => ({ id: box.id, ...blankOf(box) })),
		...(is_any_order && { is_any_order }),
		...(initial_count !== null && { initial_count }),
	}),
	draftOf: ({ blanks, is_any_order = false, initial_count = null }) => ({
		boxes: blanks.map((blank) => draftBox(blank.id, blank)),
		is_any_order,
		initial_count,
	}),
	keyField: firstBoxField,
};
