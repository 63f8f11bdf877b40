import type { SketchBody, SketchBox } from "./items/sketch.ts";

/**
 * The most answers of one kind that an item of a file may have: options, boxes, spellings, wrong answers,
 * pairs. No question for students has as many, and checks that compare every pair of answers would block a
 * worker for minutes.
 */
export const MAX_ANSWERS = 50;

/** Whether an item has more answers than `MAX_ANSWERS` of one kind. */
export function hasTooManyAnswers(body: SketchBody): boolean {
	return listsOf(body).some(({ length }) => length > MAX_ANSWERS);
}

function listsOf(body: SketchBody): readonly (readonly unknown[])[] {
	switch (body.kind) {
		case "choice":
			return [body.options];
		case "boxes":
			return [body.boxes, ...body.boxes.flatMap(listsOfBox)];
		case "pairs":
			return [body.pairs, body.more_rights];
		case "gaps":
			return [body.gaps, ...body.gaps.flatMap(({ answers, choices }) => [answers, choices])];
		case "bins":
			return [body.bins, body.cards];
		case "written":
			return [body.rubric, ...(body.number === undefined ? [] : listsOfBox(body.number))];
	}
}

function listsOfBox({ answers, mistakes }: SketchBox): readonly (readonly unknown[])[] {
	return [answers, mistakes];
}
