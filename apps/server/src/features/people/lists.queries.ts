import type { ParentState, StudentState } from "@learnin/contract/routes/people/people-lists.contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { PeoplePlace, Wanted } from "./find-words.ts";

interface Page {
	wanted: Wanted | undefined;
	sort: "newest" | "name";
	after: PeoplePlace | undefined;
	limit: number;
	now: Date;
}

type Condition = RawBuilder<unknown>;

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
		? [sql`(lower(${name}), ${id}) > (${after.key}, ${after.id})`]
		: [sql`(${created_at}, ${id}) < (${after.key}::timestamptz, ${after.id})`];
}

export interface ParentRow {
	id: string;
	name: string;
	email: string;
	user_type: "PARENT" | "UNKNOWN";
	is_active: boolean;
	children: number;
	paid_until: Date | null;
	created_at: Date;
	place_key: string;
}

const paidNow = (now: Date) => sql`
	select e.family_id from enrolments e
	where e.ends_at > ${now} and e.starts_at <= ${now} and e.ended_early_at is null`;

function parentsIn(state: ParentState, now: Date): Condition[] {
	switch (state) {
		case "all":
			return [];
		case "active":
			return [sql`a.is_active`];
		case "inactive":
			return [sql`not a.is_active`];
		case "registering":
			return [sql`a.user_type = 'UNKNOWN'`];
		case "paying":
			return [sql`a.id in (select g.account_id from guardians g where g.family_id in (${paidNow(now)}))`];
		case "payment_failed":
			return [
				sql`a.id in (select g.account_id from orders o join guardians g on g.family_id = o.family_id
					where o.state = 'failed')`,
			];
		case "deletion":
			return [
				sql`a.id in (select g.account_id from guardians g
					join students s on s.family_id = g.family_id where s.deletion_warned_at is not null)`,
			];
	}
}

function parentsWanted(wanted: Wanted | undefined): Condition[] {
	if (wanted === undefined || "words" in wanted) return [];
	return [
		sql`(a.id = ${wanted.id} or a.id in (select g.account_id from guardians g where g.family_id = ${wanted.id}))`,
	];
}

/**
 * Who matches these words in the index. Matched first and sorted then: the planner takes unknown words for
 * common ones, and would read everyone in order to find no one.
 */
function parentsFound(wanted: Wanted | undefined) {
	if (wanted === undefined || "id" in wanted) return sql`accounts`;
	return sql`(select * from accounts a where a.user_type <> 'STUDENT'
		and to_tsvector('simple', a.name || ' ' || translate(coalesce(a.email, ''), '@.+-_', '     '))
			@@ to_tsquery('simple', ${wanted.words}) offset 0)`;
}

/** Parents and accounts that are still registering; excludes super-admins without a family. */
export async function selectParents(db: Db, state: ParentState, page: Page): Promise<ParentRow[]> {
	const { now, sort, limit, wanted } = page;
	const conditions = [
		sql`a.user_type <> 'STUDENT'`,
		sql`not (a.is_admin and a.user_type = 'UNKNOWN')`,
		...parentsIn(state, now),
		...parentsWanted(wanted),
		...beyond("a", page),
	];
	const { rows } = await sql<ParentRow>`
		select a.id, a.name, a.email, a.user_type, a.is_active, a.created_at, ${placeKey("a", sort)} as place_key,
			(select count(*)::int from guardians g join students s on s.family_id = g.family_id
			 where g.account_id = a.id) as children,
			(select max(e.ends_at) from guardians g
			 join students s on s.family_id = g.family_id join enrolments e on e.student_id = s.id
			 where g.account_id = a.id and e.ends_at > ${now} and e.ended_early_at is null) as paid_until
		from ${parentsFound(wanted)} a
		where ${sql.join(conditions, sql` and `)}
		order by ${inOrder("a", sort)} limit ${limit}`.execute(db);
	return rows;
}

export interface StudentRow {
	id: string;
	name: string;
	grade: number;
	parent_name: string | null;
	is_active: boolean;
	enrolled_until: Date | null;
	created_at: Date;
	place_key: string;
}

const runningOf = (now: Date) => sql`
	select from enrolments e
	where e.student_id = s.id and e.starts_at <= ${now} and e.ends_at > ${now} and e.ended_early_at is null`;

function studentsIn(state: StudentState, now: Date): Condition[] {
	switch (state) {
		case "all":
			return [];
		case "enrolled":
			return [sql`exists (${runningOf(now)})`];
		case "not_enrolled":
			return [sql`not exists (${runningOf(now)})`];
		case "invited":
			return [
				sql`s.id in (select i.student_id from invitations i
					where i.used_at is null and i.revoked_at is null and i.expires_at > ${now})`,
			];
		case "inactive":
			return [sql`not s.is_active`];
		case "deletion":
			return [sql`s.deletion_warned_at is not null`];
	}
}

function studentsWanted(wanted: Wanted | undefined): Condition[] {
	if (wanted === undefined || "words" in wanted) return [];
	return [sql`(s.id = ${wanted.id} or s.account_id = ${wanted.id} or s.family_id = ${wanted.id})`];
}

function studentsFound(wanted: Wanted | undefined) {
	if (wanted === undefined || "id" in wanted) return sql`students`;
	return sql`(select * from students s
		where to_tsvector('simple', s.name || ' ' || translate(s.email, '@.+-_', '     '))
			@@ to_tsquery('simple', ${wanted.words}) offset 0)`;
}

/** Children of all families. */
export async function selectStudents(
	db: Db,
	{ state, grade }: { state: StudentState; grade?: number | undefined },
	page: Page,
): Promise<StudentRow[]> {
	const { now, sort, limit, wanted } = page;
	const conditions = [
		...studentsIn(state, now),
		...(grade === undefined ? [] : [sql`s.grade = ${grade}`]),
		...studentsWanted(wanted),
		...beyond("s", page),
	];
	const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
	const { rows } = await sql<StudentRow>`
		select s.id, s.name, s.grade, s.is_active, s.created_at, ${placeKey("s", sort)} as place_key,
			(select a.name from guardians g join accounts a on a.id = g.account_id
			 where g.family_id = s.family_id and g.is_owner) as parent_name,
			(select max(e.ends_at) from enrolments e
			 where e.student_id = s.id and e.ends_at > ${now} and e.ended_early_at is null) as enrolled_until
		from ${studentsFound(wanted)} s
		${where}
		order by ${inOrder("s", sort)} limit ${limit}`.execute(db);
	return rows;
}
