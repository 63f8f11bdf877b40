import { gradeAnswer } from "../grading/grade-answer.ts";
import { checkBlank } from "./check-blank.ts";
import { repeatedIds } from "./check-options.ts";
import type { VerifyWithLlmQuestion } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Faults of VERIFY_WITH_LLM: no rubric, a sample answer that its own grader would not send to review. */
export function checkVerifyWithLlm(question: VerifyWithLlmQuestion): QuestionFault[] {
	const { rubric, sample_answer, number } = question.key;
	const faults = repeatedIds("key.rubric", rubric);
	if (rubric.length === 0 || rubric.some(({ requirement }) => requirement.trim() === ""))
		faults.push({ field: "key.rubric", fault: "no-rubric", detail: `${rubric.length}` });
	const number_faults =
		number === undefined ? [] : checkBlank({ blank: number, field: "key.number", mistakes: [] });
	if (number_faults.length > 0) return [...faults, ...number_faults];
	const grade = gradeAnswer(question, { question_type: "VERIFY_WITH_LLM", text: sample_answer });
	if (grade.verdict !== "needs_review")
		faults.push({ field: "key.sample_answer", fault: "key-fails-own-grader", detail: sample_answer });
	return faults;
}
