import { letterOf, partsFigure } from "@learnin/domain/interactions/parts/parts-picture";
import type { Figure, Question } from "@learnin/domain/question/question";

/** A part as it is called in a step: "Line a". */
const NAMED = /\b(?:corner|line|face) ([a-l])\b/gi;

/**
 * The drawing of a question whose parts are tapped, with the right ones among those that the steps named so far. None
 * if the last step names no part.
 */
export function tappedPictures(question: Question, steps: readonly string[]): Figure[] {
	const { interaction } = question;
	if (interaction?.kind !== "parts" || lettersIn(steps.at(-1) ?? "").length === 0) return [];
	const right = rightLetters(question, steps.join(" "));
	return [
		partsFigure(
			interaction,
			[],
			interaction.parts.map((_, at) => right.includes(letterOf(at))),
		),
	];
}

/** The letters of the right parts that a text names. */
export function rightLetters(question: Question, text: string): string[] {
	if (question.question_type !== "SELECT_ALL" || question.interaction?.kind !== "parts") return [];
	const named = lettersIn(text);
	return question.options
		.map(({ id }, at) => (question.key.option_ids.includes(id) ? letterOf(at) : ""))
		.filter((letter) => named.includes(letter));
}

function lettersIn(text: string): string[] {
	return [...text.matchAll(NAMED)].map(([, letter = ""]) => letter);
}
