import type { FormEvent, FocusEvent } from "react";
import { useState } from "react";
import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface OwnFault {
	words: string;
	/** The focus does not move to the field, which would read it: it is announced by itself. */
	isSaid: boolean;
}

/**
 * What the browser finds wrong with a field, in our words instead of its bubble: once the field was left with an entry,
 * or the form was sent, which focuses the first wrong field. Forms with `noValidate` check themselves.
 */
export function useOwnFault() {
	const [fault, setFault] = useState<OwnFault>();
	const judge = (control: Control) =>
		setFault(control.validity.valid ? undefined : { words: wordsOf(control), isSaid: true });
	return {
		fault,
		listeners: {
			onInvalidCapture: (event: FormEvent) => {
				event.preventDefault();
				const control = event.target as Control;
				const isFirst = firstWrong(control.form) === control;
				const isSaid = isFirst && document.activeElement === control;
				// Rendered before the focus arrives: a screen reader reads it with the field.
				flushSync(() => setFault({ words: wordsOf(control), isSaid }));
				if (isFirst) control.focus();
			},
			onBlur: ({ target }: FocusEvent) => {
				if (isChecked(target) && target.value !== "") judge(target);
			},
			onInput: ({ target }: FormEvent) => {
				if (fault !== undefined && isChecked(target)) judge(target);
			},
		},
	};
}

/** Not the button beside it, nor a form that checks itself. */
function isChecked(target: EventTarget): target is Control {
	const { form, willValidate = false } = target as Partial<Control>;
	return willValidate && form?.noValidate === false;
}

function firstWrong(form: HTMLFormElement | null): Control | undefined {
	return Array.from(form?.elements ?? []).find(
		(element): element is Control => "validity" in element && !(element as Control).validity.valid,
	);
}

/** By the `autocomplete` of a field: what to enter. */
const missing: Record<string, string> = {
	name: /* text */ "Enter your name.",
	email: /* text */ "Enter your email.",
	"current-password": /* text */ "Enter your password.",
	"new-password": /* text */ "Choose a password.",
	"one-time-code": /* text */ "Enter the code.",
};

function wordsOf({ validity, autocomplete, type }: Control & { autocomplete: string }): string {
	if (validity.valueMissing) return missing[autocomplete] ?? "This is required.";
	return type === "email" ? "Please enter a valid email address." : "Please check this entry.";
}
