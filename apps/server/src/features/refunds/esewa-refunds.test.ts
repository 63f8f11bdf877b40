import { askRefund } from "@learnin/contract/routes/operations.contract";
import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { afterEach, expect, test } from "vitest";
import { testEsewaPayments } from "../../platform/testing/payments/esewa-fixture.ts";
import { expectLedgerProved } from "../../platform/testing/payments/expect-ledger-proved.ts";
import { buildAdmin } from "../../platform/testing/factories.ts";
import { child } from "../../platform/testing/payments/payments-fixture.ts";

const fixture = await testEsewaPayments();
const admin = await buildAdmin(fixture.app);
afterEach(async () => {
	fixture.esewa.controls.behave();
	await expectLedgerProved(fixture.app);
});

const refund = (payment_id: string, wanted: { destination: "provider" | "wallet"; line_ids?: string[] }) =>
	fixture.app.call(
		askRefund,
		{ params: { payment_id }, body: { reason: "Asked for by mail", ...wanted } },
		admin.token,
	);

async function paidFamily() {
	const { person, order_id } = await fixture.registering([child("Ines"), child("Leo")]);
	const { back, transaction_uuid } = await fixture.visit(person, order_id);
	await fixture.comeBack(back);
	expect(await fixture.stateOf(person, order_id)).toBe("paid");
	const { db } = fixture.app.database;
	const payment = await db
		.selectFrom("ledger_transactions")
		.select("id")
		.where("order_id", "=", order_id)
		.executeTakeFirstOrThrow();
	const lines = await db.selectFrom("order_lines").select("id").where("order_id", "=", order_id).execute();
	return { person, order_id, transaction_uuid, payment_id: payment.id, line_ids: lines.map(({ id }) => id) };
}

test("rupees go to the wallet at once, for one child", async () => {
	const { person, order_id, payment_id, line_ids } = await paidFamily();
	const answer = await refund(payment_id, { destination: "wallet", line_ids: line_ids.slice(0, 1) });
	expect(answer.data.refund).toMatchObject({ amount: 1300, state: "succeeded" });
	const wallet = (await fixture.app.call(getWallet, {}, person.token)).data;
	expect(wallet).toMatchObject({ currency: "NPR", wallet_balance: 1300 });
	expect(await fixture.stateOf(person, order_id)).toBe("paid");
});

test("a refund at eSewa is booked only when eSewa confirms that all of it was returned", async () => {
	const { person, order_id, payment_id, line_ids, transaction_uuid } = await paidFamily();
	const toEsewa = { destination: "provider" as const };
	for (const status of ["COMPLETE", "PARTIAL_REFUND"] as const) {
		fixture.esewa.controls.settle({ status, transaction_uuid });
		expect((await refund(payment_id, toEsewa)).body.code).toBe("refund_not_at_esewa");
	}
	fixture.esewa.controls.down();
	expect((await refund(payment_id, toEsewa)).body.code).toBe("payment_unavailable");
	fixture.esewa.controls.up();
	fixture.esewa.controls.settle({ status: "FULL_REFUND", transaction_uuid });
	const part = await refund(payment_id, { ...toEsewa, line_ids: line_ids.slice(0, 1) });
	expect(part.body.code).toBe("refund_whole_only");
	expect((await refund(payment_id, toEsewa)).data.refund).toMatchObject({ amount: 2600, state: "succeeded" });
	expect(await fixture.stateOf(person, order_id)).toBe("refunded");
	expect((await refund(payment_id, { destination: "wallet" })).body.code).toBe("nothing_to_refund");
});
