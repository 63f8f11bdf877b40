import type { Figure, FillMultipleQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Wrong } from "../draft.ts";
import { type BoxMistake, type FilledBox, filledQuestion } from "../questions/fill-boxes.ts";
import { differ, type Value } from "../value.ts";

interface Box {
	right: Value;
	wrong?: readonly (Wrong | false)[];
	/** Printed before and after the box. */
	before?: string;
	after?: string;
}

/** Worked steps with gaps. */
export interface Work {
	/** Each box is in it as [[id]], or none is and the boxes form a list. */
	prompt: string;
	boxes: Readonly<Record<string, Box>>;
	figure?: Figure;
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** FILL_MULTIPLE: the gaps of worked steps are filled. */
export function stepwise(draw: (random: Random) => Work | undefined): Way {
	return (random) => {
		const work = draw(random);
		return work === undefined ? undefined : stepwiseQuestion(work);
	};
}

/** The steps as a list of boxes, or with the boxes in the prompt. */
export function stepwiseQuestion({ prompt, boxes, figure, hints, steps }: Work): FillMultipleQuestion {
	const filled: Record<string, FilledBox> = {};
	const mistakes: BoxMistake[] = [];
	for (const [id, box] of Object.entries(boxes)) {
		filled[id] = filledBox(box);
		addMistakes(mistakes, id, box);
	}
	const explanation = steps.join("\n\n");
	const told = figure === undefined ? { prompt, explanation } : { prompt, figure, explanation };
	return filledQuestion(told, { boxes: filled, hints, mistakes });
}

function filledBox({ right, before, after }: Box): FilledBox {
	const box: FilledBox = { right: right.entry, answer_type: right.answer_type };
	if (before !== undefined) box.prefix = before;
	if (after !== undefined) box.suffix = after;
	if (right.rules?.simplest !== undefined) box.simplest = right.rules.simplest;
	return box;
}

/** Adds what wrong procedures give in a box where that is not right. */
export function addMistakes(
	mistakes: BoxMistake[],
	box: string,
	{ right, wrong = [] }: Pick<Box, "right" | "wrong">,
): void {
	for (const each of wrong)
		if (each !== false && differ(right, each[1]))
			mistakes.push([box, each[0].id, each[1].entry, each[0].feedback]);
}
