import type { SelectOneQuestion } from "@learnin/domain/question/question";
import type { Random } from "../random/seeded-random.ts";
import { chooseText } from "./select-one.ts";

type Rest = Omit<SelectOneQuestion, "question_type" | "answer_type" | "options" | "key" | "known_mistakes">;

/** A wrong option as it is shown, with the wrong procedure that leads to it where there is one. */
export type WrongOption = readonly [label: string, mistake_id?: string, feedback?: string];

interface Options {
	right: string;
	/** The likeliest first: at most three stay, and of two with the same words the earlier one. */
	wrong: readonly WrongOption[];
	/** The order of all options where it is fixed by their meaning; else the stream shuffles. */
	order?: readonly string[];
}

/** A SELECT_ONE question about words, sentences or formulas. */
export function chooseOption(
	random: Random,
	rest: Rest,
	{ right, wrong, order }: Options,
): SelectOneQuestion {
	const kept: WrongOption[] = [];
	for (const option of wrong)
		if (
			kept.length < (order === undefined ? 3 : order.length) &&
			![right, ...kept.map(([label]) => label)].includes(option[0])
		)
			kept.push(option);
	const labels = [right, ...kept.map(([label]) => label)];
	const mistakes = kept.flatMap(([label, id, feedback]) =>
		id === undefined || feedback === undefined ? [] : ([[label, { id, feedback }]] as const),
	);
	return chooseText(
		{ ...rest, answer_type: "STRING" },
		{
			texts: order?.filter((label) => labels.includes(label)) ?? random.shuffle(labels),
			right,
			mistakes: new Map(
				mistakes.filter(([, { id }], at) => mistakes.findIndex(([, other]) => other.id === id) === at),
			),
			label: (text) => text,
		},
	);
}
