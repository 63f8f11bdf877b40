import { isEqual } from "../arithmetic/rational.ts";
import { readAnswer } from "../grading/read-answer.ts";
import { toPlainText } from "./plain-text.ts";
import type { SelectOneQuestion } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Faults of SELECT_ONE options, key and known mistakes: two equal options would make two right or two equally wrong answers. */
export function checkSelectOne(question: SelectOneQuestion): QuestionFault[] {
	const { options, key, known_mistakes } = question;
	const ids = options.map(({ id }) => id);
	const faults: QuestionFault[] = [];
	if (options.length < 2)
		faults.push({ field: "options", fault: "too-few-options", detail: `${options.length}` });
	if (new Set(ids).size < ids.length)
		faults.push({ field: "options", fault: "repeated-id", detail: ids.join(" ") });
	if (!ids.includes(key.option_id))
		faults.push({ field: "key", fault: "key-unreadable", detail: key.option_id });
	const answers = known_mistakes.map(({ answer }) => answer);
	for (const [at, answer] of answers.entries()) {
		const field = `known_mistakes[${at}].answer`;
		if (!ids.includes(answer)) faults.push({ field, fault: "mistake-unreadable", detail: answer });
		if (answer === key.option_id) faults.push({ field, fault: "mistake-equals-key", detail: answer });
		if (answers.indexOf(answer) < at) faults.push({ field, fault: "equal-mistakes", detail: answer });
	}
	return [...faults, ...equalOptions(question)];
}

function equalOptions({ options, answer_type }: SelectOneQuestion): QuestionFault[] {
	const read = options.map(({ label }) => readLabel(label, answer_type));
	return read.flatMap((one, at) =>
		read.slice(0, at).some((other) => isSame(one, other))
			? [{ field: `options[${at}].label`, fault: "equal-options", detail: options[at]?.label ?? "" }]
			: [],
	);
}

type Label = ReturnType<typeof readLabel>;

function readLabel(label: string, answer_type: SelectOneQuestion["answer_type"]) {
	const plain = toPlainText(label);
	const read = readAnswer(plain, answer_type);
	return {
		plain: plain.toLowerCase(),
		value: read.readable && read.kind === "number" ? read.number.value : null,
	};
}

function isSame(a: Label, b: Label): boolean {
	return a.plain === b.plain || (a.value !== null && b.value !== null && isEqual(a.value, b.value));
}
