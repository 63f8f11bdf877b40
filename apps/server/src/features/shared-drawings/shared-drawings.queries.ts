import type { ShownDrawing } from "@learnin/contract/schemas/drawing.schema";
import type { SharedDrawing } from "@learnin/domain/practice/shared-drawing";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

interface OwnQuestion {
	question_id: string;
	student_id: string;
	family_id: string;
}

/** Whether the student of a question may show drawings; undefined for a question that is not this student's. */
export async function selectOptionalSwitch(db: Db, of: OwnQuestion): Promise<boolean | undefined> {
	const row = await studentOf(db, of).select("s.shows_drawings").executeTakeFirst();
	return row?.shows_drawings;
}

/** The same, and the switch stays as it is until the transaction ends. */
export async function lockOptionalSwitch(tx: Tx, of: OwnQuestion): Promise<boolean | undefined> {
	const row = await studentOf(tx, of).select("s.shows_drawings").forShare(["s"]).executeTakeFirst();
	return row?.shows_drawings;
}

function studentOf(db: Db | Tx, { question_id, student_id, family_id }: OwnQuestion) {
	return db
		.selectFrom("students as s")
		.innerJoin("practice_questions as q", "q.student_id", "s.id")
		.where("s.id", "=", student_id)
		.where("s.family_id", "=", family_id)
		.where("q.id", "=", question_id)
		.where("q.family_id", "=", family_id);
}

export async function selectOptionalDrawing(
	db: Db,
	{ question_id, family_id }: { question_id: string; family_id: string },
): Promise<ShownDrawing | undefined> {
	const row = await db
		.selectFrom("shared_drawings")
		.select(["drawing", "shared_at"])
		.where("question_id", "=", question_id)
		.where("family_id", "=", family_id)
		.executeTakeFirst();
	return row && { ...(row.drawing as SharedDrawing), shared_at: row.shared_at.toISOString() };
}

export function selectDrawnOver(db: Db, question_ids: readonly string[], family_id: string) {
	return db
		.selectFrom("shared_drawings")
		.select("question_id")
		.where("question_id", "in", question_ids)
		.where("family_id", "=", family_id)
		.execute();
}

/** Stores a drawing instead of an earlier one. Returns since when it is shown: the same one again changes nothing. */
export async function upsertDrawing(
	tx: Tx,
	of: OwnQuestion,
	{ drawing, shared_at }: { drawing: SharedDrawing; shared_at: Date },
): Promise<Date> {
	const row = await tx
		.insertInto("shared_drawings")
		.values({ ...of, drawing: JSON.stringify(drawing), shared_at })
		.onConflict((conflict) =>
			conflict.columns(["question_id", "family_id"]).doUpdateSet({
				drawing: (eb) => eb.ref("excluded.drawing"),
				shared_at: sql`case when shared_drawings.drawing = excluded.drawing then shared_drawings.shared_at else excluded.shared_at end`,
			}),
		)
		.returning("shared_at")
		.executeTakeFirstOrThrow();
	return row.shared_at;
}

/** Whether a family's child was given this question; with a `student_id`, this one. */
export async function isQuestionOf(
	db: Db,
	of: { question_id: string; family_id: string; student_id: string | null },
): Promise<boolean> {
	const row = await db
		.selectFrom("practice_questions")
		.select("id")
		.where("id", "=", of.question_id)
		.where("family_id", "=", of.family_id)
		.$if(of.student_id !== null, (query) => query.where("student_id", "=", of.student_id ?? ""))
		.executeTakeFirst();
	return row !== undefined;
}

export async function deleteDrawing(db: Db, question_id: string, family_id: string): Promise<void> {
	await db
		.deleteFrom("shared_drawings")
		.where("question_id", "=", question_id)
		.where("family_id", "=", family_id)
		.execute();
}

/** Whether the switch changed; undefined for a child of another family. */
export async function updateOptionalSwitch(
	tx: Tx,
	{ student_id, family_id, is_on }: { student_id: string; family_id: string; is_on: boolean },
): Promise<boolean | undefined> {
	const student = await tx
		.selectFrom("students")
		.select("shows_drawings")
		.where("id", "=", student_id)
		.where("family_id", "=", family_id)
		.forNoKeyUpdate()
		.executeTakeFirst();
	if (student === undefined) return undefined;
	if (student.shows_drawings === is_on) return false;
	await tx
		.updateTable("students")
		.set({ shows_drawings: is_on })
		.where("id", "=", student_id)
		.where("family_id", "=", family_id)
		.execute();
	return true;
}

export async function deleteDrawingsOf(tx: Tx, student_id: string, family_id: string): Promise<void> {
	await tx
		.deleteFrom("shared_drawings")
		.where("student_id", "=", student_id)
		.where("family_id", "=", family_id)
		.execute();
}
