import { gradeAnswer } from "../grading/grade-answer.ts";
import type {
	FillMultipleQuestion,
	LabeledInputQuestion,
	MatchQuestion,
	Question,
	SelectAllQuestion,
	StudentAnswer,
	VerifyWithLlmQuestion,
} from "../question/question.ts";

export { rightAnswer } from "../question/right-answer.ts";

/**
 * The n-th wrong answer, each different, for tests and demo data: known mistakes first, then anything else that is
 * incorrect. A question with options has a limited number and starts over. A VERIFY_WITH_LLM question without a number
 * has none that a program can detect: its answers wait for a review.
 */
export function wrongAnswer(question: Question, n = 0): StudentAnswer {
	const found = new Map<string, StudentAnswer>();
	for (const answer of candidates(question)) {
		if (isWrong(question, answer)) found.set(JSON.stringify(answer), answer);
		if (found.size > n) break;
	}
	const answer = [...found.values()][n % Math.max(1, found.size)];
	if (answer === undefined) throw new Error("no answer to this question is wrong");
	return answer;
}

function isWrong(question: Question, answer: StudentAnswer): boolean {
	const { verdict } = gradeAnswer(question, answer);
	return (
		verdict === "incorrect" || (question.question_type === "VERIFY_WITH_LLM" && verdict === "needs_review")
	);
}

/** Answers that may be wrong, most probable first; infinite if anything can be typed. */
function* candidates(question: Question): Iterable<StudentAnswer> {
	const { question_type } = question;
	switch (question_type) {
		case "SELECT_ONE": {
			const mistaken = question.known_mistakes.map(({ answer }) => answer);
			const others = question.options.map(({ id }) => id);
			for (const option_id of [...mistaken, ...others]) yield { question_type, option_id };
			return;
		}
		case "SELECT_ALL":
			for (const option_ids of sets(question)) yield { question_type, option_ids };
			return;
		case "FILL_ONE":
			for (const text of entries(question.known_mistakes)) yield { question_type, text };
			return;
		case "FILL_MULTIPLE":
			for (const answer_list of lists(question)) yield { question_type, answer_list };
			return;
		case "MATCH_THE_FOLLOWING":
			for (const answer_dict of arrangements(question)) yield { question_type, answer_dict };
			return;
		case "LABELED_INPUT":
			for (const answer_dict of labelled(question)) yield { question_type, answer_dict };
			return;
		case "VERIFY_WITH_LLM":
			for (const text of sentences(question)) yield { question_type, text };
			return;
	}
}

/** The known mistakes, then infinitely many numbers far from any key. */
function* entries(known_mistakes: readonly { answer: string }[]): Iterable<string> {
	for (const { answer } of known_mistakes) yield answer;
	for (let n = 0; ; n += 1) yield `${900_001 + n}`;
}

/** The right set with one option exchanged, then with one more or one fewer. */
function* sets({ options, key, known_mistakes }: SelectAllQuestion): Iterable<string[]> {
	const ids = options.map(({ id }) => id);
	const inOrder = (chosen: readonly string[]) => ids.filter((id) => chosen.includes(id));
	const mistaken = known_mistakes.map(({ answer }) => answer);
	const wrong = [...mistaken, ...ids].filter((id) => !key.option_ids.includes(id));
	for (const added of wrong)
		for (const removed of key.option_ids)
			yield inOrder([...key.option_ids.filter((id) => id !== removed), added]);
	for (const added of wrong) yield inOrder([...key.option_ids, added]);
	for (const removed of key.option_ids) yield key.option_ids.filter((id) => id !== removed);
}

/** All boxes right except one. */
function* lists({ blanks, known_mistakes, is_any_order }: FillMultipleQuestion): Iterable<string[]> {
	const right = blanks.map(({ key }) => key.answers[0] ?? "");
	const [first] = blanks;
	for (const { part, answer } of known_mistakes) {
		const id = is_any_order === true ? first?.id : (part ?? first?.id);
		yield right.map((text, at) => (blanks[at]?.id === id ? answer : text));
	}
	for (const text of entries([])) yield [text, ...right.slice(1)];
}

/** All assignments of distinct right options to left ones: known mistakes first, then one by one. */
function* arrangements({ left_options, right_options, key, known_mistakes }: MatchQuestion) {
	const lefts = left_options.map(({ id }) => id);
	const right = new Map(Object.entries(key.answer_dict));
	for (const { part = "", answer } of known_mistakes) {
		const swapped = new Map(right);
		for (const [left, taken] of right) if (taken === answer) swapped.set(left, right.get(part) ?? "");
		yield Object.fromEntries(swapped.set(part, answer));
	}
	yield* injections(
		lefts,
		right_options.map(({ id }) => id),
	);
}

function* injections(lefts: readonly string[], rights: readonly string[]): Iterable<Record<string, string>> {
	const [left, ...others] = lefts;
	if (left === undefined) yield {};
	else
		for (const right of rights)
			for (const rest of injections(
				others,
				rights.filter((id) => id !== right),
			))
				yield { [left]: right, ...rest };
}

/** All labels right except one, which has another choice if there are choices. */
function* labelled({ labels, known_mistakes }: LabeledInputQuestion): Iterable<Record<string, string>> {
	const right = Object.fromEntries(labels.map(({ id, key }) => [id, key?.answers[0] ?? ""]));
	for (const { part = "", answer } of known_mistakes) yield { ...right, [part]: answer };
	for (const { id, choices = [] } of labels) for (const choice of choices) yield { ...right, [id]: choice };
	const typed = labels.find(({ key, choices }) => key !== null && choices === undefined);
	if (typed !== undefined) for (const text of entries([])) yield { ...right, [typed.id]: text };
}

function* sentences({ known_mistakes }: VerifyWithLlmQuestion): Iterable<string> {
	for (const text of entries(known_mistakes)) yield `I do not know, maybe ${text}.`;
}
