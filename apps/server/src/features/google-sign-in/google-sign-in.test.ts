import { getGoogleLink, unlinkGoogle } from "@learnin/contract/routes/people/google-sign-in.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { describe, expect, test } from "vitest";
import {
	buildAccount,
	buildParent,
	buildStudent,
	enableSecondFactor,
} from "../../platform/testing/factories.ts";
import { deleteOldFlowsAndHandoffs } from "./google-sign-in.queries.ts";
import { freshEmail, GoogleFixture } from "./testing/google-fixture.ts";
import { altered } from "../../platform/testing/altered.ts";

const world = await GoogleFixture.start();
const { app } = world;

const password = "correct horse battery";
const later = (seconds: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};
const accountsOf = (email: string) =>
	app.database.db
		.selectFrom("accounts")
		.select(["id", "name", "password_hash"])
		.where("email", "=", email)
		.execute();

/** An account with a password, and a linked Google account with the same address. */
async function buildLinked() {
	const parent = await buildParent(app);
	const chosen = await world.choose({ email: parent.email });
	expect((await world.exchange(chosen, { password })).data).toMatchObject({ step: "signed_in" });
	return parent;
}

describe("a successful sign-in", () => {
	test("gives a new person their own account, not registered yet and without a password", async () => {
		const email = freshEmail();
		const { data } = await world.exchange(await world.choose({ email, name: "Jo Park" }));
		expect(data).toMatchObject({ step: "signed_in", user_type: "UNKNOWN", is_admin: false });
		const token = data.step === "signed_in" ? data.access_token : "";
		const details = await app.call(getUserDetails, {}, token);
		expect(details.data).toMatchObject({ email, name: "Jo Park", user_type: "UNKNOWN", has_password: false });
	});

	test("leads the same person to the same account, also after a change of address", async () => {
		const email = freshEmail();
		await world.exchange(await world.choose({ email }));
		const [account] = await accountsOf(email);
		const { subject } = world.google.controls.accounts().find((one) => one.email === email) ?? {
			subject: "",
		};
		world.google.controls.addAccount({ subject, email: freshEmail() });
		const { data } = await world.exchange(await world.choose({ subject }));
		const token = data.step === "signed_in" ? data.access_token : "";
		expect((await app.call(getUserDetails, {}, token)).data).toMatchObject({ email });
		expect(await accountsOf(email)).toEqual([account]);
	});

	test("leads a linked parent and a linked student to their accounts", async () => {
		const parent = await buildLinked();
		const student = await buildStudent(app, parent);
		await world.exchange(await world.choose({ email: student.email }), { password });
		expect((await world.exchange(await world.choose({ email: parent.email }))).data).toMatchObject({
			user_type: "PARENT",
		});
		expect((await world.exchange(await world.choose({ email: student.email }))).data).toMatchObject({
			user_type: "STUDENT",
		});
	});
});

describe("an address that has an account already", () => {
	test("is linked only after its password was given, which may take a while", async () => {
		const parent = await buildParent(app);
		const chosen = await world.choose({ email: parent.email });
		expect((await world.exchange(chosen)).data).toEqual({ step: "password_needed", email: parent.email });
		later(9 * 60);
		expect(await world.exchange(chosen, { password: "not this one" })).toMatchObject({
			status: 403,
			code: "wrong_password",
		});
		expect((await world.exchange(chosen, { password })).data).toMatchObject({ user_type: "PARENT" });
		const mails = await app.database.pool.query<{ data: { subject: string } }>(
			"select data from jobs.job where name = 'send-mail' and data->'to'->>'address' = $1",
			[parent.email],
		);
		expect(mails.rows.map(({ data }) => data.subject)).toContain("You can now sign in with Google");
	});

	test("is not linked after ten minutes", async () => {
		const parent = await buildParent(app);
		const chosen = await world.choose({ email: parent.email });
		await world.exchange(chosen);
		later(10 * 60);
		expect(await world.exchange(chosen, { password })).toMatchObject({
			status: 410,
			code: "handoff_unknown",
		});
	});

	test("limits guesses together with the sign-in itself", async () => {
		const parent = await buildParent(app);
		const chosen = await world.choose({ email: parent.email });
		await world.exchange(chosen);
		const codes = [];
		for (let tries = 0; tries < 11; tries += 1)
			codes.push((await world.exchange(chosen, { password: "a guess of many" })).code);
		expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "wrong_password"));
		expect(codes[10]).toBe("too_many_requests");
	});

	test("is never linked without a password: neither to another Google account nor to an unverified one", async () => {
		const email = freshEmail();
		await world.exchange(await world.choose({ email }));
		const { controls } = world.google;
		controls.addAccount({ subject: "another-subject", email });
		expect(await world.exchange(await world.choose({ subject: "another-subject" }))).toMatchObject({
			status: 409,
			code: "google_linked_elsewhere",
		});
		const parent = await buildParent(app);
		for (const address of [parent.email, freshEmail()]) {
			controls.addAccount({ subject: `unconfirmed ${address}`, email: address, email_verified: false });
			const chosen = await world.choose({ subject: `unconfirmed ${address}` });
			for (const more of [{}, { password }])
				expect(await world.exchange(chosen, more)).toMatchObject({
					status: 403,
					code: "google_email_unverified",
				});
		}
	});

	test("with one Google account is not linked to a second one", async () => {
		const parent = await buildLinked();
		world.google.controls.addAccount({ subject: "a second one", email: parent.email });
		const chosen = await world.choose({ subject: "a second one" });
		expect(await world.exchange(chosen, { password })).toMatchObject({ code: "google_linked_elsewhere" });
		expect((await world.exchange(await world.choose({ email: parent.email }))).data.step).toBe("signed_in");
	});
});

describe("refuses", () => {
	test("an account that was switched off", async () => {
		const parent = await buildLinked();
		await app.database.db
			.updateTable("accounts")
			.set({ is_active: false })
			.where("id", "=", parent.account_id)
			.execute();
		expect(await world.exchange(await world.choose({ email: parent.email }))).toMatchObject({
			status: 401,
			code: "account_inactive",
		});
	});

	test("a child whose parent withdrew the consent", async () => {
		const student = await buildStudent(app, await buildParent(app));
		await world.exchange(await world.choose({ email: student.email }), { password });
		await app.database.db
			.updateTable("consents")
			.set({ withdrawn_at: app.clock.now })
			.where("student_id", "=", student.student_id)
			.execute();
		expect(await world.exchange(await world.choose({ email: student.email }))).toMatchObject({
			status: 403,
			code: "consent_missing",
		});
	});
});

describe("a second factor", () => {
	test("is required, and the visit to Google waits for it", async () => {
		const parent = await buildLinked();
		const code = await enableSecondFactor(app, parent);
		const chosen = await world.choose({ email: parent.email });
		expect((await world.exchange(chosen)).data).toEqual({ step: "second_factor_needed" });
		later(120);
		const wrong = `${(Number(code()[0]) + 5) % 10}${code().slice(1)}`;
		expect(await world.exchange(chosen, { code: wrong })).toMatchObject({ status: 401, code: "wrong_code" });
		expect((await world.exchange(chosen, { code: code() })).data).toMatchObject({ user_type: "PARENT" });
	});

	test("is required after the password, before linking", async () => {
		const parent = await buildParent(app);
		const code = await enableSecondFactor(app, parent);
		const chosen = await world.choose({ email: parent.email });
		expect((await world.exchange(chosen, { code: code() })).data.step).toBe("password_needed");
		expect((await world.exchange(chosen, { password })).data.step).toBe("second_factor_needed");
		const linked = app.database.db
			.selectFrom("identities")
			.select("subject")
			.where("account_id", "=", parent.account_id);
		expect(await linked.execute()).toEqual([]);
		expect((await world.exchange(chosen, { password, code: code() })).data.step).toBe("signed_in");
		expect(await linked.execute()).toHaveLength(1);
	});
});

describe("a handoff code", () => {
	test("works once", async () => {
		const chosen = await world.choose({ email: freshEmail() });
		expect((await world.exchange(chosen)).status).toBe(200);
		expect(await world.exchange(chosen)).toMatchObject({ status: 410, code: "handoff_unknown" });
	});

	test("works once, also with many concurrent uses", async () => {
		const parent = await buildLinked();
		const chosen = await world.choose({ email: parent.email });
		const answers = await Promise.all(Array.from({ length: 6 }, () => world.exchange(chosen)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	test("does not work after a minute, in another browser, without a browser, or changed", async () => {
		const chosen = await world.choose({ email: freshEmail() });
		const other = await world.choose({ email: freshEmail() });
		const bad = [
			{ ...chosen, cookie: other.cookie },
			{ ...chosen, cookie: "" },
			{ ...chosen, cookie: "learnin-google=short" },
			{ ...chosen, handoff: altered(chosen.handoff ?? "") },
		];
		for (const one of bad) expect(await world.exchange(one)).toMatchObject({ code: "handoff_unknown" });
		later(60);
		expect(await world.exchange(chosen)).toMatchObject({ code: "handoff_unknown" });
	});

	test("is stored as a hash, and soon deleted with its name and address", async () => {
		const email = freshEmail();
		const chosen = await world.choose({ email });
		const rows = await app.database.pool.query("select * from google_handoffs where email = $1", [email]);
		expect(rows.rows).toHaveLength(1);
		expect(JSON.stringify(rows.rows)).not.toContain(chosen.handoff);
		later(61);
		await deleteOldFlowsAndHandoffs(app.database.db, app.clock.now);
		const left = await app.database.pool.query("select * from google_handoffs where email = $1", [email]);
		expect(left.rows).toEqual([]);
	});
});

describe("linking in the settings", () => {
	const linkOf = async (token: string) => (await app.call(getGoogleLink, {}, token)).data;

	test("requires the password, and can be undone", async () => {
		const parent = await buildParent(app);
		const email = freshEmail();
		expect(await linkOf(parent.token)).toEqual({ is_offered: true, email: null });
		const chosen = await world.choose({ email });
		expect((await world.link(parent.token, chosen)).data).toEqual({
			step: "password_needed",
			email: parent.email,
		});
		expect(await world.link(parent.token, chosen, { password: "not this one" })).toMatchObject({
			code: "wrong_password",
		});
		expect((await world.link(parent.token, chosen, { password })).data).toEqual({ step: "linked" });
		expect(await linkOf(parent.token)).toEqual({ is_offered: true, email });
		expect((await world.exchange(await world.choose({ email }))).data).toMatchObject({ user_type: "PARENT" });
		expect((await app.call(unlinkGoogle, {}, parent.token)).status).toBe(200);
		expect(await linkOf(parent.token)).toEqual({ is_offered: true, email: null });
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select("action")
			.where("subject_id", "=", parent.account_id)
			.orderBy("id")
			.execute();
		expect(acts.map(({ action }) => action)).toEqual(["google.linked", "google.unlinked"]);
		const mails = await app.database.pool.query<{ subject: string }>(
			"select data->>'subject' as subject from jobs.job where data->'to'->>'address' = $1 order by created_on",
			[parent.email],
		);
		expect(mails.rows.map(({ subject }) => subject)).toEqual([
			"You can now sign in with Google",
			"Google no longer signs in to your account",
		]);
	});

	test("refuses a Google account that is linked elsewhere", async () => {
		const linked = await buildLinked();
		const other = await buildParent(app);
		const chosen = await world.choose({ email: linked.email });
		expect(await world.link(other.token, chosen, { password })).toMatchObject({
			status: 409,
			code: "google_linked_elsewhere",
		});
	});

	test("cannot be undone while it is the only way to sign in", async () => {
		const { data } = await world.exchange(await world.choose({ email: freshEmail() }));
		const token = data.step === "signed_in" ? data.access_token : "";
		expect(await app.call(unlinkGoogle, {}, token)).toMatchObject({
			status: 409,
			body: { code: "last_sign_in" },
		});
	});

	test("refuses a code of another browser", async () => {
		const account = await buildAccount(app);
		const chosen = await world.choose({ email: freshEmail() });
		expect(await world.link(account.token, { ...chosen, cookie: "" }, { password })).toMatchObject({
			code: "handoff_unknown",
		});
	});
});
