import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import { type Draw, type DrawnQuestion, drawSuiting } from "../generators/draw-questions.ts";
import { generatorFor } from "../generators/generators.ts";
import { proceduresPossible } from "../procedures/procedure-of.ts";

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

export interface WantedShowing extends Omit<Draw, "generator" | "count"> {
	skill_id: string;
	procedure: string;
	/** Only questions of these types, if set. */
	types?: readonly QuestionType[];
}

/**
 * A question of the skill in which the procedure is one way to be wrong, as close to the difficulty as possible (the
 * easier first): an unseen one, or else one seen before. Undefined if the skill has no generator or it makes none.
 */
export function drawShowing({
	skill_id,
	procedure,
	types,
	...wanted
}: WantedShowing): ShownQuestion | undefined {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return undefined;
	const isOfKind = (kind: { question_type: QuestionType }) => types?.includes(kind.question_type) !== false;
	const suits = (question: Question) => proceduresPossible(skill_id, question).includes(procedure);
	const nearest = DIFFICULTIES.toSorted(
		(a, b) => Math.abs(a - wanted.difficulty) - Math.abs(b - wanted.difficulty) || a - b,
	);
	for (const seen of [wanted.seen ?? [], []])
		for (const difficulty of nearest) {
			const drawn = drawSuiting({ ...wanted, seen, generator, difficulty }, { suits, isOfKind });
			if (drawn !== undefined) return { ...drawn, difficulty };
		}
	return undefined;
}

export interface ShownQuestion extends DrawnQuestion {
	difficulty: Difficulty;
}
