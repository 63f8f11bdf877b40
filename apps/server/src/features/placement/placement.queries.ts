import type { PlacedSkill } from "@learnin/domain/placement/placement-result";
import type { PlacementResponse } from "@learnin/domain/placement/placement-skill";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { RenderedQuestion } from "../practice/index.ts";

/** The newest placement of a student, open or finished. */
export function selectOptionalNewestPlacement(db: Db | Tx, student_id: string) {
	return db
		.selectFrom("placements")
		.select(["id", "grade", "started_at", "finished_at", "starting_skill_ids"])
		.where("student_id", "=", student_id)
		.orderBy("started_at", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** The newest placement of a student that is finished. */
export function selectOptionalFinishedPlacement(db: Db, student_id: string) {
	return db
		.selectFrom("placements")
		.select(["id", "finished_at", "starting_skill_ids"])
		.where("student_id", "=", student_id)
		.where("finished_at", "is not", null)
		.$narrowType<{ finished_at: Date }>()
		.orderBy("started_at", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** What determines whether a student is invited: how much was practiced, and when last. */
export async function selectPracticeSoFar(
	db: Db,
	student_id: string,
	most: number,
): Promise<{ finished_questions: number; practiced_at: Date | null }> {
	const newest = db
		.selectFrom("practice_questions")
		.select("finished_at")
		.where("student_id", "=", student_id)
		.where("finished_at", "is not", null)
		.orderBy("finished_at", "desc")
		.limit(most)
		.as("newest");
	return db
		.selectFrom(newest)
		.select([
			sql<number>`count(*)::int`.as("finished_questions"),
			sql<Date | null>`max(finished_at)`.as("practiced_at"),
		])
		.executeTakeFirstOrThrow();
}

export function selectGrade(db: Db, student_id: string) {
	return db.selectFrom("students").select("grade").where("id", "=", student_id).executeTakeFirstOrThrow();
}

/** The questions of a placement in the order in which they were asked, without their content. */
export async function selectAnswers(db: Db | Tx, placement_id: string) {
	const rows = await db
		.selectFrom("placement_questions")
		.select(["id", "skill_id", "guess_chance", "response"])
		.where("placement_id", "=", placement_id)
		.orderBy("position")
		.execute();
	return rows.map((row) => ({ ...row, response: row.response as PlacementResponse | null }));
}

/** One question of this student with its content; undefined for any other student's. */
export async function selectOptionalPlacementQuestion(
	db: Db,
	student_id: string,
	by: { question_id: string } | { open_in: string },
) {
	return db
		.selectFrom("placement_questions as q")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.select([
			"q.id",
			"q.placement_id",
			"q.position",
			"q.skill_id",
			"k.child_name as skill_name",
			"k.grade as skill_grade",
			"q.difficulty",
			"q.question",
			"q.rendered",
			"q.guess_chance",
			"q.response",
		])
		.where("q.student_id", "=", student_id)
		.$if("question_id" in by, (query) => query.where("q.id", "=", "question_id" in by ? by.question_id : ""))
		.$if("open_in" in by, (query) =>
			query.where("q.placement_id", "=", "open_in" in by ? by.open_in : "").where("q.response", "is", null),
		)
		.executeTakeFirst();
}

export type PlacementQuestionRow = NonNullable<Awaited<ReturnType<typeof selectOptionalPlacementQuestion>>>;

/** A question to add to a placement. */
export interface NewPlacementQuestion {
	position: number;
	skill_id: string;
	difficulty: number;
	question: Question;
	rendered: RenderedQuestion;
	guess_chance: number;
	asked_at: Date;
}

/**
 * Starts a placement with its first question. Undefined if the student has an open one, or one that was
 * started after `none_since`: two concurrent presses start one.
 */
export async function insertPlacement(
	tx: Tx,
	owner: { student_id: string; family_id: string; grade: number },
	{ first, none_since }: { first: NewPlacementQuestion; none_since: Date },
): Promise<string | undefined> {
	await tx
		.selectFrom("students")
		.select("id")
		.where("id", "=", owner.student_id)
		// Not "for update": rows that refer to the student may be stored concurrently.
		.forNoKeyUpdate()
		.executeTakeFirst();
	const newest = await selectOptionalNewestPlacement(tx, owner.student_id);
	if (newest !== undefined && (newest.finished_at === null || newest.started_at > none_since))
		return undefined;
	const { id: placement_id } = await tx
		.insertInto("placements")
		.values({ ...owner, started_at: first.asked_at })
		.returning("id")
		.executeTakeFirstOrThrow();
	const { student_id, family_id } = owner;
	await insertQuestion(tx, { ...first, placement_id, student_id, family_id });
	return placement_id;
}

async function insertQuestion(
	tx: Tx,
	{
		question,
		rendered,
		...row
	}: NewPlacementQuestion & Record<"placement_id" | "student_id" | "family_id", string>,
): Promise<void> {
	await tx
		.insertInto("placement_questions")
		.values({ ...row, question: JSON.stringify(question), rendered: JSON.stringify(rendered) })
		.execute();
}

/** An answer to the open question. */
export interface GivenAnswer {
	question_id: string;
	response: PlacementResponse;
	/** Null for "not learned yet". */
	answer: StudentAnswer | null;
	known_mistake_id: string | null;
	now: Date;
}

/**
 * Stores an answer and the next question in one statement, which locks only the answered question's row.
 * False, storing nothing, if it was answered in the meantime.
 */
export async function storeAnswer(db: Db, given: GivenAnswer, next: NewPlacementQuestion): Promise<boolean> {
	const stored = await db
		.with("answered", (query) =>
			query
				.updateTable("placement_questions")
				.set(answered(given))
				.where("id", "=", given.question_id)
				.where("response", "is", null)
				.returning(["placement_id", "student_id", "family_id"]),
		)
		.insertInto("placement_questions")
		.columns([
			"placement_id",
			"student_id",
			"family_id",
			"position",
			"skill_id",
			"difficulty",
			"question",
			"rendered",
			"guess_chance",
			"asked_at",
		])
		.expression((eb) =>
			eb
				.selectFrom("answered")
				.select([
					"placement_id",
					"student_id",
					"family_id",
					sql<number>`${next.position}::smallint`.as("position"),
					sql<string>`${next.skill_id}::text`.as("skill_id"),
					sql<number>`${next.difficulty}::smallint`.as("difficulty"),
					sql<string>`${JSON.stringify(next.question)}::jsonb`.as("question"),
					sql<string>`${JSON.stringify(next.rendered)}::jsonb`.as("rendered"),
					sql<number>`${next.guess_chance}::double precision`.as("guess_chance"),
					sql<Date>`${next.asked_at}::timestamptz`.as("asked_at"),
				]),
		)
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

/** Stores the last answer and the result. False, storing nothing, if it was answered in the meantime. */
export async function storeLastAnswer(
	tx: Tx,
	given: GivenAnswer,
	found: readonly PlacedSkill[],
): Promise<boolean> {
	const last = await tx
		.updateTable("placement_questions")
		.set(answered(given))
		.where("id", "=", given.question_id)
		.where("response", "is", null)
		.returning(["placement_id", "student_id", "family_id"])
		.executeTakeFirst();
	if (last === undefined) return false;
	await storeFinding(tx, last, found, given.now);
	return true;
}

/**
 * Removes the open question from a student's placement, so that it can no longer be answered; undefined if
 * none is open, or fewer than `from` were answered. Waits for a concurrent answer, which goes first.
 */
export function deleteOpenQuestion(tx: Tx, student_id: string, from: number) {
	return tx
		.deleteFrom("placement_questions")
		.where("student_id", "=", student_id)
		.where("response", "is", null)
		.where("position", ">=", from)
		.returning(["placement_id", "student_id", "family_id"])
		.executeTakeFirst();
}

/** Ends the placement with its result, which replaces that of an earlier one. */
export async function storeFinding(
	tx: Tx,
	owner: { placement_id: string; student_id: string; family_id: string },
	found: readonly PlacedSkill[],
	now: Date,
): Promise<void> {
	await tx.updateTable("placements").set({ finished_at: now }).where("id", "=", owner.placement_id).execute();
	await tx.deleteFrom("placed_skills").where("student_id", "=", owner.student_id).execute();
	if (found.length === 0) return;
	await tx
		.insertInto("placed_skills")
		.values(
			found.map(({ skill_id, known_chance, asked, related_answers }) => ({
				...owner,
				skill_id,
				known_chance,
				asked,
				related_answers,
				placed_at: now,
			})),
		)
		.execute();
}

/** Stores where the student starts from there. */
export async function storeStarts(
	tx: Tx,
	placement_id: string,
	starting_skill_ids: readonly string[],
): Promise<void> {
	await tx
		.updateTable("placements")
		.set({ starting_skill_ids: [...starting_skill_ids] })
		.where("id", "=", placement_id)
		.execute();
}

export function selectStudentToNotify(tx: Tx, student_id: string) {
	return tx
		.selectFrom("students")
		.select(["id", "family_id", "name", "time_zone"])
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
}

function answered({ response, answer, known_mistake_id, now }: GivenAnswer) {
	return {
		response,
		answer: answer === null ? null : JSON.stringify(answer),
		known_mistake_id,
		answered_at: now,
	};
}

/** The result of the student's newest finished placement, by skill. */
export async function selectPlacedSkills(db: Db, student_id: string) {
	const rows = await db
		.selectFrom("placed_skills")
		.select(["skill_id", "known_chance", "asked", "related_answers"])
		.where("student_id", "=", student_id)
		.execute();
	return rows.map((row) => ({ ...row, asked: row.asked as PlacementResponse | null }));
}

/** Every answered question of a placement with its content and answer, in order. */
export async function selectAnsweredQuestions(db: Db, placement_id: string) {
	const rows = await db
		.selectFrom("placement_questions")
		.select(["skill_id", "question", "rendered", "response", "answer"])
		.where("placement_id", "=", placement_id)
		.where("response", "is not", null)
		.orderBy("position")
		.execute();
	return rows.map((row) => ({
		skill_id: row.skill_id,
		question: row.question as Question,
		rendered: row.rendered as RenderedQuestion,
		response: row.response as PlacementResponse,
		answer: row.answer as StudentAnswer | null,
	}));
}
