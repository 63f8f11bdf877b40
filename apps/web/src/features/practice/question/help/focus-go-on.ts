import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { InputHandle } from "../../inputs/input-props.ts";
import { hasTouch } from "./has-touch.ts";

/** After a verdict Enter continues. On touch devices focusing would only scroll the page, and the keyboard closes. */
export function focusGoOn(
	goOn: HTMLElement | null,
	input: InputHandle | null,
	feedback: Feedback | null,
): void {
	const isMeant = hasToChange(feedback);
	// What is said below is about the first part to change, which gets the next keys.
	if (goOn && isMeant) input?.turnTo?.(isMeant);
	// A message beside the box is corrected in the box.
	if (!goOn) input?.retry();
	// On a wide screen another try begins where Check was pressed.
	else if (!hasTouch()) shownOf(goOn)?.focus();
	else putKeyboardAway();
}

/** Which parts a verdict says to change; null if it is about the whole answer. */
export function hasToChange(feedback: Feedback | null): ((id: string) => boolean) | null {
	if (feedback === null) return null;
	if ("parts" in feedback) return (id) => feedback.parts.includes(id);
	const right = feedback.verdict === "incorrect" ? feedback.right_parts : null;
	return right && ((id) => !right.includes(id));
}

function shownOf(goOn: HTMLElement): HTMLElement | null {
	return goOn.checkVisibility() ? goOn : document.querySelector<HTMLElement>(".pr-pad .pr-check");
}

/** Boxes with our keypad do not open the device's keyboard. */
function putKeyboardAway() {
	const field = document.activeElement;
	if (
		field instanceof HTMLTextAreaElement ||
		(field instanceof HTMLInputElement && field.inputMode === "text")
	)
		field.blur();
}
