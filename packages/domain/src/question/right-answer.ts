import type { Question, StudentAnswer } from "./question.ts";

/** The answer that the question's key calls right. A VERIFY_WITH_LLM question has only a sample of one. */
export function rightAnswer(question: Question): StudentAnswer {
	switch (question.question_type) {
		case "SELECT_ONE":
			return { question_type: "SELECT_ONE", option_id: question.key.option_id };
		case "SELECT_ALL":
			return { question_type: "SELECT_ALL", option_ids: question.key.option_ids };
		case "FILL_ONE":
			return { question_type: "FILL_ONE", text: question.key.answers[0] ?? "" };
		case "FILL_MULTIPLE":
			return {
				question_type: "FILL_MULTIPLE",
				answer_list: question.blanks.map(({ key }) => key.answers[0] ?? ""),
			};
		case "MATCH_THE_FOLLOWING":
			return { question_type: "MATCH_THE_FOLLOWING", answer_dict: question.key.answer_dict };
		case "LABELED_INPUT":
			return {
				question_type: "LABELED_INPUT",
				answer_dict: Object.fromEntries(question.labels.map(({ id, key }) => [id, key?.answers[0] ?? ""])),
			};
		case "VERIFY_WITH_LLM":
			return { question_type: "VERIFY_WITH_LLM", text: question.key.sample_answer };
	}
}
