import type { KnownMistake, QuestionOption } from "../../question/question.ts";
import { escapeGift } from "./gift-text.ts";

/** What stands between the curly braces of an item. */
export interface GiftAnswers {
	/** What makes a numerical answer of it. */
	mark: "" | "#";
	lines: string[];
}

/** Formulas as Moodle's filters find them. */
export function giftText(markdown: string): string {
	return escapeGift(
		markdown.replaceAll(/(?<!\\)\$((?:\\[\s\S]|[^$\\])+)\$/g, (_, tex: string) => `$$${tex}$$`),
	);
}

/** Options to choose from, each behind its sign. */
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
