import type { Figure, FillMultipleQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Wrong } from "../draft.ts";
import { fillBoxes } from "../fill-boxes.ts";
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
	return fillBoxes({
		prompt,
		...(figure === undefined ? {} : { figure }),
		hints,
		explanation: steps.join("\n\n"),
		boxes: Object.fromEntries(
			Object.entries(boxes).map(([id, { right, before, after }]) => [
				id,
				{
					right: right.entry,
					answer_type: right.answer_type,
					...(before === undefined ? {} : { prefix: before }),
					...(after === undefined ? {} : { suffix: after }),
					...(right.rules?.simplest === undefined ? {} : { simplest: right.rules.simplest }),
				},
			]),
		),
		mistakes: Object.entries(boxes).flatMap(([box, { right, wrong = [] }]) =>
			wrong.flatMap((each) =>
				each === false || !differ(right, each[1])
					? []
					: [[box, each[0].id, each[1].entry, each[0].feedback] as const],
			),
		),
	});
}
