import { LONGEST_WRITTEN_ANSWER } from "@learnin/domain/grading/longest-written-answer";
import { visible } from "../../platform/models/foreign-text.ts";

/** What a student wrote, as it may be looked at by a program, capped. */
export function visibleText(text: string): string {
	return visible(text, LONGEST_WRITTEN_ANSWER);
}
