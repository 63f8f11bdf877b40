import type { AnswerType } from "@learnin/domain/question/question";

/**
 * What belongs in a box: a time of day is a STRING whose parts have boxes of their own, and so has a MIXED number: its
 * fraction is below and above a bar, as everywhere else.
 */
export type BoxType = AnswerType | "TIME" | "PARTS";

/**
 * The layout of answer boxes: one line of text, one number, a fraction, a whole number beside a fraction, either or both
 * of a number and a fraction, or hours and minutes.
 */
export type SlotShape = "text" | "number" | "fraction" | "mixed" | "parts" | "time";

export const slotNames: Record<SlotShape, readonly string[]> = {
	text: ["Your answer"],
	number: ["Your answer"],
	fraction: ["Numerator", "Denominator"],
	mixed: ["Whole number", "Numerator", "Denominator"],
	parts: ["Whole number or decimal", "Numerator", "Denominator"],
	time: ["Hour", "Minutes"],
};

export function slotShape(answer_type: BoxType): SlotShape {
	switch (answer_type) {
		case "STRING":
			return "text";
		case "SIMPLE_FRACTION":
			return "fraction";
		case "MIXED_FRACTION":
			return "mixed";
		case "PARTS":
			return "parts";
		case "TIME":
			return "time";
		default:
			return "number";
	}
}

export function emptySlots(shape: SlotShape): string[] {
	return slotNames[shape].map(() => "");
}

/** The slots as one entry, as a person would type it on a line: "3/4", "1 1/2", "-3/4". */
export function joinSlots(shape: SlotShape, slots: readonly string[]): string {
	const [first = "", second = "", third = ""] = slots.map((slot) => slot.trim());
	if (shape === "fraction") return fraction(first, second);
	if (shape === "time") return second === "" ? first : `${first}:${second}`;
	if (shape !== "mixed" && shape !== "parts") return first;
	const rest = fraction(second, third);
	// A lone leading minus belongs to the fraction.
	return first === "-" ? `-${rest}` : [first, rest].filter((part) => part !== "").join(" ");
}

function fraction(top: string, bottom: string): string {
	return bottom === "" ? top : `${top}/${bottom}`;
}

/** The reverse of `joinSlots`, for a stored or pasted entry; null if it does not fit the slots. */
export function splitEntry(shape: SlotShape, text: string): string[] | null {
	if (shape === "text" || shape === "number") return [text];
	if (shape === "time") return splitTime(text);
	const match = /^\s*(-)?\s*(?:(\d+)\s+)?(\d+)\s*(?:\/\s*(\d+))?\s*$/.exec(text.replaceAll(/[−–]/g, "-"));
	const [, sign = "", whole = "", top = "", bottom = ""] = match ?? [];
	if (shape === "parts" && bottom === "") return [text, "", ""];
	if (!match) return null;
	if (shape === "fraction") return whole === "" ? [sign + top, bottom] : null;
	if (bottom === "") return whole === "" ? [sign + top, "", ""] : null;
	return [sign + whole, top, bottom];
}

function splitTime(text: string): string[] | null {
	const [, hour, minutes = ""] = /^\s*(\d{1,2})(?:\s*:\s*(\d{0,2}))?\s*$/.exec(text) ?? [];
	return hour === undefined ? null : [hour, minutes];
}

/** The first empty slot, which Check focuses; null if all that are needed are filled. */
export function firstGap(slots: readonly string[], shape: SlotShape): number | null {
	const isEmpty = (slot = "") => slot.trim() === "";
	const [first, ...fraction] = slots;
	// A number without a fraction, or the other way around, is an answer.
	if (shape === "parts" && !isEmpty(first) && fraction.every(isEmpty)) return null;
	const from = shape === "parts" && !fraction.every(isEmpty) ? 1 : 0;
	const at = slots.findIndex((slot, each) => each >= from && isEmpty(slot));
	return at === -1 ? null : at;
}
