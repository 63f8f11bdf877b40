import { getQuestionStatus } from "@learnin/contract/routes/practice/practice.contract";
import type { VerifyWithLlmQuestion } from "@learnin/domain/question/question";
import { type ModelsStandIn, startModelsStandIn } from "@learnin/stand-ins/models/models-stand-in";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { createModels, type ModelsOptions } from "../../../platform/models/models.ts";
import { buildParent, buildStudent, type Parent, type Student } from "../../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../../platform/testing/test-app.ts";
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
	stop(): Promise<void>;
}

const askStatus = async (app: TestApp, student: Student, question_id: string) =>
	(await app.call(getQuestionStatus, { params: { question_id } }, student.token)).data;

/**
 * A server whose jobs are stored but not run, so that a test runs them when it wants, with a stand-in for
 * models.
 */
export async function startReviews(): Promise<ReviewsFixture> {
	const standIn = await startModelsStandIn({ apiKey });
	const app = await createTestApp({ jobs: true });
	const { db, pool } = app.database;
	await pool.query(`
		create function keep_job() returns trigger language plpgsql as
			$$ begin new.start_after := now() + interval '1 day'; return new; end $$;
		create trigger keep_job before insert on jobs.job for each row
			when (new.name = 'review-answer') execute function keep_job();`);
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
		async stop() {
			await app.stop();
			await standIn.stop();
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
