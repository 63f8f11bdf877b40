import { numbersOn } from "../../interactions/number-line/number-line.ts";
import { binsOf } from "../../interactions/sort/sort.ts";
import type { Question, QuestionOption } from "../../question/question.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import { recordOf } from "../../question-types/question-types.ts";
import type { QuestionOf, ToSolve } from "../../question-types/type-record.ts";

type Ordered = (options: readonly QuestionOption[]) => readonly QuestionOption[];

/**
 * What a model gets to solve a question, with the line or the cards as a student sees them. `ordered` sorts options
 * the way the model sees them. Apart from the records of the types, which a student's page loads.
 */
export function toSolve(question: Question, ordered: Ordered): ToSolve {
	const { interaction, question_type } = question;
	if (interaction?.kind === "sort" && question_type === "LABELED_INPUT")
		return cardsToSort(question, ordered);
	const solved = recordOf(question).toSolve(question, ordered);
	if (interaction?.kind === "number_line") {
		const { from, to, steps: equal_steps } = interaction;
		const number_line = { from, to, equal_steps, numbers_shown: numbersOn(interaction) };
		return { ...solved, parts: { ...solved.parts, number_line } };
	}
	if (interaction?.kind !== "order" || question_type !== "MATCH_THE_FOLLOWING") return solved;
	const places = question.left_options.map(({ label }) => toPlainText(label));
	return { ...solved, parts: { places, cards: numbered(ordered(question.right_options)) } };
}

/** Each card with the number of its bin. */
function cardsToSort({ labels }: QuestionOf<"LABELED_INPUT">, ordered: Ordered): ToSolve {
	const bins = ordered((binsOf(labels) ?? []).map((bin) => ({ id: bin, label: bin })));
	return {
		parts: { cards_to_sort: labels.map(({ label }) => label), bins: numbered(bins) },
		answerOf: (answers) => {
			const chosen = answers.map((answer) => bins[Number(answer) - 1]?.id);
			if (chosen.length !== labels.length || chosen.includes(undefined)) return null;
			const answer_dict = Object.fromEntries(labels.map(({ id }, at) => [id, chosen[at] ?? ""]));
			return { question_type: "LABELED_INPUT", answer_dict };
		},
	};
}

function numbered(options: readonly QuestionOption[]) {
	return options.map(({ label }, at) => ({ number: at + 1, label: toPlainText(label) }));
}
