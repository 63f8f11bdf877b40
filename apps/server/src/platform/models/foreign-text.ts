import { randomBytes } from "node:crypto";

/**
 * Untrusted text, made safe to process: no control characters but line breaks, nothing invisible (joiners,
 * direction marks, tag characters), at most so many characters.
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

/** Without email addresses: what is sent to a model must not reveal who wrote it. */
export function withoutAddresses(text: string): string {
	return text.replaceAll(/[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g, "(address)");
}

/** Without phone numbers, which no question needs. */
export function withoutTelephones(text: string): string {
	return text.replaceAll(/(?<![\d.,])(?:\+\d[\d ().-]{7,}\d|\(?\d{3}\)?[ -]\d{3}-\d{4})(?!\d)/g, "(number)");
}

/** One line of JSON without quotes, lines or tags of its own. */
export function asData(value: unknown): string {
	return JSON.stringify(value).replaceAll(/[<>&`]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}

/** Delimiters around untrusted text in a message; unpredictable. */
export function newFence(name: string): string {
	return `${name}-${randomBytes(12).toString("hex")}`;
}

/** The text as data between two delimiter lines. */
export function fenced(fence: string, value: unknown): string {
	return `${fence}\n${asData(value)}\n${fence}`;
}
