import type { AnswerType } from "@learnin/domain/question/question";
import type { BoxType, SlotShape } from "./answer-slots.ts";
import { emptySlots, joinSlots, slotShape, splitEntry } from "./answer-slots.ts";

/**
 * The student's current input. Boxes are stored by slots of their numbers, so that joining them loses nothing typed.
 */
export type Draft =
	/** Ids of the chosen options. */
	| { kind: "options"; chosen: string[] }
	/** By the box's id; boxes of a list that were not added yet are absent. */
	| { kind: "boxes"; slots: Record<string, string[]> }
	/** Left id to right id. */
	| { kind: "pairs"; pairs: Record<string, string> }
	| { kind: "text"; text: string };

/** One box to type into, in any question type. */
export interface AnswerBox {
	id: string;
	answer_type: BoxType;
	answer_prefix: string | null;
	answer_suffix: string | null;
	/** Its accessible name. */
	name: string;
	/** Choices instead of typing. */
	choices: string[] | null;
}

/** The id of the box of a question that has only one. */
export const onlyBox = "answer";

/** The layout of a box: a choice from a list is one text, whatever its type. */
export function boxShape({ answer_type, choices }: Pick<AnswerBox, "answer_type" | "choices">): SlotShape {
	return choices ? "text" : slotShape(answer_type);
}

/** The boxes of an answer below or in the question; on a picture there is room for one line only. */
export function boxTypeOf(answer_type: AnswerType): BoxType {
	return answer_type === "MIXED" ? "PARTS" : answer_type;
}

/** These boxes, empty. */
export function emptyBoxes(boxes: readonly AnswerBox[]): Draft {
	return {
		kind: "boxes",
		slots: Object.fromEntries(boxes.map((box) => [box.id, emptySlots(boxShape(box))])),
	};
}

/** The first of these boxes with these entries. */
export function filledBoxes(boxes: readonly AnswerBox[], texts: readonly string[]): Draft {
	const filled = boxes.slice(0, texts.length).map((box, at) => {
		const shape = boxShape(box);
		return [box.id, splitEntry(shape, texts[at] ?? "") ?? emptySlots(shape)];
	});
	return { kind: "boxes", slots: Object.fromEntries(filled) };
}

/** Each box with its entry, for the visible boxes. */
export function entriesIn(draft: Draft, boxes: readonly AnswerBox[]): [id: string, text: string][] {
	const slots = draft.kind === "boxes" ? draft.slots : {};
	return boxes.flatMap((box) => {
		const filled = slots[box.id];
		return filled ? [[box.id, joinSlots(boxShape(box), filled)] as [string, string]] : [];
	});
}

/** Ids of the options chosen in a draft. */
export function chosenIn(draft: Draft): string[] {
	return draft.kind === "options" ? draft.chosen : [];
}
