import { hasFields, isListOf, isNumber, readStored } from "../../../platform/stored.ts";
import type { Stroke, StrokePoint } from "../../../ui/drawing/strokes.ts";

const isPoint = (value: unknown): value is StrokePoint =>
	Array.isArray(value) && value.length === 3 && value.every(isNumber);
const isDrawing = hasFields({
	/** When it was last drawn on, in milliseconds. */
	at: isNumber,
	strokes: isListOf(isListOf(isPoint)),
});

/** How many drawings stay on the device; the oldest are deleted. */
export const MAX_KEPT = 30;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

function prefixOf(account_id: string): string {
	return `learnin-scratch:${account_id}:`;
}

/** Whether there is a drawing over a question. */
export function hasDrawing(shelf: Shelf, account_id: string, question_id: string): boolean {
	return readAt(shelf, `${prefixOf(account_id)}${question_id}`) !== null;
}

/** The drawing over a question on this device; empty if none is stored. */
export function keptDrawing(shelf: Shelf, account_id: string, question_id: string): readonly Stroke[] {
	return readAt(shelf, `${prefixOf(account_id)}${question_id}`)?.strokes ?? [];
}

/** Stores the drawing over a question, only on this device. Does nothing if storage is full or blocked. */
export function keepDrawing(
	shelf: Shelf,
	of: { account_id: string; question_id: string },
	strokes: readonly Stroke[],
	now: number,
): void {
	const key = `${prefixOf(of.account_id)}${of.question_id}`;
	try {
		if (strokes.length === 0) return shelf.removeItem(key);
		shelf.setItem(key, JSON.stringify({ at: now, strokes }));
		for (const old of keysOf(shelf, prefixOf(of.account_id)).slice(MAX_KEPT)) shelf.removeItem(old);
	} catch {}
}

/** The newest first. */
function keysOf(shelf: Shelf, prefix: string): string[] {
	const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? "");
	return keys
		.filter((key) => key.startsWith(prefix))
		.map((key) => ({ key, at: readAt(shelf, key)?.at ?? 0 }))
		.toSorted((one, other) => other.at - one.at)
		.map(({ key }) => key);
}

function readAt(shelf: Shelf, key: string) {
	return readStored(shelf, key, isDrawing);
}
