import { randomBytes } from "node:crypto";

/**
 * A text that somebody else wrote, as a program may look at it: no control character but line breaks, nothing that
 * prints nothing (joiners, direction marks, tag characters), at most so many characters.
 */
export function visible(text: string, most: number): string {
	return text
		.slice(0, most)
		.toWellFormed()
		.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
		.replaceAll("\t", " ")
		.replaceAll(
			/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u034F\u115F\u1160\u3164\uFFA0]/gu,
			"",
		)
		.trim();
}

/** Without mail addresses: what leaves for a model must not tell who wrote it. */
export function withoutAddresses(text: string): string {
	return text.replaceAll(/[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g, "(address)");
}

/** Without telephone numbers, which nobody needs to write a question. */
export function withoutTelephones(text: string): string {
	return text.replaceAll(/(?<![\d.,])(?:\+\d[\d ().-]{7,}\d|\(?\d{3}\)?[ -]\d{3}-\d{4})(?!\d)/g, "(number)");
}

/** One line of JSON that holds no quote, line or tag of its own. */
export function asData(value: unknown): string {
	return JSON.stringify(value).replaceAll(/[<>&`]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}

/** Words to stand around a text of somebody else in a message; nobody can know them before. */
export function newFence(name: string): string {
	return `${name}-${randomBytes(12).toString("hex")}`;
}

/** The text as data between two lines of the fence. */
export function fenced(fence: string, value: unknown): string {
	return `${fence}\n${asData(value)}\n${fence}`;
}
