import { blankPlaces } from "../../question/checks/blank-places.ts";
import type { SketchBox } from "./sketch.ts";

const PLACE = /\[\[[a-z0-9-]{1,20}\]\]/;
const ONLY_PLACE = /^\[\[[a-z0-9-]{1,20}\]\]$/;

/**
 * A text with the places of its boxes, as our questions have them. Boxes that are all below the text are a
 * list and need no places; text beside the only box on its own line becomes its prefix and suffix.
 */
export function settleBoxes(
	text: string,
	boxes: readonly SketchBox[],
): { prompt: string; boxes: SketchBox[] } {
	const blocks = text.split("\n").filter((line) => line.trim() !== "");
	const list = blocks.slice(lastWords(blocks) + 1);
	if (list.length === blankPlaces(text).length && list.length < blocks.length)
		return { prompt: withoutLast(text, list.length), boxes: [...boxes] };
	const [box] = boxes;
	const last = blocks.at(-1) ?? "";
	if (boxes.length === 1 && box !== undefined && blocks.length > 1 && PLACE.test(last)) {
		const [before = "", after = ""] = last.split(PLACE).map((part) => part.trim());
		if (isPlain(before) && isPlain(after))
			return {
				prompt: withoutLast(text, 1),
				boxes: [
					{
						...box,
						...(before !== "" && { answer_prefix: before }),
						...(after !== "" && { answer_suffix: after }),
					},
				],
			};
	}
	return { prompt: text, boxes: [...boxes] };
}

/** The index of the last line that is more than a box. */
function lastWords(blocks: readonly string[]): number {
	return blocks.findLastIndex((line) => !ONLY_PLACE.test(line.trim()));
}

function withoutLast(text: string, count: number): string {
	const lines = text.trimEnd().split("\n");
	for (let left = count; left > 0 && lines.length > 0; ) if (lines.pop()?.trim() !== "") left -= 1;
	return lines.join("\n").trimEnd();
}

function isPlain(text: string): boolean {
	return text.length <= 50 && !/[\\*$[\]`]/.test(text);
}
