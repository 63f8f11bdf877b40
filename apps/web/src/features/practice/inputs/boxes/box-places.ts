import { firstGap, type SlotShape } from "../../question/answer/answer-slots.ts";

/** A place to type: one slot of one box, by index. */
export interface Place {
	box: number;
	slot: number;
}

/** The slots of every box, in order. */
type Slots = readonly (readonly string[])[];

/** The slot after this one, in its box or the next; after the last comes the first. */
export function placeAfter(slots: Slots, { box, slot }: Place): Place {
	if (slot + 1 < (slots[box]?.length ?? 0)) return { box, slot: slot + 1 };
	return { box: (box + 1) % Math.max(1, slots.length), slot: 0 };
}

/** The slot before this one; null for the first. */
export function placeBefore(slots: Slots, { box, slot }: Place): Place | null {
	if (slot > 0) return { box, slot: slot - 1 };
	return box > 0 ? { box: box - 1, slot: Math.max(0, (slots[box - 1]?.length ?? 0) - 1) } : null;
}

/** The first empty slot, which Check focuses; null if all are filled. */
export function firstGapPlace(slots: Slots, shapes: readonly SlotShape[]): Place | null {
	for (const [box, own] of slots.entries()) {
		const slot = firstGap(own, shapes[box] ?? "number");
		if (slot !== null) return { box, slot };
	}
	return null;
}
