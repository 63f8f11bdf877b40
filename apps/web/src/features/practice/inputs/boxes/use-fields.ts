import { useRef } from "react";

export type Field = HTMLInputElement | HTMLSelectElement;

/** The input elements on the page, by the box's id and the slot within it. */
export function useFields() {
	const fields = useRef(new Map<string, Field>());
	/** A slot to focus once it is mounted: boxes in a text appear after the text. */
	const wanted = useRef<string | null>(null);
	const want = (id: string, slot: number) => {
		wanted.current = keyOf(id, slot);
	};
	return {
		fieldAt: (id: string, slot: number) => fields.current.get(keyOf(id, slot)),
		want,
		focusField: (id: string, slot: number) => {
			const field = fields.current.get(keyOf(id, slot));
			wanted.current = null;
			if (field) turnTo(field);
			else want(id, slot);
		},
		setField: (id: string, slot: number, field: Field | null) => {
			const key = keyOf(id, slot);
			if (!field) return void fields.current.delete(key);
			fields.current.set(key, field);
			if (wanted.current !== key) return;
			wanted.current = null;
			turnTo(field);
		},
	};
}

/** What is below may be behind the keypad: the whole box comes out of it, and the next one with it where both have room. */
function turnTo(field: Field): void {
	field.focus();
	const own = field.closest(".pr-boxes");
	const all = [...(field.closest(".pr-answer, .lb")?.querySelectorAll(".pr-boxes") ?? [])];
	const next = own && all[all.indexOf(own) + 1];
	for (const each of [next, own, field]) each?.scrollIntoView({ block: "nearest" });
}

function keyOf(id: string, slot: number): string {
	return `${id} ${slot}`;
}

export function isSelected(field: Field | undefined): boolean {
	if (!(field instanceof HTMLInputElement) || field.value === "" || field !== document.activeElement)
		return false;
	return field.selectionStart === 0 && field.selectionEnd === field.value.length;
}
