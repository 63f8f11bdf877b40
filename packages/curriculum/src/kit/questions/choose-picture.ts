import type { Figure, SelectOneQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";

type Rest = Omit<SelectOneQuestion, "question_type" | "answer_type" | "options" | "key" | "known_mistakes">;

interface Picture {
	figure: Figure;
	/** The known mistake of choosing it. */
	mistake?: readonly [id: string, feedback: string];
}

/** A SELECT_ONE question whose options are pictures; the random stream decides the order. */
export function choosePicture(
	random: Random,
	rest: Rest,
	{ right, wrong }: { right: Figure; wrong: readonly Picture[] },
): SelectOneQuestion {
	const pictures: (Picture & { fits: boolean })[] = [
		{ figure: right, fits: true },
		...wrong.map((picture) => ({ ...picture, fits: false })),
	];
	const shuffled = random.shuffle(pictures).map((picture, at) => ({ ...picture, id: "abcdef"[at] ?? "" }));
	const told = new Set<string>();
	return {
		...rest,
		question_type: "SELECT_ONE",
		answer_type: "STRING",
		options: shuffled.map(({ id, figure }) => ({ id, label: "", figure })),
		key: { option_id: shuffled.find(({ fits }) => fits)?.id ?? "" },
		known_mistakes: shuffled.flatMap(({ id, mistake }) => {
			if (mistake === undefined || told.has(mistake[0])) return [];
			told.add(mistake[0]);
			return [{ id: mistake[0], answer: id, feedback: mistake[1] }];
		}),
	};
}
