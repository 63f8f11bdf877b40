import type { Question } from "../../question/question.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import type { SketchBody } from "./sketch.ts";

type WithoutWords<Q> = Q extends Question ? Omit<Q, "prompt" | "cta" | "hints" | "explanation"> : never;
/** A question without its words. */
export type QuestionBody = WithoutWords<Question> & { prompt?: string };

/** A sketch of one kind. */
export type BodyOfKind<K extends SketchBody["kind"]> = Extract<SketchBody, { kind: K }>;

/** Refuses the item for this reason. */
export function refuse(notes: ExchangeNote[], code: Parameters<typeof noteOf>[0], detail?: string): null {
	notes.push(noteOf(code, detail));
	return null;
}
