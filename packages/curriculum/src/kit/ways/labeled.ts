import type { Figure, LabeledInputQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Wrong } from "../draft.ts";
import type { BoxMistake } from "../questions/fill-boxes.ts";
import { labelPicture, type Place } from "../questions/label-picture.ts";
import type { Value } from "../value.ts";
import { addMistakes } from "./stepwise.ts";

interface Label {
	right: Value;
	/** The name of the place: "Height of the triangle". */
	label: string;
	/** The center of the box, in percent of the figure (see `placeOn`). */
	place: readonly [x: number, y: number];
	/** What the box is about, if that is not right beside it: a thin line leads there. */
	part?: readonly [x: number, y: number];
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
	const places: Record<string, Place> = {};
	const mistakes: BoxMistake[] = [];
	for (const [id, { right, label, place, part, after, wrong = [] }] of Object.entries(labels)) {
		places[id] = { right: right.entry, label, place, answer_type: right.answer_type };
		if (part !== undefined) places[id].part = part;
		if (after !== undefined) places[id].suffix = after;
		addMistakes(mistakes, id, { right, wrong });
	}
	return labelPicture({
		prompt,
		figure,
		hints,
		explanation: steps.join("\n\n"),
		places,
		mistakes,
	});
}
