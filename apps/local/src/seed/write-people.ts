import { POLICY_VERSION } from "@learnin/domain/data-rights/retention";
import type { Pool } from "pg";

export interface SeededPeople {
	/** By student number. */
	students: { student_id: string; family_id: string; account_id: string }[];
	parents: { account_id: string; family_id: string }[];
}

interface Wanted {
	/** The grade of each student. */
	grades: number[];
	/** The start of every address, so that two seeds do not collide. */
	name: string;
	/** Null: no one signs in by password. */
	password_hash: string | null;
	since: Date;
	until: Date;
}

const childrenPerFamily = 2;

const insertFamilies = `
	with wanted as (select number, gen_random_uuid() as family_id, gen_random_uuid() as parent_id
		from generate_series(0, $1::int - 1) as number),
	added as (insert into families (id, created_at) select family_id, $4 from wanted),
	parent as (insert into accounts (id, email, name, password_hash, user_type, created_at, email_verified_at)
		select parent_id, $2 || '.parent' || number || '@example.com', 'Parent ' || number, $3, 'PARENT', $4, $4 from wanted),
	guardian as (insert into guardians (family_id, account_id, is_owner) select family_id, parent_id, true from wanted),
	told as (insert into notifications (account_id, kind, event_key, description, created_at, read_at)
		select parent_id, 'payment_received', 'seed:' || k, 'Your payment went through.', $4::timestamptz + k * interval '2 days',
			case when k < 38 then $4::timestamptz + k * interval '2 days' end
		from wanted, generate_series(1, 40) as k)
	select number, family_id, parent_id from wanted order by number`;

const insertStudents = `
	with wanted as (select w.number, w.grade, w.family_id, gen_random_uuid() as account_id, gen_random_uuid() as student_id,
			$3 || '.student' || w.number || '@example.com' as email
		from unnest($1::smallint[], $2::uuid[]) with ordinality as given (grade, family_id, place)
		cross join lateral (select place::int - 1 as number, grade, family_id) w),
	account as (insert into accounts (id, email, name, password_hash, user_type, created_at, email_verified_at)
		select account_id, email, 'Student ' || number, $4, 'STUDENT', $5, $5 from wanted),
	student as (insert into students (id, family_id, account_id, name, email, grade, learning_objective, created_at)
		select student_id, family_id, account_id, 'Student ' || number, email, grade, 'Keep up with class', $5 from wanted),
	agreed as (insert into consents (family_id, student_id, policy_version, scopes, method, evidence_ref, given_at)
		select family_id, student_id, $7, array['practice', 'reports_to_guardians'], 'card_payment', 'seed', $5 from wanted),
	told as (insert into notifications (account_id, kind, event_key, description, created_at, read_at)
		select account_id, 'report_resolved', 'seed:' || k, 'We reviewed the question you reported.', $5::timestamptz + k * interval '2 days',
			case when k < 38 then $5::timestamptz + k * interval '2 days' end
		from wanted, generate_series(1, 40) as k),
	paid as (insert into orders (id, family_id, account_id, purpose, type, provider, state, currency, amount_minor, created_at, paid_at)
		select gen_random_uuid(), family_id, null, 'registration', 'payment', 'STRIPE', 'paid', 'USD', 1000 * count(*), $5, $5
		from wanted group by family_id returning id, family_id, amount_minor),
	line as (insert into order_lines (id, order_id, family_id, position, student_id, name, email, grade, learning_objective, course_fee_minor)
		select gen_random_uuid(), paid.id, paid.family_id, row_number() over (partition by paid.id order by w.number) - 1,
			w.student_id, 'Student ' || w.number, w.email, w.grade, 'Keep up with class', 1000
		from paid join wanted w using (family_id) returning id, family_id, student_id),
	enrolled as (insert into enrolments (family_id, student_id, order_line_id, starts_at, ends_at)
		select family_id, student_id, id, $5, $6 from line),
	booked as (insert into ledger_transactions (id, external_ref, kind, order_id, family_id, created_at)
		select gen_random_uuid(), 'seed:' || paid.id, 'registration_fee', paid.id, paid.family_id, $5 from paid
		returning id, order_id),
	account_of as (insert into ledger_accounts (family_id, kind, currency)
		select paid.family_id, kind, 'USD' from paid, (values ('stripe_clearing'), ('registration_revenue')) as of (kind)
		returning id, family_id, kind),
	entered as (insert into ledger_entries (transaction_id, account_id, family_id, side, amount_minor)
		select booked.id, a.id, a.family_id, case a.kind when 'stripe_clearing' then 'debit' else 'credit' end, paid.amount_minor
		from booked join paid on paid.id = booked.order_id join account_of a on a.family_id = paid.family_id)
	select number, student_id, family_id, account_id from wanted order by number`;

/** Families of two children each, paid and with consent, with notifications for each of them. */
export async function writePeople(pool: Pool, wanted: Wanted): Promise<SeededPeople> {
	const { grades, name, password_hash, since, until } = wanted;
	const families = await pool.query<{ family_id: string; parent_id: string }>(insertFamilies, [
		Math.ceil(grades.length / childrenPerFamily),
		name,
		password_hash,
		since,
	]);
	const parents = families.rows.map(({ family_id, parent_id }) => ({ family_id, account_id: parent_id }));
	const familyOf = grades.map(
		(_, number) => parents[Math.floor(number / childrenPerFamily)]?.family_id ?? "",
	);
	const students = await pool.query<SeededPeople["students"][number]>(insertStudents, [
		grades,
		familyOf,
		name,
		password_hash,
		since,
		until,
		POLICY_VERSION,
	]);
	return { parents, students: students.rows };
}
