import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { AnswerType, StudentAnswer } from "@learnin/domain/question/question";
import type { SlotShape } from "./answer-slots.ts";
import { emptySlots, joinSlots, slotShape, splitEntry } from "./answer-slots.ts";

/**
 * What the learner has put in so far. Boxes are kept apart by the places of their numbers, so that nothing typed is
 * lost by joining them.
 */
export type Draft =
	/** Ids of the chosen options. */
	| { kind: "options"; chosen: string[] }
	/** By the box's id; boxes of a list that were not added yet are absent. */
	| { kind: "boxes"; slots: Record<string, string[]> }
	/** Left id to right id. */
	| { kind: "pairs"; pairs: Record<string, string> }
	| { kind: "text"; text: string };

/** One box to type into, whatever question it belongs to. */
export interface AnswerBox {
	id: string;
	answer_type: AnswerType;
	answer_prefix: string | null;
	answer_suffix: string | null;
	/** What a screen reader calls it. */
	name: string;
	/** To choose from instead of typing. */
	choices: string[] | null;
}

/** The id of the box of a question that has only one. */
export const onlyBox = "answer";

/** The boxes of a question in the order of its answer; none where nothing is typed into boxes. */
export function boxesOf(question: PracticeQuestion): AnswerBox[] {
	switch (question.question_type) {
		case "FILL_ONE": {
			const { answer_type, answer_prefix, answer_suffix } = question;
			return [{ id: onlyBox, answer_type, answer_prefix, answer_suffix, name: "Your answer", choices: null }];
		}
		case "FILL_MULTIPLE":
			return question.blanks.map((blank, at) => ({
				...blank,
				name: `Box ${at + 1} of ${question.blanks.length}`,
				choices: null,
			}));
		case "LABELED_INPUT":
			return question.labels.map(({ label, ...box }) => ({ ...box, name: label }));
		default:
			return [];
	}
}

/** How a box stands: what is chosen from a list is one text, whatever it stands for. */
export function boxShape({ answer_type, choices }: Pick<AnswerBox, "answer_type" | "choices">): SlotShape {
	return choices ? "text" : slotShape(answer_type);
}

/** Nothing put in yet. A list shows only its first boxes. */
export function emptyDraft(question: PracticeQuestion): Draft {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return { kind: "options", chosen: [] };
		case "MATCH_THE_FOLLOWING":
			return { kind: "pairs", pairs: {} };
		case "VERIFY_WITH_LLM":
			return { kind: "text", text: "" };
		case "FILL_MULTIPLE": {
			const shown = question.is_in_prompt ? question.answer_count : question.initial_count;
			return { kind: "boxes", slots: emptyBoxes(boxesOf(question).slice(0, shown)) };
		}
		default:
			return { kind: "boxes", slots: emptyBoxes(boxesOf(question)) };
	}
}

function emptyBoxes(boxes: AnswerBox[]): Record<string, string[]> {
	return Object.fromEntries(boxes.map((box) => [box.id, emptySlots(boxShape(box))]));
}

/** The draft as the answer that is sent. */
export function toAnswer(question: PracticeQuestion, draft: Draft): StudentAnswer {
	const { question_type } = question;
	const chosen = draft.kind === "options" ? draft.chosen : [];
	const entries = draft.kind === "boxes" ? entriesOf(question, draft.slots) : [];
	switch (question_type) {
		case "SELECT_ONE":
			return { question_type, option_id: chosen[0] ?? null };
		case "SELECT_ALL":
			return { question_type, option_ids: chosen };
		case "FILL_ONE":
			return { question_type, text: entries[0]?.[1] ?? "" };
		case "FILL_MULTIPLE":
			return { question_type, answer_list: entries.map(([, text]) => text) };
		case "MATCH_THE_FOLLOWING":
			return { question_type, answer_dict: draft.kind === "pairs" ? draft.pairs : {} };
		case "LABELED_INPUT":
			return { question_type, answer_dict: Object.fromEntries(entries) };
		case "VERIFY_WITH_LLM":
			return { question_type, text: draft.kind === "text" ? draft.text : "" };
	}
}

/** Each box with its entry, as far as boxes are shown. */
function entriesOf(
	question: PracticeQuestion,
	slots: Record<string, string[]>,
): [id: string, text: string][] {
	return boxesOf(question).flatMap((box) => {
		const filled = slots[box.id];
		return filled ? [[box.id, joinSlots(boxShape(box), filled)] as [string, string]] : [];
	});
}

/** The reverse of `toAnswer`, for an answer that was kept on the device or told by the server. */
export function toDraft(question: PracticeQuestion, answer: StudentAnswer): Draft {
	switch (answer.question_type) {
		case "SELECT_ONE":
			return { kind: "options", chosen: answer.option_id === null ? [] : [answer.option_id] };
		case "SELECT_ALL":
			return { kind: "options", chosen: answer.option_ids };
		case "MATCH_THE_FOLLOWING":
			return { kind: "pairs", pairs: answer.answer_dict };
		case "VERIFY_WITH_LLM":
			return { kind: "text", text: answer.text };
		case "FILL_ONE":
			return { kind: "boxes", slots: filledBoxes(question, [answer.text]) };
		case "FILL_MULTIPLE":
			return { kind: "boxes", slots: filledBoxes(question, answer.answer_list) };
		case "LABELED_INPUT":
			return {
				kind: "boxes",
				slots: filledBoxes(
					question,
					boxesOf(question).map(({ id }) => answer.answer_dict[id] ?? ""),
				),
			};
	}
}

function filledBoxes(question: PracticeQuestion, texts: string[]): Record<string, string[]> {
	return Object.fromEntries(
		boxesOf(question)
			.slice(0, texts.length)
			.map((box, at) => {
				const shape = boxShape(box);
				return [box.id, splitEntry(shape, texts[at] ?? "") ?? emptySlots(shape)];
			}),
	);
}

/** An option in words: its label as it is said, else what its picture shows. */
export function optionName(option: {
	label: { spoken: string };
	figure: { alt: string } | null;
	image: { alt: string } | null;
}): string {
	return option.label.spoken || (option.figure?.alt ?? option.image?.alt ?? "");
}
