import type { QuestionOption } from "../question/question.ts";
import type { PlacedOption } from "./type-record.ts";

/** The labels of the named options, in the order of the list. */
export function labelsOf(options: readonly QuestionOption[], ids: readonly string[]): string[] {
	return options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
}

/** All that is seen of an option, as one text. */
export function seenOf(options: readonly QuestionOption[], wanted: string): string {
	const option: Partial<QuestionOption> = options.find(({ id }) => id === wanted) ?? {};
	return JSON.stringify([option.label ?? "", option.figure?.svg ?? "", option.image?.src ?? ""]);
}

/** The options of a list, each with its field. */
export function placedIn(list: string, options: readonly QuestionOption[]): PlacedOption[] {
	return options.map((option, at) => [`${list}[${at}]`, option]);
}
