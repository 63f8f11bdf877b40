import type { AreaModel } from "@learnin/domain/interactions/area-model/settings";
import type { FillMultipleQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import { type BoxMistake, tellableMistakes } from "../questions/fill-boxes.ts";
import { discreet } from "../hints.ts";

/** A rectangle to split into parts. */
export interface Split {
	prompt: string;
	model: Pick<AreaModel, "width" | "height" | "has_areas">;
	/** The lengths of its parts from the left, and from the top if it is split that way, too. */
	columns: readonly number[];
	rows?: readonly number[];
	/** Wrong procedures and the length they give to a part; the parts count from the left and then from the top. */
	wrong: readonly (readonly [slip: Slip, at: number, length: number])[];
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/**
 * FILL_MULTIPLE, answered by splitting a rectangle: the boxes are the lengths of its parts. Those of one side may be in
 * any order; if both are split, the prompt says where each part belongs.
 */
export function split(draw: (random: Random) => Split | undefined): Way {
	return (random) => {
		const drawn = draw(random);
		return drawn && splitQuestion(drawn);
	};
}

const NAMES = {
	columns: ["Upper side, left part:", "Upper side, right part:"],
	rows: ["Left side, upper part:", "Left side, lower part:"],
};

function splitQuestion({
	prompt,
	model,
	columns,
	rows = [],
	wrong,
	hints,
	steps,
}: Split): FillMultipleQuestion {
	const lengths = [...columns, ...rows];
	const is_any_order = rows.length === 0;
	const names = is_any_order ? lengths.map(() => "Part:") : [...NAMES.columns, ...NAMES.rows];
	const ids = lengths.map((_, at) => `part${at + 1}`);
	return {
		question_type: "FILL_MULTIPLE",
		answer_type: "INTEGER",
		prompt,
		blanks: lengths.map((length, at) => ({
			id: ids[at] ?? "",
			answer_type: "INTEGER",
			answer_prefix: names[at] ?? "",
			key: { answers: [`${length}`] },
		})),
		...(is_any_order && { is_any_order }),
		interaction: {
			kind: "area_model",
			...model,
			columns: columns.length,
			rows: Math.max(1, rows.length),
		},
		hints: discreet(hints, prompt, lengths.map(String)),
		explanation: steps.join("\n\n"),
		known_mistakes: mistakesOf(
			lengths,
			wrong.filter(([, , length]) => length > 0),
			is_any_order,
		),
	};
}

/** In any order a mistake belongs to no part, and must differ from all right lengths. */
function mistakesOf(lengths: readonly number[], wrong: Split["wrong"], is_any_order: boolean) {
	const mistakes = wrong.map(
		([{ id, feedback }, at, length]): BoxMistake => [`part${at + 1}`, id, length, feedback],
	);
	const boxes = Object.fromEntries(lengths.map((right, at) => [`part${at + 1}`, { right }]));
	if (!is_any_order) return tellableMistakes(boxes, mistakes);
	return tellableMistakes(
		{ part1: { right: lengths[0] ?? 0 } },
		mistakes
			.filter(([, , length]) => !lengths.includes(Number(length)))
			.map(([, id, length, feedback]): BoxMistake => ["part1", id, length, feedback]),
	).map(({ part: _, ...mistake }) => mistake);
}
