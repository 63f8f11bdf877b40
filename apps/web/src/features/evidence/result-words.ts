import type { EvidenceAnswer } from "@learnin/contract/routes/practice/evidence.contract";
import { count } from "../../platform/count-words.ts";

export type EvidenceResult = EvidenceAnswer["result"];

/** The result of the first try, in a word. */
export function resultName(result: EvidenceResult): string {
	switch (result) {
		case "first_try":
			return "Right on first try";
		case "with_help":
			return "Right, with help";
		case "later_try":
			return "Right on a later try";
		case "skipped":
			return "Skipped";
		case "not_solved":
		case "open":
			return "Not right yet";
	}
}

/** "2 tries, 1 hint, a worked example"; a single try without help is not mentioned. */
export function effortWords({
	tries,
	hints_opened,
	twin_opened,
}: Pick<EvidenceAnswer, "tries" | "hints_opened" | "twin_opened">): string {
	const parts = [
		tries > 1 && triesWords(tries),
		hints_opened > 0 && count(hints_opened, "hint"),
		twin_opened && "a worked example",
	];
	return parts.filter((part) => part !== false).join(", ");
}

function triesWords(tries: number): string {
	return `${tries} tries`;
}
