import { verifyWithLlmGrader } from "../../grading/graders/verify-with-llm.ts";
import { checkBlank } from "./check-blank.ts";
import { checkIds } from "./check-options.ts";
import type { VerifyWithLlmQuestion } from "../question.ts";
import type { QuestionFault } from "./question-fault.ts";

/** Faults of VERIFY_WITH_LLM: no rubric, or a sample answer that its own grader would not send to review. */
export function checkVerifyWithLlm(question: VerifyWithLlmQuestion): QuestionFault[] {
	const { rubric, sample_answer } = question.key;
	const faults = checkIds("key.rubric", rubric);
	if (rubric.length === 0 || rubric.some(({ requirement }) => requirement.trim() === ""))
		faults.push({ field: "key.rubric", fault: "no-rubric", detail: `${rubric.length}` });
	const number_faults = checkNumber(question);
	if (number_faults.length > 0) return [...faults, ...number_faults];
	const grade = verifyWithLlmGrader(question)(sample_answer);
	if (grade.verdict !== "needs_review")
		faults.push({ field: "key.sample_answer", fault: "key-fails-own-grader", detail: sample_answer });
	return faults;
}

/** Mistakes are identified by their number, so a key without one can have none. */
function checkNumber({ key: { number }, known_mistakes }: VerifyWithLlmQuestion): QuestionFault[] {
	const mistakes = known_mistakes.map((mistake, at) => ({ mistake, at }));
	if (number === undefined)
		return mistakes.map(({ mistake, at }) => ({
			field: `known_mistakes[${at}].answer`,
			fault: "mistake-unreadable",
			detail: mistake.answer,
		}));
	if (number.answer_type === "STRING")
		return [{ field: "key.number", fault: "key-unreadable", detail: number.answer_type }];
	return checkBlank({ blank: number, field: "key.number", mistakes });
}
