import { createHash } from "node:crypto";

/** An id of the form that all rows have, always the same for a text, from which the text cannot be told. */
export function idOfText(text: string): string {
	const hash = createHash("sha256").update(text).digest("hex");
	return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
