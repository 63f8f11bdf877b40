import * as contract from "@learnin/contract/routes/people/family.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { beforeEach, describe, expect, test } from "vitest";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import {
	buildAccount,
	buildParent,
	buildStudent,
	giveConsent,
	openForParent,
	type Parent,
} from "../../platform/testing/factories.ts";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import { openInvitation } from "../../platform/testing/open-invitation.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });

// Its own rate-limit window for each test, so that one does not use up another's tries.
beforeEach(() => {
	app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
});

const password = "three green apples";
const freshEmail = () => `maya.${crypto.randomUUID()}@example.com`;

/** A child with an open invitation. */
async function invitedChild(email = freshEmail()) {
	const parent = await buildParent(app, "Amara Okafor");
	const { id: student_id } = await app.database.db
		.insertInto("students")
		.values({
			family_id: parent.family_id,
			name: "Maya Okafor",
			email,
			grade: 5,
			learning_objective: "Get ahead",
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await giveConsent(app, parent, student_id);
	const token = await openInvitation(app, { family_id: parent.family_id, student_id, email });
	return { parent, student_id, email, token };
}

const lookUp = (token: string) => app.call(contract.lookUpInvitation, { body: { token } });
const accept = (token: string) => app.call(contract.acceptInvitation, { body: { token, password } });
const send = (parent: Parent, student_id: string, body: { email?: string } = {}) =>
	app.call(contract.sendInvitation, { params: { student_id }, body }, parent.token);
const revoke = (parent: Parent, student_id: string) =>
	app.call(contract.revokeInvitation, { params: { student_id }, body: {} }, parent.token);
const stateOf = async (parent: Parent) =>
	(await app.call(contract.getInvitations, {}, parent.token)).data.invitations[0];

const actsOf = (parent: Parent) =>
	app.database.db
		.selectFrom("audit_log")
		.select(["action", "subject_id", "actor_id"])
		.where("family_id", "=", parent.family_id)
		.orderBy("id")
		.execute();

describe("sending again", () => {
	test("emails a new link, invalidates the earlier one, and is in the audit log", async () => {
		const { parent, student_id, email, token } = await invitedChild();
		const { status, data } = await send(parent, student_id);
		expect([status, data.state]).toEqual([200, "waiting"]);
		expect(await lookUp(token)).toMatchObject({ status: 410, body: { code: "invitation_revoked" } });
		expect((await lookUp(await mailedToken(app, email))).status).toBe(200);
		expect(await actsOf(parent)).toEqual([
			{ action: "invitation.sent", subject_id: student_id, actor_id: parent.account_id },
		]);
	});

	test("to another address, goes there and invalidates the link at the old one", async () => {
		const { parent, student_id, token } = await invitedChild();
		const email = freshEmail();
		expect((await send(parent, student_id, { email })).data).toMatchObject({ email, state: "waiting" });
		expect((await lookUp(token)).status).toBe(410);
		expect((await accept(await mailedToken(app, email))).status).toBe(200);
		expect(await stateOf(parent)).toMatchObject({ state: "joined", email });
	});

	test("to a parent's own address, withdraws the invitation: that child needs none", async () => {
		const { parent, student_id, token } = await invitedChild();
		expect((await send(parent, student_id, { email: parent.email })).data.state).toBe("none");
		expect((await lookUp(token)).status).toBe(410);
		expect(await mailedToken(app, parent.email)).toBe("");
	});

	test("to an address that someone signs in with is refused, and the old link still works", async () => {
		const { parent, student_id, email, token } = await invitedChild();
		const person = await buildAccount(app);
		const { status, body } = await send(parent, student_id, { email: person.email });
		expect(status).toBe(400);
		expect(body.message).toEqual({
			email: `${person.email} already has a Learnin account. Please give Maya Okafor another address, or yours.`,
		});
		expect((await lookUp(token)).data.email).toBe(email);
	});

	test("works for an expired one and for a withdrawn one", async () => {
		const { parent, student_id, email } = await invitedChild();
		await app.database.db
			.updateTable("invitations")
			.set({ expires_at: app.clock.now })
			.where("student_id", "=", student_id)
			.execute();
		expect((await stateOf(parent))?.state).toBe("expired");
		expect((await send(parent, student_id)).data.state).toBe("waiting");
		expect((await revoke(parent, student_id)).data.state).toBe("revoked");
		expect((await lookUp(await mailedToken(app, email))).body.code).toBe("invitation_revoked");
		expect((await send(parent, student_id)).data.state).toBe("waiting");
		expect((await lookUp(await mailedToken(app, email))).status).toBe(200);
	});

	test("is rate limited, says when to try again, and unlocks by itself", async () => {
		const { parent, student_id } = await invitedChild();
		for (let times = 0; times < 5; times += 1) expect((await send(parent, student_id)).status).toBe(200);
		const refused = await send(parent, student_id);
		expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		const other = await invitedChild();
		expect((await send(other.parent, other.student_id)).status).toBe(200);
	});

	test("is not possible for a child that has joined, and sends nothing without consent", async () => {
		const { parent, student_id, token } = await invitedChild();
		expect((await accept(token)).status).toBe(200);
		expect(await send(parent, student_id)).toMatchObject({ status: 409, body: { code: "has_own_sign_in" } });
		expect(await revoke(parent, student_id)).toMatchObject({
			status: 409,
			body: { code: "has_own_sign_in" },
		});
		const other = await invitedChild();
		await withdrawConsent(other.student_id);
		expect(await send(other.parent, other.student_id)).toMatchObject({
			status: 403,
			body: { code: "consent_missing" },
		});
		expect(await mailedToken(app, other.email)).toBe("");
	});
});

const withdrawConsent = (student_id: string) =>
	app.database.db
		.updateTable("consents")
		.set({ withdrawn_at: app.clock.now })
		.where("student_id", "=", student_id)
		.execute();

describe("accepting", () => {
	test("is refused with a message once the parents withdrew their consent", async () => {
		const { student_id, token } = await invitedChild();
		await withdrawConsent(student_id);
		expect(await lookUp(token)).toMatchObject({ status: 403, body: { code: "consent_missing" } });
		expect(await accept(token)).toMatchObject({ status: 403, body: { code: "consent_missing" } });
	});

	test("says in advance that the address has an account by now", async () => {
		const person = await buildAccount(app);
		const { token } = await invitedChild(person.email);
		expect((await lookUp(token)).data.has_account).toBe(true);
		expect((await lookUp((await invitedChild()).token)).data.has_account).toBe(false);
	});

	test("gives a child that practiced on its parent's device that very account, with all its history", async () => {
		const parent = await buildParent(app, "Amara Okafor");
		const child = await buildStudent(app, parent);
		const email = freshEmail();
		const { db } = app.database;
		const own = { email: null, password_hash: null };
		await db.updateTable("accounts").set(own).where("id", "=", child.account_id).execute();
		await db.updateTable("students").set({ email }).where("id", "=", child.student_id).execute();
		await openForParent(app, parent, child);
		const { family_id, student_id } = child;
		const token = await openInvitation(app, { family_id, student_id, email });
		expect(await stateOf(parent)).toMatchObject({ state: "waiting", email });
		const { data } = await accept(token);
		const details = await app.call(getUserDetails, {}, data.access_token);
		expect(details.data).toMatchObject({
			id: child.account_id,
			email,
			user_type: "STUDENT",
			is_opened_by_parent: false,
		});
		// The session that the parent opened ends: the child has its own sign-in now.
		expect((await app.call(getUserDetails, {}, child.token)).status).toBe(401);
	});

	test("while the link is sent again ends with one sign-in or one working link, never with neither", async () => {
		for (let round = 0; round < 6; round += 1) {
			const { parent, student_id, email, token } = await invitedChild();
			const [accepted, sent] = await Promise.all([accept(token), send(parent, student_id)]);
			const hasJoined = accepted.status === 200;
			expect(sent.status).toBe(hasJoined ? 409 : 200);
			if (hasJoined) {
				expect(sent.body.code).toBe("has_own_sign_in");
			} else {
				expect(accepted.body.code).toBe("invitation_revoked");
				expect((await accept(await mailedToken(app, email))).status).toBe(200);
			}
		}
	});

	test("while it is withdrawn does one of the two", async () => {
		const { parent, student_id, token } = await invitedChild();
		const [accepted, revoked] = await Promise.all([accept(token), revoke(parent, student_id)]);
		expect([accepted.status, revoked.status].toSorted()).toEqual(
			accepted.status === 200 ? [200, 409] : [200, 410],
		);
	});
});

test("a signed-in child learns whether a link is its own, and about no other", async () => {
	const { token } = await invitedChild();
	const { data } = await accept(token);
	const isMine = (own: string) =>
		app.call(contract.ownsInvitation, { body: { token: own } }, data.access_token);
	expect((await isMine(token)).data.is_mine).toBe(true);
	expect((await isMine((await invitedChild()).token)).data.is_mine).toBe(false);
	expect((await isMine(newSecretToken())).data.is_mine).toBe(false);
});

test("two links of one child cannot be open concurrently", async () => {
	const { parent, student_id, email } = await invitedChild();
	const insert = app.database.db
		.insertInto("invitations")
		.values({
			family_id: parent.family_id,
			student_id,
			email,
			token_hash: hashSecretToken(newSecretToken()),
			expires_at: app.clock.now,
		})
		.execute();
	await expect(insert).rejects.toMatchObject({
		constraint: expect.stringMatching(/^invitations_one_open_idx/),
	});
});
