import { type TransactionKind, transactionKind } from "@learnin/contract/routes/money/transactions.contract";
import { type OrderPurpose, orderPurpose, orderState } from "@learnin/contract/schemas/order.schema";
import type { DisputeStanding } from "@learnin/domain/payments/dispute-standing";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db } from "../../platform/db/database.ts";
import {
	bool,
	int8,
	jsonb,
	oneOf,
	orNull,
	type RowOf,
	sure,
	text,
	texts,
	timestamptz,
	uuid,
} from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

/**
 * A refund of some of an order's lines concerns only their children; `part` has the movement's kind and
 * reference.
 */
function isAbout(part: "m" | "t"): string {
	return `(${part}.kind is distinct from 'refund' or 'refund:' || i.refund_id = ${part}.external_ref or not exists (
		select from order_lines r where r.order_id = i.order_id and r.family_id = :family_id and 'refund:' || r.refund_id = ${part}.external_ref))`;
}

/** A failed partial refund released its lines, and no record says anymore which they were. */
const isOfUnknownLines = `m.kind = 'refund' and e.moved_minor < o.amount_minor
	and not exists (select from order_lines r where r.order_id = m.order_id and r.family_id = :family_id
		and 'refund:' || r.refund_id = m.external_ref)`;

/**
 * Everything about the family's rows of `movements (id, kind, order_id, created_at, external_ref, order_state)`. A
 * sent refund is posted under its own reference plus ":sent". Sent and reversed entries are selected as
 * scalar subqueries: for `exists` the planner may read the whole ledger into a table first.
 */
const details = `
	select m.id, m.kind, m.order_id, m.order_state, m.created_at,
		to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact_at,
		o.purpose, o.paid_at is not null as has_receipt,
		coalesce(e.currency, o.currency) as currency, coalesce(e.moved_minor, o.amount_minor) as moved_minor, e.wallet_minor,
		coalesce(e.is_by_card, o.provider = 'STRIPE') as is_by_card,
		coalesce(e.is_by_esewa, o.provider = 'ESEWA') as is_by_esewa,
		coalesce(e.is_payable, false) as is_payable,
		case when m.kind is distinct from 'refund' then null
			when (select r.id from ledger_transactions r where r.reverses_id = m.id and r.family_id = :family_id) is not null then 'failed'
			when not e.is_payable then 'done'
			when (select s.id from ledger_transactions s where s.external_ref = m.external_ref || ':sent' and s.family_id = :family_id) is not null then 'done'
			else 'on_its_way' end as refund_state,
		(select d.standing from disputes d where d.payment_id = m.id and d.family_id = :family_id order by d.opened_at desc limit 1) as dispute_standing,
		coalesce(e.students, l.students, '[]') as students
	from movements m
	left join orders o on o.id = m.order_id and o.family_id = :family_id
	left join lateral (
		select min(a.currency) as currency,
			(sum(n.amount_minor) filter (where n.side = 'debit'))::bigint as moved_minor,
			(sum(case n.side when 'credit' then n.amount_minor else -n.amount_minor end) filter (where a.kind = 'wallet'))::bigint
				as wallet_minor,
			bool_or(a.kind = 'stripe_clearing') as is_by_card, bool_or(a.kind = 'esewa_clearing') as is_by_esewa,
			bool_or(a.kind = 'refunds_payable') as is_payable,
			jsonb_agg(jsonb_build_object('id', s.id, 'name', coalesce(s.name, ''))) filter (where a.kind = 'rewards') as students
		from ledger_entries n
		join ledger_accounts a on a.id = n.account_id and a.family_id = :family_id
		left join students s on s.id = a.student_id and s.family_id = :family_id
		where n.transaction_id = m.id and n.family_id = :family_id
	) e on true
	left join lateral (
		select jsonb_agg(jsonb_build_object('id', i.student_id, 'name', coalesce(s.name, i.name)) order by i.position) as students
		from order_lines i left join students s on s.id = i.student_id and s.family_id = :family_id
		where i.order_id = m.order_id and i.family_id = :family_id and m.kind is distinct from 'late_payment' and ${isAbout("m")}
			and (${isOfUnknownLines}) is not true
	) l on true
	order by m.created_at desc, m.id desc`;

const movementColumns = {
	id: sure(uuid, "of a row that is never null"),
	created_at: sure(timestamptz, "of a row that is never null"),
	/** With microseconds, which a `Date` lacks. */
	exact_at: sure(text, "of a time that is never null"),
	/** Null for an order that is not settled. */
	kind: sure(orNull(oneOf(transactionKind.options)), "one of those asked for"),
	order_id: orNull(uuid),
	order_state: sure(orNull(oneOf(orderState.options)), "an order has one of these"),
	purpose: orNull(oneOf(orderPurpose.options)),
	has_receipt: sure(bool, "`is not null`"),
	currency: sure(oneOf(["USD", "NPR"]), "there are entries or an order"),
	/** The total, in minor units. */
	moved_minor: sure(int8, "there are entries or an order"),
	/** The change of the wallet, negative for a loss; null if it was not involved. */
	wallet_minor: orNull(int8),
	is_by_card: sure(bool, "there are entries or an order"),
	is_by_esewa: sure(bool, "there are entries or an order"),
	/** It is refunded through the provider, which takes time. */
	is_payable: sure(bool, "`coalesce` with a constant"),
	/** Of the newest dispute about this payment. */
	dispute_standing: sure(
		orNull(oneOf<DisputeStanding>(["inquiry", "open", "appealed", "won", "lost", "closed"])),
		"a dispute has one of these",
	),
	refund_state: sure(orNull(oneOf(["done", "on_its_way", "failed"])), "constants"),
	students: sure(jsonb<{ id: string | null; name: string }[]>(), "`coalesce` with a constant"),
};

/** One movement from the ledger and its order; without entries for an order that is not settled. */
export type MovementRow = RowOf<typeof movementColumns>;

export interface MovementFilter {
	family_id: string;
	kinds: TransactionKind[];
	purposes: OrderPurpose[];
	student_id?: string | undefined;
	/** A year or a month of the calendar in this time zone. */
	period?: string | undefined;
	time_zone: string;
	/** Failed orders are shown from this time on; earlier ones are no longer news. */
	failed_since: Date;
	/** Continue after this movement. */
	after?: Required<Place> | undefined;
	limit: number;
}

/** A page's position and the calendar's bounds, for the rows of one part. */
const within = (part: "t" | "o") => `
	(:after_at::text is null or (${part}.created_at, ${part}.id) < (:after_at::text::timestamptz, :after_id::uuid))
	and (:first_day::text is null or (${part}.created_at >= :first_day::text::timestamp at time zone :time_zone
		and ${part}.created_at < (:first_day::text::timestamp + :length::text::interval) at time zone :time_zone))`;

const ofStudentInLedger = `(:student_id::uuid is null
	or (t.kind <> 'late_payment' and exists (
		select from order_lines i where i.order_id = t.order_id and i.family_id = :family_id and i.student_id = :student_id and ${isAbout("t")}))
	or exists (select from ledger_entries n join ledger_accounts a on a.id = n.account_id and a.family_id = :family_id
		where n.transaction_id = t.id and n.family_id = :family_id and a.student_id = :student_id))`;

const ofStudentInOrders = `(:student_id::uuid is null
	or exists (select from order_lines i where i.order_id = o.id and i.family_id = :family_id and i.student_id = :student_id))`;

const ofLedger = `and t.kind = any (:kinds) and ${ofStudentInLedger} and ${within("t")}`;

/**
 * Each part is read in order from its own index and limited before they are merged: the ledger by family, and the few
 * unsettled orders. It is planned for its values each time, so a
 * filter that is null costs nothing.
 */
export const selectMovementsStatement = statement({
	name: "select-movements",
	params: {
		family_id: uuid,
		kinds: texts,
		purposes: texts,
		student_id: orNull(uuid),
		after_at: orNull(text),
		after_id: orNull(uuid),
		first_day: orNull(text),
		length: orNull(text),
		time_zone: text,
		failed_since: timestamptz,
		limit: int8,
	},
	row: movementColumns,
	sql: `
		with movements as (
			(select t.id, t.kind, t.order_id, t.created_at, t.external_ref, null::text as order_state
				from ledger_transactions t where t.family_id = :family_id ${ofLedger}
				order by t.created_at desc, t.id desc limit :limit)
			union all
			(select o.id, null, o.id, o.created_at, null, o.state from orders o
				where o.family_id = :family_id
					and (o.state in ('awaiting_provider', 'needs_action') or (o.state = 'failed' and o.created_at >= :failed_since))
					and o.purpose = any (:purposes) and ${ofStudentInOrders} and ${within("o")}
				order by o.created_at desc, o.id desc limit :limit)
			order by created_at desc, id desc limit :limit
		) ${details}`,
});

/** What the filter is for `selectMovementsStatement`. */
export function movementParams({ student_id, after, period, ...filter }: MovementFilter) {
	const isMonth = period !== undefined && period.length > 4;
	return {
		...filter,
		student_id: student_id ?? null,
		after_at: after?.exact_at ?? null,
		after_id: after?.id ?? null,
		first_day: period === undefined ? null : isMonth ? `${period}-01` : `${period}-01-01`,
		length: period === undefined ? null : isMonth ? "1 month" : "1 year",
	};
}

/** A family's movements, newest first, including its orders that are not settled. */
export function selectMovements(db: Db, filter: MovementFilter): Promise<MovementRow[]> {
	return selectMovementsStatement.all(db, movementParams(filter));
}

const selectRefundsStatement = statement({
	name: "select-refunds-of-order",
	params: { order_id: uuid, family_id: uuid },
	row: movementColumns,
	sql: `
		with movements as (
			select t.id, t.kind, t.order_id, t.created_at, t.external_ref, null::text as order_state
			from ledger_transactions t
			where t.order_id = :order_id and t.family_id = :family_id and t.kind = 'refund'
		) ${details}`,
});

/** The refunds of one of the family's orders, oldest first. */
export async function selectRefunds(
	db: Db,
	order: { order_id: string; family_id: string },
): Promise<MovementRow[]> {
	const rows = await selectRefundsStatement.all(db, order);
	return rows.toReversed();
}

/** A paid order of this family, with its payer. */
export function selectOptionalPaidOrder(
	db: Db,
	{ order_id, family_id }: { order_id: string; family_id: string },
) {
	return db
		.selectFrom("orders as o")
		.leftJoin("accounts as a", "a.id", "o.account_id")
		.where("o.id", "=", order_id)
		.where("o.family_id", "=", family_id)
		.where("o.paid_at", "is not", null)
		.select([
			"o.id",
			"o.purpose",
			"o.provider",
			"o.currency",
			"o.amount_minor",
			"o.paid_at",
			"a.name as payer_name",
			"a.email as payer_email",
		])
		.$narrowType<{ paid_at: Date }>()
		.executeTakeFirst();
}

const selectPaidInYearStatement = statement({
	name: "select-paid-in-year",
	params: { family_id: uuid, first_day: text, time_zone: text },
	row: {
		currency: oneOf(["USD", "NPR"]),
		amount_minor: sure(int8, "a sum over at least one entry"),
	},
	sql: `
		select a.currency, sum(case n.side when 'debit' then n.amount_minor else -n.amount_minor end)::bigint as amount_minor
		from ledger_transactions t
		join ledger_entries n on n.transaction_id = t.id and n.family_id = :family_id
		join ledger_accounts a on a.id = n.account_id and a.family_id = :family_id
		where t.family_id = :family_id and t.created_at >= :first_day::text::timestamp at time zone :time_zone
			and t.kind not in ('daily_reward', 'reward_payout') and a.kind in ('stripe_clearing', 'esewa_clearing')
		group by a.currency order by a.currency desc`,
});

/** What was paid through the providers since this year began, minus refunds, in minor units per currency. */
export function selectPaidInYear(
	db: Db,
	{ family_id, year, time_zone }: { family_id: string; year: string; time_zone: string },
) {
	return selectPaidInYearStatement.all(db, { family_id, first_day: `${year}-01-01`, time_zone });
}

const selectFirstMonthStatement = statement({
	name: "select-first-month",
	params: { family_id: uuid, time_zone: text },
	row: { month: orNull(text) },
	sql: `
		select to_char(min(created_at) at time zone :time_zone, 'YYYY-MM') as month
		from ledger_transactions where family_id = :family_id`,
});

/** The calendar month of the family's first movement; null before there is one. */
export async function selectFirstMonth(
	db: Db,
	family: { family_id: string; time_zone: string },
): Promise<string | null> {
	const [row] = await selectFirstMonthStatement.all(db, family);
	return row?.month ?? null;
}
