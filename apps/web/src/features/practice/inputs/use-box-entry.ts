import { useRef, useState } from "react";
import { firstGap, joinSlots } from "../answer-slots.ts";
import type { AnswerBox, Draft } from "../drafts.ts";
import { boxShape } from "../drafts.ts";
import { hasTouch } from "../has-touch.ts";
import type { InputHandle } from "./input-props.ts";
import type { SlotKey } from "./slot-keys.ts";
import { pressKey, typeInto } from "./slot-keys.ts";
import { slotKeyOf } from "./typed-keys.ts";

type Field = HTMLInputElement | HTMLSelectElement;

export interface BoxEntryOptions {
	/** The boxes that are shown, in order. */
	boxes: AnswerBox[];
	slots: Record<string, string[]>;
	/** Typing over an answer that was judged begins anew. */
	isJudged: boolean;
	onChange: (draft: Draft) => void;
}

/** A place to type: one slot of one box. */
interface Place {
	box: number;
	slot: number;
}

/** The boxes of one question: where the cursor is, and what keys and typing do. */
export function useBoxEntry({ boxes, slots, isJudged, onChange }: BoxEntryOptions) {
	const [place, setPlace] = useState<Place>({ box: 0, slot: 0 });
	const fields = useRef(new Map<string, Field>());
	/** The answer whose empty box was pointed out already; the next Check sends it as it is. */
	const pointedOut = useRef<string | null>(null);
	/** A place that is to be focused as soon as it stands: boxes in a text come after the text. */
	const wanted = useRef<string | null>(null);
	const [isPointing, setIsPointing] = useState(false);

	const slotsOf = (box: number) => slots[boxes[box]?.id ?? ""] ?? [];
	const fieldAt = ({ box, slot }: Place) => fields.current.get(fieldKey(boxes[box]?.id ?? "", slot));
	const at = boxes[place.box] ? place : { box: 0, slot: 0 };
	const current = boxes[at.box];

	const focus = (next: Place, preventScroll = false) => {
		setPlace(next);
		const field = fieldAt(next);
		wanted.current = field ? null : fieldKey(boxes[next.box]?.id ?? "", next.slot);
		field?.focus({ preventScroll });
	};
	const put = (box: number, next: { slots: string[]; at: number }, from: number) => {
		setIsPointing(false);
		const id = boxes[box]?.id ?? "";
		onChange({ kind: "boxes", slots: { ...slots, [id]: next.slots } });
		if (next.at !== from) focus({ box, slot: next.at });
	};
	/** The slot after this one, in this box or the next. */
	const after = ({ box, slot }: Place): Place =>
		slot + 1 < slotsOf(box).length ? { box, slot: slot + 1 } : { box: (box + 1) % boxes.length, slot: 0 };
	const before = ({ box, slot }: Place): Place | null => {
		if (slot > 0) return { box, slot: slot - 1 };
		return box > 0 ? { box: box - 1, slot: slotsOf(box - 1).length - 1 } : null;
	};
	const press = (key: SlotKey, replace = false) => {
		if (!current || current.choices) return;
		if (key === "switch" || key === "next") return focus(after(at));
		const field = fieldAt(at);
		field?.scrollIntoView({ block: "nearest" });
		const entry = { slots: slotsOf(at.box), at: at.slot };
		const next = pressKey(current.answer_type, entry, key, replace || isSelected(field));
		if (key === "delete" && next.slots === entry.slots && next.at === entry.at) {
			const previous = before(at);
			return previous && focus(previous);
		}
		put(at.box, next, at.slot);
	};
	const everything = () => boxes.map((box, each) => joinSlots(boxShape(box), slotsOf(each))).join("\n");
	const gapPlace = (): Place | null => {
		for (const box of boxes.keys()) {
			const slot = firstGap(slotsOf(box));
			if (slot !== null) return { box, slot };
		}
		return null;
	};

	const handle: InputHandle = {
		focusFirst: () => {
			if (current && boxShape(current) === "text" && hasTouch()) return false;
			// The question stays where it is; the box comes into view with the first key.
			focus(gapPlace() ?? { box: 0, slot: 0 }, hasTouch() && boxes.length > 1);
			return true;
		},
		focusAgain: () => {
			if (!hasTouch()) fieldAt(at)?.focus();
		},
		retry: () => {
			const first = { box: 0, slot: 0 };
			focus(boxes.length === 1 ? first : at);
			const field = fieldAt(boxes.length === 1 ? first : at);
			if (field instanceof HTMLInputElement) field.select();
		},
		isReady: () => {
			const gap = gapPlace();
			const text = everything();
			if (gap === null || pointedOut.current === text) return true;
			// An untouched box under the cursor: what is there to say is said by the answer to it.
			if (text === "" && fieldAt(gap) === document.activeElement) return true;
			pointedOut.current = text;
			setIsPointing(true);
			focus(gap);
			return false;
		},
		onKey: (key) => {
			const pressed = current && !current.choices ? slotKeyOf(key, current.answer_type) : null;
			if (!pressed) return false;
			fieldAt(at)?.focus();
			press(pressed, isJudged && boxes.length === 1);
			return true;
		},
	};

	return {
		handle,
		boxes,
		slotsOf,
		current,
		at,
		/** Check was pressed while the box under the cursor was empty. */
		isPointing,
		setField: (id: string, slot: number, field: Field | null) => {
			const key = fieldKey(id, slot);
			if (!field) return void fields.current.delete(key);
			fields.current.set(key, field);
			if (wanted.current !== key) return;
			wanted.current = null;
			field.focus({ preventScroll: hasTouch() });
		},
		onFocus: setPlace,
		/** The box that is being added gets the cursor. */
		focusNew: (id: string) => {
			wanted.current = fieldKey(id, 0);
		},
		focus,
		after,
		before,
		type: (box: number, slot: number, text: string) => {
			const shape = boxes[box] ? boxShape(boxes[box]) : "text";
			put(box, typeInto(shape, { slots: slotsOf(box), at: slot }, text), slot);
		},
		press,
	};
}

export type BoxEntry = ReturnType<typeof useBoxEntry>;

function fieldKey(id: string, slot: number): string {
	return `${id} ${slot}`;
}

function isSelected(field: Field | undefined): boolean {
	if (!(field instanceof HTMLInputElement) || field.value === "" || field !== document.activeElement)
		return false;
	return field.selectionStart === 0 && field.selectionEnd === field.value.length;
}
