import { setConsent } from "@learnin/contract/routes/people/children.contract";
import { sendInvitation } from "@learnin/contract/routes/people/family.contract";
import { inviteGuardian } from "@learnin/contract/routes/people/guardians.contract";
import { describe, expect, test } from "vitest";
import { buildParent, buildSecondGuardian, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { untilOneWaits } from "../../platform/testing/while-locked.ts";

const app = await testApp({ jobs: true });

async function family() {
	const owner = await buildParent(app);
	const child = await buildStudent(app, owner);
	// A child that was invited and has not joined yet.
	await app.database.db.deleteFrom("accounts").where("id", "=", child.account_id).execute();
	const second = await buildSecondGuardian(app, owner);
	return { owner, second, student_id: child.student_id };
}

/**
 * Removes the second guardian while its `attempt` is in progress: it was admitted, and waits for the family's
 * lock.
 */
async function duringRemoval<T>(
	{ owner, second, student_id }: { owner: Parent; second: Person; student_id: string },
	attempt: () => Promise<T>,
): Promise<T> {
	const client = await app.database.pool.connect();
	await client.query("begin");
	await client.query("select 1 from families where id = $1 for update", [owner.family_id]);
	await client.query("select 1 from students where id = $1 for update", [student_id]);
	await client.query("delete from guardians where account_id = $1", [second.account_id]);
	await client.query("update accounts set user_type = 'UNKNOWN' where id = $1", [second.account_id]);
	await client.query(
		"update sessions set ended_at = now(), ended_because = 'signed_out_everywhere' where account_id = $1",
		[second.account_id],
	);
	const attempted = attempt();
	await untilOneWaits(app);
	await client.query("commit");
	client.release();
	return attempted;
}

describe("a guardian that is being removed", () => {
	const refused = { status: 401, body: { code: "signed_out_everywhere" } };

	test("cannot invite another address of its own", async () => {
		const them = await family();
		const answer = await duringRemoval(them, () =>
			app.call(inviteGuardian, { body: { email: `again.${them.second.email}` } }, them.second.token),
		);
		expect(answer).toMatchObject(refused);
		const { rows } = await app.database.pool.query(
			"select 1 from guardian_invitations where family_id = $1",
			[them.owner.family_id],
		);
		expect(rows).toEqual([]);
	});

	test("cannot send a child's invitation to its own inbox", async () => {
		const them = await family();
		const input = {
			params: { student_id: them.student_id },
			body: { email: `again.${them.second.email}` },
		};
		const answer = await duringRemoval(them, () => app.call(sendInvitation, input, them.second.token));
		expect(answer).toMatchObject(refused);
		const { rows } = await app.database.pool.query("select 1 from invitations where student_id = $1", [
			them.student_id,
		]);
		expect(rows).toEqual([]);
	});

	test("cannot change a consent", async () => {
		const them = await family();
		const input = {
			params: { student_id: them.student_id },
			body: { scope: "model_reading" as const, is_given: false },
		};
		const answer = await duringRemoval(them, () => app.call(setConsent, input, them.second.token));
		expect(answer).toMatchObject(refused);
	});
});
