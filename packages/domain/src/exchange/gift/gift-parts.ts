import type { KnownMistake, QuestionOption } from "../../question/question.ts";
import { escapeGift } from "./gift-text.ts";

/** The content of an item's curly braces. */
export interface GiftAnswers {
	/** The sign that makes it a numerical answer. */
	mark: "" | "#";
	lines: string[];
}

/** Formulas in the form that Moodle's filters find. */
export function giftText(markdown: string): string {
	return escapeGift(
		markdown.replaceAll(/(?<!\\)\$((?:\\[\s\S]|[^$\\])+)\$/g, (_, tex: string) => `$$${tex}$$`),
	);
}

/** Options to choose from, each after its sign. */
export function optionLines(
	{
		options,
		known_mistakes,
	}: { options: readonly QuestionOption[]; known_mistakes: readonly KnownMistake[] },
	signOf: (id: string) => string,
): string[] {
	return options.map(({ id, label }) => {
		const feedback = known_mistakes.find(({ answer }) => answer === id)?.feedback;
		return `\t${signOf(id)}${giftText(label)}${feedback === undefined ? "" : `#${giftText(feedback)}`}`;
	});
}
