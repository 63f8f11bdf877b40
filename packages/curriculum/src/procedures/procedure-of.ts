import type { Question } from "@learnin/domain/question/question";
import type { Procedure } from "./procedure.ts";
import { PROCEDURES } from "./procedures.ts";

/** Known mistakes that are slips of a careful child, not a procedure: they prove nothing. */
const SLIPS = new Set([
	"off-by-one",
	"off-by-ten",
	"one-off",
	"off-by-a-hundred",
	"one-too-few",
	"one-too-many",
	"one-step-too-many",
	"one-step-too-few",
	"one-step-short",
	"lost-a-ten",
	"a-ten-too-many",
	"miscounted-a-step",
	"one-carry-off",
	"skipped-a-number",
	// Any wrong procedure can lead to a number of the question by chance.
	"copied-a-number",
]);

const BY_ID = new Map(PROCEDURES.map((procedure) => [procedure.id, procedure]));
const BY_STEM = new Map(PROCEDURES.flatMap((procedure) => procedure.stems.map((stem) => [stem, procedure])));

/**
 * The procedure behind a known mistake. If it is shared by several skills, its id; otherwise the skill and the
 * mistake, since a plain name such as "added" means something else in another skill. Undefined for a slip.
 */
export function procedureOf(skill_id: string, known_mistake_id: string): string | undefined {
	const stem = stemOf(known_mistake_id);
	if (SLIPS.has(stem)) return undefined;
	return BY_STEM.get(stem)?.id ?? `${skill_id}/${stem}`;
}

/** Whether two of the wrong answers to a question, given by their known mistakes, came from the same procedure. */
export function isProcedureRepeated(skill_id: string, known_mistake_ids: readonly string[]): boolean {
	const made = known_mistake_ids.flatMap((id) => procedureOf(skill_id, id) ?? []);
	return new Set(made).size < made.length;
}

/** The procedures that could show in a question, each once. */
export function proceduresPossible(skill_id: string, question: Pick<Question, "known_mistakes">): string[] {
	const found = question.known_mistakes.flatMap(({ id }) => procedureOf(skill_id, id) ?? []);
	return [...new Set(found)];
}

/** The texts of a procedure shared by several skills; undefined for one of a single skill. */
export function sharedProcedure(procedure: string): Procedure | undefined {
	return BY_ID.get(procedure);
}

/** A known mistake's id without the suffix that distinguishes several of a kind in one question. */
export function stemOf(known_mistake_id: string): string {
	return known_mistake_id.replace(/-(?:\d|in-(?:ones|tens|hundreds|thousands|ten-thousands))$/, "");
}
