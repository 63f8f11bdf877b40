import type { TestApp } from "@learnin/server/platform/testing/test-app";
import { query } from "../query.ts";

/**
 * Every inconsistency in the books, as a sentence; empty if there is none. Plain SQL, independent of the
 * product's code.
 */
export async function checkMoney(app: TestApp): Promise<string[]> {
	const faults: string[] = [];
	for (const { says, rows: sql } of rules) {
		const rows = await query(app, sql);
		if (rows.length > 0) faults.push(`${rows.length} ${says}, such as ${JSON.stringify(rows[0])}`);
	}
	return faults;
}

const signed = "case e.side when 'credit' then e.amount_minor else -e.amount_minor end";
const payments = "('registration_fee', 'renewal_fee', 'wallet_load')";

/** Each selects its violations. */
const rules: { says: string; rows: string }[] = [
	{
		says: "transactions do not balance",
		rows: `select t.id, t.kind, count(e.*) as entries, sum(${signed}) as difference
			from ledger_transactions t
			left join ledger_entries e on e.transaction_id = t.id
			left join ledger_accounts a on a.id = e.account_id
			group by t.id, t.kind
			having count(e.*) < 2 or count(distinct a.currency) <> 1 or sum(${signed}) <> 0`,
	},
	{
		says: "currencies do not sum up to nothing",
		rows: `select a.currency, sum(${signed}) as difference
			from ledger_entries e join ledger_accounts a on a.id = e.account_id
			group by a.currency having sum(${signed}) <> 0`,
	},
	{
		says: "balances are not those of their entries",
		rows: `select a.id, a.kind, a.balance_minor, coalesce(sum(${signed}), 0) as entries
			from ledger_accounts a left join ledger_entries e on e.account_id = a.id
			where a.balance_minor is not null
			group by a.id, a.kind, a.balance_minor having a.balance_minor <> coalesce(sum(${signed}), 0)`,
	},
	{
		says: "moments at which a family's account was below nothing",
		rows: `select account_id, balance from (
				select account_id, sum(change) over (partition by account_id order by seq) as balance from storm_trail
			) as trail join ledger_accounts a on a.id = account_id
			where a.balance_minor is not null and balance < 0`,
	},
	{
		says: "accounts have other entries than were made",
		rows: `select account_id, sum(change) as difference from (
				select account_id, change from storm_trail
				union all select e.account_id, -(${signed}) from ledger_entries e
			) as made group by account_id having sum(change) <> 0`,
	},
	{
		says: "paid orders have not exactly one payment of their amount from where they say it came",
		rows: `select o.id, o.purpose, o.provider, o.amount_minor, o.currency
			from orders o where o.state in ('paid', 'refunded') and (
				select count(*) from ledger_transactions t
				join ledger_entries e on e.transaction_id = t.id and e.side = 'debit' and e.amount_minor = o.amount_minor
				join ledger_accounts a on a.id = e.account_id and a.currency = o.currency
				join ledger_entries c on c.transaction_id = t.id and c.side = 'credit' and c.amount_minor = o.amount_minor
				join ledger_accounts ca on ca.id = c.account_id
				where t.order_id = o.id and t.family_id = o.family_id
					and t.kind = case o.purpose when 'wallet_load' then 'wallet_load'
						when 'renewal' then 'renewal_fee' else 'registration_fee' end
					and a.kind = case o.provider when 'STRIPE' then 'stripe_clearing'
						when 'ESEWA' then 'esewa_clearing' else 'wallet' end
					and a.family_id = o.family_id
					and ca.kind = case o.purpose when 'wallet_load' then 'wallet' else 'registration_revenue' end
					and ca.family_id = o.family_id
			) <> 1`,
	},
	{
		says: "payments are booked for orders that are not paid",
		rows: `select t.id, t.kind, t.external_ref, o.state
			from ledger_transactions t left join orders o on o.id = t.order_id
			where t.kind in ${payments} and (o.state is null or o.state not in ('paid', 'refunded'))`,
	},
	{
		says: "orders have more than one payment",
		rows: `select order_id from ledger_transactions where kind in ${payments}
			group by order_id having count(*) > 1`,
	},
	{
		says: "lines that were paid for have not exactly one period of a child of that family",
		rows: `select l.id, o.id as order_id, o.purpose
			from order_lines l join orders o on o.id = l.order_id
			where o.state in ('paid', 'refunded') and (
				select count(*) from enrolments n join students s on s.id = n.student_id
				where n.order_line_id = l.id and n.student_id = l.student_id
					and n.family_id = o.family_id and s.family_id = o.family_id
			) <> 1`,
	},
	{
		says: "periods are of orders that were not paid",
		rows: `select n.id, o.state from enrolments n
			join order_lines l on l.id = n.order_line_id join orders o on o.id = l.order_id
			where o.state not in ('paid', 'refunded')`,
	},
	{
		says: "periods of a child that run at the same time, so that paid days are lost",
		rows: `select a.student_id, a.id, b.id as other from enrolments a
			join enrolments b on b.student_id = a.student_id and b.id > a.id
			where a.ended_early_at is null and b.ended_early_at is null
				and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
	},
	{
		says: "lines cost something else than their order says",
		rows: `select o.id, o.amount_minor, sum(l.course_fee_minor) as lines
			from orders o join order_lines l on l.order_id = o.id
			group by o.id, o.family_id having sum(l.course_fee_minor) <> o.amount_minor`,
	},
	{
		says: "families do not hold what came into their wallets and was not used",
		rows: `select * from (
				select f.id, c.currency,
					(select coalesce(sum(a.balance_minor), 0) from ledger_accounts a
						where a.family_id = f.id and a.currency = c.currency) as holds,
					(select coalesce(sum(case when o.purpose = 'wallet_load' then o.amount_minor
							when o.provider = 'WALLET' then -o.amount_minor else 0 end), 0) from orders o
						where o.family_id = f.id and o.currency = c.currency and o.state in ('paid', 'refunded'))
					+ (select coalesce(sum(e.amount_minor), 0) from ledger_transactions t
						join ledger_entries e on e.transaction_id = t.id and e.side = 'debit'
						join ledger_accounts a on a.id = e.account_id and a.currency = c.currency
						where t.family_id = f.id and t.kind = 'late_payment')
					+ (select coalesce(sum(case
							when r.destination = 'wallet' then r.amount_minor
							when t.kind in ('wallet_load', 'late_payment') and r.state <> 'failed' then -r.amount_minor
							else 0 end), 0)
						from refunds r join ledger_transactions t on t.id = r.payment_id
						where r.family_id = f.id and r.currency = c.currency)
					- (select coalesce(sum(d.held_minor + d.kept_minor), 0) from disputes d
						where d.family_id = f.id and d.currency = c.currency)
					as came
				from families f cross join (values ('USD'), ('NPR')) as c (currency)
			) as wallets where holds <> came`,
	},
	{
		says: "lines went back and their days still run, or the other way round",
		rows: `select l.id, r.state from order_lines l left join refunds r on r.id = l.refund_id
			join enrolments n on n.order_line_id = l.id
			where (n.ended_early_at is not null) <> (l.refund_id is not null or l.dispute_id is not null)
				or r.state = 'failed'`,
	},
	{
		says: "refunds are not booked as they stand",
		rows: `select r.id, r.state, r.destination, r.amount_minor,
				array_agg(t.kind || ' ' || (select sum(e.amount_minor) from ledger_entries e
					where e.transaction_id = t.id and e.side = 'debit')) as booked
			from refunds r left join ledger_transactions t on t.external_ref like 'refund:' || r.id || '%'
			group by r.id, r.family_id
			having count(*) filter (where t.kind = 'refund') <> 1
				or count(*) filter (where t.kind = 'refund_failed') <> (r.state = 'failed')::int
				or (r.state = 'succeeded' and count(*) filter (where t.kind = 'refund_sent')
					<> (r.destination = 'provider')::int)
				or (r.state = 'pending' and count(*) <> 1)
				or bool_or((select sum(e.amount_minor) from ledger_entries e
					where e.transaction_id = t.id and e.side = 'debit') <> r.amount_minor)`,
	},
	{
		says: "payments went back for more than they were",
		rows: `select payment_id from refunds r where state <> 'failed' group by payment_id
			having sum(amount_minor) > (select sum(e.amount_minor) from ledger_entries e
				where e.transaction_id = payment_id and e.side = 'debit')`,
	},
	{
		says: "orders stand as refunded and are not wholly, or the other way round",
		rows: `select o.id, o.state, o.amount_minor from orders o where o.state in ('paid', 'refunded')
			and (o.state = 'refunded') <> (o.amount_minor = (select coalesce(sum(r.amount_minor), 0) from refunds r
				join ledger_transactions t on t.id = r.payment_id
				where r.order_id = o.id and r.state = 'succeeded' and t.kind <> 'late_payment'))`,
	},
	{
		says: "currencies do not hold back what refunds are under way",
		rows: `select a.currency from ledger_accounts a left join ledger_entries e on e.account_id = a.id
			where a.kind = 'refunds_payable' group by a.currency
			having coalesce(sum(${signed}), 0) <> (select coalesce(sum(r.amount_minor), 0) from refunds r
				where r.currency = a.currency and r.state = 'pending')`,
	},
	{
		says: "children do not hold what they earned and was not paid out",
		rows: `select a.student_id, a.currency, a.balance_minor from ledger_accounts a
			where a.kind = 'rewards' and a.balance_minor <>
				(select coalesce(sum(d.given_minor), 0) from daily_rewards d
					where d.student_id = a.student_id and d.currency = a.currency)
				- (select coalesce(sum(p.amount_minor), 0) from reward_payouts p
					where p.student_id = a.student_id and p.currency = a.currency)`,
	},
	{
		says: "days were rewarded and are not booked, or otherwise",
		rows: `select count(*) as differ from (
				(select 'daily_reward' as kind, family_id, given_minor as amount from daily_rewards where given_minor > 0
				union all select 'reward_payout', family_id, amount_minor from reward_payouts)
				except all
				(select t.kind, t.family_id, e.amount_minor from ledger_transactions t
					join ledger_entries e on e.transaction_id = t.id and e.side = 'debit'
					where t.kind in ('daily_reward', 'reward_payout'))
			) as days having count(*) > 0`,
	},
	{
		says: "orders are still being paid when all is quiet",
		rows: `select id, purpose, provider from orders where state = 'awaiting_provider'`,
	},
];
