import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { useImperativeHandle } from "react";
import { hasTouch } from "../../question/help/has-touch.ts";
import type { InputHandle } from "../input-props.ts";

/** Choices have no cursor: the question itself is focused first, and letters and digits choose from anywhere. */
export function useSelectHandle(
	ref: React.Ref<InputHandle>,
	options: readonly PracticeOption[],
	choose: (id: string) => void,
): void {
	useImperativeHandle(ref, () => ({
		focusFirst: () => false,
		focusAgain: focusOption,
		retry: focusOption,
		isReady: () => true,
		onKey: (key) => {
			const option = optionOfKey(key, options);
			if (option) choose(option.id);
			return option !== undefined;
		},
	}));
}

function focusOption(): void {
	if (hasTouch()) return;
	const checked = document.querySelector<HTMLInputElement>(".pr-option input:checked");
	(checked ?? document.querySelector<HTMLInputElement>(".pr-option input"))?.focus();
}

/** a to d, or 1 to 4. */
export function optionOfKey<O>(key: string, options: readonly O[]): O | undefined {
	if (/^[1-9]$/.test(key)) return options[Number(key) - 1];
	return /^[a-z]$/i.test(key) ? options[key.toLowerCase().charCodeAt(0) - 97] : undefined;
}
