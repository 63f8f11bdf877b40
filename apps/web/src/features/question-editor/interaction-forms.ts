import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import type { QuestionType } from "@learnin/domain/question/question";

/** A whole number to set up. */
export interface NumberSetting {
	field: string;
	label: string;
	hint?: string;
	min: number;
	max: number;
}

interface InteractionForm<I extends Interaction> {
	name: string;
	/** The only type of question that is answered so. */
	question_type: QuestionType;
	/** How it begins. */
	start: I;
	settings: readonly (NumberSetting & { field: Exclude<keyof I, "kind"> })[];
}

/** How authors set up each way to make an answer; the limits are those of the contract. */
const interactionForms: {
	readonly [K in InteractionKind]: InteractionForm<Extract<Interaction, { kind: K }>>;
} = {
	number_line: {
		name: "Put a point on a number line",
		question_type: "FILL_ONE",
		start: { kind: "number_line", from: 0, to: 10, steps: 10, number_every: 1 },
		settings: [
			{ field: "from", label: "Starts at", min: -100_000, max: 100_000 },
			{ field: "to", label: "Ends at", min: -100_000, max: 100_000 },
			{ field: "steps", label: "Equal steps", min: 2, max: 50 },
			{
				field: "number_every",
				label: "A number every",
				hint: "Marks; 0 numbers the ends only.",
				min: 0,
				max: 50,
			},
		],
	},
	shading: {
		name: "Shade equal parts",
		question_type: "FILL_ONE",
		start: { kind: "shading", rows: 1, columns: 4 },
		settings: [
			{ field: "rows", label: "Rows", hint: "1 makes a bar.", min: 1, max: 10 },
			{ field: "columns", label: "Columns", min: 1, max: 20 },
		],
	},
};

const kinds = Object.keys(interactionForms) as InteractionKind[];

interface KindForm {
	name: string;
	settings: readonly NumberSetting[];
}

export function formOf(kind: InteractionKind): KindForm {
	return interactionForms[kind];
}

/** The ways to make an answer to such a question. */
export function kindsFor(question_type: QuestionType): InteractionKind[] {
	return kinds.filter((kind) => interactionForms[kind].question_type === question_type);
}

/** An interaction as it begins; null for what is no kind of one. */
export function startOf(kind: string): Interaction | null {
	return Object.hasOwn(interactionForms, kind) ? interactionForms[kind as InteractionKind].start : null;
}

/** Its settings that are numbers, by name. */
export function numberIn(interaction: Interaction, field: string): number {
	const value: unknown = Object.entries(interaction).find(([name]) => name === field)?.[1];
	return typeof value === "number" ? value : 0;
}
