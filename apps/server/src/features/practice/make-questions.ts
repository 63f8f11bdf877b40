import { randomInt } from "node:crypto";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { NewQuestion } from "./practice.queries.ts";
import { renderQuestion } from "./render-question.ts";

/** A first session climbs gently; the mastery model will choose later. */
export const sessionDifficulties: Difficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];
const maxSeed = 2 ** 31;

interface Place {
	family_id: string;
	student_id: string;
	session_id: string;
	skill_id: string;
	created_at: Date;
}

/**
 * Fresh questions of a skill for consecutive places of a session, no two alike and none like `avoid` (prompts).
 * Throws when the skill has no generator.
 */
export function makeQuestions(
	place: Place,
	difficulties: { position: number; difficulty: Difficulty }[],
	avoid: string[] = [],
): NewQuestion[] {
	const asked = new Set(avoid);
	return difficulties.map(({ position, difficulty }) => {
		const made = makeUnlike(asked, place.skill_id, difficulty);
		return { ...place, position, difficulty, ...made, rendered: renderQuestion(made.question) };
	});
}

/** A small space of questions may run out: after some tries a repeat is better than none. */
function makeUnlike(asked: Set<string>, skill_id: string, difficulty: Difficulty) {
	const generator = generatorFor(skill_id);
	if (generator === undefined) throw new Error(`no generator for ${skill_id}`);
	for (let tries = 1; ; tries += 1) {
		const seed = randomInt(maxSeed);
		const question = generator.generate(seed, difficulty);
		const identity = question.prompt + (question.figure?.alt ?? "");
		if (asked.has(identity) && tries < 30) continue;
		asked.add(identity);
		return { seed, question, generator_version: generator.version };
	}
}
