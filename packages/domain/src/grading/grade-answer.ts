import type { Question, StudentAnswer } from "../question/question.ts";
import type { Grade } from "./grade.ts";
import { gradeFillMultiple } from "./graders/fill-multiple.ts";
import { gradeFillOne } from "./graders/fill-one.ts";
import { gradeLabeledInput } from "./graders/labeled-input.ts";
import { gradeMatch } from "./graders/match.ts";
import { gradeSelectAll } from "./graders/select-all.ts";
import { gradeSelectOne } from "./graders/select-one.ts";
import { gradeVerifyWithLlm } from "./graders/verify-with-llm.ts";

/**
 * The one door to grading: what a student's answer to a question is worth. Same input, same grade, always;
 * never throws for any answer. Throws only for a question whose key cannot be read (`checkQuestion` finds
 * those before they are published), so that a fault of ours never costs a try.
 */
export function gradeAnswer(question: Question, answer: StudentAnswer): Grade {
	switch (question.question_type) {
		case "SELECT_ONE":
			return answer.question_type === "SELECT_ONE" ? gradeSelectOne(question, answer.option_id) : otherType();
		case "SELECT_ALL":
			return answer.question_type === "SELECT_ALL"
				? gradeSelectAll(question, answer.option_ids)
				: otherType();
		case "FILL_ONE":
			return answer.question_type === "FILL_ONE" ? gradeFillOne(question, answer.text) : otherType();
		case "FILL_MULTIPLE":
			return answer.question_type === "FILL_MULTIPLE"
				? gradeFillMultiple(question, answer.answer_list)
				: otherType();
		case "MATCH_THE_FOLLOWING":
			return answer.question_type === "MATCH_THE_FOLLOWING"
				? gradeMatch(question, answer.answer_dict)
				: otherType();
		case "LABELED_INPUT":
			return answer.question_type === "LABELED_INPUT"
				? gradeLabeledInput(question, answer.answer_dict)
				: otherType();
		case "VERIFY_WITH_LLM":
			return answer.question_type === "VERIFY_WITH_LLM"
				? gradeVerifyWithLlm(question, answer.text)
				: otherType();
	}
}

function otherType(): Grade {
	return { verdict: "unreadable", reason: "wrong-question-type", parts: [] };
}
