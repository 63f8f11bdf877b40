import type { AnswerType, Figure, SelectAllQuestion } from "@learnin/domain/question/question";
import type { Random } from "../random/seeded-random.ts";

type Rest = Omit<
	SelectAllQuestion,
	"question_type" | "answer_type" | "options" | "key" | "known_mistakes"
> & {
	answer_type?: AnswerType;
};

export interface Choice {
	label: string;
	figure?: Figure;
	fits: boolean;
	/** The known mistake of selecting it, or of leaving it out if it is right. */
	mistake?: readonly [id: string, feedback: string];
}

/**
 * A SELECT_ALL question; the random stream decides the order. If several choices share a mistake, the first carries
 * it.
 */
export function chooseAll(random: Random, rest: Rest, choices: readonly Choice[]): SelectAllQuestion {
	const shuffled = random.shuffle(choices).map((choice, at) => ({ ...choice, id: "abcdefgh"[at] ?? "" }));
	const told = new Set<string>();
	return {
		answer_type: "STRING",
		...rest,
		question_type: "SELECT_ALL",
		options: shuffled.map(({ id, label, figure }) => ({
			id,
			label,
			...(figure === undefined ? {} : { figure }),
		})),
		key: { option_ids: shuffled.filter(({ fits }) => fits).map(({ id }) => id) },
		known_mistakes: shuffled.flatMap(({ id, mistake }) => {
			if (mistake === undefined || told.has(mistake[0])) return [];
			told.add(mistake[0]);
			return [{ id: mistake[0], answer: id, feedback: mistake[1] }];
		}),
	};
}
