import { useRef, useState } from "react";
import { joinSlots } from "../../question/answer/answer-slots.ts";
import type { AnswerBox, Draft } from "../../question/answer/drafts.ts";
import { boxShape } from "../../question/answer/drafts.ts";
import { hasTouch } from "../../question/help/has-touch.ts";
import type { Place } from "./box-places.ts";
import { firstGapPlace, placeAfter } from "./box-places.ts";
import type { InputHandle } from "../input-props.ts";
import type { SlotKey } from "./slot-keys.ts";
import { pressKey, typeInto } from "./slot-keys.ts";
import { slotKeyOf } from "./typed-keys.ts";
import { isSelected, useFields } from "./use-fields.ts";

export interface BoxEntryOptions {
	/** The visible boxes, in order. */
	boxes: AnswerBox[];
	slots: Record<string, string[]>;
	/** Typing over a graded answer starts over. */
	isJudged: boolean;
	onChange: (draft: Draft) => void;
}

const start: Place = { box: 0, slot: 0 };

/** The boxes of one question: the cursor, and the effect of keys and typing. */
export function useBoxEntry({ boxes, slots, isJudged, onChange }: BoxEntryOptions) {
	const cursor = useBoxCursor(boxes, slots);
	const { at, current, all, slotsOf, focus, select, fieldAt, firstEmpty } = cursor;
	const gap = useGapPointer();

	const put = (box: number, next: { slots: string[]; at: number }, from: number) => {
		gap.clear();
		onChange({ kind: "boxes", slots: { ...slots, [boxes[box]?.id ?? ""]: next.slots } });
		if (next.at === from) return;
		const place = { box, slot: next.at };
		// The text of the last try is overwritten.
		if (next.at > from && next.slots[next.at] === slotsOf(box)[next.at]) select(place);
		else focus(place);
	};
	const press = (key: SlotKey, replace = false) => {
		if (!current || current.choices) return;
		if (key === "next") return select({ box: (at.box + 1) % boxes.length, slot: 0 });
		if (key === "switch" || key === "colon") return select(placeAfter(all, at));
		const field = fieldAt(at);
		field?.scrollIntoView({ block: "nearest" });
		const entry = { slots: slotsOf(at.box), at: at.slot };
		put(at.box, pressKey(current.answer_type, entry, key, replace || isSelected(field)), at.slot);
	};

	const handle: InputHandle = {
		focusFirst: () => {
			if (current && boxShape(current) === "text" && hasTouch()) return false;
			focus(firstEmpty() ?? start);
			return true;
		},
		focusAgain: () => hasTouch() || fieldAt(at)?.focus(),
		retry: () => select(boxes.length === 1 ? start : at),
		turnTo: (isMeant) => {
			const box = boxes.findIndex(({ id }) => isMeant(id));
			if (box >= 0) cursor.onFocus({ box, slot: 0 });
		},
		isReady: () => {
			const empty = firstEmpty();
			const text = boxes.map((box, each) => joinSlots(boxShape(box), slotsOf(each))).join("\n");
			// An untouched box under the cursor: the verdict already says what there is to say.
			const isUntouched = text.trim() === "" && empty && fieldAt(empty) === document.activeElement;
			if (empty === null || isUntouched || gap.isKnown(text)) return true;
			focus(empty);
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
		...cursor,
		boxes,
		handle,
		/** Check was pressed while the box under the cursor was empty. */
		isPointing: gap.isPointing,
		type: (box: number, slot: number, text: string) =>
			put(box, typeInto(cursor.shapeOf(box), { slots: slotsOf(box), at: slot }, text), slot),
		press,
	};
}

export type BoxEntry = ReturnType<typeof useBoxEntry>;

/** The slot and box that receive keys. */
function useBoxCursor(boxes: AnswerBox[], slots: Record<string, string[]>) {
	const [place, setPlace] = useState(start);
	const { fieldAt, focusField, setField, want } = useFields();
	const idOf = (box: number) => boxes[box]?.id ?? "";
	const fieldIn = ({ box, slot }: Place) => fieldAt(idOf(box), slot);
	const focus = (next: Place) => {
		setPlace(next);
		focusField(idOf(next.box), next.slot);
	};
	const all = boxes.map(({ id }) => slots[id] ?? []);
	const at = boxes[place.box] ? place : start;
	return {
		at,
		current: boxes[at.box],
		/** The slots of every box, in order. */
		all,
		slotsOf: (box: number) => all[box] ?? [],
		shapeOf: (box: number) => (boxes[box] ? boxShape(boxes[box]) : "text"),
		firstEmpty: () => firstGapPlace(all, boxes.map(boxShape)),
		fieldAt: fieldIn,
		focus,
		/** Focused with its content selected, so that the next key replaces it. */
		select: (next: Place) => {
			focus(next);
			const field = fieldIn(next);
			if (field instanceof HTMLInputElement) field.select();
		},
		setField,
		onFocus: setPlace,
		/** Moves the cursor to the box being added. */
		focusNew: (id: string) => want(id, 0),
	};
}

/** An empty box is pointed out once; the next Check sends the answer as it is. */
function useGapPointer() {
	const pointedOut = useRef<string | null>(null);
	const [isPointing, setIsPointing] = useState(false);
	return {
		isPointing,
		/** Whether it was already pointed out in this answer; marks it as pointed out. */
		isKnown: (text: string) => {
			if (pointedOut.current === text) return true;
			pointedOut.current = text;
			setIsPointing(true);
			return false;
		},
		clear: () => setIsPointing(false),
	};
}
