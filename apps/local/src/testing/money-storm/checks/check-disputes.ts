import type { Dispute } from "@learnin/stand-ins/stripe/objects/dispute";
import { query } from "../query.ts";
import type { World } from "../world.ts";

interface Kept {
	stripe_dispute_id: string;
	standing: string;
	amount_minor: number;
	lost_minor: number;
	held_minor: number;
	kept_minor: number;
	/** The payment. */
	external_ref: string;
	/** What the ledger has of it: lost minus returned, and taken out of the wallet minus put back. */
	lost_in_ledger: number;
	held_in_ledger: number;
	/** Days still run although all that is left of the fee is lost, or have ended although it is not. */
	are_days_wrong: boolean;
}

const booked = (kind: string) => `(select coalesce(sum(e.amount_minor), 0)::int from ledger_transactions l
	join ledger_entries e on e.transaction_id = l.id and e.side = 'debit'
	where l.kind = '${kind}' and l.external_ref like 'dispute:' || d.id || ':%')`;

const keptSql = `
	select d.stripe_dispute_id, d.standing, d.amount_minor::int, d.lost_minor::int, d.held_minor::int, d.kept_minor::int,
		t.external_ref,
		${booked("dispute_lost")} - ${booked("dispute_lost_reversed")} as lost_in_ledger,
		${booked("dispute_hold")} - ${booked("dispute_release")} as held_in_ledger,
		case when d.standing = 'lost' then t.kind in ('registration_fee', 'renewal_fee')
				and d.amount_minor >= (
					select sum(e.amount_minor) from ledger_entries e where e.transaction_id = t.id and e.side = 'debit'
				) - (
					select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = t.id and r.state <> 'failed'
				)
				and exists (select from order_lines o
					where o.order_id = d.order_id and o.refund_id is null and o.dispute_id is null)
			else exists (select from order_lines o where o.dispute_id = d.id) end as are_days_wrong
	from disputes d join ledger_transactions t on t.id = d.payment_id`;

/** Differences between disputes at Stripe and in the books once every bank has decided, as sentences. */
export async function checkDisputes({ app, stripe }: Pick<World, "app" | "stripe">): Promise<string[]> {
	const kept = Map.groupBy(await query<Kept>(app, keptSql), ({ stripe_dispute_id }) => stripe_dispute_id);
	const moves = await query<{ external_ref: string }>(
		app,
		"select external_ref from ledger_transactions where kind in ('dispute_withdrawn', 'dispute_won')",
	);
	const refs = new Set(moves.map(({ external_ref }) => external_ref));
	const there = stripe.controls.objects("disputes");
	const faults = there.flatMap((dispute) => {
		const [row, ...more] = kept.get(dispute.id) ?? [];
		if (row === undefined) return [`${dispute.id} is at Stripe and not in the books`];
		if (more.length > 0) return [`${dispute.id} is in the books ${more.length + 1} times`];
		const unbooked = dispute.balance_transactions.filter(({ id }) => !refs.has(`stripe:${id}`));
		return [
			...unbooked.map(({ id }) => `${id} moved money for ${dispute.id} and is not booked`),
			...faultsOf(dispute, row),
		];
	});
	const moved = there.flatMap(({ balance_transactions }) => balance_transactions).length;
	return moved === refs.size
		? faults
		: [...faults, `banks moved money ${moved} times, ${refs.size} are booked`];
}

const standings: Readonly<Record<string, string>> = { won: "won", lost: "lost", warning_closed: "closed" };

function faultsOf(
	{ id, status, amount, payment_intent, balance_transactions }: Dispute,
	row: Kept,
): string[] {
	const taken = -balance_transactions.reduce((sum, entry) => sum + entry.amount, 0);
	const isLost = status === "lost";
	const isAsItStands =
		row.standing === standings[status] &&
		row.amount_minor === amount &&
		row.external_ref === `stripe:${payment_intent}` &&
		row.lost_minor === (isLost ? taken : 0) &&
		row.held_minor === 0 &&
		row.kept_minor <= row.lost_minor &&
		row.lost_in_ledger === row.lost_minor &&
		row.held_in_ledger === row.kept_minor &&
		!row.are_days_wrong;
	return isAsItStands ? [] : [`${id} is ${status} over ${amount}, and kept as ${JSON.stringify(row)}`];
}
