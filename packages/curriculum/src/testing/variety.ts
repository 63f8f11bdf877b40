import type { Difficulty } from "@learnin/domain/question/difficulty";
import { withoutNames } from "@learnin/domain/question/text/names";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import type { Generator } from "../generators/generator.ts";

export interface VarietyReport {
	skill_id: string;
	/** Distinct questions by difficulty, ignoring people's names. */
	distinct: number[];
	/** Distinct skeletons of prompts. */
	skeletons: number;
	types: string[];
	/** Share of typed questions. */
	typed: number;
}

/** A prompt without its numbers, formulas and names: the remaining sentences are one way of asking. */
function skeletonOf(prompt: string): string {
	return withoutNames(prompt)
		.replaceAll(/\$[^$]*\$/g, "#")
		.replaceAll(/-?\d[\d.,:/]*/g, "#");
}

/** How much a skill's questions differ to a child, over `seeds` seeds of each difficulty. */
export function varietyOf({ skill_id, generate }: Generator, seeds: number): VarietyReport {
	const all = ([1, 2, 3, 4, 5] satisfies Difficulty[]).map((difficulty) =>
		Array.from({ length: seeds }, (_, seed) => generate(seed, difficulty)),
	);
	const questions = all.flat();
	return {
		skill_id,
		distinct: all.map((made) => new Set(made.map(whatIsAsked)).size),
		skeletons: new Set(questions.map(({ prompt }) => skeletonOf(prompt))).size,
		types: [...new Set(questions.map(({ question_type }) => question_type))].sort(),
		typed: questions.filter(({ question_type }) => question_type === "FILL_ONE").length / questions.length,
	};
}
