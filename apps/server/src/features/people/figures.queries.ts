import type { Db, Tx } from "../../platform/db/database.ts";
import { date, int4, int8, oneOf, orNull, sure, timestamptz } from "../../platform/db/statements/columns.ts";
import type { RowOf } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface DayMoney {
	day: string;
	currency: "USD" | "NPR";
	payments: number;
	paid_minor: number;
	refunds: number;
	refunded_minor: number;
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
const endOf = (day: string) => new Date(startOf(day).getTime() + DAY_MS);

const countDaysStatement = statement({
	name: "count-days",
	params: {
		first: date,
		last: date,
		begins: timestamptz,
		ends: timestamptz,
		since: timestamptz,
		enrolled_before: orNull(int4),
	},
	row: {
		/** The UTC day. */
		day: sure(date, "one of a series of days"),
		new_families: sure(int4, "`coalesce` with a constant"),
		enrolled: sure(int4, "`greatest` with a constant"),
		finished: sure(int4, "`coalesce` with a constant"),
		first_try: sure(int4, "`coalesce` with a constant"),
	},
	sql: `
		with days as (
			select d::date as day from generate_series(:first::date::timestamp, :last::date::timestamp, '1 day') d
		), families_of as (
			select (created_at at time zone 'UTC')::date as day, count(*)::int as n
			from families where created_at >= :begins and created_at < :ends group by 1
		), questions_of as (
			-- By the answers that ended them.
			select (created_at at time zone 'UTC')::date as day, count(*)::int as finished,
				(count(*) filter (where verdict = 'correct' and attempt_number = 1 and hints_opened = 0))::int as first_try
			from attempts
			where created_at >= :begins and created_at < :ends and kind = 'answer' and (verdict = 'correct' or tries_remaining = 0)
			group by 1
		), known as (
			select coalesce(:enrolled_before::int, ((select count(*) from enrolments
				where starts_at < :ends and ends_at >= :ends and ended_early_at is null)
				+ (select count(*) from enrolments where starts_at < :ends and ended_early_at >= :ends))::int) as n
		), changes as materialized (
			select (starts_at at time zone 'UTC')::date as day, count(*) as by from enrolments
			where starts_at >= :since and starts_at < :ends
				and (ended_early_at is null or ended_early_at > starts_at) group by 1
			union all
			select (ends_at at time zone 'UTC')::date, -count(*) from enrolments
			where ends_at >= :since and ends_at < :ends and ended_early_at is null group by 1
			union all
			select (ended_early_at at time zone 'UTC')::date, -count(*) from enrolments
			where ended_early_at >= :since and ended_early_at < :ends
				and ended_early_at > starts_at group by 1
		), enrolled_by as (
			-- Backwards from the last day or forwards from a known count, so that nothing before the first one is read.
			select d.day, k.n + case when :enrolled_before::int is null
				then -coalesce((select sum(c.by) from changes c where c.day > d.day), 0)
				else coalesce((select sum(c.by) from changes c where c.day <= d.day), 0) end::int as n
			from days d, known k
		)
		select d.day, coalesce(f.n, 0) as new_families, greatest(e.n, 0) as enrolled,
			coalesce(q.finished, 0) as finished, coalesce(q.first_try, 0) as first_try
		from days d
		join enrolled_by e on e.day = d.day
		left join families_of f on f.day = d.day
		left join questions_of q on q.day = d.day
		order by d.day`,
});

export type DayFigures = RowOf<typeof countDaysStatement.row>;

/**
 * The days from `first` to `last` inclusive, counted from the rows themselves; each part uses an index on the
 * day. Children with paid days are counted as well, unless their number at the start of `first` is given.
 */
export function countDays(
	db: Db,
	first: string,
	last: string,
	enrolled_before: number | null = null,
): Promise<DayFigures[]> {
	const [begins, ends] = [startOf(first), endOf(last)];
	// Backwards from the last day or forwards from a known count.
	const since = enrolled_before === null ? endOf(first) : begins;
	return countDaysStatement.all(db, { first, last, begins, ends, since, enrolled_before });
}

const sumMoneyStatement = statement({
	name: "sum-money-of-days",
	params: { begins: timestamptz, ends: timestamptz },
	row: {
		day: sure(date, "both halves only have moves of these days"),
		currency: sure(oneOf(["USD", "NPR"]), "orders and refunds allow just these"),
		payments: sure(int4, "a sum over at least one row"),
		paid_minor: sure(int8, "a sum over at least one row"),
		refunds: sure(int4, "a sum over at least one row"),
		refunded_minor: sure(int8, "a sum over at least one row"),
	},
	sql: `
		with moves as (
			select (paid_at at time zone 'UTC')::date as day, currency, 1 as payments, amount_minor as paid_minor,
				0 as refunds, 0 as refunded_minor
			from orders where paid_at >= :begins and paid_at < :ends and provider <> 'WALLET'
			union all
			select (settled_at at time zone 'UTC')::date, currency, 0, 0, 1, amount_minor
			from refunds where state = 'succeeded' and settled_at >= :begins and settled_at < :ends
		)
		select day, currency, sum(payments)::int as payments, sum(paid_minor)::bigint as paid_minor,
			sum(refunds)::int as refunds, sum(refunded_minor)::bigint as refunded_minor
		from moves group by day, currency order by day, currency`,
});

/** Payments and refunds on these days, by currency; leaves out days without either. */
export function sumMoney(db: Db, first: string, last: string): Promise<DayMoney[]> {
	return sumMoneyStatement.all(db, { begins: startOf(first), ends: endOf(last) });
}

export function selectKeptDays(db: Db, first: string): Promise<DayFigures[]> {
	return db
		.selectFrom("daily_figures")
		.where("day", ">=", first)
		.select(["day", "new_families", "enrolled", "finished", "first_try"])
		.orderBy("day")
		.execute();
}

export function selectKeptMoney(db: Db, first: string): Promise<DayMoney[]> {
	return db
		.selectFrom("daily_money")
		.where("day", ">=", first)
		.select(["day", "currency", "payments", "paid_minor", "refunds", "refunded_minor"])
		.orderBy("day")
		.orderBy("currency")
		.execute();
}

/** Replaces the stored figures of these days. */
export async function replaceDays(
	tx: Tx,
	days: readonly DayFigures[],
	money: readonly DayMoney[],
	counted_at: Date,
): Promise<void> {
	const names = days.map(({ day }) => day);
	await tx.deleteFrom("daily_figures").where("day", "in", names).execute();
	await tx
		.insertInto("daily_figures")
		.values(days.map((day) => ({ ...day, counted_at })))
		.execute();
	if (money.length > 0)
		await tx
			.insertInto("daily_money")
			.values([...money])
			.execute();
}

export function selectModelDays(db: Db, first: string) {
	return db
		.selectFrom("model_days")
		.where("day", ">=", first)
		.select(["day", "calls", "cost_micros"])
		.execute();
}

export function selectQuestionCounts(db: Db) {
	return db.selectFrom("question_state_counts").select(["state", "count", "with_students"]).execute();
}

const countWaitingStatement = statement({
	name: "count-waiting-for-people",
	params: {},
	row: { answers: sure(int4, "a count"), reports: sure(int4, "a count") },
	sql: `
		select (select count(*)::int from answer_reviews where state <> 'decided' and state = 'waiting_for_person') as answers,
			(select count(*)::int from problem_reports where state = 'open') as reports`,
});

/** A few rows among many, by their own indexes. */
export async function countWaitingForPeople(db: Db): Promise<{ answers: number; reports: number }> {
	const [counts] = await countWaitingStatement.all(db, {});
	return counts ?? { answers: 0, reports: 0 };
}
