/** Why a check of a model's question passed or failed. */
export type FindingReason =
	| "no_interaction"
	| "interaction_of_other_type"
	| "line_without_marks"
	| "answer_off_line"
	| "line_writes_other_form"
	| "answer_unlike_type"
	| "line_too_full"
	| "line_tells_answer"
	| "mistake_out_of_reach"
	| "card_count"
	| "card_without_place"
	| "card_too_long"
	| "card_with_formula"
	| "cards_alike"
	| "cards_out_of_order"
	| "order_is_told"
	| "bin_count"
	| "bin_stays_empty"
	| "card_without_bin"
	| "card_names_bin"
	| "no_expression_needed"
	| "expression_missing"
	| "expression_unreadable"
	| "expression_is_not_the_key"
	| "calculation_agrees"
	| "calculation_differs"
	| "no_options"
	| "distractor_equals_answer"
	| "expression_fits_two_options"
	| "number_too_large"
	| "negative_too_early"
	| "decimal_too_early"
	| "fraction_too_early"
	| "text_too_long"
	| "sentence_too_long"
	| "words_too_hard"
	| "not_for_children"
	| "holds_link_or_code"
	| "holds_personal_data";

/** What one check of a model's question found. */
export interface Finding {
	outcome: "passed" | "failed" | "not_applicable";
	reason: FindingReason | null;
	/** The value, number or words it is about; plain text. */
	detail: string;
}

export const passed: Finding = { outcome: "passed", reason: null, detail: "" };

export function failed(reason: FindingReason, detail = ""): Finding {
	return { outcome: "failed", reason, detail };
}

export function notApplicable(reason: FindingReason): Finding {
	return { outcome: "not_applicable", reason, detail: "" };
}
