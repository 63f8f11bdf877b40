import type { AnswerType, FillMultipleQuestion, SimplestRule } from "@learnin/domain/question/question";
import type { Hint } from "./hints.ts";
import { discreet } from "./hints.ts";
import { areDifferent } from "./mistakes.ts";

interface Box {
	right: string | number;
	answer_type?: AnswerType;
	prefix?: string;
	suffix?: string;
	simplest?: SimplestRule;
}

/** A wrong procedure that shows in one box: the box, its name, the wrong entry and a kind sentence. */
export type BoxMistake = readonly [box: string, id: string, answer: string | number, feedback: string];

type Recipe = Omit<
	FillMultipleQuestion,
	"question_type" | "answer_type" | "blanks" | "known_mistakes" | "hints"
> & {
	/** By the ids used as [[id]] in the prompt, or in the order of a list. */
	boxes: Readonly<Record<string, Box>>;
	hints: readonly Hint[];
	mistakes: readonly BoxMistake[];
};

/** A FILL_MULTIPLE question of numbers; mistakes that are indistinguishable within their box are left out. */
export function fillBoxes({ boxes, hints, mistakes, ...rest }: Recipe): FillMultipleQuestion {
	const blanks = Object.entries(boxes).map(([id, box]) => ({
		id,
		answer_type: box.answer_type ?? ("INTEGER" as const),
		...(box.prefix === undefined ? {} : { answer_prefix: box.prefix }),
		...(box.suffix === undefined ? {} : { answer_suffix: box.suffix }),
		key: {
			answers: [`${box.right}`],
			...(box.simplest === undefined ? {} : { simplest: box.simplest }),
		},
	}));
	const types = [...new Set(blanks.map(({ answer_type }) => answer_type))];
	return {
		...rest,
		question_type: "FILL_MULTIPLE",
		answer_type: types.length === 1 && types[0] !== undefined ? types[0] : "MIXED",
		blanks,
		hints: discreet(
			hints,
			rest.prompt,
			blanks.flatMap(({ key }) => key.answers),
		),
		known_mistakes: tellableMistakes(boxes, mistakes),
	};
}

/** Without those equal to the right entry, or to an earlier mistake of their box. */
export function tellableMistakes(
	boxes: Readonly<Record<string, { right: string | number }>>,
	mistakes: readonly BoxMistake[],
) {
	const kept: { id: string; part: string; answer: string; feedback: string }[] = [];
	for (const [part, id, wrong, feedback] of mistakes) {
		const answer = `${wrong}`;
		const others = kept.filter((mistake) => mistake.part === part).map((mistake) => mistake.answer);
		const is_new = !kept.some((mistake) => mistake.id === id);
		if (is_new && [`${boxes[part]?.right}`, ...others].every((other) => areDifferent(answer, other)))
			kept.push({ id, part, answer, feedback });
	}
	return kept;
}
