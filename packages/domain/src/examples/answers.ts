import type { Question, SelectAllQuestion, StudentAnswer } from "../question/question.ts";
import { rightAnswer } from "../question/right-answer.ts";

export { rightAnswer } from "../question/right-answer.ts";

/** Far from any key, and different for each n. */
const farOff = (n: number) => String(900_001 + n);

/**
 * The n-th wrong answer, for tests and demo data: known mistakes first, then numbers far from any key. A question with
 * options has only as many as wrong options and begins again.
 */
export function wrongAnswer(question: Question, n = 0): StudentAnswer {
	switch (question.question_type) {
		case "SELECT_ONE": {
			const wrong = question.options.filter(({ id }) => id !== question.key.option_id);
			return { question_type: "SELECT_ONE", option_id: wrong[n % wrong.length]?.id ?? null };
		}
		case "SELECT_ALL":
			return { question_type: "SELECT_ALL", option_ids: wrongSet(question, n) };
		case "FILL_ONE":
			return { question_type: "FILL_ONE", text: question.known_mistakes[n]?.answer ?? farOff(n) };
		case "FILL_MULTIPLE": {
			const right = question.blanks.map(({ key }) => key.answers[0] ?? "");
			return { question_type: "FILL_MULTIPLE", answer_list: [farOff(n), ...right.slice(1)] };
		}
		case "MATCH_THE_FOLLOWING":
			return { question_type: "MATCH_THE_FOLLOWING", answer_dict: turned(question.key.answer_dict, n + 1) };
		case "LABELED_INPUT": {
			const answer = rightAnswer(question);
			const [label] = question.labels.filter(({ key }) => key !== null);
			const right = answer.question_type === "LABELED_INPUT" ? answer.answer_dict : {};
			return { question_type: "LABELED_INPUT", answer_dict: { ...right, [label?.id ?? ""]: farOff(n) } };
		}
		case "VERIFY_WITH_LLM":
			return { question_type: "VERIFY_WITH_LLM", text: `I do not know, maybe ${farOff(n)}.` };
	}
}

/** A wrong set of as many options as are right, where there is one: the n-th option is exchanged. */
function wrongSet({ options, key }: SelectAllQuestion, n: number): string[] {
	const wrong = options.map(({ id }) => id).filter((id) => !key.option_ids.includes(id));
	const exchanged = wrong[n % Math.max(1, wrong.length)];
	return exchanged === undefined ? key.option_ids.slice(1) : [...key.option_ids.slice(1), exchanged];
}

/** Every left option with the right option of the n-th one after it. */
function turned(answer_dict: Record<string, string>, n: number): Record<string, string> {
	const pairs = Object.entries(answer_dict);
	const by = 1 + ((n - 1) % Math.max(1, pairs.length - 1));
	return Object.fromEntries(pairs.map(([left], at) => [left, pairs[(at + by) % pairs.length]?.[1] ?? ""]));
}
