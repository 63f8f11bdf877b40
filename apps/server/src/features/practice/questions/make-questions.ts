import { drawInWay, drawQuestions } from "@learnin/curriculum/generators/draw-questions";
import type { Generator } from "@learnin/curriculum/generators/generator";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { type Random, seededRandom } from "@learnin/curriculum/random/seeded-random";
import { drawShowing } from "@learnin/curriculum/repairs/draw-showing";
import { drawTwin } from "@learnin/curriculum/repairs/draw-twin";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { looksOf } from "@learnin/domain/question/looks";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import type { NewQuestion } from "../practice.queries.ts";
import { questionFingerprint } from "./question-fingerprint.ts";
import { renderQuestion } from "./render-question.ts";

/**
 * Fresh questions are drawn from this seed or one of the next: many more than one student is ever asked of a
 * skill at a difficulty, and so few that the questions of all students are kept once (`question_contents`).
 */
const PRACTICE_SEEDS = 1_024;

/** The right side of a match is shown in one of so many orders: each is another row of `question_contents`. */
const MATCH_ORDERS = 8;

/** A first session gets harder gradually. */
export const sessionDifficulties: Difficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4];

/** What is wanted in one slot of a session: a fresh question of a skill, or a specific one. */
export interface WantedQuestion {
	position: number;
	skill_id: string;
	difficulty: Difficulty;
	/** For a fresh one: the preferred type, as long as the skill has new questions of it. */
	question_type?: QuestionType;
	/** For a fresh one: preferably asked by an interaction, or preferably not. */
	is_made?: boolean;
	/** For a fresh one: the wrong procedure that it should reveal. */
	procedure?: string;
	/** For a fresh one: the question to resemble, with another correct answer; need not be new. */
	twin_of?: Question;
	/** The missed question that it repeats. */
	review_of?: string;
	/** Asked as is: there is no generator, or exactly this question is meant. */
	question?: Question;
	/** For a specific one that has a fingerprint already. */
	fingerprint?: string;
	/** For one from the bank: which version. */
	bank?: { question_id: string; version: number };
}

/** A question as it is stored, except for its student and session. */
export type MadeQuestion = Omit<NewQuestion, "family_id" | "student_id" | "session_id" | "created_at">;

/**
 * The rendered questions of a session. The fresh ones are not in `met` (fingerprints, the least recent first)
 * and all different, as long as their skill has others. All randomness comes from `seed`: the same call makes
 * the same questions. Throws if a fresh one is wanted of a skill without a generator. Each takes milliseconds
 * of processor time, so no transaction and no request waits for it: see `makeQuestionsInWorker`.
 */
export function makeQuestions(
	wanted: readonly WantedQuestion[],
	met: readonly string[],
	seed: number,
): MadeQuestion[] {
	const seen = new Set(met);
	const looks = new Set<string>();
	return wanted.map(
		({ question, fingerprint, bank, question_type, is_made, procedure, twin_of, ...place }) => {
			const { position, skill_id, review_of, difficulty } = place;
			const random = seededRandom(`${seed} ${met.length} ${position}`);
			const made =
				question === undefined
					? drawFresh(
							seen,
							{ skill_id, difficulty, question_type, is_made, procedure, twin_of, looks },
							random,
						)
					: { difficulty, ...given(question, random, fingerprint) };
			for (const look of looksOf(made.question)) looks.add(look);
			const from = { bank_question_id: bank?.question_id ?? null, bank_version: bank?.version ?? null };
			const rest = { position, skill_id, review_of: review_of ?? null, ...from };
			return { ...rest, ...made, rendered: renderQuestion(made.question) };
		},
	);
}

function given(question: Question, random: Random, fingerprint = questionFingerprint(question)) {
	return { seed: null, generator_version: null, question: shuffleMatch(question, random), fingerprint };
}

interface FreshQuestion {
	skill_id: string;
	difficulty: Difficulty;
	question_type?: QuestionType | undefined;
	is_made?: boolean | undefined;
	procedure?: string | undefined;
	twin_of?: Question | undefined;
	/** What the other questions of the set look like; it looks different, if the skill has such a question. */
	looks?: ReadonlySet<string>;
}

/**
 * An unseen question, or the least recently seen one, which then counts as seen last. Prefers the requested
 * type and way of asking only while they have unseen questions: being new matters more. Revealing the requested procedure matters
 * most, even more than the difficulty.
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
	const { skill_id, difficulty, question_type, is_made, procedure, twin_of, looks } = wanted;
	const seed = random.integer(0, PRACTICE_SEEDS - 1);
	const place = { difficulty, seed, seen, fingerprintOf: questionFingerprint };
	const twin = twin_of && drawTwin({ ...place, skill_id, question: twin_of });
	if (twin !== undefined) return { ...twin, difficulty };
	const showing = procedure === undefined ? undefined : drawShowing({ ...place, skill_id, procedure });
	if (showing !== undefined) return showing;
	const likenessOf =
		looks && ((question: Question) => looksOf(question).filter((look) => looks.has(look)).length);
	const draw = { ...place, generator, likenessOf };
	const drawn = drawInWay(draw, { question_type, is_made }) ?? drawQuestions({ ...draw, count: 1 })[0];
	if (drawn === undefined) throw new Error(`nothing drawn for ${skill_id}`);
	return { ...drawn, difficulty };
}

/**
 * Authors write pairs in order: without shuffling, the order would be the answer. The orders depend on the options
 * alone, whichever order they come in: a question that is asked again comes in an earlier one.
 */
function shuffleMatch(question: Question, random: Random): Question {
	if (question.question_type !== "MATCH_THE_FOLLOWING") return question;
	const sorted = question.right_options.toSorted((one, other) => (one.id < other.id ? -1 : 1));
	const ids = sorted.map(({ id }) => id).join(" ");
	const order = random.integer(1, MATCH_ORDERS);
	return { ...question, right_options: seededRandom(`${order} ${ids}`).shuffle(sorted) };
}
