import { withAnswerTypes, withBoxes } from "@learnin/domain/authoring/draft/edit-draft";
import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import type { QuestionType } from "@learnin/domain/question/question";
import type { AnswerTypes, FormsOf } from "./interaction-form.ts";
import type { Setting } from "./interaction-settings.ts";
import { oneAnswerForms } from "./one-answer-forms.ts";
import { severalAnswersForms } from "./several-answers-forms.ts";

/** The author's form for each interaction. */
const interactionForms: FormsOf<InteractionKind> = { ...oneAnswerForms, ...severalAnswersForms };

const kinds = Object.keys(interactionForms) as InteractionKind[];

interface KindForm {
	name: string;
	question_type: QuestionType;
	boxes?: number;
	answer_types?: AnswerTypes;
	settings: readonly Setting[];
}

export function formOf(kind: InteractionKind): KindForm {
	return interactionForms[kind];
}

/** The interactions for a question type. */
export function kindsFor(question_type: QuestionType): InteractionKind[] {
	return kinds.filter((kind) => interactionForms[kind].question_type === question_type);
}

const numbers: AnswerTypes = ["INTEGER", "FLOAT", "SIMPLE_FRACTION", "MIXED_FRACTION", "MIXED"];

/** What changes in a draft answered by that interaction: enough boxes, of an answer type that it can write. */
export function changesFor(
	draft: QuestionDraft,
	interaction: Interaction,
): Pick<QuestionDraft, "interaction" | "boxes"> {
	const { boxes = 0, answer_types = numbers, question_type } = formOf(interaction.kind);
	const enough = withBoxes(draft, boxes);
	const has_boxes = question_type === "FILL_ONE" || question_type === "FILL_MULTIPLE";
	return { interaction, boxes: (has_boxes ? withAnswerTypes(enough, answer_types) : enough).boxes };
}

/** The initial settings of a kind; null for an unknown kind. */
export function startOf(kind: string): Interaction | null {
	return Object.hasOwn(interactionForms, kind) ? interactionForms[kind as InteractionKind].start : null;
}

/** The value of one setting. */
export function valueIn(interaction: Interaction, field: string): string {
	const value: unknown = Object.entries(interaction).find(([name]) => name === field)?.[1];
	if (Array.isArray(value)) return value.map(sayItem).join(value.some(Array.isArray) ? "; " : ", ");
	return typeof value === "boolean" || typeof value === "number" || typeof value === "string"
		? `${value}`
		: "";
}

/** A name as it is, a corner as coordinates, a part as its corners. */
function sayItem(item: unknown): string {
	if (Array.isArray(item)) return item.map(sayItem).join(", ");
	const corner = item !== null && typeof item === "object" && "x" in item && "y" in item ? item : null;
	return corner === null ? `${item}` : `(${corner.x}, ${corner.y})`;
}
