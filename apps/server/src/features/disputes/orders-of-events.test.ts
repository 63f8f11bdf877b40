import { describe, expect, test } from "vitest";
import { eventually } from "../../platform/testing/eventually.ts";
import { expectLedgerProved } from "../../platform/testing/payments/expect-ledger-proved.ts";
import { buildAdmin } from "../../platform/testing/factories.ts";
import { testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { refundsWorld } from "../../platform/testing/payments/paid-family.ts";
import { disputesWorld } from "../../platform/testing/payments/disputed-family.ts";

const fixture = await testPayments();
const admin = await buildAdmin(fixture.app);
const world = refundsWorld(fixture, () => admin);
const disputes = disputesWorld(fixture);

/** Every permutation of some things. */
function permutations<T>(things: T[]): T[][] {
	if (things.length < 2) return [things];
	return things.flatMap((first, at) => permutations(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

const eventsOf = (id: string) =>
	fixture.stripe.controls
		.objects("events")
		.filter(({ data }) => (data.object as { id?: string }).id === id)
		.map((event) => event.id);

/** What must be the same in every order of events; ids and times differ between families. */
async function outcome(order_id: string) {
	const [row] = await disputes.rowsOf(order_id);
	if (row === undefined) throw new Error("the dispute is not known");
	const { status, standing, amount_minor, lost_minor, held_minor, kept_minor, evidence_sent } = row;
	const { state, running, refunds } = await world.stateOf(order_id);
	const facts = { status, standing, amount_minor, lost_minor, held_minor, kept_minor, evidence_sent };
	return { ...facts, state, running, refunds, booked: await disputes.booked(order_id) };
}

/** Disputed, answered and decided, each event sent at once. */
async function toldAtOnce(decision: "lost" | "won") {
	const { order_id, intent } = await world.paidFamily();
	const { id } = fixture.stripe.controls.dispute(intent);
	await disputes.becomes(order_id, ["open"]);
	await world.dashboard.disputes.update(id, { evidence: { customer_name: "Amara" } });
	await eventually(async () => expect((await disputes.rowsOf(order_id))[0]?.status).toBe("under_review"));
	fixture.stripe.controls.closeDispute(id, decision);
	await disputes.becomes(order_id, [decision]);
	await disputes.calm(order_id);
	return outcome(order_id);
}

/** The same, with no event sent until all has happened. */
async function toldLater(decision: "lost" | "won") {
	const { order_id, intent } = await world.paidFamily();
	await fixture.stripe.controls.idle();
	fixture.stripe.controls.drop(1_000);
	const { id } = fixture.stripe.controls.dispute(intent);
	await world.dashboard.disputes.update(id, { evidence: { customer_name: "Amara" } });
	fixture.stripe.controls.closeDispute(id, decision);
	await fixture.stripe.controls.idle();
	fixture.stripe.controls.drop(0);
	return { order_id, events: eventsOf(id) };
}

describe.each(["lost", "won"] as const)("a dispute that is %s", (decision) => {
	test("ends the same in every order of its events, each sent twice", async () => {
		const expected = await toldAtOnce(decision);
		const orders = permutations(decision === "won" ? [0, 1, 2, 3, 4] : [0, 1, 2, 3]);
		// Enough of them that each event comes first and last.
		const chosen = orders.filter((_, number) => number % (decision === "won" ? 11 : 3) === 0);
		for (const place of [0, -1])
			expect(new Set(chosen.map((order) => order.at(place))).size).toBe(orders[0]?.length);
		const families = [];
		for (const order of chosen) families.push({ ...(await toldLater(decision)), order });
		for (const { events, order } of families) {
			expect(events).toHaveLength(order.length);
			for (const at of [...order, ...order]) fixture.stripe.controls.redeliver(events[at] ?? "");
		}
		for (const { order_id } of families) await disputes.becomes(order_id, [decision]);
		for (const { order_id } of families) {
			await disputes.calm(order_id);
			expect(await outcome(order_id)).toEqual(expected);
		}
		await expectLedgerProved(fixture.app);
	});
});

test("an outdated response from Stripe is not applied: ten concurrent ones end with the newest", async () => {
	const { order_id, intent } = await world.paidFamily();
	const { id } = fixture.stripe.controls.dispute(intent);
	const jobs = Array.from({ length: 10 }, () => fixture.doJob("note-dispute", { dispute_id: id }));
	fixture.stripe.controls.closeDispute(id, "won");
	await Promise.all(jobs);
	await disputes.becomes(order_id, ["won"]);
	await disputes.calm(order_id);
	expect(await outcome(order_id)).toMatchObject({ standing: "won", running: 2, lost_minor: 0 });
	await expectLedgerProved(fixture.app);
});
