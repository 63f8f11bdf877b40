import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { useRef, useState } from "react";
import type { Draft } from "./answer-slots.ts";
import { emptySlots, firstGap, isEntry, joinSlots, slotShape } from "./answer-slots.ts";
import { hasTouch } from "./has-touch.ts";
import type { Entry, SlotKey } from "./slot-keys.ts";
import { pressKey, typeInto } from "./slot-keys.ts";

/** The answer boxes of one FILL_ONE question: where the cursor is, and what keys and typing do. */
export function useAnswerEntry(
	question: PracticeQuestion,
	draft: Draft | null,
	onChange: (draft: Draft) => void,
) {
	const shape = slotShape(question.answer_type);
	const [at, setAt] = useState(0);
	const inputs = useRef<(HTMLInputElement | null)[]>([]);
	/** The entry whose empty box was pointed out already; the next Check sends it as it is. */
	const pointedOut = useRef<string | null>(null);
	const nothing: Draft =
		question.question_type === "FILL_ONE"
			? { question_type: "FILL_ONE", slots: emptySlots(shape) }
			: { question_type: "SELECT_ONE", option_id: null };
	const slots = draft?.question_type === "FILL_ONE" ? draft.slots : emptySlots(shape);

	const focus = (slot: number) => {
		setAt(slot);
		inputs.current[slot]?.focus();
	};
	const put = (next: Entry) => {
		onChange({ question_type: "FILL_ONE", slots: next.slots });
		if (next.at !== at) focus(next.at);
	};

	return {
		shape,
		slots,
		/** What is checked when nothing was entered; the answer to it says so. */
		nothing,
		at,
		setInput: (slot: number, input: HTMLInputElement | null) => {
			inputs.current[slot] = input;
		},
		focus,
		/** Back to where the cursor was; on a touch screen it is left alone. */
		focusAgain: () => {
			if (!hasTouch()) inputs.current[at]?.focus();
		},
		onFocus: setAt,
		type: (slot: number, text: string) => put(typeInto(shape, { slots, at: slot }, text)),
		press: (key: SlotKey, replace = false) =>
			put(pressKey(question.answer_type, { slots, at }, key, replace || isSelected(inputs.current[at]))),
		/** Focuses the box and marks what is in it, so that typing replaces it. */
		select: () => {
			focus(0);
			inputs.current[0]?.select();
		},
		/** Whether Check may send; otherwise the cursor goes to the empty box, if it is not there already. */
		isReady: () => {
			const gap = firstGap(slots);
			const text = joinSlots(shape, slots);
			if (gap === null || (isEntry(shape, slots) && pointedOut.current === text)) return true;
			if (text === "" && inputs.current[gap] === document.activeElement) return true;
			pointedOut.current = text;
			focus(gap);
			return false;
		},
	};
}

export type AnswerEntry = ReturnType<typeof useAnswerEntry>;

function isSelected(input: HTMLInputElement | null | undefined): boolean {
	if (!input || input.value === "" || input !== document.activeElement) return false;
	return input.selectionStart === 0 && input.selectionEnd === input.value.length;
}
