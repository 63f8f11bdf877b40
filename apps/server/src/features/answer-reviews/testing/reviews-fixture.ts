import { getQuestionStatus } from "@learnin/contract/routes/practice/practice.contract";
import type { VerifyWithLlmQuestion } from "@learnin/domain/question/question";
import { type ModelsStandIn, startModelsStandIn } from "@learnin/stand-ins/models/models-stand-in";
import { afterAll } from "vitest";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { createModels, type ModelsOptions } from "../../../platform/models/models.ts";
import { buildParent, buildStudent, type Parent, type Student } from "../../../platform/testing/factories.ts";
import { type TestApp, testApp } from "../../../platform/testing/test-app.ts";
import { keepJobs } from "../../../platform/testing/test-jobs.ts";
import { reviewAnswer } from "../review-answer.ts";
import { fractionsQuestion, insertWritten, reviewOf, writeAnswer } from "./written-answers.ts";

const apiKey = "sk-stand-in";

export interface ReviewsFixture {
	app: TestApp;
	standIn: ModelsStandIn;
	parent: Parent;
	student: Student;
	/** A unique question that the student has answered with this text. */
	answered(
		text: string,
		question?: VerifyWithLlmQuestion,
	): Promise<{ question_id: string; review_id: string }>;
	/** Runs the job of a review, as a node with these settings does. */
	review(review_id: string, options?: Partial<ModelsOptions>): Promise<void>;
	/** What the student's page gets while it polls an answer. */
	statusOf(question_id: string): ReturnType<typeof askStatus>;
	/** Verdicts that a review gave the question, oldest first. */
	decisionsOn(question_id: string): Promise<string[]>;
}

const askStatus = async (app: TestApp, student: Student, question_id: string) =>
	(await app.call(getQuestionStatus, { params: { question_id } }, student.token)).data;

/**
 * A server whose jobs are stored but not run, so that a test runs them when it wants, with a stand-in for
 * models; stopped after the last test of the file.
 */
export async function testReviews(): Promise<ReviewsFixture> {
	const standIn = await startModelsStandIn({ apiKey });
	afterAll(() => standIn.stop());
	const app = await testApp({ jobs: true });
	const { db } = app.database;
	await keepJobs(app, "review-answer");
	const parent = await buildParent(app);
	const student = await buildStudent(app, parent);
	let count = 0;
	return {
		app,
		standIn,
		parent,
		student,
		async answered(text, question = fractionsQuestion) {
			count += 1;
			const prompt = `${question.prompt} (${count})`;
			const question_id = await insertWritten(app, student, { ...question, prompt });
			const { data } = await writeAnswer(app, student, question_id, text);
			if (data.feedback.verdict !== "needs_review") throw new Error(`it was ${data.feedback.verdict}`);
			// Later events get a later time.
			app.clock.now = new Date(app.clock.now.getTime() + 10);
			return { question_id, review_id: (await reviewOf(app, question_id)).id };
		},
		review: (review_id, options) =>
			reviewAnswer(
				{ db, now: () => app.clock.now, models: modelsOf(standIn, { db, ...options }) },
				review_id,
			),
		statusOf: (question_id) => askStatus(app, student, question_id),
		async decisionsOn(question_id) {
			const rows = await db
				.selectFrom("attempts")
				.select("verdict")
				.where("question_id", "=", question_id)
				.where("verdict", "<>", "needs_review")
				.orderBy("created_at")
				.execute();
			return rows.map(({ verdict }) => verdict ?? "");
		},
	};
}

export function modelsOf(
	standIn: ModelsStandIn,
	options: Partial<ModelsOptions> & Pick<ModelsOptions, "db">,
) {
	const provider = "openai-compatible";
	const setting = {
		name: "Reader",
		provider,
		baseUrl: standIn.baseUrls[provider],
		apiKey,
		model: "reader-1",
	} as const;
	return createModels({ settings: [setting], dailyLimit: 10_000, now: () => new Date(), ...options });
}

/** Another node's own connections, which may die with it. */
export function nodeOf(app: TestApp): Database {
	return openDatabase({ connectionString: app.connectionString, maxConnections: 2, onError: () => {} });
}
