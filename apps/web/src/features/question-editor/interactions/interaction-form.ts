import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import type { AnswerType, QuestionType } from "@learnin/domain/question/question";
import type { Setting } from "./interaction-settings.ts";

/** At least one. */
export type AnswerTypes = readonly [AnswerType, ...AnswerType[]];

/** The author's form for one interaction; the limits are those of the contract. */
export interface InteractionForm<I extends Interaction> {
	name: string;
	/** The only question type it works for. */
	question_type: QuestionType;
	/** The answer types it can write, the usual one first; numbers if left out. */
	answer_types?: AnswerTypes;
	/** Its initial settings. */
	start: I;
	/** How many boxes those need; one by default. */
	boxes?: number;
	settings: readonly (Setting & { field: Exclude<keyof I, "kind"> })[];
}

/** The forms of some kinds, by kind. */
export type FormsOf<K extends InteractionKind> = {
	readonly [Kind in K]: InteractionForm<Extract<Interaction, { kind: Kind }>>;
};
