import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { CandidateFailure } from "@learnin/contract/schemas/generation.schema";
import { boardTexts } from "@learnin/domain/authoring/generated/board-texts";
import type { GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import { relevanceOf } from "@learnin/domain/authoring/generated/generated-relevance";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import type { FinishedCall, ModelAnswer } from "../../platform/models/models.ts";
import { questionFingerprint } from "../practice/index.ts";
import { fillLikeness } from "../question-bank/index.ts";
import { ask } from "./ask.ts";
import { claimCandidate, isWorkedOn, selectMadePrompts, selectOptionalBrief } from "./candidate.queries.ts";
import type { ClaimedCandidate } from "./candidate.queries.ts";
import { caughtBy, checkByRules, notRun, notTheForm, timed } from "./check-candidate.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { finishCandidate, type MadeCandidate } from "./finish-candidate.ts";
import { findSecondSolution } from "./second-solution.ts";
import { writePrompt } from "./write-prompt.ts";

type Surroundings = Pick<AppContext, "db" | "now" | "models" | "workers">;
type JobBrief = NonNullable<Awaited<ReturnType<typeof selectOptionalBrief>>>;

/**
 * Longer than writing and solving can take together, including timeouts; shorter than the queue waits for a
 * node.
 */
const holdMs = 240_000;
/** A candidate that this many nodes did not finish has failed. */
const mostTries = 3;
/** Questions of the skill's own generator, as examples. */
const samples = 12;

/**
 * The job for one candidate: a model writes a question, every check runs on it, and the result is stored. May
 * run any number of times, on several nodes too: one holds it at a time, and only its holder stores anything.
 */
export async function makeCandidate(app: Surroundings, candidate_id: string): Promise<void> {
	const now = app.now();
	const held_until = new Date(now.getTime() + holdMs);
	const held = await claimCandidate(app.db, candidate_id, { now, held_until });
	if (held === undefined) {
		// The queue retries, in case that node has died.
		if (await isWorkedOn(app.db, candidate_id)) throw new Error("another node holds this candidate");
		return;
	}
	const begun = performance.now();
	const made = held.tries > mostTries ? failed("gave_up") : await make(app, held);
	await finishCandidate(app, held, { ...made, duration_ms: Math.round(performance.now() - begun) });
}

function failed(failure: CandidateFailure, writing_ms: number | null = null): MadeCandidate {
	return { failure, writing_ms, results: [] };
}

async function make(app: Surroundings, held: ClaimedCandidate): Promise<MadeCandidate> {
	const brief = await selectOptionalBrief(app.db, held.job_id);
	// It was set up on another node, whose models differ from ours.
	if (brief === undefined || !app.models.names.includes(held.model)) return failed("gave_up");
	const { number, model } = held;
	const made = await selectMadePrompts(app.db, held.job_id);
	const { skill_id: id, name, grade, standard, domain, mastered, description } = brief;
	const skill = { id, name, grade, standard, domain, mastered, description };
	const prompt = writePrompt({ ...brief, skill, number, made });
	const { answer, calls } = await ask(app, held.id, "generate-question", { model, ...prompt });
	const writing_ms = calls.length === 0 ? null : calls.reduce((sum, call) => sum + call.duration_ms, 0);
	if (answer.outcome === "answered") return check(app, held, brief, { written: answer.value, writing_ms });
	const results = isJson(calls.at(-1)) && answer.outcome === "not_json" ? notTheForm("") : [];
	return results.length > 0 ? { results, writing_ms } : failed(failureOf(answer), writing_ms);
}

function failureOf({ outcome }: Exclude<ModelAnswer<unknown>, { outcome: "answered" }>): CandidateFailure {
	return outcome === "limit_reached" ? "call_limit_reached" : outcome;
}

function isJson(call: FinishedCall | undefined): boolean {
	try {
		return typeof JSON.parse(call?.text ?? "") === "object";
	} catch {
		return false;
	}
}

/** The free checks come first; a model is called only for what passes them. */
async function check(
	app: Surroundings,
	held: ClaimedCandidate,
	{ answer_type, grade, example, skill_id, difficulty, ...skill }: JobBrief,
	{ written, writing_ms }: { written: GeneratedQuestion; writing_ms: number | null },
): Promise<MadeCandidate> {
	const checked = await checkByRules(app, written, { answer_type, grade });
	if (!("question" in checked)) return { ...checked, writing_ms };
	const { question, results } = checked;
	const fingerprint = questionFingerprint(question);
	await fillLikeness(app.db);
	const known = await findDuplicates(app.db, held, { question, fingerprint });
	const isCaught = caughtBy(results) !== null || known.verdict.outcome === "failed";
	const second = isCaught
		? notRun("second_solution")
		: await timed("second_solution", () => findSecondSolution(app, { ...held, skill_id }, question));
	const aboutSkill = `${skill.name} ${skill.mastered} ${skill.description}`;
	const others = example === null ? [...textsOfSkill(skill_id, difficulty), aboutSkill] : [example];
	return {
		...checked,
		fingerprint,
		results: [...results, second],
		relevance: relevanceOf(shownText(question), others),
		writing_ms,
	};
}

function textsOfSkill(skill_id: string, difficulty: number): string[] {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return [];
	return Array.from({ length: samples }, (_, seed) =>
		shownText(generator.generate(seed, difficulty as Difficulty)),
	);
}

/** The prompt, with what a line or cards show. */
function shownText(question: Question): string {
	return [question.prompt, ...boardTexts(question)].join(" ");
}
