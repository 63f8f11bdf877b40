import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { emptySlots, joinSlots, splitEntry } from "../../question/answer/answer-slots.ts";
import { boxesOf, boxShape, type Draft } from "../../question/answer/drafts.ts";
import type { InputProps } from "../../inputs/input-props.ts";
import { isLost } from "../../session/state/practice-state.ts";

/**
 * The entry of each part of an answer, by the part's id: a box, a label, a left option; for options the chosen ones.
 */
export type Entries = Readonly<Record<string, string>>;

/** The answer as entries of its boxes or pairs; empty parts are absent. */
export function useEntries({
	question,
	draft,
	onChange,
}: Pick<InputProps, "question" | "draft" | "onChange">) {
	return {
		entries: entriesOf(question, draft),
		put: (entries: Entries) => onChange(draftOf(question, entries)),
	};
}

function entriesOf(question: PracticeQuestion, draft: Draft): Entries {
	if (draft.kind === "pairs") return draft.pairs;
	if (draft.kind === "options") return Object.fromEntries(draft.chosen.map((id) => [id, id]));
	if (draft.kind !== "boxes") return {};
	const entries = boxesOf(question).map((box): [string, string] => [
		box.id,
		joinSlots(boxShape(box), draft.slots[box.id] ?? []),
	]);
	return Object.fromEntries(entries.filter(([, entry]) => entry !== ""));
}

function draftOf(question: PracticeQuestion, entries: Entries): Draft {
	if (question.question_type === "MATCH_THE_FOLLOWING") return { kind: "pairs", pairs: { ...entries } };
	if (question.question_type === "SELECT_ALL") return { kind: "options", chosen: Object.keys(entries) };
	const slots = boxesOf(question).map((box) => {
		const [shape, entry = ""] = [boxShape(box), entries[box.id]];
		return [box.id, (entry === "" ? null : splitEntry(shape, entry)) ?? emptySlots(shape)];
	});
	return { kind: "boxes", slots: Object.fromEntries(slots) as Record<string, string[]> };
}

/** The right entries, which a board shows once the question has ended without a right answer; null before that. */
export function toldEntries({
	serverStatus,
	phase,
}: Pick<InputProps, "serverStatus" | "phase">): Entries | null {
	return isLost(phase) ? serverStatus.answer_dict : null;
}
