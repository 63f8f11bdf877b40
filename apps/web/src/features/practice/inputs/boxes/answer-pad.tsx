import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { boxShape } from "../../question/answer/drafts.ts";
import { Keypad } from "./keypad.tsx";
import { functionKeys } from "./slot-keys.ts";
import type { BoxEntry } from "./use-box-entry.ts";

export interface AnswerPadProps {
	pad: HTMLElement | null;
	check: ReactNode;
	entry: BoxEntry;
	grade: number;
}

/** The keypad for the focused box if it takes numbers, and always Check. */
export function AnswerPad({ pad, check, entry, grade }: AnswerPadProps) {
	if (!pad) return null;
	const { current, boxes } = entry;
	const isTyped = !current || boxShape(current) === "text";
	const keys = isTyped ? (
		check
	) : (
		<Keypad
			functions={functionKeys(current.answer_type, grade, boxes.length > 1)}
			onPress={(key) => entry.press(key)}
			check={check}
		/>
	);
	return createPortal(keys, pad);
}
