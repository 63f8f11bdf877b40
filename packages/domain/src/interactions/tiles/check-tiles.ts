import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import type { Tiles } from "./settings.ts";
import { entryOf, MAX_TILES, rowOf } from "./tiles.ts";

/**
 * Why tiles cannot answer this question, or null: too few or many, blanks on one, or a right answer that they do not
 * make.
 */
export function whyNoTiles(question: FillOneQuestion, settings: Tiles): string | null {
	const { tiles } = settings;
	if (tiles.length < 2 || tiles.length > MAX_TILES) return `${tiles.length}`;
	const odd = tiles.find((tile) => !/^[^\s−]{1,8}$/.test(tile));
	if (odd !== undefined) return odd;
	const [answer = ""] = question.key.answers;
	const row = rowOf(settings, answer);
	if (row === null) return answer;
	const entry = entryOf(settings, row);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
