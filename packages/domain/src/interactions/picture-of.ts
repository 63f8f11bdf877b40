import type { Figure } from "../question/question.ts";
import type { Interaction } from "./interaction.ts";
import { markOf } from "./number-line/number-line.ts";
import { numberLinePicture } from "./number-line/number-line-picture.ts";
import { sayValue } from "./number-line/say-value.ts";

/** What an answer is made on, as a drawing; with what was made where there is an entry that can be shown on it. */
export function pictureOf(interaction: Interaction, entry: string | null): Figure {
	const mark = entry === null ? null : markOf(interaction, entry);
	return { svg: numberLinePicture(interaction, mark), alt: altOf(interaction, mark) };
}

function altOf(line: Interaction, mark: number | null): string {
	const { from, to } = line;
	if (mark === null) return `A number line from ${from} to ${to}.`;
	return `A number line from ${from} to ${to} with a point at ${sayValue(line, mark)}.`;
}
