import { toastError } from "../../ui/messages/toast.tsx";
import { ApiError } from "./api-error.ts";
import { serverErrorText } from "./error-text.ts";

/** Shows any failure as a toast, in the words for people. */
export function showError(error: unknown): void {
	toastError(textOf(error));
}

export function textOf(error: unknown): string {
	return error instanceof ApiError ? error.text : serverErrorText;
}
