import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { generatorFor } from "../generators/generators.ts";
import { judgedAnswers } from "./reading/judged-answers.ts";
import { givenAnswer } from "./solver.ts";
import { independentSolvers } from "./solvers.ts";

/** What the exact program of a skill says of a question. */
export type Verified = { agrees: true } | { agrees: false; detail: string };

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];
const SEEDS = 60;

/** The forms in which a skill's generator asks, each with the largest number that it comes with. */
type Forms = ReadonlyMap<string, number>;
const formsOfSkills = new Map<string, Forms>();

/**
 * Solves a question that someone else wrote by its skill's independent solver: the key must fit and nothing else that the
 * question offers. Null where there is no independent solver, or the question is of a form that the skill's generator does not
 * make: the independent solver reads numbers by their places and would read another form wrongly. Larger numbers than the
 * generator's are left alone too: an independent solver may count up to them.
 */
export function verifyQuestion(skill_id: string, question: Question): Verified | null {
	const solver = independentSolvers[skill_id];
	const largest = formsOf(skill_id).get(formOf(question));
	if (solver === undefined || largest === undefined || largestIn(question) > largest) return null;
	try {
		const wrong = judgedAnswers(question).find(
			({ texts, fits }) => solver(question, givenAnswer(texts)) !== fits,
		);
		return wrong === undefined ? { agrees: true } : { agrees: false, detail: wrong.texts.join(" | ") };
	} catch {
		// It could not be read after all.
		return null;
	}
}

/** Found by making questions once. */
function formsOf(skill_id: string): Forms {
	const known = formsOfSkills.get(skill_id);
	if (known !== undefined) return known;
	const generator = generatorFor(skill_id);
	const forms = new Map<string, number>();
	for (const difficulty of DIFFICULTIES)
		for (let seed = 0; seed < SEEDS; seed += 1) {
			const question = generator?.generate(seed, difficulty);
			if (question === undefined || question.figure !== undefined) continue;
			const form = formOf(question);
			forms.set(form, Math.max(forms.get(form) ?? 0, largestIn(question)));
		}
	formsOfSkills.set(skill_id, forms);
	return forms;
}

/** The type, and the prompt with its numbers left out; words and signs count. */
function formOf({ question_type, prompt }: Question): string {
	return `${question_type} ${prompt.replaceAll(/\d+(?:[.,]\d+)*/g, "#")}`;
}

/** The largest number anywhere in what an independent solver reads. */
function largestIn(question: Question): number {
	const texts = [question.prompt, ...judgedAnswers(question).flatMap((answer) => answer.texts)];
	const numbers = texts.flatMap(
		(text) => text.replaceAll(/\{,\}|(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g) ?? [],
	);
	return Math.max(0, ...numbers.map(Number));
}
