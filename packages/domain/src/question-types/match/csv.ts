import { type Cell, filledLetters, LETTERS, PAIR } from "../../exchange/csv/csv-cells.ts";
import type { SketchBody } from "../../exchange/items/sketch.ts";
import type { MatchQuestion, QuestionOption } from "../../question/question.ts";

/** The pairs of a row; a right side with an empty left side matches nothing. */
export function readPairs(cell: Cell): SketchBody {
	const sides = filledLetters(cell).map((letter) => cell(`option_${letter}`).split(PAIR.trim()));
	return {
		kind: "pairs",
		pairs: sides
			.filter(([left = ""]) => left.trim() !== "")
			.map(([left = "", right = ""]) => ({ left: left.trim(), right: right.trim() })),
		more_rights: sides.filter(([left = ""]) => left.trim() === "").map(([, right = ""]) => right.trim()),
	};
}

/** Each pair in its column. */
export function pairCells({ left_options, right_options, key }: MatchQuestion): [string, string][] {
	const label = (list: readonly QuestionOption[], wanted: string | undefined) =>
		list.find(({ id }) => id === wanted)?.label ?? "";
	const used = new Set(Object.values(key.answer_dict));
	const lines = [
		...left_options.map(
			({ id, label: left }) => `${left}${PAIR}${label(right_options, key.answer_dict[id])}`,
		),
		...right_options.filter(({ id }) => !used.has(id)).map(({ label: right }) => `${PAIR.trim()} ${right}`),
	];
	return lines.map((line, at) => [`option_${LETTERS[at]}`, line]);
}
