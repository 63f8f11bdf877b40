import type { SheetItem } from "@learnin/curriculum/worksheets/compose-sheet";
import type { Db } from "../../platform/db/database.ts";
import { triedSince } from "../../platform/db/tried-since.ts";
import { familyOf } from "../../platform/db/kept-content.ts";

export type SheetSource = "skill" | "mistakes" | "next";

export interface NewSheet {
	code: string;
	family_id: string;
	student_id: string;
	source: SheetSource;
	items: SheetItem[];
	created_at: Date;
}

export async function insertWorksheet(db: Db, { items, ...sheet }: NewSheet): Promise<void> {
	await db
		.insertInto("worksheets")
		.values({ ...sheet, items: JSON.stringify(items) })
		.execute();
}

function selectSheets(db: Db) {
	return db
		.selectFrom("worksheets as w")
		.innerJoin("students as s", "s.id", "w.student_id")
		.select([
			"w.code",
			"w.family_id",
			"w.student_id",
			"s.name as student_name",
			"w.source",
			"w.items",
			"w.created_at",
		])
		.$narrowType<{ source: SheetSource; items: SheetItem[] }>();
}

export type SheetRow = Awaited<ReturnType<ReturnType<typeof selectSheets>["executeTakeFirstOrThrow"]>>;

/**
 * The sheet, if the family may have it: its own, or anyone's that reveals nothing but a skill. Codes are unique in a
 * family, so its own comes first.
 */
export function selectOptionalWorksheet(db: Db, family_id: string, code: string) {
	return selectSheets(db)
		.where("w.code", "=", code)
		.where(({ or, eb }) => or([eb("w.family_id", "=", family_id), eb("w.source", "=", "skill")]))
		.orderBy((eb) => eb("w.family_id", "=", family_id), "desc")
		.limit(1)
		.executeTakeFirst();
}

export function selectRecentWorksheets(db: Db, family_id: string, limit: number) {
	return selectSheets(db)
		.where("w.family_id", "=", family_id)
		.orderBy("w.created_at", "desc")
		.limit(limit)
		.execute();
}

export function selectChildren(db: Db, family_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "grade", "time_zone"])
		.where("family_id", "=", family_id)
		.orderBy("created_at")
		.execute();
}

/** What was missed and not skipped since then, the newest first: each skill and difficulty once. */
export function selectMissedSince(db: Db, student_id: string, since: Date) {
	return db
		.selectFrom("practice_questions as q")
		.select(["q.skill_id", "q.difficulty"])
		.where("q.student_id", "=", student_id)
		.where(triedSince(familyOf(student_id), since))
		.where("q.is_missed", "=", true)
		.where("q.is_skipped", "=", false)
		.where("q.review_of", "is", null)
		.where("q.finished_at", ">=", since)
		.groupBy(["q.skill_id", "q.difficulty"])
		.orderBy(({ fn }) => fn.max("q.finished_at"), "desc")
		.limit(60)
		.execute();
}
