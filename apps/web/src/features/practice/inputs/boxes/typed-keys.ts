import type { AnswerType } from "@learnin/domain/question/question";
import { slotShape } from "../../question/answer/answer-slots.ts";
import type { SlotKey } from "./slot-keys.ts";

const functions: Record<string, SlotKey> = {
	"-": "minus",
	".": "point",
	"/": "slash",
	" ": "blank",
	ArrowDown: "switch",
	Backspace: "delete",
};

/** The keypad key for a keyboard key. Words are only typed into their box. */
export function slotKeyOf(key: string, answer_type: AnswerType): SlotKey | null {
	const shape = slotShape(answer_type);
	if (shape === "text") return null;
	if (/^\d$/.test(key)) return key as SlotKey;
	const found = functions[key] ?? null;
	const isForFraction = found === "switch" || found === "blank";
	return shape === "number" && isForFraction && answer_type !== "MIXED" ? null : found;
}
