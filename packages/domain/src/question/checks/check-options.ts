import { isEqual } from "../../arithmetic/rational.ts";
import { readAnswer } from "../../grading/read-answer.ts";
import { toPlainText } from "../text/plain-text.ts";
import type { AnswerType, QuestionOption } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** A valid id: short, without blanks or the characters that separate ids in a stored answer. */
const ID = /^[\w-]{1,50}$/;
/** The most parts an answer may have. */
const MAX_PARTS = 50;

/** Faults of the ids in a list: duplicate, invalid, or more than an answer can hold. */
export function checkIds(field: string, list: readonly { id: string }[]): QuestionFault[] {
	const ids = list.map(({ id }) => id);
	const faults: QuestionFault[] = ids
		.filter((id) => !ID.test(id))
		.map((id) => ({ field, fault: "bad-id", detail: id }));
	if (new Set(ids).size < ids.length) faults.push({ field, fault: "repeated-id", detail: ids.join(" ") });
	if (ids.length > MAX_PARTS) faults.push({ field, fault: "too-many-parts", detail: `${ids.length}` });
	return faults;
}

interface OptionRules {
	answer_type: AnswerType;
	at_least: number;
	/** Allows two spellings of one value: "Which are equal to one half?" */
	may_be_equal?: boolean;
}

/** Faults of a list of options: too few, a duplicate id, two with the same meaning. */
export function checkOptions(
	field: string,
	options: readonly QuestionOption[],
	{ answer_type, at_least, may_be_equal = false }: OptionRules,
): QuestionFault[] {
	const faults = checkIds(field, options);
	if (options.length < at_least)
		faults.push({ field, fault: "too-few-options", detail: `${options.length}` });
	return [...faults, ...equalOptions(field, options, may_be_equal ? "STRING" : answer_type)];
}

function equalOptions(
	field: string,
	options: readonly QuestionOption[],
	answer_type: AnswerType,
): QuestionFault[] {
	const read = options.map((option) => readOption(option, answer_type));
	return read.flatMap((one, at) =>
		read.slice(0, at).some((other) => isSame(one, other))
			? [{ field: `${field}[${at}].label`, fault: "equal-options", detail: options[at]?.label ?? "" }]
			: [],
	);
}

type Read = ReturnType<typeof readOption>;

function readOption({ label, figure, image }: QuestionOption, answer_type: AnswerType) {
	const plain = toPlainText(label);
	const read = readAnswer(plain, answer_type);
	const picture = figure?.svg ?? image?.src ?? "";
	return {
		plain: `${plain.toLowerCase()} ${picture}`,
		value: picture === "" && read.readable && read.kind === "number" ? read.number.value : null,
	};
}

function isSame(a: Read, b: Read): boolean {
	return a.plain === b.plain || (a.value !== null && b.value !== null && isEqual(a.value, b.value));
}
