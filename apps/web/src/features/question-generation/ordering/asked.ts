import { MAX_MODELS } from "@learnin/contract/routes/bank/question-generation.contract";
import { type GeneratedType } from "@learnin/contract/schemas/generation.schema";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { AnswerType } from "@learnin/domain/question/question";
import { readSession, writeSession } from "../../../platform/api/session-storage.ts";
import type { Order } from "../question-generation.api.ts";

/** An author's request. All four pages share it, so that a request to one model can be compared with others. */
export interface Asked {
	skill_id: string;
	question_type: GeneratedType;
	answer_type: AnswerType;
	difficulty: Difficulty;
	wish: string;
	/** Names; a page with one model uses the first. */
	models: string[];
	number: number;
	sends_to_review: boolean;
	from: "skill" | "question" | "text";
	example_id: string | null;
	example_text: string;
}

export const generatedTypes: readonly GeneratedType[] = [
	"SELECT_ONE",
	"SELECT_ALL",
	"FILL_ONE",
	"FILL_MULTIPLE",
	"MATCH_THE_FOLLOWING",
	"LABELED_INPUT",
	"VERIFY_WITH_LLM",
];

export const newAsked: Asked = {
	skill_id: "",
	question_type: "FILL_ONE",
	answer_type: "INTEGER",
	difficulty: 2,
	wish: "",
	models: [],
	number: 5,
	sends_to_review: false,
	from: "skill",
	example_id: null,
	example_text: "",
};

const key = "learnin-generation-brief";

/** The last request in this tab, also after a reload. */
export function readAsked(): Asked {
	return askedOf(readSession(key));
}

export function keepAsked(asked: Asked): void {
	writeSession(key, JSON.stringify(asked));
}

/** Invalid data starts over. */
export function askedOf(kept: string | null): Asked {
	if (kept === null) return newAsked;
	try {
		const parsed: unknown = JSON.parse(kept);
		return isAsked(parsed) ? parsed : newAsked;
	} catch {
		return newAsked;
	}
}

function isAsked(value: unknown): value is Asked {
	if (typeof value !== "object" || value === null) return false;
	const kept = value as Partial<Record<keyof Asked, unknown>>;
	const areAlike = Object.entries(newAsked).every(
		([name, example]) =>
			name === "example_id" ||
			(typeof kept[name as keyof Asked] === typeof example &&
				Array.isArray(kept[name as keyof Asked]) === Array.isArray(example)),
	);
	return areAlike && generatedTypes.some((type) => type === kept.question_type);
}

/** The chosen models that still exist; the first available one if none is chosen. */
export function modelsOf({ models }: Asked, known: readonly { name: string }[]): string[] {
	const names = known.map(({ name }) => name);
	const chosen = models.filter((name) => names.includes(name)).slice(0, MAX_MODELS);
	return chosen.length > 0 ? chosen : names.slice(0, 1);
}

/** The fields common to all pages. */
export function briefOf(
	asked: Asked,
): Pick<Order, "skill_id" | "question_type" | "answer_type" | "difficulty" | "wish"> {
	const { skill_id, question_type, difficulty, wish } = asked;
	return { skill_id, question_type, answer_type: answerTypeOf(asked), difficulty, wish };
}

/** Written answers and names of bins are words, whatever was chosen for another type before. */
export function answerTypeOf({ question_type, answer_type }: Asked): AnswerType {
	return isInWords(question_type) ? "STRING" : answer_type;
}

/** Whether the type of the question leaves its answers no other type. */
export function isInWords(question_type: GeneratedType): boolean {
	return question_type === "VERIFY_WITH_LLM" || question_type === "LABELED_INPUT";
}

export function exampleOf({ from, example_id, example_text }: Asked): Order["example"] {
	if (from === "question" && example_id !== null) return { kind: "question", question_id: example_id };
	if (from === "text" && example_text.trim() !== "") return { kind: "text", text: example_text };
	return null;
}
