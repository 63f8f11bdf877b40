import { recordOf } from "../question-types/question-types.ts";
import { withoutColors } from "./text/colors.ts";
import { withoutNames } from "./text/names.ts";
import type { Question } from "./question.ts";

/**
 * The content of a question as one text: two questions are the same to a student exactly if these texts are
 * equal. It has the words of the prompt, the pictures and the right answer; other wrong options, another order of
 * options, cards, boxes or numbers, another color, or another person's name make no difference.
 */
export function whatIsAsked(question: Question): string {
	const { question_type, prompt, interaction } = question;
	const people: string[] = [];
	const right = recordOf(question).whatIsRight(question);
	return JSON.stringify(
		[
			question_type,
			wordsOf(withoutNames(prompt, people)),
			picturesOf(question),
			Array.isArray(right) ? inAnyOrder(right, people) : right,
			...(interaction ? [interaction] : []),
		],
		(_, part: unknown) => (typeof part === "string" ? withoutNames(part, people) : part),
	);
}

/** The words, numbers and signs of a text from the first to the last of the alphabet, each as often as it is there. */
function wordsOf(text: string): string {
	return text
		.split(/[.,;:?!]*(?:[\s$]+|$)/)
		.sort()
		.join(" ");
}

/** The picture of cards says no more than their names, which are with the answer. */
function picturesOf({ figure, images = [], interaction }: Question): string[] {
	if (interaction?.kind === "sort" || interaction?.kind === "venn") return [];
	return [withoutColors(figure?.svg ?? ""), ...images.map(({ src }) => src)];
}

function inAnyOrder(parts: readonly unknown[], people: string[]): string[] {
	return parts.map((part) => withoutNames(JSON.stringify(part), people)).sort();
}
