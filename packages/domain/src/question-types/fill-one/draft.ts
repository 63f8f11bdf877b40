import { blankOf, draftBox } from "../../authoring/draft/draft-parts.ts";
import { newBox } from "../../authoring/draft/question-draft.ts";
import { type DraftedType, firstBoxField } from "../drafted-type.ts";

export const fillOne: DraftedType<"FILL_ONE"> = {
	partOf: ({ boxes }) => ({ question_type: "FILL_ONE", ...blankOf(boxes[0] ?? newBox("a", "INTEGER")) }),
	draftOf: (question) => ({ boxes: [draftBox("a", question)] }),
	keyField: firstBoxField,
};
