import { randomInt } from "node:crypto";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import type { NewQuestion } from "./practice.queries.ts";
import { questionFingerprint } from "./question-fingerprint.ts";
import { renderQuestion } from "./render-question.ts";

/** A first session climbs gently; the mastery model will choose later. */
export const sessionDifficulties: Difficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];
const maxSeed = 2 ** 31;

/** What is wanted at one place of a session: a fresh question of a skill, or a certain one. */
export interface WantedQuestion {
	position: number;
	skill_id: string;
	difficulty: Difficulty;
	/** The missed question that it brings back. */
	review_of?: string;
	/** Given as it is, where there is no generator or the very same one is meant. */
	question?: Question;
}

interface Place {
	family_id: string;
	student_id: string;
	session_id: string;
	created_at: Date;
}

/**
 * The questions of a session, no two fresh ones alike and none like `avoid` (fingerprints).
 * Throws when a fresh one is wanted of a skill without a generator.
 */
export function makeQuestions(
	place: Place,
	wanted: WantedQuestion[],
	avoid: readonly string[] = [],
): NewQuestion[] {
	const asked = new Set(avoid);
	return wanted.map(({ position, skill_id, difficulty, review_of, question }) => {
		const made = question === undefined ? makeUnlike(asked, skill_id, difficulty) : given(question);
		const rest = { position, skill_id, difficulty, review_of: review_of ?? null };
		return { ...place, ...rest, ...made, rendered: renderQuestion(made.question) };
	});
}

function given(question: Question) {
	const arranged = shuffleMatch(question);
	return {
		seed: null,
		generator_version: null,
		question: arranged,
		fingerprint: questionFingerprint(arranged),
	};
}

/** A small space of questions may run out: after some tries a repeat is better than none. */
function makeUnlike(asked: Set<string>, skill_id: string, difficulty: Difficulty) {
	const generator = generatorFor(skill_id);
	if (generator === undefined) throw new Error(`no generator for ${skill_id}`);
	for (let tries = 1; ; tries += 1) {
		const seed = randomInt(maxSeed);
		const question = generator.generate(seed, difficulty);
		const fingerprint = questionFingerprint(question);
		if (asked.has(fingerprint) && tries < 30) continue;
		asked.add(fingerprint);
		return { seed, question, fingerprint, generator_version: generator.version };
	}
}

/** An author writes pairs side by side: left so, their order would be the answer. */
function shuffleMatch(question: Question): Question {
	if (question.question_type !== "MATCH_THE_FOLLOWING") return question;
	const right_options = [...question.right_options];
	for (let at = right_options.length - 1; at > 0; at -= 1) {
		const other = randomInt(at + 1);
		const [one, two] = [right_options[at], right_options[other]];
		if (one && two) [right_options[at], right_options[other]] = [two, one];
	}
	return { ...question, right_options };
}
