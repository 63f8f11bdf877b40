import type { Question } from "../question/question.ts";

/** Hints that are true of every question of a kind, for files that bring none; a reviewer may write better ones. */
export function generalHints(question: Question): string[] {
	const [first, ...others] = BY_TYPE[question.question_type];
	return [
		first,
		...others,
		"Take it step by step, and write each step down.",
		"What do you know, and what are you looking for?",
	];
}

const READ = "Read it again slowly. What are you asked to find?";
const BY_TYPE: Record<Question["question_type"], readonly [string, ...string[]]> = {
	SELECT_ONE: [READ, "Work it out on paper before you look at the choices."],
	SELECT_ALL: [READ, "Look at each choice by itself and decide whether it fits."],
	FILL_ONE: [READ, "Which numbers or words are given, and what links them?"],
	FILL_MULTIPLE: [READ, "Begin with the box you are most sure of."],
	MATCH_THE_FOLLOWING: [READ, "Begin with the pair you are most sure of."],
	LABELED_INPUT: [READ, "Begin with the gap you are most sure of."],
	VERIFY_WITH_LLM: [READ, "Say it in whole sentences, and tell why."],
};

/** The right answer in a sentence, for files that explain nothing. */
export function generalExplanation(question: Question): string {
	const answer = answerWords(question);
	switch (question.question_type) {
		case "SELECT_ONE":
		case "FILL_ONE":
			return `The right answer is ${answer}.`;
		case "MATCH_THE_FOLLOWING":
		case "VERIFY_WITH_LLM":
			return answer;
		default:
			return `The right answers are ${answer}.`;
	}
}

/** What is right, as Markdown. */
export function answerWords(question: Question): string {
	switch (question.question_type) {
		case "SELECT_ONE":
			return labels(question.options, [question.key.option_id]);
		case "SELECT_ALL":
			return labels(question.options, question.key.option_ids);
		case "FILL_ONE":
			return literal(question.key.answers[0]);
		case "FILL_MULTIPLE":
			return question.blanks.map(({ key }) => literal(key.answers[0])).join(", ");
		case "LABELED_INPUT":
			return question.labels.map(({ key }) => literal(key?.answers[0])).join(", ");
		case "MATCH_THE_FOLLOWING":
			return question.left_options
				.map(
					({ id, label }) =>
						`${label} → ${labels(question.right_options, [question.key.answer_dict[id] ?? ""])}`,
				)
				.join("\n\n");
		case "VERIFY_WITH_LLM":
			return question.key.sample_answer;
	}
}

function labels(options: readonly { id: string; label: string }[], ids: readonly string[]): string {
	return options
		.filter(({ id }) => ids.includes(id))
		.map(({ label }) => label)
		.join(", ");
}

function literal(answer = ""): string {
	return answer.replaceAll(/[\\$`*_[]/g, "\\$&");
}
