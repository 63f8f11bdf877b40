import { draftedTypeOf } from "../../question-types/drafted-types.ts";
import type { QuestionDraft } from "./question-draft.ts";

/**
 * The editor's field for the path of a fault: "blanks[1].key.answers" of the question is "boxes[1].answers"
 * in the editor. Blank lines are not part of the question, so the numbers may differ.
 */
export function editorField(draft: QuestionDraft, field: string): string {
	const [, list = "", number, rest = ""] = /^([a-z_.]+?)(?:\[(\d+)\](.*))?$/.exec(field) ?? [];
	const at = number === undefined ? null : Number(number);
	if (list === "hints" && at !== null)
		return `hints[${placeOf(
			draft.hints.map(({ value }) => value),
			at,
		)}]`;
	if (list === "left_options" || list === "right_options") return sideField(draft, list, at);
	if (list === "blanks") return at === null ? "boxes" : `boxes[${at}]${boxPart(rest)}`;
	if (list === "labels") return at === null ? "labels" : `labels[${at}]${boxPart(rest)}`;
	if (list === "is_any_order" || list === "initial_count") return "boxes";
	if (list === "answer_count" || list === "none_option_id") return "options";
	if (list.startsWith("key")) return draftedTypeOf(draft).keyField(list);
	if (list.startsWith("figure")) return "figure";
	return field;
}

/** The index of the nth text that is not blank. */
function placeOf(texts: readonly string[], nth: number): number {
	const written = texts.flatMap((text, at) => (text.trim() === "" ? [] : [at]));
	return written[nth] ?? nth;
}

/** Pairs are in rows by their left option; unmatched options are below. */
function sideField(
	{ leftOptions, rightOptions, answer_dict }: QuestionDraft,
	list: "left_options" | "right_options",
	at: number | null,
): string {
	if (at === null) return "pairs";
	if (list === "left_options") return `pairs[${at}].left`;
	const right = rightOptions[at]?.id;
	const row = leftOptions.findIndex(({ id }) => answer_dict[id] === right);
	return row === -1 ? `others.${right ?? ""}` : `pairs[${row}].right`;
}

function boxPart(rest: string): string {
	return rest === ".key" ? ".answers" : rest.replace(/^\.key\./, ".");
}
