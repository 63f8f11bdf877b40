import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import type { Generator } from "../generators/generator.ts";
import { skillById } from "../skills/skills.ts";
import { gates } from "./gates/all-gates.ts";
import type { GateContext } from "./gates/gate.ts";
import { guessingPays } from "./guessing.ts";
import { questionsVary } from "./gates/questions-vary.ts";
import { independentSolvers } from "../independent-solvers/solvers.ts";

export const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** Not every question's numbers make a wrong procedure distinguishable. */
const MIN_WITH_MISTAKES = 0.6;
/** Fillers may be beside known mistakes, but must not replace them. */
const MIN_NAMED = 0.6;

export interface GeneratorReport {
	skill_id: string;
	version: number;
	types: string[];
	questions: number;
	/** Distinct questions at the least varied difficulty. */
	distinct: number;
	/** Percentage of questions with at least one known mistake. */
	with_mistakes: number;
	/** Percentage of wrong SELECT_ONE options with a known mistake; null without such questions. */
	named_options: number | null;
	/** Ids of all known mistakes that occurred. */
	mistakes: string[];
	with_figure: number;
	/** The gate's name and its first few faults, with the question's seed and difficulty. */
	faults: string[];
}

/** Runs every gate over `seeds` questions of each difficulty. */
export function checkGenerator(
	generator: Generator,
	seeds: number,
	renderFormula: GateContext["renderFormula"],
): GeneratorReport {
	const { skill_id, version } = generator;
	const by_difficulty = DIFFICULTIES.map((difficulty) =>
		Array.from({ length: seeds }, (_, seed) => generator.generate(seed, difficulty)),
	);
	const questions = by_difficulty.flat();
	const skill = skillById(skill_id);
	const context: GateContext = {
		grade: skill?.grade ?? 8,
		standard: skill?.standard,
		independent_solver: independentSolvers[skill_id],
		renderFormula,
	};
	const variety = questionsVary(generator, by_difficulty);
	const with_mistakes = share(questions, ({ known_mistakes }) => known_mistakes.length > 0);
	const named = namedShare(questions);
	return {
		skill_id,
		version,
		types: unique(questions.map(({ question_type }) => question_type)),
		questions: questions.length,
		distinct: variety.distinct,
		with_mistakes: percent(with_mistakes),
		named_options: named === null ? null : percent(named),
		mistakes: unique(questions.flatMap(({ known_mistakes }) => known_mistakes.map(({ id }) => id))),
		with_figure: percent(share(questions, ({ figure }) => figure !== undefined)),
		faults: [
			...faultsOf(by_difficulty, context),
			...variety.faults,
			...guessesOf(by_difficulty),
			...(named !== null && named < MIN_NAMED
				? [`options: only ${percent(named)} % of the wrong ones have a name`]
				: []),
			...(with_mistakes < MIN_WITH_MISTAKES ? [`mistakes: only ${percent(with_mistakes)} % know one`] : []),
		],
	};
}

function guessesOf(by_difficulty: readonly Question[][]): string[] {
	return by_difficulty.flatMap((questions, at) =>
		guessingPays(questions).map((guess) => `guessing-pays (difficulty ${at + 1}): ${guess}`),
	);
}

/** The first five faults of each gate are enough to find the cause. */
function faultsOf(by_difficulty: readonly Question[][], context: GateContext): string[] {
	return Object.entries(gates).flatMap(([name, gate]) => {
		const found: string[] = [];
		for (const [at, questions] of by_difficulty.entries())
			for (const [seed, question] of questions.entries()) {
				if (found.length >= 5) return found;
				found.push(
					...saidOf(() => gate(question, context)).map(
						(fault) => `${name} (seed ${seed}, difficulty ${at + 1}): ${fault}`,
					),
				);
			}
		return found;
	});
}

/** The faults of a gate; one that throws, like a solver that does not know a procedure, counts as a fault. */
function saidOf(gate: () => string[]): string[] {
	try {
		return gate();
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

/** The share of wrong options that have a known mistake. */
function namedShare(questions: readonly Question[]): number | null {
	let [named, wrong] = [0, 0];
	for (const question of questions)
		if (question.question_type === "SELECT_ONE") {
			named += question.known_mistakes.length;
			wrong += question.options.length - 1;
		}
	return wrong === 0 ? null : named / wrong;
}

function share(questions: readonly Question[], has: (question: Question) => boolean): number {
	return questions.filter(has).length / questions.length;
}

function percent(part: number): number {
	return Math.round(part * 100);
}

function unique(texts: readonly string[]): string[] {
	return [...new Set(texts)].sort();
}
