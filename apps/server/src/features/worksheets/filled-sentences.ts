import { blankPlaces, replaceBlankPlaces } from "@learnin/domain/question/checks/blank-places";
import type { FillMultipleQuestion } from "@learnin/domain/question/question";
import { blankSource } from "../practice/index.ts";

/**
 * For the key: the sentences of a prompt that have boxes, with the right answers in their places, so that each
 * keeps its words and units. Empty if the boxes are a list below the prompt.
 */
export function filledSentences({ prompt, blanks }: FillMultipleQuestion): string[] {
	const answers = new Map(blanks.map((blank) => [blank.id, blankSource(blank)]));
	return prompt
		.split(/\n{2,}/)
		.filter(hasBox)
		.map((paragraph) => replaceBlankPlaces(fromBoxToBox(paragraph), (id) => `**${answers.get(id) ?? ""}**`));
}

const hasBox = (text: string) => blankPlaces(text).length > 0;

/** Without the sentences before the first box and after the last one; a table stays whole. */
function fromBoxToBox(paragraph: string): string {
	if (paragraph.startsWith("|")) return paragraph;
	const sentences = paragraph.split(/(?<=[.?!])\s+/);
	const first = sentences.findIndex(hasBox);
	const kept = sentences.slice(first, sentences.findLastIndex(hasBox) + 1);
	const before = sentences[first - 1];
	// One of several answers to several questions needs its own.
	if (before !== undefined && isQuestion(before) && kept.some(isQuestion)) kept.unshift(before);
	return kept.join(" ");
}

const isQuestion = (sentence: string) => sentence.endsWith("?");
