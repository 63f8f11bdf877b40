import type { Question } from "@learnin/domain/question/question";

/** An answer, part by part, and whether it must fit the question. */
export interface JudgedAnswer {
	texts: string[];
	fits: boolean;
}

/** The right and the wrong answers that a question itself knows: entries, labels of options, or pairs of labels. */
export function judgedAnswers(question: Question): JudgedAnswer[] {
	switch (question.question_type) {
		case "FILL_ONE":
			return [
				...question.key.answers.map((text) => ({ texts: [text], fits: true })),
				...question.known_mistakes.map(({ answer }) => ({ texts: [answer], fits: false })),
			];
		case "SELECT_ONE":
			return question.options.map((option) => ({
				texts: [shownOf(option)],
				fits: option.id === question.key.option_id,
			}));
		case "SELECT_ALL":
			return question.options
				.filter(({ id }) => id !== question.none_option_id)
				.map((option) => ({
					texts: [shownOf(option)],
					fits: question.key.option_ids.includes(option.id),
				}));
		case "FILL_MULTIPLE":
			return byParts(
				question,
				question.blanks.map(({ id, key }) => [id, key.answers[0] ?? ""]),
			);
		case "LABELED_INPUT":
			return byParts(
				question,
				question.labels.map(({ id, key }) => [id, key?.answers[0] ?? ""]),
			);
		case "MATCH_THE_FOLLOWING":
			return question.left_options.flatMap((left) =>
				question.right_options.map((right) => ({
					texts: [shownOf(left), shownOf(right)],
					fits: question.key.answer_dict[left.id] === right.id,
				})),
			);
		case "VERIFY_WITH_LLM":
			return [{ texts: [question.key.number?.key.answers[0] ?? question.key.sample_answer], fits: true }];
	}
}

/** An option without words is known by the words of its picture. */
function shownOf({ label, figure }: { label: string; figure?: { alt: string } }): string {
	return label === "" ? (figure?.alt ?? "") : label;
}

/** The right entries together, and once more for each known mistake in its place. */
function byParts(
	{ known_mistakes }: Question,
	right: readonly (readonly [id: string, text: string])[],
): JudgedAnswer[] {
	const wrong = known_mistakes.map(({ part, answer }) => ({
		texts: right.map(([id, text]) => (id === part ? answer : text)),
		fits: false,
	}));
	return [{ texts: right.map(([, text]) => text), fits: true }, ...wrong];
}
