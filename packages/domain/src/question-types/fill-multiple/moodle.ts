import { placeOf, type ToHtml } from "../../exchange/moodle/moodle-parts.ts";
import { writeXml } from "../../exchange/texts/xml-node.ts";
import { replaceBlankPlaces } from "../../question/checks/blank-places.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";

/** The boxes in the text, or below it; prefix and suffix become text. */
export function placedBoxes(
	{ prompt, blanks, known_mistakes }: FillMultipleQuestion,
	toHtml: ToHtml,
): string {
	const marked = replaceBlankPlaces(
		prompt,
		(id) => `\uE011${blanks.findIndex((blank) => blank.id === id)}\uE012`,
	);
	const list = marked === prompt ? blanks.map((_, at) => `\n\n\uE011${at}\uE012`) : [];
	return toHtml(`${marked}${list.join("")}`).replaceAll(/\uE011(\d+)\uE012/g, (_, at: string) => {
		const blank = blanks[Number(at)];
		if (blank === undefined) return "";
		const mistakes = known_mistakes.filter(({ part }) => part === blank.id);
		const { answer_prefix = "", answer_suffix = "" } = blank;
		return `${writeXml(spaced(answer_prefix, "after"))}${placeOf(blank, mistakes)}${writeXml(spaced(answer_suffix, "before"))}`;
	});
}

function spaced(text: string, side: "before" | "after"): string {
	if (text === "") return "";
	return side === "before" ? ` ${text}` : `${text} `;
}
