import { numbersOn } from "../../interactions/number-line/number-line.ts";
import type { Question } from "../../question/question.ts";
import { recordOf } from "../../question-types/question-types.ts";

/** What the interaction of a question shows besides the prompt: numbers on a line, cards, places and bins. */
export function boardTexts(question: Question): string[] {
	const { interaction } = question;
	switch (interaction?.kind) {
		case "number_line":
			return numbersOn(interaction);
		case "order":
			return recordOf(question).partTexts(question);
		case "sort":
		case "venn":
			return [...recordOf(question).partTexts(question), ...binsIn(question)];
		default:
			return [];
	}
}

function binsIn(question: Question): readonly string[] {
	if (question.question_type !== "LABELED_INPUT") return [];
	return question.labels[0]?.choices ?? [];
}

/** The interaction with all that it shows, as one text; the order of cards makes no difference. Empty without one. */
export function boardOf(question: Question): string {
	const { interaction } = question;
	if (interaction === undefined) return "";
	return JSON.stringify([Object.entries(interaction).toSorted(), boardTexts(question).toSorted()]);
}
