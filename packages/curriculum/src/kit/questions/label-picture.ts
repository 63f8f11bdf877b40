import type {
	AnswerType,
	Figure,
	LabeledInputQuestion,
	PictureLabel,
} from "@learnin/domain/question/question";
import { labelPlaces } from "./label-places.ts";
import { withLeaders } from "./leaders.ts";
import type { BoxMistake } from "./fill-boxes.ts";
import { tellableMistakes } from "./fill-boxes.ts";
import type { Hint } from "../hints.ts";
import { discreet } from "../hints.ts";

export interface Place {
	right: string | number;
	/** The name of the place: "Tens of the sum". */
	label: string;
	/** The center of the box, in percent of the picture (see `placeOn`). */
	place: readonly [x: number, y: number];
	/** What the box is about, if that is not right beside it: a thin line leads there. */
	part?: readonly [x: number, y: number];
	answer_type?: AnswerType;
	suffix?: string;
}

type Recipe = Omit<
	LabeledInputQuestion,
	"question_type" | "answer_type" | "labels" | "known_mistakes" | "hints" | "figure"
> & {
	figure: Figure;
	places: Readonly<Record<string, Place>>;
	hints: readonly Hint[];
	mistakes: readonly BoxMistake[];
};

/** A LABELED_INPUT question with numbers on a picture. */
export function labelPicture({ places, hints, mistakes, ...rest }: Recipe): LabeledInputQuestion {
	const free = labelPlaces(
		rest.figure.svg,
		Object.values(places).map(({ place, answer_type }) => ({
			place,
			is_fraction: answer_type?.endsWith("FRACTION") ?? false,
		})),
	);
	const labels = Object.entries(places).map(
		([id, { right, label, place, answer_type = "INTEGER", suffix }], at): PictureLabel => {
			const [x, y] = free[at] ?? place;
			const key = { answers: [`${right}`] };
			return suffix === undefined
				? { id, label, x, y, answer_type, key }
				: { id, label, x, y, answer_type, answer_suffix: suffix, key };
		},
	);
	const leads = Object.values(places).map(({ place, part = place }, at) => ({
		from: free[at] ?? place,
		to: part,
	}));
	return Object.assign(rest, {
		figure: { ...rest.figure, svg: withLeaders(rest.figure.svg, leads) },
		question_type: "LABELED_INPUT" as const,
		answer_type: labels[0]?.answer_type ?? "INTEGER",
		labels,
		hints: discreet(
			hints,
			rest.prompt,
			labels.flatMap(({ key }) => key?.answers ?? []),
		),
		known_mistakes: tellableMistakes(places, mistakes),
	});
}
