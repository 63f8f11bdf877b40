import type { AnswerType, Figure, MatchQuestion, QuestionOption } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";

type Rest = Omit<
	MatchQuestion,
	"question_type" | "answer_type" | "left_options" | "right_options" | "key" | "known_mistakes"
> & { answer_type?: AnswerType };

/** Text, or a picture. */
export type Side = string | Figure;

interface Match {
	pairs: readonly (readonly [left: Side, right: Side])[];
	/** Right sides without a match. */
	extras?: readonly Side[];
	/** Wrong pairs by the indexes of their sides: left pair, right pair (or, after the pairs, the extras). */
	mistakes?: readonly (readonly [id: string, left: number, right: number, feedback: string])[];
}

/** A MATCH_THE_FOLLOWING question; the random stream decides the order of both sides. */
export function matchPairs(
	random: Random,
	rest: Rest,
	{ pairs, extras = [], mistakes = [] }: Match,
): MatchQuestion {
	const rights = [...pairs.map(([, right]) => right), ...extras];
	const left_order = random.shuffle(pairs.map((_, at) => at));
	const right_order = random.shuffle(rights.map((_, at) => at));
	const leftId = (pair: number) => `${left_order.indexOf(pair) + 1}`;
	const rightId = (at: number) => "abcdefgh"[right_order.indexOf(at)] ?? "";
	const kept = mistakes.filter(([id], at) => mistakes.findIndex(([other]) => other === id) === at);
	const start: Rest & { answer_type: AnswerType } = Object.assign({ answer_type: "STRING" as const }, rest);
	return Object.assign(start, {
		question_type: "MATCH_THE_FOLLOWING" as const,
		left_options: left_order.map((at) => option(leftId(at), pairs[at]?.[0] ?? "")),
		right_options: right_order.map((at) => option(rightId(at), rights[at] ?? "")),
		key: { answer_dict: Object.fromEntries(pairs.map((_, at) => [leftId(at), rightId(at)])) },
		known_mistakes: kept.map(([id, left, right, feedback]) => ({
			id,
			part: leftId(left),
			answer: rightId(right),
			feedback,
		})),
	});
}

function option(id: string, side: Side): QuestionOption {
	return typeof side === "string" ? { id, label: side } : { id, label: "", figure: side };
}
