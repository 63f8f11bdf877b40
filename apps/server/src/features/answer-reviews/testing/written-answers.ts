import type { VerifyWithLlmQuestion } from "@learnin/domain/question/question";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Student } from "../../../platform/testing/factories.ts";
import { sendAnswer } from "../../../platform/testing/send-answer.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { giveSession } from "../../practice/index.ts";

/** A question to answer in words: two points, and no number that is checked first. */
export const fractionsQuestion: VerifyWithLlmQuestion = {
	question_type: "VERIFY_WITH_LLM",
	answer_type: "STRING",
	prompt:
		"Leo says that $\\frac{1}{4}$ is larger than $\\frac{1}{3}$ because 4 is larger than 3. Is he right? Explain.",
	hints: [
		"Think of one cake cut into 3 pieces, and the same cake cut into 4 pieces.",
		"Whose pieces are smaller?",
	],
	explanation:
		"More equal pieces of the same whole are smaller pieces, so $\\frac{1}{4}$ is smaller than $\\frac{1}{3}$.",
	known_mistakes: [],
	key: {
		rubric: [
			{ id: "smaller", requirement: "Says that one fourth is smaller than one third." },
			{ id: "pieces", requirement: "Explains that more equal pieces make each piece smaller." },
		],
		sample_answer:
			"Leo is mistaken: one fourth is smaller than one third. A whole cut into more equal pieces has smaller pieces.",
	},
};

export const goodAnswer =
	"One fourth is smaller than one third, because more equal pieces make smaller pieces.";
export const poorAnswer = "He is right. 4 comes after 3.";

/** A session of one written question; returns the question's id. */
export async function insertWritten(
	app: TestApp,
	{ student_id, family_id }: Student,
	question: VerifyWithLlmQuestion = fractionsQuestion,
): Promise<string> {
	const { db } = app.database;
	const wanted = [{ position: 0, skill_id: "add-within-100", difficulty: 3 as const, question }];
	const session = {
		kind: "assignment",
		skill_id: null,
		title: "In words",
		created_at: app.clock.now,
	} as const;
	const session_id = await inTransaction(db, (tx) =>
		giveSession(tx, { student_id, family_id, ...session, wanted }),
	);
	const row = await db
		.selectFrom("practice_questions")
		.select("id")
		.where("session_id", "=", session_id)
		.executeTakeFirstOrThrow();
	return row.id;
}

export function writeAnswer(app: TestApp, student: Student, question_id: string, text: string) {
	return sendAnswer(app, student, { question_id, answer: { question_type: "VERIFY_WITH_LLM", text } });
}

/** The newest review of a question. */
export function reviewOf(app: TestApp, question_id: string) {
	return app.database.db
		.selectFrom("answer_reviews")
		.selectAll()
		.where("question_id", "=", question_id)
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirstOrThrow();
}
