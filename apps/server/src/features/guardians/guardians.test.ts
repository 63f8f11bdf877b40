import * as contract from "@learnin/contract/routes/people/guardians.contract";
import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { startStripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import { buildAccount, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person } from "../../platform/testing/factories.ts";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { child } from "../../platform/testing/payments/payments-fixture.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const stripe = await startStripeStandIn({ secretKey: "sk_test_learnin", publishableKey: "pk_test_learnin" });
afterAll(() => stripe.stop());
const app = await testApp({ jobs: true, settings: { STRIPE_API_URL: stripe.url } });

// Its own rate-limit window for each test, so that one does not use up another's tries.
beforeEach(() => {
	app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
});

const password = "three green apples";
const freshEmail = () => `ben.${crypto.randomUUID()}@example.com`;

const invite = (parent: Person, email: string) =>
	app.call(contract.inviteGuardian, { body: { email } }, parent.token);
const lookUp = (token: string) => app.call(contract.lookUpGuardianInvitation, { body: { token } });
const accept = (token: string, name = "Ben Okafor") =>
	app.call(contract.acceptGuardianInvitation, { body: { token, name, password } });
const join = (person: Person, token: string) =>
	app.call(contract.joinFamily, { body: { token } }, person.token);
const list = async (parent: { token: string }) =>
	(await app.call(contract.getGuardians, {}, parent.token)).data;
const remove = (acting: { token: string }, account_id: string) =>
	app.call(contract.removeGuardian, { params: { account_id }, body: {} }, acting.token);
const details = async (token: string) => (await app.call(getUserDetails, {}, token)).data;

/** A family with a second guardian who created an account through the invitation. */
async function pair() {
	const owner = await buildParent(app, "Amara Okafor");
	const email = freshEmail();
	await invite(owner, email);
	const { data } = await accept(await mailedToken(app, email));
	const { id } = await details(data.access_token);
	return { owner, email, second: { token: data.access_token, account_id: id } };
}

describe("a second guardian", () => {
	test("is invited by email, creates an account and sees the children", async () => {
		const owner = await buildParent(app, "Amara Okafor");
		await buildStudent(app, owner, { name: "Maya Okafor" });
		const email = freshEmail();
		expect((await invite(owner, email)).data).toMatchObject({ email, state: "waiting" });
		const token = await mailedToken(app, email);
		expect((await lookUp(token)).data).toMatchObject({
			invited_by: "Amara Okafor",
			email,
			has_account: false,
		});
		const { data } = await accept(token);
		expect(await details(data.access_token)).toMatchObject({
			user_type: "PARENT",
			is_family_owner: false,
			email,
		});
		const dashboard = await app.call(getParentDashboard, {}, data.access_token);
		expect(dashboard.data.children.map(({ name }) => name)).toEqual(["Maya Okafor"]);
		const { guardians, invitation } = await list(owner);
		expect(guardians.map(({ name, is_owner, is_you }) => [name, is_owner, is_you])).toEqual([
			["Amara Okafor", true, true],
			["Ben Okafor", false, false],
		]);
		expect(invitation).toBeNull();
		expect(await lookUp(token)).toMatchObject({ status: 409, body: { code: "invitation_used" } });
	});

	test("with an account without a family joins by signing in, and their own onboarding is canceled", async () => {
		const owner = await buildParent(app);
		const person = await buildAccount(app, "Ben Okafor");
		const students = [child("Ines")];
		await app.call(postInitialStudentDetails, { body: { students } }, person.token);
		await invite(owner, person.email);
		const token = await mailedToken(app, person.email);
		expect((await lookUp(token)).data.has_account).toBe(true);
		expect(await accept(token)).toMatchObject({ status: 409, body: { code: "email_taken" } });
		expect((await join(person, token)).status).toBe(200);
		expect(await details(person.token)).toMatchObject({ user_type: "PARENT", is_family_owner: false });
		const orders = await app.database.db
			.selectFrom("orders")
			.select("state")
			.where("account_id", "=", person.account_id)
			.execute();
		expect(orders).toEqual([{ state: "expired" }]);
	});

	test("whose own registration may be paid at this moment cannot join", async () => {
		const owner = await buildParent(app);
		const person = await buildAccount(app);
		const body = { type: "payment" as const, students: [child("Ines")] };
		await app.call(postInitialStudentDetails, { body }, person.token);
		await invite(owner, person.email);
		const answer = await join(person, await mailedToken(app, person.email));
		expect(answer).toMatchObject({ status: 409, body: { code: "guardian_elsewhere" } });
	});

	test("must be the invited person, and belong to no other family", async () => {
		const owner = await buildParent(app);
		await invite(owner, freshEmail());
		const stranger = await buildAccount(app);
		const elsewhere = await buildParent(app);
		const { invitation } = await list(owner);
		const token = await mailedToken(app, invitation?.email ?? "");
		expect(await join(stranger, token)).toMatchObject({ status: 409, body: { code: "wrong_account" } });
		await invite(owner, elsewhere.email);
		expect(await join(elsewhere, await mailedToken(app, elsewhere.email))).toMatchObject({
			status: 409,
			body: { code: "guardian_elsewhere" },
		});
		expect((await list(owner)).guardians).toHaveLength(1);
	});

	test("is the last one: a family has at most two guardians", async () => {
		const { owner, second } = await pair();
		for (const guardian of [owner, second]) {
			const answer = await app.call(
				contract.inviteGuardian,
				{ body: { email: freshEmail() } },
				guardian.token,
			);
			expect(answer).toMatchObject({ status: 409, body: { code: "family_full" } });
		}
	});

	test("accepting several times concurrently makes one guardian", async () => {
		const owner = await buildParent(app);
		const email = freshEmail();
		await invite(owner, email);
		const token = await mailedToken(app, email);
		const answers = await Promise.all([accept(token), accept(token), accept(token)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		expect((await list(owner)).guardians).toHaveLength(2);
	});

	test("a third one cannot be added by any race", async () => {
		const { owner } = await pair();
		const other = await buildAccount(app);
		const insert = app.database.db
			.insertInto("guardians")
			.values({ family_id: owner.family_id, account_id: other.account_id, is_owner: false })
			.execute();
		await expect(insert).rejects.toMatchObject({
			constraint: expect.stringMatching(/^guardians_one_second_idx/),
		});
	});
});

describe("the invitation", () => {
	test("gets the same response whether or not the address has an account", async () => {
		const owner = await buildParent(app);
		const person = await buildAccount(app);
		const known = await invite(owner, person.email);
		const unknown = await invite(owner, freshEmail());
		const shape = ({ status, data }: typeof known) => [status, Object.keys(data), data.state];
		expect(shape(known)).toEqual(shape(unknown));
	});

	test("sent again invalidates the earlier link; withdrawn, it opens nothing", async () => {
		const owner = await buildParent(app);
		const email = freshEmail();
		const { data: first } = await invite(owner, email);
		const old = await mailedToken(app, email);
		const params = { invitation_id: first.id };
		const { data: second } = await app.call(
			contract.resendGuardianInvitation,
			{ params, body: {} },
			owner.token,
		);
		expect(await lookUp(old)).toMatchObject({ status: 410, body: { code: "invitation_revoked" } });
		const fresh = await mailedToken(app, email);
		expect((await lookUp(fresh)).status).toBe(200);
		await app.call(
			contract.revokeGuardianInvitation,
			{ params: { invitation_id: second.id }, body: {} },
			owner.token,
		);
		expect(await accept(fresh)).toMatchObject({ status: 410, body: { code: "invitation_revoked" } });
		expect((await list(owner)).invitation).toBeNull();
	});

	test("expires after seven days, and is rate limited with a time to wait", async () => {
		const owner = await buildParent(app);
		const token = newSecretToken();
		await app.database.db
			.insertInto("guardian_invitations")
			.values({
				family_id: owner.family_id,
				invited_by: owner.account_id,
				email: freshEmail(),
				token_hash: hashSecretToken(token),
				created_at: new Date(app.clock.now.getTime() - 7 * DAY_MS),
				expires_at: app.clock.now,
			})
			.execute();
		expect((await list(owner)).invitation?.state).toBe("expired");
		expect(await accept(token)).toMatchObject({ status: 410, body: { code: "invitation_expired" } });
		expect((await lookUp(newSecretToken())).body.code).toBe("invitation_unknown");
		for (let times = 0; times < 5; times += 1) expect((await invite(owner, freshEmail())).status).toBe(200);
		const refused = await invite(owner, freshEmail());
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
	});

	test("to one's own address is not sent", async () => {
		const owner = await buildParent(app);
		expect((await invite(owner, owner.email)).body.message).toEqual({
			email: "This is your own address. Please enter the other guardian’s.",
		});
	});
});

describe("leaving", () => {
	test("the owner removes the second: its sessions end, its account has no family", async () => {
		const { owner, email, second } = await pair();
		expect((await remove(owner, second.account_id)).status).toBe(200);
		// No message about signing out everywhere: someone else did it, and the email says who.
		expect(await app.call(getUserDetails, {}, second.token)).toMatchObject({
			status: 401,
			body: { code: "session_ended" },
		});
		const row = await app.database.db
			.selectFrom("accounts")
			.select("user_type")
			.where("email", "=", email)
			.executeTakeFirstOrThrow();
		expect(row.user_type).toBe("UNKNOWN");
		expect((await invite(owner, freshEmail())).status).toBe(200);
	});

	test("the second leaves, but removes no one; the owner stays", async () => {
		const { owner, second } = await pair();
		expect(await remove(second, owner.account_id)).toMatchObject({
			status: 403,
			body: { code: "owner_only" },
		});
		expect(await remove(owner, owner.account_id)).toMatchObject({
			status: 409,
			body: { code: "owner_stays" },
		});
		expect((await remove(second, second.account_id)).status).toBe(200);
		expect((await list(owner)).guardians).toHaveLength(1);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select("action")
			.where("family_id", "=", owner.family_id)
			.orderBy("id")
			.execute();
		expect(acts.map(({ action }) => action)).toEqual([
			"guardian_invitation.sent",
			"guardian.joined",
			"guardian.left",
		]);
	});

	test("no one can remove a guardian of another family", async () => {
		const { owner } = await pair();
		const stranger: Parent = await buildParent(app);
		expect((await remove(owner, stranger.account_id)).status).toBe(404);
	});
});
