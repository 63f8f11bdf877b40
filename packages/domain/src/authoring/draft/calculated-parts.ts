import { isEqual } from "../../arithmetic/rational.ts";
import { gradeBlank } from "../../grading/graders/blank.ts";
import type { AnswerBlank } from "../../question/question.ts";
import type { CalculatedPart } from "../../question-types/type-record.ts";
import { valueOfLabel } from "../generated/label-value.ts";
import { spellings } from "../generated/spelled-number.ts";

/** A box, by every common spelling of the number. */
export function boxPart(part: string, blank: AnswerBlank): CalculatedPart {
	return {
		part,
		is_needed: blank.answer_type !== "STRING",
		key: blank.key.answers[0] ?? "",
		fits: (value) => spellings(value).some((text) => isRight(blank, text)),
	};
}

function isRight(blank: AnswerBlank, text: string): boolean {
	try {
		return gradeBlank(blank, text, []).verdict === "correct";
	} catch {
		// `checkQuestion` reports a key that cannot be read.
		return false;
	}
}

/** An option or a right side, found by the number in its label. */
export function labelPart(part: string, label: string, isNumber: boolean): CalculatedPart {
	const value = valueOfLabel(label);
	return {
		part,
		is_needed: isNumber && value !== null,
		key: label,
		fits: (worked) => value !== null && isEqual(worked, value),
	};
}
