import { createHash } from "node:crypto";

/** An id in the format of all rows, deterministic for a text, that does not reveal the text. */
export function idOfText(text: string): string {
	const hash = createHash("sha256").update(text).digest("hex");
	return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
