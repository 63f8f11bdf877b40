import { digitsOf } from "./card-rules.js";

let fieldCount = 0;

/** A labeled control with its own error text. */
export class Field {
	#check;
	#error = document.createElement("p");
	#touched = false;

	constructor({ check = () => undefined, control, label, wide = false }) {
		this.#check = check;
		this.control = control;
		this.root = document.createElement("div");
		this.root.className = wide ? "Field Field--wide" : "Field";
		const id = `field-${++fieldCount}`;
		const caption = document.createElement("label");
		caption.className = "Label";
		caption.htmlFor = id;
		caption.textContent = label;
		control.id = id;
		control.classList.add("Input");
		control.setAttribute("aria-describedby", `${id}-error`);
		this.#error.id = `${id}-error`;
		this.#error.className = "Error";
		this.#error.setAttribute("role", "alert");
		this.root.append(caption, control, this.#error);
		control.addEventListener("blur", () => this.#leave());
	}

	get value() {
		return this.control.value;
	}

	/** What is wrong with the value, if anything. */
	problem() {
		return this.#check(this.value);
	}

	/** What is wrong and worth showing: not that a field that is still being filled is incomplete. */
	visibleProblem() {
		const problem = this.problem();
		const isBeingFilled = !this.#touched && problem?.code.startsWith("incomplete_");
		return isBeingFilled ? undefined : problem;
	}

	showProblem() {
		const problem = this.visibleProblem();
		this.#error.textContent = problem?.message ?? "";
		this.control.setAttribute("aria-invalid", String(problem !== undefined));
	}

	/** Treats the field as filled in, so that missing input is shown. */
	touch() {
		this.#touched = true;
		this.showProblem();
	}

	clear() {
		this.#touched = false;
		if (this.control instanceof HTMLInputElement) this.control.value = "";
		this.showProblem();
	}

	#leave() {
		if (this.value === "") return;
		this.touch();
		this.control.dispatchEvent(new Event("change", { bubbles: true }));
	}
}

/** A text control that formats its input, keeping the caret in place. */
export function formattedInput({ autocomplete, format, name, placeholder }) {
	const input = document.createElement("input");
	Object.assign(input, { type: "text", inputMode: "numeric", name, placeholder, autocomplete });
	input.addEventListener("input", () => {
		const caret = input.selectionStart ?? input.value.length;
		const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
		const isAtEnd = caret === input.value.length;
		input.value = format(input.value);
		if (!isAtEnd) input.setSelectionRange(...caretAfter(input.value, digitsBefore));
	});
	return input;
}

function caretAfter(text, digits) {
	let position = 0;
	for (let seen = 0; position < text.length && seen < digits; position += 1) {
		if (/\d/.test(text[position])) seen += 1;
	}
	return [position, position];
}
