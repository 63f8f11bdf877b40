import type { Difficulty } from "@learnin/domain/question/difficulty";
import { withoutNames } from "@learnin/domain/question/names";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import type { Generator } from "../generators/generator.ts";

export interface VarietyReport {
	skill_id: string;
	/** Different questions by difficulty, where names of people make no difference. */
	distinct: number[];
	/** Different prompts without their numbers and names. */
	skeletons: number;
	types: string[];
	/** Share of typed questions among all. */
	typed: number;
}

/** A prompt without its numbers, formulas and names: the sentences that are left are a way of asking. */
function skeletonOf(prompt: string): string {
	return withoutNames(prompt)
		.replaceAll(/\$[^$]*\$/g, "#")
		.replaceAll(/-?\d[\d.,:/]*/g, "#");
}

/** How much the questions of a skill differ to a child, over so many seeds of each difficulty. */
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
