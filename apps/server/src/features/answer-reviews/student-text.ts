import { LONGEST_WRITTEN_ANSWER } from "@learnin/domain/grading/longest-written-answer";

/**
 * What a student wrote, as it may be looked at by a program: no control character but line breaks, nothing that prints
 * nothing (joiners, direction marks, tag characters), capped.
 */
export function visibleText(text: string): string {
	return text
		.slice(0, LONGEST_WRITTEN_ANSWER)
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
