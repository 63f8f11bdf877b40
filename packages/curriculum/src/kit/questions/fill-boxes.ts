import type {
	AnswerType,
	Blank,
	FillMultipleQuestion,
	SimplestRule,
} from "@learnin/domain/question/question";
import type { Hint } from "../hints.ts";
import { discreet } from "../hints.ts";
import { areDifferent } from "../mistakes.ts";

export interface FilledBox {
	right: string | number;
	answer_type?: AnswerType;
	prefix?: string;
	suffix?: string;
	simplest?: SimplestRule;
}

/** A wrong procedure that shows in one box: the box, its name, the wrong entry and a kind sentence. */
export type BoxMistake = readonly [box: string, id: string, answer: string | number, feedback: string];

type Rest = Omit<
	FillMultipleQuestion,
	"question_type" | "answer_type" | "blanks" | "known_mistakes" | "hints"
>;

interface Boxes {
	/** By the ids used as [[id]] in the prompt, or in the order of a list. */
	boxes: Readonly<Record<string, FilledBox>>;
	hints: readonly Hint[];
	mistakes: readonly BoxMistake[];
}

/** A FILL_MULTIPLE question of numbers; mistakes that are indistinguishable within their box are left out. */
export function fillBoxes({ boxes, hints, mistakes, ...rest }: Rest & Boxes): FillMultipleQuestion {
	return filledQuestion(rest, { boxes, hints, mistakes });
}

/** The same, where the parts that stay unchanged are an object that becomes the question. */
export function filledQuestion(rest: Rest, { boxes, hints, mistakes }: Boxes): FillMultipleQuestion {
	const blanks = Object.entries(boxes).map(([id, box]) => blankOf(id, box));
	const [first] = blanks;
	const isOfOneType = blanks.every(({ answer_type }) => answer_type === first?.answer_type);
	return Object.assign(rest, {
		question_type: "FILL_MULTIPLE" as const,
		answer_type: first !== undefined && isOfOneType ? first.answer_type : ("MIXED" as const),
		blanks,
		hints: discreet(
			hints,
			rest.prompt,
			blanks.flatMap(({ key }) => key.answers),
		),
		known_mistakes: tellableMistakes(boxes, mistakes),
	});
}

function blankOf(id: string, { right, answer_type = "INTEGER", prefix, suffix, simplest }: FilledBox) {
	const answers = [`${right}`];
	const key = simplest === undefined ? { answers } : { answers, simplest };
	const blank: Omit<Blank, "key"> = { id, answer_type };
	if (prefix !== undefined) blank.answer_prefix = prefix;
	if (suffix !== undefined) blank.answer_suffix = suffix;
	return Object.assign(blank, { key });
}

/** Without those equal to the right entry, or to an earlier mistake of their box. */
export function tellableMistakes(
	boxes: Readonly<Record<string, { right: string | number }>>,
	mistakes: readonly BoxMistake[],
) {
	const kept: { id: string; part: string; answer: string; feedback: string }[] = [];
	for (const [part, id, wrong, feedback] of mistakes) {
		const answer = `${wrong}`;
		const is_known = kept.some(
			(mistake) => mistake.id === id || (mistake.part === part && !areDifferent(answer, mistake.answer)),
		);
		if (!is_known && areDifferent(answer, `${boxes[part]?.right}`)) kept.push({ id, part, answer, feedback });
	}
	return kept;
}
