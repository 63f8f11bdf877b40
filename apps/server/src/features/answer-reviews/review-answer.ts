import type { StudentAnswer, VerifyWithLlmQuestion } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import type { ModelAnswer } from "../../platform/models/models.ts";
import { decideReview } from "../practice/index.ts";
import {
	type ModelResult,
	selectOptionalForModel,
	selectWordsOfFamilies,
	updateHandedToPerson,
	updateModelResult,
} from "./answer-reviews.queries.ts";
import { judgeReadings } from "./judge-readings.ts";
import { looksLikeInstructions } from "./looks-like-instructions.ts";
import { type ModelReading, promptVersion, type ReviewPrompt, reviewPrompts } from "./review-prompt.ts";
import { readableText, visibleText } from "./student-text.ts";

type Surroundings = Pick<AppContext, "db" | "now" | "models">;

/**
 * The job for a written answer: a model reads it twice; only what both readings say clearly becomes a
 * verdict, anything else goes to a person and costs nothing. Idempotent and safe to run concurrently: the
 * first to finish counts.
 */
export async function reviewAnswer(app: Surroundings, review_id: string): Promise<void> {
	const review = await selectOptionalForModel(app.db, review_id);
	if (review === undefined) return;
	const question = review.question as VerifyWithLlmQuestion;
	const outcome =
		review.may_be_read_by_model === true
			? await readAnswer(app, question, await textsOf(app, review))
			: withoutConsent;
	if ("cause" in outcome) return updateHandedToPerson(app.db, review_id, outcome);
	const isStillWaiting = await updateModelResult(app.db, review_id, outcome.result);
	if (isStillWaiting)
		await decideReview(app, review_id, { verdict: outcome.verdict, comment: "", decided_by: null });
}

interface Texts {
	/** The student's original text: attacks are detected in it, and it is never sent. */
	written: string;
	/** Without what identifies the student. */
	readable: string;
}

async function textsOf(
	{ db }: Pick<AppContext, "db">,
	{ family_id, question, answer }: { family_id: string; question: unknown; answer: unknown },
): Promise<Texts> {
	const words = await selectWordsOfFamilies(db, [family_id]);
	const text = writtenText(answer);
	const readable = readableText(question as VerifyWithLlmQuestion, text, words.get(family_id));
	return { written: visibleText(text), readable };
}

export function writtenText(answer: unknown): string {
	const given = answer as StudentAnswer;
	return given.question_type === "VERIFY_WITH_LLM" ? given.text : "";
}

type Outcome =
	| { verdict: "correct" | "incorrect"; result: ModelResult }
	| { cause: "no_model" | "no_consent" | "model_unsure" | "model_failed"; result: ModelResult };

const nothing = { model: null, prompt_version: promptVersion, points: [], confidence: [] };
/** The family has not consented: nothing that the child wrote leaves the product. */
const withoutConsent: Outcome = { cause: "no_consent", result: { ...nothing, outcome: "no_consent" } };

async function readAnswer(
	{ models }: Pick<AppContext, "models">,
	question: VerifyWithLlmQuestion,
	{ written, readable }: Texts,
): Promise<Outcome> {
	const [model] = models.names;
	if (model === undefined) return { cause: "no_model", result: { ...nothing, outcome: "no_model" } };
	if (looksLikeInstructions(written))
		return { cause: "model_unsure", result: { ...nothing, outcome: "looks_like_instructions" } };
	// Both concurrently: a child waits for them.
	const answers = await Promise.all(
		reviewPrompts(question, readable).map((prompt) => ask({ models }, model, prompt)),
	);
	const failure = answers.find(({ outcome }) => outcome !== "answered");
	if (failure !== undefined)
		return { cause: "model_failed", result: { ...nothing, model, outcome: failure.outcome } };
	return judged(
		question,
		model,
		answers.flatMap((answer) => (answer.outcome === "answered" ? [answer.value] : [])),
	);
}

function judged(question: VerifyWithLlmQuestion, model: string, readings: ModelReading[]): Outcome {
	const judgement = judgeReadings(question.key.rubric, readings);
	const found = {
		model,
		prompt_version: promptVersion,
		points: judgement.points,
		confidence: readings.map(({ confidence }) => confidence),
	};
	return "doubt" in judgement
		? { cause: "model_unsure", result: { ...found, outcome: judgement.doubt } }
		: { verdict: judgement.verdict, result: { ...found, outcome: "decided" } };
}

async function ask(
	{ models }: Pick<AppContext, "models">,
	model: string,
	{ readingOf, ...prompt }: ReviewPrompt,
): Promise<ModelAnswer<ModelReading>> {
	const request = { model, purpose: "review-answer" as const, prompt_version: promptVersion, ...prompt };
	const answer = await models.askModel(request);
	return answer.outcome === "answered" ? { outcome: "answered", value: readingOf(answer.value) } : answer;
}
