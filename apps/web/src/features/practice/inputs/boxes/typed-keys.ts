import { type BoxType, slotShape } from "../../question/answer/answer-slots.ts";
import type { SlotKey } from "./slot-keys.ts";

const functions: Record<string, SlotKey> = {
	"-": "minus",
	".": "point",
	"/": "slash",
	" ": "blank",
	ArrowDown: "switch",
	":": "colon",
	Backspace: "delete",
};

/** The keypad key for a keyboard key. Words are only typed into their box. */
export function slotKeyOf(key: string, answer_type: BoxType): SlotKey | null {
	const shape = slotShape(answer_type);
	if (shape === "text") return null;
	if (/^\d$/.test(key)) return key as SlotKey;
	const found = functions[key] ?? null;
	if ((shape === "time" && found !== "delete") || found === "colon")
		return shape === "time" && found === "colon" ? found : null;
	const isForFraction = found === "switch" || found === "blank";
	return shape === "number" && isForFraction && answer_type !== "MIXED" ? null : found;
}
