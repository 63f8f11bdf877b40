import type { AnswerType, Figure, KnownMistake, SelectAllQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";

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
	const shuffled = random.shuffle(choices);
	const start: Rest & { answer_type: AnswerType } = Object.assign({ answer_type: "STRING" as const }, rest);
	return Object.assign(start, {
		question_type: "SELECT_ALL" as const,
		options: shuffled.map(({ label, figure }, at) =>
			figure === undefined ? { id: idOf(at), label } : { id: idOf(at), label, figure },
		),
		key: { option_ids: shuffled.flatMap(({ fits }, at) => (fits ? idOf(at) : [])) },
		known_mistakes: mistakesOf(shuffled),
	});
}

function idOf(at: number): string {
	return "abcdefgh"[at] ?? "";
}

/** The mistake of each choice under the choice's id; only the first of the same. */
function mistakesOf(shuffled: readonly Pick<Choice, "mistake">[]): KnownMistake[] {
	const mistakes: KnownMistake[] = [];
	for (const [at, { mistake }] of shuffled.entries()) {
		if (mistake === undefined || mistakes.some(({ id }) => id === mistake[0])) continue;
		mistakes.push({ id: mistake[0], answer: idOf(at), feedback: mistake[1] });
	}
	return mistakes;
}
