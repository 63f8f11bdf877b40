import { withoutColors } from "../question/text/colors.ts";
import { toPlainText } from "../question/text/plain-text.ts";
import type { QuestionOption } from "../question/question.ts";
import type { PlacedOption } from "./type-record.ts";

/** The labels of the named options, in the order of the list. */
export function labelsOf(options: readonly QuestionOption[], ids: readonly string[]): string[] {
	return options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
}

/** The visible content of an option, as one text. */
export function seenOf(options: readonly QuestionOption[], wanted: string): string {
	const option: Partial<QuestionOption> = options.find(({ id }) => id === wanted) ?? {};
	return JSON.stringify([
		option.label ?? "",
		withoutColors(option.figure?.svg ?? ""),
		option.image?.src ?? "",
	]);
}

/** The options of a list, each with its field. */
export function placedIn(list: string, options: readonly QuestionOption[]): PlacedOption[] {
	return options.map((option, at) => [`${list}[${at}]`, option]);
}

/** The name of a part, as plain text. */
export function nameIn(parts: readonly { id: string; label: string }[], id: string): string {
	const label = toPlainText(parts.find((part) => part.id === id)?.label ?? "");
	return label === "" ? id : label;
}
