import type { KnownMistake, QuestionOption } from "../question/question.ts";
import type { EntryBox, JudgedAnswer } from "./type-record.ts";

/** Each option by itself. */
export function judgedOptions(
	options: readonly QuestionOption[],
	right_ids: readonly string[],
): JudgedAnswer[] {
	return options.map((option) => ({ texts: [shownOf(option)], fits: right_ids.includes(option.id) }));
}

/** An option without text is identified by the alt text of its picture. */
export function shownOf({ label, figure }: QuestionOption): string {
	return label === "" ? (figure?.alt ?? "") : label;
}

/** The right entries together, and once more for each known mistake in its place. */
export function judgedBoxes(
	boxes: readonly EntryBox[],
	known_mistakes: readonly KnownMistake[],
): JudgedAnswer[] {
	const right = boxes.map(({ id, key }) => ({ id, text: key?.answers[0] ?? "" }));
	// In any order a mistake belongs to no box: it is put into the first.
	const wrong = known_mistakes.map(({ part = right[0]?.id, answer }) => ({
		texts: right.map(({ id, text }) => (id === part ? answer : text)),
		fits: false,
	}));
	return [{ texts: right.map(({ text }) => text), fits: true }, ...wrong];
}
