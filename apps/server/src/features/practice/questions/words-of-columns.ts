import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { ColumnsOff } from "@learnin/domain/grading/grade";
import { renderText } from "../../../platform/rich-text/render.ts";

const starts = {
	bars: [/* not a text */ "Too high: ", /* not a text */ "Too low: "],
	histogram: [/* not a text */ "Too high: ", /* not a text */ "Too low: "],
	pictures: [/* not a text */ "Too many for ", /* not a text */ "Too few for "],
	dots: [/* not a text */ "Too many at ", /* not a text */ "Too few at "],
} as const satisfies Record<ColumnsOff["style"], readonly [string, string]>;

/** "Too many at 2 1/8, 2 1/4. Too few at 2 1/2.", in English as its question. */
export function wordsOfColumns({ style, over, under }: ColumnsOff): RenderedText {
	const [many, few] = starts[style];
	const sentences = [
		...(over.length > 0 ? [`${many}${over.join(", ")}.`] : []),
		...(under.length > 0 ? [`${few}${under.join(", ")}.`] : []),
	];
	return renderText(sentences.join(" "));
}
