import { getDispute } from "@learnin/contract/routes/money/disputes.contract";
import { expect, test } from "vitest";
import { disputesWorld } from "../../platform/testing/payments/disputed-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { buildAdmin } from "../../platform/testing/factories.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import { refundsWorld } from "../../platform/testing/payments/paid-family.ts";
import { testPayments } from "../../platform/testing/payments/payments-fixture.ts";

const fixture = await testPayments();
const admin = await buildAdmin(fixture.app);
const world = refundsWorld(fixture, () => admin);
const disputes = disputesWorld(fixture);

async function disputed(order_id: string, intent: string): Promise<string> {
	fixture.stripe.controls.dispute(intent);
	await disputes.becomes(order_id, ["open"]);
	const [{ id = "" } = {}] = await disputes.rowsOf(order_id);
	return id;
}

/** One question, answered on the second try. */
async function practiced(student_id: string): Promise<void> {
	const { app } = fixture;
	const { pool, db } = app.database;
	const student = await db
		.selectFrom("students")
		.select(["id as student_id", "family_id"])
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
	const at = new Date(Date.now() + 1_000);
	await insertFinished(app, student, { skill_id: "add-within-100", marks: "+", at });
	await pool.query(
		`insert into attempts (family_id, student_id, session_id, question_id, client_key, kind, verdict,
			answer, feedback, attempt_number, tries_remaining, hints_opened, active_ms, client_time, created_at)
		select q.family_id, q.student_id, q.session_id, q.id, gen_random_uuid(), 'answer', 'incorrect',
			'{"question_type": "FILL_ONE", "text": "7"}', '{"verdict": "incorrect"}', 1, 9, 0, 61000, $2, $2
		from practice_questions q where q.student_id = $1`,
		[student_id, at],
	);
}

const see = (dispute_id: string) => fixture.app.call(getDispute, { params: { dispute_id } }, admin.token);

test("the evidence says who consented, what was emailed and when the children practiced, and viewing it is in the audit log", async () => {
	const { app } = fixture;
	const { parent, order_id, intent } = await world.paidFamily(["Maya", "Leo"]);
	const { students } = await fixture.rowsOf(parent.account_id);
	const maya = students.find(({ name }) => name === "Maya");
	if (maya === undefined) throw new Error("there is no Maya");
	await practiced(maya.id);
	const mails = () =>
		app.database.db.selectFrom("mail_log").select("kind").where("address", "=", parent.email);
	// The receipt is drawn and emailed by a job.
	await expect.poll(() => mails().where("kind", "=", "receipt").execute()).toHaveLength(1);
	const id = await disputed(order_id, intent);
	const { data } = await see(id);
	expect(data.payment).toMatchObject({
		kind: "registration_fee",
		amount: 20,
		refunded: 0,
		reference: intent,
		payer: { email: parent.email },
	});
	expect(data.payment.receipt_number).toMatch(/^LRN-/);
	const payer = data.payment.payer?.name;
	expect(payer).toBeTypeOf("string");
	expect(
		data.consents.map(({ child, given_by, method, evidence_ref }) => [child, given_by, method, evidence_ref]),
	).toEqual(["Leo", "Maya"].map((name) => [name, payer, "card_payment", `stripe:${intent}`]));
	// No mail server responds here, so its state still changes.
	expect(data.mails.filter(({ kind }) => kind === "receipt")).toMatchObject([{ address: parent.email }]);
	expect(
		data.children.map(({ name, days }) => [name, days.map(({ questions, answers }) => [questions, answers])]),
	).toEqual([
		["Maya", [[1, 2]]],
		["Leo", []],
	]);
	expect(data.dispute).toMatchObject({ standing: "open", amount: 20, evidence_sent: 0 });
	expect(data.dispute.evidence_due_at).not.toBeNull();
	const acts = await app.database.db
		.selectFrom("audit_log")
		.select(["actor_id", "subject_id"])
		.where("action", "=", "dispute.seen")
		.execute();
	expect(acts).toEqual([{ actor_id: admin.account_id, subject_id: order_id }]);
});

test("evidence that was sent at Stripe is shown here", async () => {
	const { order_id, intent } = await world.paidFamily(["Maya"]);
	const id = await disputed(order_id, intent);
	const [{ stripe_dispute_id = "" } = {}] = await disputes.rowsOf(order_id);
	await world.dashboard.disputes.update(stripe_dispute_id, { evidence: { customer_name: "Amara" } });
	await eventually(async () => expect((await see(id)).data.dispute.evidence_sent).toBe(1));
});

test("for a wallet top-up all children's practice is shown; an unknown dispute has no evidence", async () => {
	const { parent } = await world.paidFamily(["Maya", "Leo"]);
	const { order_id, intent } = await world.loaded(parent, 20);
	const { data } = await see(await disputed(order_id, intent));
	expect(data.children.map(({ name }) => name)).toEqual(["Leo", "Maya"]);
	expect(data.dispute.held).toBe(20);
	expect((await see(crypto.randomUUID())).status).toBe(404);
});
