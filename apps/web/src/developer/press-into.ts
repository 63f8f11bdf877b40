import type { SampleState } from "./sample-state.ts";

const CONTROLS = ['[role="slider"]', '.made input[type="checkbox"]', ".made button:not(:disabled)", "input"];

/** Brings an input into a state that its answer does not hold, by what a child would press. */
export function pressInto(state: SampleState, stage: HTMLElement): void {
	const [made, typed] = stage.querySelectorAll<HTMLInputElement>(".made > .pr-views input");
	(state === "typed" ? typed : made)?.click();
	if (state !== "focused" && state !== "partly-made") return;
	const control = controlIn(stage);
	control?.focus();
	if (control === undefined || state === "focused") return;
	if (control.role === "slider") for (const _ of [1, 2]) press(control, "ArrowRight");
	else control.click();
	control.blur();
}

/** The first part of an input that is reached by keyboard. */
function controlIn(stage: HTMLElement): HTMLElement | undefined {
	return CONTROLS.flatMap((selector) => stage.querySelector<HTMLElement>(selector) ?? [])[0];
}

function press(control: HTMLElement, key: string): void {
	control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
