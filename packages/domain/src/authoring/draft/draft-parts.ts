import type { AnswerBlank, AnswerType, BlankKey, QuestionOption } from "../../question/question.ts";
import { type DraftBox, type DraftOption, newBox } from "./question-draft.ts";

/** An editor's option as an option of the question. */
export function optionOf({ id, label, image, figure }: DraftOption): QuestionOption {
	return { id, label: label.trim(), ...(figure !== null && { figure }), ...(image !== null && { image }) };
}

/** An editor's box as a box of the question. */
export function blankOf({ answer_type, answer_prefix, answer_suffix, key }: DraftBox): AnswerBlank {
	return {
		answer_type,
		...(answer_prefix.trim() !== "" && { answer_prefix: answer_prefix.trim() }),
		...(answer_suffix.trim() !== "" && { answer_suffix: answer_suffix.trim() }),
		key: keyOf(answer_type, key),
	};
}

/** The key fields that the answer type uses; fields written for another type are left out. */
function keyOf(answer_type: AnswerType, key: BlankKey): BlankKey {
	const answers = key.answers.map((answer) => answer.trim()).filter((answer) => answer !== "");
	const { tolerance, simplest, is_case_sensitive, pi } = key;
	const isText = answer_type === "STRING";
	const isFraction =
		answer_type === "SIMPLE_FRACTION" || answer_type === "MIXED_FRACTION" || answer_type === "MIXED";
	return {
		answers,
		...(answer_type === "FLOAT" && tolerance !== undefined && tolerance.trim() !== "" && { tolerance }),
		...(isFraction && simplest !== undefined && { simplest }),
		...(isText && is_case_sensitive !== undefined && { is_case_sensitive }),
		...(!isText && pi !== undefined && { pi }),
	};
}

/** The answer type of a question with these boxes. */
export function typeOfAll(boxes: readonly DraftBox[]): AnswerType {
	const types = new Set(boxes.map(({ answer_type }) => answer_type));
	const [only = "INTEGER"] = types;
	return types.size === 1 ? only : "MIXED";
}

/** An option of the question as the editor holds it. */
export function draftOption({
	id,
	label,
	image = undefined,
	figure = undefined,
}: QuestionOption): DraftOption {
	return { id, label, image: image ?? null, figure: figure ?? null };
}

/** A box of the question as the editor holds it. */
export function draftBox(
	id: string,
	{ answer_type, answer_prefix = "", answer_suffix = "", key }: AnswerBlank,
): DraftBox {
	return { ...newBox(id, answer_type), answer_prefix, answer_suffix, key };
}
