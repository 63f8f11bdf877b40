import type { AnswerType } from "@learnin/domain/question/question";

/** How the answer boxes stand: one line of text, one number, a fraction, or a whole number beside a fraction. */
export type SlotShape = "text" | "number" | "fraction" | "mixed";

export const slotNames: Record<SlotShape, readonly string[]> = {
	text: ["Your answer"],
	number: ["Your answer"],
	fraction: ["Numerator", "Denominator"],
	mixed: ["Whole number", "Numerator", "Denominator"],
};

export function slotShape(answer_type: AnswerType): SlotShape {
	switch (answer_type) {
		case "STRING":
			return "text";
		case "SIMPLE_FRACTION":
			return "fraction";
		case "MIXED_FRACTION":
			return "mixed";
		default:
			return "number";
	}
}

export function emptySlots(shape: SlotShape): string[] {
	return slotNames[shape].map(() => "");
}

/** The boxes as one entry, the way a person would type it on a line: "3/4", "1 1/2", "-3/4". */
export function joinSlots(shape: SlotShape, slots: readonly string[]): string {
	const [first = "", second = "", third = ""] = slots.map((slot) => slot.trim());
	if (shape === "fraction") return fraction(first, second);
	if (shape !== "mixed") return first;
	const rest = fraction(second, third);
	// A lone minus in front belongs to the fraction.
	return first === "-" ? `-${rest}` : [first, rest].filter((part) => part !== "").join(" ");
}

function fraction(top: string, bottom: string): string {
	return bottom === "" ? top : `${top}/${bottom}`;
}

/** The reverse of `joinSlots`, for an entry that was kept or pasted; null where it does not fit the boxes. */
export function splitEntry(shape: SlotShape, text: string): string[] | null {
	if (shape === "text" || shape === "number") return [text];
	const match = /^\s*(-)?\s*(?:(\d+)\s+)?(\d+)\s*(?:\/\s*(\d+))?\s*$/.exec(text.replaceAll(/[−–]/g, "-"));
	if (!match) return null;
	const [, sign = "", whole = "", top = "", bottom = ""] = match;
	if (shape === "fraction") return whole === "" ? [sign + top, bottom] : null;
	if (bottom === "") return whole === "" ? [sign + top, "", ""] : null;
	return [sign + whole, top, bottom];
}

/** The first empty box, which Check leads to; null when all are filled. */
export function firstGap(slots: readonly string[]): number | null {
	const at = slots.findIndex((slot) => slot.trim() === "");
	return at === -1 ? null : at;
}
