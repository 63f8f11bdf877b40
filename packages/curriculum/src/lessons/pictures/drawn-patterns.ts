import type { Figure } from "@learnin/domain/question/question";

/** What a pattern found in a step, as growing pictures; none if its numbers do not fit. */
export type Draw = (parts: readonly string[]) => Figure[];

export type DrawnPatterns = readonly (readonly [RegExp, Draw])[];

/** The pictures of the first pattern that fits the text and can be drawn; a group without a match is "". */
export function firstDrawn(patterns: DrawnPatterns, plain: string): Figure[] {
	for (const [pattern, draw] of patterns) {
		const found = pattern.exec(plain);
		const pictures = found === null ? [] : draw(found.slice(1).map((part) => part ?? ""));
		if (pictures.length > 0) return pictures;
	}
	return [];
}
