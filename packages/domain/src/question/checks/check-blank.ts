import { gradeBlank } from "../../grading/graders/blank.ts";
import type { BlankGrade } from "../../grading/graders/blank-grade.ts";
import { readAnswer, readNumber } from "../../grading/read-answer.ts";
import type { AnswerBlank, KnownMistake } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** A box with its known mistakes, each with its index in the question's list. */
export interface CheckedBlank {
	blank: AnswerBlank;
	/** The path of the key: "key" or "blanks[1].key". */
	field: string;
	mistakes: readonly { mistake: KnownMistake; at: number }[];
}

/** Faults of a box's key and its known mistakes, found by reading and grading them like an answer. */
export function checkBlank(checked: CheckedBlank): QuestionFault[] {
	const key_faults = checkKey(checked);
	// With an unreadable key all other checks are meaningless.
	if (key_faults.length > 0) return key_faults;
	return [...checkKeyGrades(checked), ...checkMistakes(checked)];
}

function checkKey({ blank: { key, answer_type }, field }: CheckedBlank): QuestionFault[] {
	const faults: QuestionFault[] = [];
	const add = (name: string, fault: QuestionFault["fault"], detail: string) =>
		faults.push({ field: `${field}.${name}`, fault, detail });
	const is_text = answer_type === "STRING";
	if (key.answers.length === 0 || (!is_text && key.answers.length > 1))
		add("answers", "key-count", `${key.answers.length}`);
	for (const answer of key.answers)
		if (!readAnswer(answer, answer_type).readable) add("answers", "key-unreadable", answer);
	if (key.tolerance !== undefined && !isTolerance(key.tolerance, answer_type))
		add("tolerance", "bad-tolerance", key.tolerance);
	if (key.simplest !== undefined && (is_text || answer_type === "INTEGER" || answer_type === "FLOAT"))
		add("simplest", "simplest-without-fraction", key.simplest);
	if (key.pi !== undefined && is_text) add("pi", "pi-without-number", key.pi);
	if (key.is_case_sensitive !== undefined && !is_text)
		add("is_case_sensitive", "case-without-text", answer_type);
	return faults;
}

function isTolerance(text: string, answer_type: AnswerBlank["answer_type"]): boolean {
	const read = readNumber(text);
	return answer_type === "FLOAT" && read.readable && read.number.value.numerator > 0n;
}

function checkKeyGrades({ blank, field }: CheckedBlank): QuestionFault[] {
	return blank.key.answers.flatMap((text): QuestionFault[] => {
		const grade = gradeBlank(blank, text, []);
		if (grade.verdict === "correct") return [];
		const fault = isUnlikeType(grade) ? "key-unlike-type" : "key-fails-own-grader";
		return [{ field: `${field}.answers`, fault, detail: text }];
	});
}

/** The value is fine, but the answer type asks for it in another form: 1/2 as a whole number. */
function isUnlikeType(grade: BlankGrade): boolean {
	if (grade.verdict !== "wrong_form") return false;
	return ["integer", "decimal", "fraction", "mixed-number"].includes(grade.wanted_form);
}

function checkMistakes({ blank, mistakes }: CheckedBlank): QuestionFault[] {
	const all = mistakes.map(({ mistake }) => mistake);
	return mistakes.flatMap(({ mistake: { id, answer }, at }): QuestionFault[] => {
		const field = `known_mistakes[${at}].answer`;
		const grade = gradeBlank(blank, answer, all);
		if (grade.verdict === "unreadable") return [{ field, fault: "mistake-unreadable", detail: answer }];
		if (grade.verdict !== "incorrect") return [{ field, fault: "mistake-equals-key", detail: answer }];
		// The grader returns the first mistake with a value; a second one with the same value would never be
		// found.
		return grade.known_mistake_id === id ? [] : [{ field, fault: "equal-mistakes", detail: answer }];
	});
}
