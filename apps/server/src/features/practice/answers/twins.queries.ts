import type { Question } from "@learnin/domain/question/question";
import type { Db } from "../../../platform/db/database.ts";
import type { RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";

export interface Twin {
	id: string;
	question: Question;
	rendered: RenderedQuestion;
	opened_at: Date;
	solved_at: Date | null;
}

export async function selectOptionalTwin(db: Db, question_id: string): Promise<Twin | undefined> {
	return db
		.selectFrom("question_twins")
		.where("question_id", "=", question_id)
		.select(["id", "question", "rendered", "opened_at", "solved_at"])
		.executeTakeFirst();
}

export async function isTwinOpened(db: Db, question_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("question_twins")
		.where("question_id", "=", question_id)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}

export interface NewTwin {
	question_id: string;
	student_id: string;
	family_id: string;
	seed: number;
	generator_version: number;
	question: Question;
	rendered: RenderedQuestion;
	opened_at: Date;
}

/** Stores a twin if the question has none yet. */
export async function insertTwin(db: Db, twin: NewTwin): Promise<void> {
	const { question, rendered, ...rest } = twin;
	await db
		.insertInto("question_twins")
		.values({ ...rest, question: JSON.stringify(question), rendered: JSON.stringify(rendered) })
		.onConflict((conflict) => conflict.columns(["question_id", "family_id"]).doNothing())
		.execute();
}

/** Keeps the first time. */
export async function updateTwinSolved(db: Db, question_id: string, solved_at: Date): Promise<void> {
	await db
		.updateTable("question_twins")
		.set({ solved_at })
		.where("question_id", "=", question_id)
		.where("solved_at", "is", null)
		.execute();
}
