import { gradeAnswer } from "../grading/grade-answer.ts";
import { readAnswer, readNumber } from "../grading/read-answer.ts";
import type { FillOneQuestion } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Faults of a FILL_ONE key and its known mistakes, found by reading and grading them as an answer would be. */
export function checkFillOne(question: FillOneQuestion): QuestionFault[] {
	const key_faults = checkKey(question);
	// A key that cannot be read makes every further question about it meaningless.
	if (key_faults.length > 0) return key_faults;
	return [...checkKeyGrades(question), ...checkMistakes(question)];
}

function checkKey({ key, answer_type }: FillOneQuestion): QuestionFault[] {
	const faults: QuestionFault[] = [];
	const is_text = answer_type === "STRING";
	if (key.answers.length === 0 || (!is_text && key.answers.length > 1))
		faults.push({ field: "key.answers", fault: "key-count", detail: `${key.answers.length}` });
	for (const answer of key.answers)
		if (!readAnswer(answer, answer_type).readable)
			faults.push({ field: "key.answers", fault: "key-unreadable", detail: answer });
	if (key.tolerance !== undefined && !isTolerance(key.tolerance, answer_type))
		faults.push({ field: "key.tolerance", fault: "bad-tolerance", detail: key.tolerance });
	if (key.simplest !== undefined && (is_text || answer_type === "INTEGER" || answer_type === "FLOAT"))
		faults.push({ field: "key.simplest", fault: "simplest-without-fraction", detail: key.simplest });
	return faults;
}

function isTolerance(text: string, answer_type: FillOneQuestion["answer_type"]): boolean {
	const read = readNumber(text);
	return answer_type === "FLOAT" && read.readable && read.number.value.numerator > 0n;
}

function checkKeyGrades(question: FillOneQuestion): QuestionFault[] {
	return question.key.answers
		.filter((text) => gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict !== "correct")
		.map((text) => ({ field: "key.answers", fault: "key-fails-own-grader", detail: text }));
}

function checkMistakes(question: FillOneQuestion): QuestionFault[] {
	return question.known_mistakes.flatMap(({ id, answer }, at): QuestionFault[] => {
		const field = `known_mistakes[${at}].answer`;
		const grade = gradeAnswer(question, { question_type: "FILL_ONE", text: answer });
		if (grade.verdict === "unreadable") return [{ field, fault: "mistake-unreadable", detail: answer }];
		if (grade.verdict !== "incorrect") return [{ field, fault: "mistake-equals-key", detail: answer }];
		// The grader names the first mistake of a value; a second one of the same value could never be named.
		return grade.known_mistake_id === id ? [] : [{ field, fault: "equal-mistakes", detail: answer }];
	});
}
