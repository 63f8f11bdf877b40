import { drawOfType, drawQuestions } from "@learnin/curriculum/generators/draw-questions";
import type { Generator } from "@learnin/curriculum/generators/generator";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { type Random, seededRandom } from "@learnin/curriculum/random/seeded-random";
import { drawShowing } from "@learnin/curriculum/repairs/draw-showing";
import { drawTwin } from "@learnin/curriculum/repairs/draw-twin";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import { maxSeed } from "../../platform/seeds.ts";
import type { NewQuestion } from "./practice.queries.ts";
import { questionFingerprint } from "./question-fingerprint.ts";
import { renderQuestion } from "./render-question.ts";

/** A first session climbs gently. */
export const sessionDifficulties: Difficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];

/** What is wanted at one place of a session: a fresh question of a skill, or a certain one. */
export interface WantedQuestion {
	position: number;
	skill_id: string;
	difficulty: Difficulty;
	/** Of a fresh one, where a certain type is wanted as long as the skill has new questions of it. */
	question_type?: QuestionType;
	/** Of a fresh one: the wrong procedure that would show in it. */
	procedure?: string;
	/** Of a fresh one: the question that it is like, with another right answer; met before or not. */
	twin_of?: Question;
	/** The missed question that it brings back. */
	review_of?: string;
	/** Given as it is, where there is no generator or the very same one is meant. */
	question?: Question;
	/** Of a given one that has one already. */
	fingerprint?: string;
	/** Of one from the bank: which version. */
	bank?: { question_id: string; version: number };
}

/** A question as it is stored, but for whose it is and in which session. */
export type MadeQuestion = Omit<NewQuestion, "family_id" | "student_id" | "session_id" | "created_at">;

/**
 * The questions of a session, rendered. The fresh ones are none of those `met` (fingerprints, the longest ago first) and no
 * two are alike, as long as their skill has others. All chance comes from `seed`: the same call makes the same questions.
 * Throws when a fresh one is wanted of a skill without a generator. It takes milliseconds of processor time for each, so no
 * transaction and no request waits for it: see `makeApart`.
 */
export function makeQuestions(
	wanted: readonly WantedQuestion[],
	met: readonly string[],
	seed: number,
): MadeQuestion[] {
	const seen = new Set(met);
	return wanted.map(({ question, fingerprint, bank, question_type, procedure, twin_of, ...place }) => {
		const { position, skill_id, review_of, difficulty } = place;
		const random = seededRandom(`${seed} ${met.length} ${position}`);
		const made =
			question === undefined
				? drawFresh(seen, { skill_id, difficulty, question_type, procedure, twin_of }, random)
				: { difficulty, ...given(question, random, fingerprint) };
		const from = { bank_question_id: bank?.question_id ?? null, bank_version: bank?.version ?? null };
		const rest = { position, skill_id, review_of: review_of ?? null, ...from };
		return { ...rest, ...made, rendered: renderQuestion(made.question) };
	});
}

function given(question: Question, random: Random, fingerprint = questionFingerprint(question)) {
	return { seed: null, generator_version: null, question: shuffleMatch(question, random), fingerprint };
}

interface FreshQuestion {
	skill_id: string;
	difficulty: Difficulty;
	question_type?: QuestionType | undefined;
	procedure?: string | undefined;
	twin_of?: Question | undefined;
}

/**
 * A question that is none of those seen, or the one seen longest ago; it is the last of those seen from then on. Of the type
 * that is asked for only as long as there are unseen ones of it: to be new matters more. In which a procedure would show:
 * that matters most, also more than the difficulty.
 */
export function drawFresh(seen: Set<string>, wanted: FreshQuestion, random: Random) {
	const generator = generatorFor(wanted.skill_id);
	if (generator === undefined) throw new Error(`no generator for ${wanted.skill_id}`);
	const drawn = drawOne(generator, seen, wanted, random);
	seen.delete(drawn.fingerprint);
	seen.add(drawn.fingerprint);
	return { ...drawn, generator_version: generator.version };
}

function drawOne(generator: Generator, seen: Set<string>, wanted: FreshQuestion, random: Random) {
	const { skill_id, difficulty, question_type, procedure, twin_of } = wanted;
	const seed = random.integer(0, maxSeed - 1);
	const place = { difficulty, seed, seen, fingerprintOf: questionFingerprint };
	const twin = twin_of && drawTwin({ ...place, skill_id, question: twin_of });
	if (twin !== undefined) return { ...twin, difficulty };
	const showing = procedure === undefined ? undefined : drawShowing({ ...place, skill_id, procedure });
	if (showing !== undefined) return showing;
	const draw = { ...place, generator };
	const drawn = drawOfType(draw, question_type) ?? drawQuestions({ ...draw, count: 1 })[0];
	if (drawn === undefined) throw new Error(`nothing drawn for ${skill_id}`);
	return { ...drawn, difficulty };
}

/** An author writes pairs side by side: left so, their order would be the answer. */
function shuffleMatch(question: Question, random: Random): Question {
	if (question.question_type !== "MATCH_THE_FOLLOWING") return question;
	return { ...question, right_options: random.shuffle(question.right_options) };
}
