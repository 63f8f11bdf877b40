import type { BoxType, SlotShape } from "../../question/answer/answer-slots.ts";
import { slotShape, splitEntry } from "../../question/answer/answer-slots.ts";

export type DigitKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
export type FunctionKey = "point" | "minus" | "slash" | "blank" | "switch" | "next" | "colon";
export type SlotKey = DigitKey | FunctionKey | "delete";

/** The boxes and the focused one. */
export interface Entry {
	slots: string[];
	at: number;
}

/** On a clock face. */
const LAST_HOUR = 12;

const longestSlot = {
	text: 200,
	number: 24,
	fraction: 6,
	mixed: 6,
	parts: 24,
	time: 2,
} as const satisfies Record<SlotShape, number>;

/**
 * Keys besides the digits: only those that the answer type needs. Negative numbers come only in later grades. With
 * several boxes, one key moves to the next.
 */
export function functionKeys(answer_type: BoxType, grade: number, hasMore = false): FunctionKey[] {
	const keys = ownKeys(answer_type, grade);
	return hasMore && (answer_type === "PARTS" || !keys.includes("switch")) ? ["next", ...keys] : keys;
}

function ownKeys(answer_type: BoxType, grade: number): FunctionKey[] {
	const minus: FunctionKey[] = grade >= 7 ? ["minus"] : [];
	switch (answer_type) {
		case "INTEGER":
			return grade >= 6 ? ["minus"] : [];
		case "FLOAT":
			return grade >= 6 ? ["point", "minus"] : ["point"];
		case "SIMPLE_FRACTION":
		case "MIXED_FRACTION":
			return ["switch", ...minus];
		case "MIXED":
			return ["point", "slash", "blank", ...minus];
		case "PARTS":
			return ["point", "switch", ...minus];
		case "TIME":
			return ["colon"];
		case "STRING":
			return [];
	}
}

const written: Record<Exclude<FunctionKey, "switch" | "next" | "colon" | "minus">, string> = {
	point: ".",
	slash: "/",
	blank: " ",
};

/**
 * Applies a press of a keypad key. `replace` overwrites the box, as typing over a selection does; the delete key takes
 * one character all the same, because on a touch screen nobody sees what is selected.
 */
export function pressKey(answer_type: BoxType, entry: Entry, key: SlotKey, replace = false): Entry {
	const shape = slotShape(answer_type);
	const whole = entry.slots[entry.at] ?? "";
	const slot = replace ? "" : whole;
	switch (key) {
		case "delete":
			return whole === "" ? { ...entry, at: Math.max(0, entry.at - 1) } : withSlot(entry, whole.slice(0, -1));
		case "switch":
		case "next":
		case "colon":
			return { ...entry, at: (entry.at + 1) % entry.slots.length };
		case "minus":
			return toggleMinus(shape, entry);
		case "point":
		case "slash":
		case "blank":
			return typeInto(shape, entry, slot + written[key]);
		default:
			return typeInto(shape, entry, slot + key);
	}
}

/**
 * The entry after typing or pasting `text` into the current box. In a fraction "/" moves to the denominator and a
 * blank moves from the whole number to the fraction; other invalid characters are ignored.
 */
export function typeInto(shape: SlotShape, entry: Entry, text: string): Entry {
	if (shape === "text" || shape === "number") return withSlot(entry, text.slice(0, longestSlot[shape]));
	if (shape === "time") return typeTime(entry, text);
	if (shape === "parts" && entry.at === 0) return typeWhole(entry, text);
	const isWhole = shape === "mixed" && entry.at === 0;
	const pasted = /\d\s*[/ ]\s*\d/.test(text) ? splitEntry(shape, text) : null;
	if (pasted) return { slots: pasted, at: pasted.length - 1 };
	const next = withSlot(entry, digitsOf(text, entry.at === 0).slice(0, longestSlot[shape]));
	if (text.includes("/")) return afterSlash(shape, next);
	return isWhole && text.endsWith(" ") && next.slots[0] !== "" ? { ...next, at: 1 } : next;
}

/** Into the box before a fraction goes any number; what is the fraction's goes on into its boxes. */
function typeWhole(entry: Entry, text: string): Entry {
	const [, sign = "", whole = "", top = "", slash, bottom] =
		/^\s*([-−–]?)\s*(?:(\d+)\s+)?(\d+)(?:\s*(\/)\s*(\d*))?$/.exec(text) ?? [];
	if (whole !== "" || slash !== undefined)
		return { slots: [sign + whole, top, bottom || (entry.slots[2] ?? "")], at: slash === undefined ? 1 : 2 };
	return text === "/" ? { ...entry, at: 1 } : withSlot(entry, text.slice(0, longestSlot.parts));
}

/** After an hour that no digit can follow, and after a colon, the minutes are next. */
function typeTime(entry: Entry, text: string): Entry {
	const pasted = entry.at === 0 && /\d\s*:\s*\d/.test(text) ? splitEntry("time", text) : null;
	if (pasted) return { slots: pasted, at: 1 };
	const digits = digitsOf(text, false);
	const next = withSlot(entry, digits.slice(0, longestSlot.time));
	if (entry.at > 0 || digits === "") return next;
	const [hour = "", ...rest] = digits;
	// "1" may become "12", but not "13": its last digit begins the minutes.
	if (Number(digits) > LAST_HOUR && rest.length > 0)
		return { slots: [hour, entry.slots[1] || rest.join("")], at: 1 };
	const isFull = digits.length > 1 || Number(digits) > 1;
	const isLonger = digits.length > (entry.slots[0] ?? "").length;
	return text.includes(":") || (isFull && isLonger) ? { ...next, at: 1 } : next;
}

/** "3/" typed into the whole number's box was meant as a fraction. */
function afterSlash(shape: SlotShape, entry: Entry): Entry {
	if (shape === "mixed" && entry.at === 0 && entry.slots[0] !== "" && entry.slots[1] === "")
		return { slots: ["", entry.slots[0] ?? "", entry.slots[2] ?? ""], at: 2 };
	return { ...entry, at: entry.slots.length - 1 };
}

function digitsOf(text: string, mayBeNegative: boolean): string {
	const sign = mayBeNegative && /^\s*[-−–]/.test(text) ? "-" : "";
	return sign + text.replaceAll(/\D/g, "");
}

/** The sign is before the whole entry, wherever the cursor is. */
function toggleMinus(shape: SlotShape, entry: Entry): Entry {
	if (shape === "number") return toggledAt(entry, entry.at);
	return toggledAt(entry, 0);
}

function toggledAt(entry: Entry, at: number): Entry {
	const slot = entry.slots[at] ?? "";
	return { ...entry, slots: entry.slots.with(at, slot.startsWith("-") ? slot.slice(1) : `-${slot}`) };
}

function withSlot(entry: Entry, slot: string): Entry {
	// An answer kept by an earlier version of the page may have fewer.
	const slots = [...entry.slots];
	slots[entry.at] = slot;
	return { ...entry, slots };
}
