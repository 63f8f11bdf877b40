import type { ParentState, StudentState } from "@learnin/contract/routes/people/people-lists.contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { hasDaysLeft, hasRunningDays } from "../../platform/db/paid-days.ts";
import type { PeoplePlace, Wanted } from "./find-words.ts";

interface Page {
	wanted: Wanted | undefined;
	sort: "newest" | "name";
	after: PeoplePlace | undefined;
	limit: number;
	now: Date;
}

type Condition = RawBuilder<boolean>;

/** The table's short name in these statements. */
type Of = "a" | "s";

/** The position after which the page begins. */
function placeKey(of: Of, sort: Page["sort"]) {
	return sort === "name"
		? sql<string>`lower(${sql.ref(`${of}.name`)})`
		: sql<string>`to_char(${sql.ref(`${of}.created_at`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function inOrder(of: Of, sort: Page["sort"]) {
	const [name, created_at, id] = [sql.ref(`${of}.name`), sql.ref(`${of}.created_at`), sql.ref(`${of}.id`)];
	return sort === "name" ? sql`lower(${name}), ${id}` : sql`${created_at} desc, ${id} desc`;
}

function beyond(of: Of, { sort, after }: Page): Condition[] {
	if (after === undefined) return [];
	const [name, created_at, id] = [sql.ref(`${of}.name`), sql.ref(`${of}.created_at`), sql.ref(`${of}.id`)];
	return sort === "name"
		? [sql<boolean>`(lower(${name}), ${id}) > (${after.key}, ${after.id})`]
		: [sql<boolean>`(${created_at}, ${id}) < (${after.key}::timestamptz, ${after.id})`];
}

const paidNow = (now: Date) => sql`
	select e.family_id from enrolments e
	where ${hasRunningDays(now)}`;

function parentsIn(state: ParentState, now: Date): Condition[] {
	switch (state) {
		case "all":
			return [];
		case "active":
			return [sql<boolean>`a.is_active`];
		case "inactive":
			return [sql<boolean>`not a.is_active`];
		case "registering":
			return [sql<boolean>`a.user_type = 'UNKNOWN'`];
		case "paying":
			return [
				sql<boolean>`a.id in (select g.account_id from guardians g where g.family_id in (${paidNow(now)}))`,
			];
		case "payment_failed":
			return [
				sql<boolean>`a.id in (select g.account_id from orders o join guardians g on g.family_id = o.family_id
					where o.state = 'failed')`,
			];
		case "deletion":
			return [
				sql<boolean>`a.id in (select g.account_id from guardians g
					join students s on s.family_id = g.family_id where s.deletion_warned_at is not null)`,
			];
	}
}

function parentsWanted(wanted: Wanted | undefined): Condition[] {
	if (wanted === undefined || "words" in wanted) return [];
	return [
		sql<boolean>`(a.id = ${wanted.id} or a.id in (select g.account_id from guardians g where g.family_id = ${wanted.id}))`,
	];
}

/**
 * Who matches these words in the index. Matched first and sorted then: the planner takes unknown words for
 * common ones, and would read everyone in order to find no one.
 */
function parentsFound(db: Db, wanted: Wanted | undefined) {
	const parents = db.selectFrom("accounts").selectAll().where("user_type", "<>", "STUDENT");
	if (wanted === undefined || "id" in wanted) return parents;
	return parents
		.where(
			sql<boolean>`to_tsvector('simple', name || ' ' || translate(coalesce(email, ''), '@.+-_', '     '))
				@@ to_tsquery('simple', ${wanted.words})`,
		)
		.offset(0);
}

/** Parents and accounts that are still registering; excludes super-admins without a family. */
export function selectParents(db: Db, state: ParentState, page: Page) {
	const { now, sort, limit, wanted } = page;
	const conditions = [
		sql<boolean>`not (a.is_admin and a.user_type = 'UNKNOWN')`,
		...parentsIn(state, now),
		...parentsWanted(wanted),
		...beyond("a", page),
	];
	return db
		.selectFrom(parentsFound(db, wanted).as("a"))
		.select((eb) => [
			"a.id",
			"a.name",
			"a.email",
			"a.user_type",
			"a.is_active",
			"a.created_at",
			placeKey("a", sort).as("place_key"),
			eb
				.selectFrom("guardians as g")
				.innerJoin("students as s", "s.family_id", "g.family_id")
				.whereRef("g.account_id", "=", "a.id")
				.select((of) => of.fn.countAll<number>().as("children"))
				.as("children"),
			eb
				.selectFrom("guardians as g")
				.innerJoin("students as s", "s.family_id", "g.family_id")
				.innerJoin("enrolments as e", "e.student_id", "s.id")
				.whereRef("g.account_id", "=", "a.id")
				.where(hasDaysLeft(now))
				.select((of) => of.fn.max("e.ends_at").as("paid_until"))
				.as("paid_until"),
		])
		.where((eb) => eb.and(conditions))
		.orderBy(inOrder("a", sort))
		.limit(limit)
		.$narrowType<{ user_type: "PARENT" | "UNKNOWN" }>()
		.execute();
}

const runningOf = (now: Date) => sql`
	select from enrolments e
	where e.student_id = s.id and ${hasRunningDays(now)}`;

function studentsIn(state: StudentState, now: Date): Condition[] {
	switch (state) {
		case "all":
			return [];
		case "enrolled":
			return [sql<boolean>`exists (${runningOf(now)})`];
		case "not_enrolled":
			return [sql<boolean>`not exists (${runningOf(now)})`];
		case "invited":
			return [
				sql<boolean>`s.id in (select i.student_id from invitations i
					where i.used_at is null and i.revoked_at is null and i.expires_at > ${now})`,
			];
		case "inactive":
			return [sql<boolean>`not s.is_active`];
		case "deletion":
			return [sql<boolean>`s.deletion_warned_at is not null`];
	}
}

function studentsWanted(wanted: Wanted | undefined): Condition[] {
	if (wanted === undefined || "words" in wanted) return [];
	return [sql<boolean>`(s.id = ${wanted.id} or s.account_id = ${wanted.id} or s.family_id = ${wanted.id})`];
}

function studentsFound(db: Db, wanted: Wanted | undefined) {
	const students = db.selectFrom("students").selectAll();
	if (wanted === undefined || "id" in wanted) return students;
	return students
		.where(
			sql<boolean>`to_tsvector('simple', name || ' ' || translate(email, '@.+-_', '     '))
				@@ to_tsquery('simple', ${wanted.words})`,
		)
		.offset(0);
}

/** Children of all families. */
export function selectStudents(
	db: Db,
	{ state, grade }: { state: StudentState; grade?: number | undefined },
	page: Page,
) {
	const { now, sort, limit, wanted } = page;
	const conditions = [
		...studentsIn(state, now),
		...(grade === undefined ? [] : [sql<boolean>`s.grade = ${grade}`]),
		...studentsWanted(wanted),
		...beyond("s", page),
	];
	return db
		.selectFrom(studentsFound(db, wanted).as("s"))
		.select((eb) => [
			"s.id",
			"s.name",
			"s.grade",
			"s.is_active",
			"s.created_at",
			placeKey("s", sort).as("place_key"),
			eb
				.selectFrom("guardians as g")
				.innerJoin("accounts as a", "a.id", "g.account_id")
				.whereRef("g.family_id", "=", "s.family_id")
				.where("g.is_owner", "=", true)
				.select("a.name")
				.as("parent_name"),
			eb
				.selectFrom("enrolments as e")
				.whereRef("e.student_id", "=", "s.id")
				.where(hasDaysLeft(now))
				.select((of) => of.fn.max("e.ends_at").as("enrolled_until"))
				.as("enrolled_until"),
		])
		.where((eb) => eb.and(conditions))
		.orderBy(inOrder("s", sort))
		.limit(limit)
		.execute();
}
