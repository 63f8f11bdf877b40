import type { AnswerType } from "../../question/question.ts";
import { newBox, newOption, type QuestionDraft } from "./question-draft.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The draft with one more option, under the first free letter. */
export function withOption(draft: QuestionDraft): QuestionDraft {
	const taken = new Set(draft.options.map(({ id }) => id));
	const id = [...LETTERS].find((letter) => !taken.has(letter));
	return id === undefined ? draft : { ...draft, options: [...draft.options, newOption(id)] };
}

/** The draft without that option. The others get new letters, and the right options stay right. */
export function withoutOption(draft: QuestionDraft, id: string): QuestionDraft {
	const kept = draft.options.filter((option) => option.id !== id);
	const letterOf = new Map(kept.map((option, at) => [option.id, LETTERS[at] ?? option.id]));
	const moved = (old: string) => letterOf.get(old) ?? old;
	return {
		...draft,
		options: kept.map((option) => ({ ...option, id: moved(option.id) })),
		answerList: draft.answerList.filter((each) => each !== id).map(moved),
		none_option_id:
			draft.none_option_id === null || draft.none_option_id === id ? null : moved(draft.none_option_id),
		known_mistakes: draft.known_mistakes
			.filter(({ answer }) => answer !== id)
			.map((mistake) => ({ ...mistake, answer: moved(mistake.answer) })),
	};
}

/** A click on an option: for select-one it replaces the answer, for select-multiple it toggles it. */
export function withChoice(draft: QuestionDraft, id: string): QuestionDraft {
	if (draft.question_type === "SELECT_ONE") return { ...draft, answerList: [id] };
	const isChosen = draft.answerList.includes(id);
	const answerList = isChosen ? draft.answerList.filter((each) => each !== id) : [...draft.answerList, id];
	return { ...draft, answerList: answerList.toSorted() };
}

/** The draft with one more pair, a left and a right option that match; the ids are two random characters. */
export function withPair(draft: QuestionDraft, randomId: () => string): QuestionDraft {
	const taken = new Set([...draft.leftOptions, ...draft.rightOptions].map(({ id }) => id));
	const fresh = () => {
		let id = randomId();
		while (taken.has(id)) id = randomId();
		taken.add(id);
		return id;
	};
	const [left, right] = [fresh(), fresh()];
	return {
		...draft,
		leftOptions: [...draft.leftOptions, newOption(left)],
		rightOptions: [...draft.rightOptions, newOption(right)],
		answer_dict: { ...draft.answer_dict, [left]: right },
	};
}

/** The draft without a left option and its matching right option. */
export function withoutPair(draft: QuestionDraft, leftId: string): QuestionDraft {
	const { [leftId]: rightId, ...answer_dict } = draft.answer_dict;
	return {
		...draft,
		leftOptions: draft.leftOptions.filter(({ id }) => id !== leftId),
		rightOptions: draft.rightOptions.filter(({ id }) => id !== rightId),
		answer_dict,
	};
}

/** The draft with one more right option that matches nothing. */
export function withExtraRight(draft: QuestionDraft, randomId: () => string): QuestionDraft {
	const taken = new Set([...draft.leftOptions, ...draft.rightOptions].map(({ id }) => id));
	let id = randomId();
	while (taken.has(id)) id = randomId();
	return { ...draft, rightOptions: [...draft.rightOptions, newOption(id)] };
}

/** The draft with another match: `leftId` now matches `rightId`, which no longer matches anything else. */
export function withMatch(draft: QuestionDraft, leftId: string, rightId: string): QuestionDraft {
	const others = Object.entries(draft.answer_dict).filter(
		([left, right]) => left !== leftId && right !== rightId,
	);
	return { ...draft, answer_dict: { ...Object.fromEntries(others), [leftId]: rightId } };
}

/** A two-character id for one side of a pair, from two random numbers from 0 up to 1. */
export function pairIdOf(one: number, other: number): string {
	const characters = `${LETTERS}0123456789`;
	const at = (random: number) => characters[Math.floor(random * characters.length)] ?? "a";
	return at(one) + at(other);
}

/** The draft with one more box to fill, under the first free letter. */
export function withBox(draft: QuestionDraft): QuestionDraft {
	const taken = new Set(draft.boxes.map(({ id }) => id));
	const id = [...LETTERS].find((letter) => !taken.has(letter)) ?? `b${draft.boxes.length}`;
	const answer_type = draft.boxes.at(-1)?.answer_type ?? draft.answer_type;
	return { ...draft, boxes: [...draft.boxes, newBox(id, answer_type)] };
}

/** The draft with at least this many boxes. */
export function withBoxes(draft: QuestionDraft, least: number): QuestionDraft {
	return draft.boxes.length < least ? withBoxes(withBox(draft), least) : draft;
}

/**
 * The draft with boxes of these answer types, the usual one first: another type is replaced by it, in an empty box
 * also the type that every box starts with.
 */
export function withAnswerTypes(
	draft: QuestionDraft,
	types: readonly [AnswerType, ...AnswerType[]],
): QuestionDraft {
	const boxes = draft.boxes.map((box) => {
		const is_untouched = box.answer_type === "INTEGER" && box.key.answers.every((text) => text.trim() === "");
		return is_untouched || !types.includes(box.answer_type) ? { ...box, answer_type: types[0] } : box;
	});
	return { ...draft, boxes };
}

/** The draft with a label where the picture was clicked, in percent of its width and height. */
export function withLabel(draft: QuestionDraft, x: number, y: number): QuestionDraft {
	const taken = new Set(draft.labels.map(({ id }) => id));
	const id = [...LETTERS].find((letter) => !taken.has(letter)) ?? `l${draft.labels.length}`;
	const answer_type = draft.labels.at(-1)?.answer_type ?? draft.answer_type;
	const place = { x: rounded(x), y: rounded(y) };
	return { ...draft, labels: [...draft.labels, { ...newBox(id, answer_type), ...place }] };
}

function rounded(hundredths: number): number {
	return Math.round(Math.min(100, Math.max(0, hundredths)) * 10) / 10;
}

/** The draft with one more hint. */
export function withHint(draft: QuestionDraft): QuestionDraft {
	const id = String(1 + Math.max(0, ...draft.hints.map((hint) => Number(hint.id))));
	return { ...draft, hints: [...draft.hints, { id, value: "" }] };
}
