import { askRefund, getPayment } from "@learnin/contract/routes/operations.contract";
import { postWalletLoad } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import Stripe from "stripe";
import { afterEach, expect } from "vitest";
import { buildAccount, buildAdmin, type Person } from "../factories.ts";
import { child, type PaymentsFixture, secretKey, testPayments } from "./payments-fixture.ts";
import { eventually } from "../eventually.ts";
import { expectLedgerProved } from "./expect-ledger-proved.ts";

type Wanted = Partial<Parameters<typeof bodyOf>[0]>;

function bodyOf(wanted: {
	line_ids?: string[];
	amount?: number;
	destination: "provider" | "wallet";
	reason: string;
	client_key?: string;
}) {
	return wanted;
}

/** A server with payments and a super-admin; after each test its books are proved. */
export async function testRefunds() {
	const fixture = await testPayments();
	const { app } = fixture;
	const admin = await buildAdmin(app);
	afterEach(async () => {
		fixture.stripe.controls.behave();
		await expectLedgerProved(app);
	});
	return { fixture, app, admin, world: refundsWorld(fixture, () => admin) };
}

/** What refund tests do with families that paid, as a super-admin and in Stripe's dashboard. */
export function refundsWorld(fixture: PaymentsFixture, admin: () => Person) {
	const { app, stripe } = fixture;
	const { pool } = app.database;
	const { hostname, port } = new URL(stripe.url);
	/** Refunds at Stripe without our server, as someone in its dashboard might. */
	const dashboard = new Stripe(secretKey, { host: hostname, port, protocol: "http", telemetry: false });

	async function paymentOf(order_id: string) {
		const { rows } = await pool.query<{ id: string; external_ref: string }>(
			`select id, external_ref from ledger_transactions
			where order_id = $1 and kind in ('registration_fee', 'renewal_fee', 'wallet_load', 'late_payment') order by created_at`,
			[order_id],
		);
		const { id = "", external_ref = "" } = rows[0] ?? {};
		return { payment_id: id, intent: external_ref.slice("stripe:".length) };
	}

	/** A family that registered these children by card. */
	async function paidFamily(names = ["Maya", "Leo"], card?: string) {
		const parent = await buildAccount(app);
		const { data } = await fixture.post(
			parent,
			"payment",
			names.map((name) => child(name)),
		);
		await fixture.confirm(cardPaymentOf(data.payment).client_secret, card);
		await fixture.expectEnrolled(parent, data.order.id, names.length);
		return { parent, order_id: data.order.id, ...(await paymentOf(data.order.id)) };
	}

	/** Tops up a family's wallet by card. */
	async function loaded(parent: Person, amount: number, card?: string) {
		const { data } = await app.call(postWalletLoad, { body: { amount } }, parent.token);
		await fixture.confirm(cardPaymentOf(data.payment).client_secret, card);
		await eventually(async () =>
			expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid"),
		);
		return { order_id: data.order.id, ...(await paymentOf(data.order.id)) };
	}

	const refund = (payment_id: string, wanted: Wanted = {}) =>
		app.call(
			askRefund,
			{
				params: { payment_id },
				body: bodyOf({ destination: "provider", reason: "Asked for by mail", ...wanted }),
			},
			admin().token,
		);

	const see = async (payment_id: string) =>
		(await app.call(getPayment, { params: { payment_id } }, admin().token)).data;

	/** The refunds, the order and the running days of an order, from the database. */
	async function stateOf(order_id: string) {
		const { rows } = await pool.query<{ state: string; refunds: string[]; running: number; kinds: string[] }>(
			`select o.state,
				array(select r.state from refunds r where r.order_id = o.id order by r.state) as refunds,
				(select count(*)::int from enrolments e join order_lines l on l.id = e.order_line_id
					where l.order_id = o.id and e.ended_early_at is null) as running,
				array(select t.kind from ledger_transactions t where t.order_id = o.id order by t.kind) as kinds
			from orders o where o.id = $1`,
			[order_id],
		);
		if (rows[0] === undefined) throw new Error("there is no such order");
		return rows[0];
	}

	async function disagreements(order_id: string): Promise<string[]> {
		const { rows } = await pool.query<{ kind: string }>(
			"select kind from payment_disagreements where order_id = $1 order by found_at, kind",
			[order_id],
		);
		return rows.map(({ kind }) => kind);
	}

	/** Waits until all of this is true. */
	const becomes = (order_id: string, expected: Partial<Awaited<ReturnType<typeof stateOf>>>) =>
		eventually(async () => expect(await stateOf(order_id)).toMatchObject(expected));

	return { dashboard, paymentOf, paidFamily, loaded, refund, see, stateOf, disagreements, becomes };
}
