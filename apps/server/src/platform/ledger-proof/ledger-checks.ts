import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";

interface Check {
	kind: DisagreementKind;
	provider: "STRIPE" | "ESEWA" | null;
	/** Returns a row `external_ref, order_id, details` for every fault; $1 is now. */
	text: string;
}

const signed = "case e.side when 'debit' then e.amount_minor else -e.amount_minor end";

const unbalanced = `
	select 'ledger:' || t.id as external_ref, t.order_id,
		jsonb_build_object('off_by_minor', coalesce(sum(${signed}), 0), 'currencies', count(distinct a.currency)) as details
	from ledger_transactions t
	left join ledger_entries e on e.transaction_id = t.id and e.family_id = t.family_id
	left join ledger_accounts a on a.id = e.account_id and a.family_id = e.family_id
	group by t.id, t.family_id, t.order_id
	having coalesce(sum(${signed}), 0) <> 0 or count(distinct a.currency) <> 1`;

const currencyOff = `
	select 'currency:' || a.currency as external_ref, null::uuid as order_id,
		jsonb_build_object('off_by_minor', sum(${signed})) as details
	from ledger_entries e
	join ledger_accounts a on a.id = e.account_id
	group by a.currency
	having sum(${signed}) <> 0`;

const balanceWrong = `
	select 'account:' || a.id as external_ref, null::uuid as order_id,
		jsonb_build_object('kind', a.kind, 'balance_minor', a.balance_minor, 'entries_minor', -coalesce(sum(${signed}), 0)) as details
	from ledger_accounts a
	left join ledger_entries e on e.account_id = a.id and e.family_id = a.family_id
	where a.balance_minor is not null
	group by a.id, a.family_id
	having a.balance_minor <> -coalesce(sum(${signed}), 0) or a.balance_minor < 0`;

const feeKinds = "('registration_fee', 'renewal_fee', 'wallet_load')";
const paidStates = "('paid', 'refunded')";

/** What each payment of an order has brought in. */
const paidWith = `
	select t.id, t.order_id, sum(e.amount_minor) as amount_minor, min(a.currency) as currency
	from ledger_transactions t
	join ledger_entries e on e.transaction_id = t.id and e.side = 'debit'
	join ledger_accounts a on a.id = e.account_id
	where t.kind in ${feeKinds}
	group by t.id, t.family_id`;

const orderWithoutPayment = `
	select 'order:' || o.id as external_ref, o.id as order_id,
		jsonb_build_object('payments', count(p.id), 'order_minor', o.amount_minor, 'paid_minor', coalesce(sum(p.amount_minor), 0)) as details
	from orders o
	left join (${paidWith}) p on p.order_id = o.id
	where o.state in ${paidStates}
	group by o.id, o.family_id
	having count(p.id) <> 1 or sum(p.amount_minor) <> o.amount_minor or min(p.currency) <> o.currency`;

const paymentWithoutOrder = `
	select 'ledger:' || t.id as external_ref, t.order_id,
		jsonb_build_object('kind', t.kind, 'order_state', o.state) as details
	from ledger_transactions t
	left join orders o on o.id = t.order_id
	where t.kind in ${feeKinds} and (o.state is null or o.state not in ${paidStates})`;

/** What the company holds of a kind, per currency, over the books of all families. */
function houseAccount(kind: string): string {
	return `
		select c.currency, coalesce(sum(${signed}), 0) as total
		from (values ('USD'), ('NPR')) as c (currency)
		left join ledger_accounts a on a.kind = '${kind}' and a.currency = c.currency
		left join ledger_entries e on e.account_id = a.id and e.family_id = a.family_id
		group by c.currency`;
}

const payableWrong = `
	select 'refunds:' || a.currency as external_ref, null::uuid as order_id,
		jsonb_build_object('held_minor', -a.total, 'pending_minor', coalesce(r.total, 0)) as details
	from (${houseAccount("refunds_payable")}) a
	left join (select currency, sum(amount_minor) as total from refunds where state = 'pending' group by currency) r
		on r.currency = a.currency
	where -a.total <> coalesce(r.total, 0)`;

const refundedTooMuch = `
	select 'ledger:' || r.payment_id as external_ref, r.order_id,
		jsonb_build_object('paid_minor', p.paid, 'refunded_minor', sum(r.amount_minor)) as details
	from refunds r
	cross join lateral (select sum(e.amount_minor) as paid from ledger_entries e
		where e.transaction_id = r.payment_id and e.side = 'credit') p
	where r.state <> 'failed'
	group by r.payment_id, r.order_id, p.paid
	having sum(r.amount_minor) > p.paid`;

const refundNotBooked = `
	select 'refund:' || r.id as external_ref, r.order_id, jsonb_build_object('state', r.state) as details
	from refunds r
	where array(select t.kind from ledger_transactions t
			where t.external_ref in ('refund:' || r.id, 'refund:' || r.id || ':sent', 'refund:' || r.id || ':failed')
			order by t.kind)
		not in (select expected.kinds from (values
			('pending', 'provider', array['refund']),
			('succeeded', 'provider', array['refund', 'refund_sent']),
			('succeeded', 'wallet', array['refund']),
			('failed', 'provider', array['refund', 'refund_failed']),
			('failed', 'provider', array['refund', 'refund_failed', 'refund_sent'])) as expected (state, destination, kinds)
			where expected.state = r.state and expected.destination = r.destination)`;

const daysWithoutPayment = `
	select 'enrolment:' || n.id as external_ref, l.order_id,
		jsonb_build_object('order_state', o.state, 'is_refunded', l.refund_id is not null,
			'is_disputed', l.dispute_id is not null) as details
	from enrolments n
	join order_lines l on l.id = n.order_line_id
	join orders o on o.id = l.order_id
	where n.ended_early_at is null and n.ends_at > $1
		and (o.state <> 'paid' or l.refund_id is not null or l.dispute_id is not null)`;

const paidWithoutDays = `
	select 'line:' || l.id as external_ref, l.order_id, '{}'::jsonb as details
	from order_lines l
	join orders o on o.id = l.order_id
	where o.state = 'paid' and l.refund_id is null and l.dispute_id is null and l.student_id is not null
		and not exists (select from enrolments n where n.order_line_id = l.id and n.ended_early_at is null)`;

const esewaNotBooked = `
	select 'esewa:' || p.transaction_uuid as external_ref, p.order_id,
		jsonb_build_object('paid_minor', p.amount_minor, 'booked_minor', b.amount_minor) as details
	from esewa_payments p
	left join lateral (
		select sum(e.amount_minor) as amount_minor
		from ledger_transactions t
		join ledger_entries e on e.transaction_id = t.id and e.side = 'debit'
		where t.external_ref = 'esewa:' || p.transaction_uuid) b on true
	where p.state = 'complete' and b.amount_minor is distinct from p.amount_minor`;

const esewaNotThere = `
	select t.external_ref, t.order_id, jsonb_build_object('kind', t.kind) as details
	from ledger_transactions t
	where t.external_ref like 'esewa:%' and t.kind in ('registration_fee', 'renewal_fee', 'wallet_load', 'late_payment')
		and not exists (select from esewa_payments p
			where p.transaction_uuid = substr(t.external_ref, 7) and p.state = 'complete')`;

/** The balance of a kind of company account, and of the rows that it represents. */
function houseAccountWrong(kind: string, expected: string): string {
	return `
	select 'account:${kind}:' || a.currency as external_ref, null::uuid as order_id,
		jsonb_build_object('account', '${kind}', 'held_minor', a.total, 'expected_minor', x.total) as details
	from (${houseAccount(kind)}) a
	cross join lateral (${expected}) x
	where a.total <> x.total`;
}

const booked = "e.currency = a.currency and e.booked_as is not null";

const balanceNotBooked = houseAccountWrong(
	"stripe_balance",
	`select coalesce(sum(e.amount_minor - e.fee_minor), 0) as total from stripe_balance_entries e where ${booked}`,
);

const disputedWrong = houseAccountWrong(
	"disputed_funds",
	`select coalesce((select -sum(e.amount_minor) from stripe_balance_entries e where e.booked_as = 'dispute' and ${booked}), 0)
		- coalesce((select sum(d.lost_minor) from disputes d where d.currency = a.currency), 0) as total`,
);

const disputedWalletsWrong = houseAccountWrong(
	"disputed_wallets",
	"select -coalesce(sum(d.held_minor), 0) as total from disputes d where d.currency = a.currency",
);

const lossesWrong = houseAccountWrong(
	"dispute_losses",
	"select coalesce(sum(d.lost_minor - d.kept_minor), 0) as total from disputes d where d.currency = a.currency",
);

const inTransitWrong = houseAccountWrong(
	"payouts_in_transit",
	`select coalesce((select -sum(e.amount_minor) from stripe_balance_entries e where e.booked_as = 'payout' and ${booked}), 0)
		- coalesce((select sum(p.amount_minor) from stripe_payouts p where p.has_arrived and p.currency = a.currency), 0) as total`,
);

/**
 * A dispute that was won, or came to nothing, leaves nothing behind; a lost one ends the days it was about.
 */
const disputeNotFinished = `
	select 'dispute:' || d.id as external_ref, d.order_id,
		jsonb_build_object('standing', d.standing, 'held_minor', d.held_minor, 'lost_minor', d.lost_minor) as details
	from disputes d
	where (d.standing in ('won', 'closed') and (d.lost_minor > 0 or d.held_minor > 0
			or exists (select from order_lines l where l.dispute_id = d.id)))
		or (d.standing = 'lost' and d.held_minor > 0)`;

/** Every invariant of the books, each with a statement that finds violations. */
export const ledgerChecks: readonly Check[] = [
	{ kind: "ledger_unbalanced", provider: null, text: unbalanced },
	{ kind: "ledger_unbalanced", provider: null, text: currencyOff },
	{ kind: "balance_wrong", provider: null, text: balanceWrong },
	{ kind: "order_without_payment", provider: null, text: orderWithoutPayment },
	{ kind: "payment_without_order", provider: null, text: paymentWithoutOrder },
	{ kind: "refunds_wrong", provider: null, text: payableWrong },
	{ kind: "refunds_wrong", provider: null, text: refundedTooMuch },
	{ kind: "refunds_wrong", provider: null, text: refundNotBooked },
	{ kind: "balance_wrong", provider: null, text: balanceNotBooked },
	{ kind: "balance_wrong", provider: null, text: disputedWrong },
	{ kind: "balance_wrong", provider: null, text: disputedWalletsWrong },
	{ kind: "balance_wrong", provider: null, text: lossesWrong },
	{ kind: "balance_wrong", provider: null, text: inTransitWrong },
	{ kind: "balance_wrong", provider: null, text: disputeNotFinished },
	{ kind: "enrolment_without_payment", provider: null, text: daysWithoutPayment },
	{ kind: "days_missing", provider: null, text: paidWithoutDays },
	{ kind: "payment_not_booked", provider: "ESEWA", text: esewaNotBooked },
	{ kind: "payment_missing_there", provider: "ESEWA", text: esewaNotThere },
];
