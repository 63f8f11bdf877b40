import { expect } from "vitest";
import { eventually } from "../eventually.ts";
import type { PaymentsFixture } from "./payments-fixture.ts";

/** What tests of disputes see, and do at the bank. */
export function disputesWorld({ app, stripe, doJob }: PaymentsFixture) {
	const { pool, db } = app.database;

	const rowsOf = (order_id: string) =>
		db.selectFrom("disputes").selectAll().where("order_id", "=", order_id).orderBy("opened_at").execute();

	/** Waits until the order's disputes have this state. */
	const becomes = (order_id: string, standings: string[]) =>
		eventually(async () =>
			expect((await rowsOf(order_id)).map(({ standing }) => standing)).toEqual(standings),
		);

	/** The ledger entries of an order's disputes, by kind and amount. */
	async function booked(order_id: string): Promise<[string, number][]> {
		const { rows } = await pool.query<{ kind: string; amount_minor: string }>(
			`select t.kind, e.amount_minor from ledger_transactions t
			join ledger_entries e on e.transaction_id = t.id and e.side = 'debit'
			where t.order_id = $1 and t.kind like 'dispute%' order by t.kind, e.amount_minor`,
			[order_id],
		);
		return rows.map(({ kind, amount_minor }) => [kind, Number(amount_minor)]);
	}

	/** Sends an event that the stand-in has no command for. */
	async function say(id: string, status: string): Promise<void> {
		const dispute = stripe.controls.objects("disputes").find((each) => each.id === id);
		if (dispute === undefined) throw new Error("there is no such dispute");
		Object.assign(dispute, { status });
		await doJob("note-dispute", { dispute_id: id });
	}

	/** The bank takes money again, or returns some. */
	function moveMoney(id: string, amount: number): void {
		const dispute = stripe.controls.objects("disputes").find((each) => each.id === id);
		const [first] = dispute?.balance_transactions ?? [];
		if (dispute === undefined || first === undefined) throw new Error("no money was moved for this dispute");
		const moved = { amount, fee: 0, fee_details: [], net: amount };
		dispute.balance_transactions.push({ ...first, ...moved, id: `txn_${crypto.randomUUID()}` });
	}

	/** A bank disputes no payment that was fully refunded. */
	function disputeUnlessRefunded(intent: string) {
		const charge = stripe.controls
			.objects("charges")
			.find(({ paid, payment_intent }) => paid && payment_intent === intent);
		return charge?.refunded === true ? undefined : stripe.controls.dispute(intent);
	}

	/** All jobs about an order are done. */
	async function calm(order_id: string): Promise<void> {
		await stripe.controls.idle();
		await eventually(async () => {
			const { rows } = await pool.query(
				`select id from jobs.job where state in ('created', 'active', 'retry')
				and name in ('settle-order', 'settle-refunds', 'send-refund', 'note-dispute')`,
			);
			expect(rows).toEqual([]);
			const known = await rowsOf(order_id);
			const intents = await db
				.selectFrom("orders")
				.select("stripe_payment_intent_id as id")
				.where("id", "=", order_id)
				.execute();
			const there = stripe.controls
				.objects("disputes")
				.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent));
			expect(known).toHaveLength(there.length);
		});
	}

	return { rowsOf, becomes, booked, say, moveMoney, disputeUnlessRefunded, calm };
}
