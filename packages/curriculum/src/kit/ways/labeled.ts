import type { Figure, LabeledInputQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Wrong } from "../draft.ts";
import { labelPicture } from "../label-picture.ts";
import { differ, type Value } from "../value.ts";

interface Label {
	right: Value;
	/** The name of the place: "Height of the triangle". */
	label: string;
	/** The center of the box, in percent of the figure (see `placeOn`). */
	place: readonly [x: number, y: number];
	after?: string;
	wrong?: readonly (Wrong | false)[];
}

/** A figure with places to fill in. */
export interface Sketch {
	prompt: string;
	figure: Figure;
	labels: Readonly<Record<string, Label>>;
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** LABELED_INPUT: the places of a figure are filled in. */
export function labeled(draw: (random: Random) => Sketch | undefined): Way {
	return (random) => {
		const sketch = draw(random);
		return sketch === undefined ? undefined : labeledQuestion(sketch);
	};
}

function labeledQuestion({ prompt, figure, labels, hints, steps }: Sketch): LabeledInputQuestion {
	return labelPicture({
		prompt,
		figure,
		hints,
		explanation: steps.join("\n\n"),
		places: Object.fromEntries(
			Object.entries(labels).map(([id, { right, label, place, after }]) => [
				id,
				{
					right: right.entry,
					label,
					place,
					answer_type: right.answer_type,
					...(after === undefined ? {} : { suffix: after }),
				},
			]),
		),
		mistakes: Object.entries(labels).flatMap(([id, { right, wrong = [] }]) =>
			wrong.flatMap((each) =>
				each === false || !differ(right, each[1])
					? []
					: [[id, each[0].id, each[1].entry, each[0].feedback] as const],
			),
		),
	});
}
