import type { InputHandle } from "../../inputs/input-props.ts";
import { hasTouch } from "./has-touch.ts";

/** After a verdict Enter continues. On touch devices focusing would only scroll the page, and the keyboard closes. */
export function focusGoOn(goOn: HTMLElement | null, input: InputHandle | null): void {
	// A message beside the box is corrected in the box.
	if (!goOn) input?.retry();
	else if (!hasTouch()) goOn.focus();
	else putKeyboardAway();
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
