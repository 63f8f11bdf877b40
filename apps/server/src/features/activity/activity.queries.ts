import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { ownDay } from "../rewards/index.ts";
import { countedTime } from "../practice-days/index.ts";
import { ofQuestion } from "../../platform/db/of-question.ts";
import { triedSince } from "../../platform/db/tried-since.ts";

/** Practice time of each student of a family, by the student's own days, since a given time. */
export function selectActiveDays(db: Db, family_id: string, since: Date) {
	return db
		.selectFrom("attempts as a")
		.innerJoin("students as s", "s.id", "a.student_id")
		.where("a.family_id", "=", family_id)
		.where("s.family_id", "=", family_id)
		.where("a.created_at", ">=", since)
		.select([
			"a.student_id",
			ownDay("a.created_at").as("date"),
			sql<number>`sum(${countedTime()})::bigint`.as("active_ms"),
		])
		.groupBy(["a.student_id", "date"])
		.execute();
}

/** Questions that each student of a family skipped, by the student's own days, counted as in the report. */
export function selectSkippedDays(db: Db, family_id: string, since: Date) {
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.where("s.family_id", "=", family_id)
		.where(triedSince(sql`(${family_id}::uuid)`, since))
		.where("q.finished_at", ">=", since)
		.where("q.is_skipped", "=", true)
		.select([
			"q.student_id",
			ownDay("q.finished_at").as("date"),
			sql<number>`count(distinct coalesce(q.fingerprint, q.id::text))::int`.as("skipped"),
		])
		.groupBy(["q.student_id", "date"])
		.execute();
}

/**
 * For each child of a family, whether it finished its placement, and a set that it did not only skip; and the time of
 * its first answer or skip.
 */
export function selectBegun(db: Db, family_id: string) {
	return db
		.selectFrom("students as s")
		.where("s.family_id", "=", family_id)
		.select((eb) => [
			"s.id as student_id",
			eb
				.exists(
					eb
						.selectFrom("placements as p")
						.whereRef("p.student_id", "=", "s.id")
						.where("p.finished_at", "is not", null)
						.select("p.id"),
				)
				.as("has_starting_point"),
			eb
				.selectFrom("attempts as a")
				.where("a.family_id", "=", family_id)
				.whereRef("a.student_id", "=", "s.id")
				.select(({ fn }) => fn.min("a.created_at").as("first_at"))
				.as("first_at"),
			sql<boolean>`exists (select 1 from practice_sessions p where p.student_id = s.id
				and exists (select 1 from practice_questions q where q.session_id = p.id and q.finished_at is not null and not q.is_skipped)
				and not exists (select 1 from practice_questions q where q.session_id = p.id
					and q.finished_at is null and q.replaced_at is null))`.as("has_finished_set"),
		])
		.execute();
}

export interface SkillFigures {
	student_id: string;
	skill_id: string;
	skill_name: string;
	finished: number;
	first_try: number;
}

/** Questions that ended and those solved on the first try, per child and skill, in the last 30 days. */
export function selectSkillFigures(db: Db, family_id: string, since: Date): Promise<SkillFigures[]> {
	// The same question asked again on a day counts once, as in the weekly email.
	const question = sql`count(distinct (${ownDay("q.finished_at")}, coalesce(q.fingerprint, q.id::text)))`;
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.where("s.family_id", "=", family_id)
		.where(triedSince(sql`(${family_id}::uuid)`, since))
		.where("q.finished_at", ">=", since)
		.where("q.is_skipped", "=", false)
		.groupBy(["q.student_id", "q.skill_id", "k.child_name"])
		.select([
			"q.student_id",
			"q.skill_id",
			"k.child_name as skill_name",
			sql<number>`${question}::int`.as("finished"),
			sql<number>`(${question} filter (where q.is_correct and q.attempt_count = 1 and q.hints_opened = 0))::int`.as(
				"first_try",
			),
		])
		.execute();
}

/** The newest sessions with an answer since a given time. */
export function selectRecentSessions(db: Db, family_id: string, recent: { since: Date; limit: number }) {
	return db
		.selectFrom((eb) =>
			// The first ten; the texts about them are read afterwards.
			eb
				.selectFrom("attempts as a")
				.innerJoin("practice_questions as of_attempt", "of_attempt.id", "a.question_id")
				.where("a.family_id", "=", family_id)
				.where("a.created_at", ">=", recent.since)
				.groupBy(["of_attempt.session_id", "a.student_id"])
				.select(({ fn }) => [
					"of_attempt.session_id",
					"a.student_id",
					sql<number>`sum(${countedTime()})::bigint`.as("active_ms"),
					sql<number>`sum(a.points)::int`.as("points"),
					fn.max("a.created_at").as("last_attempt_at"),
				])
				.orderBy("last_attempt_at", "desc")
				.limit(recent.limit)
				.as("of"),
		)
		.innerJoin("students as s", "s.id", "of.student_id")
		.innerJoin("practice_sessions as p", "p.id", "of.session_id")
		.leftJoin("skills as k", "k.id", "p.skill_id")
		.innerJoinLateral(
			(eb) =>
				eb
					.selectFrom("practice_questions as q")
					.whereRef("q.session_id", "=", "of.session_id")
					.where("q.replaced_at", "is", null)
					.select([
						sql<number>`count(*)::int`.as("total"),
						sql<number>`count(q.finished_at) filter (where not q.is_skipped)::int`.as("finished"),
						sql<number>`count(*) filter (where q.is_skipped)::int`.as("skipped"),
						sql<number>`count(*) filter (where q.is_correct and q.attempt_count = 1 and q.hints_opened = 0)::int`.as(
							"first_try",
						),
					])
					.as("questions"),
			(join) => join.onTrue(),
		)
		.select([
			"of.session_id",
			"of.student_id",
			"s.name as student_name",
			"s.time_zone",
			sql<string>`coalesce(p.title, k.child_name)`.as("title"),
			"of.active_ms",
			"of.points",
			"of.last_attempt_at",
			"questions.total",
			"questions.finished",
			"questions.skipped",
			"questions.first_try",
		])
		.orderBy("of.last_attempt_at", "desc")
		.execute();
}

/** What was tried in each of these sets, by the child's own day. */
export async function selectSetDays(db: Db, family_id: string, session_ids: string[]) {
	if (session_ids.length === 0) return [];
	return await db
		.selectFrom("practice_questions as q")
		.innerJoin("attempts as a", (join) => join.on(ofQuestion("a", "q")))
		.innerJoin("students as s", "s.id", "q.student_id")
		.where("q.family_id", "=", family_id)
		.where("q.session_id", "in", session_ids)
		.where("s.family_id", "=", family_id)
		.select(({ fn }) => [
			"q.session_id",
			ownDay("a.created_at").as("date"),
			// A new version of a question is asked in its place.
			sql<number>`count(distinct q.position)::int`.as("questions"),
			sql<number>`(count(distinct q.position) filter (where a.kind = 'skip'))::int`.as("skipped"),
			sql<number>`(count(distinct q.id) - count(distinct q.position))::int`.as("new_versions"),
			sql<number>`count(distinct q.skill_id)::int`.as("skills"),
			fn.min("a.created_at").as("from"),
			fn.max("a.created_at").as("to"),
		])
		.groupBy(["q.session_id", "date"])
		.execute();
}

/** Promised rewards that wait for a parent, the oldest first. */
export function selectRewardsWaiting(db: Db, family_id: string) {
	return db
		.selectFrom("reward_requests")
		.select(["student_id", "title", "state"])
		.where("family_id", "=", family_id)
		.where("state", "in", ["asked", "approved"])
		.orderBy("asked_at")
		.orderBy("id")
		.$narrowType<{ state: "asked" | "approved" }>()
		.execute();
}

/** Which of these families have an answer at or after a given time. */
export function selectChangedFamilies(db: Db, family_ids: string[], since: Date) {
	return db
		.selectFrom("attempts")
		.where("family_id", "in", family_ids)
		.where("created_at", ">=", since)
		.groupBy("family_id")
		.select((eb) => [
			"family_id",
			eb.fn.max("created_at").as("changed_at"),
			eb.fn.countAll<number>().as("count"),
		])
		.execute();
}

export function selectAccount(db: Db, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["name", "email", "email_verified_at"])
		.where("id", "=", account_id)
		.executeTakeFirstOrThrow();
}
