import { writtenValue } from "@learnin/domain/question/text/value-pieces";
import { splitEntry } from "../../question/answer/answer-slots.ts";
import { type AnswerBox, boxShape } from "../../question/answer/drafts.ts";

/** The right answer in the slots of its box, as questions write it; of a list of choices, one of them. */
export function toldSlots(box: AnswerBox, answer: string): string[] | null {
	const slots = splitEntry(boxShape(box), answer);
	return box.choices ? slots : (slots?.map(writtenValue) ?? null);
}
