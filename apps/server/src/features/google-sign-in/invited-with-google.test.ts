import { acceptInvitation } from "@learnin/contract/routes/people/family.contract";
import { acceptGuardianInvitation, inviteGuardian } from "@learnin/contract/routes/people/guardians.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { describe, expect, test } from "vitest";
import { buildParent, giveConsent } from "../../platform/testing/factories.ts";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import { openInvitation } from "../../platform/testing/open-invitation.ts";
import { freshEmail, GoogleFixture } from "./testing/google-fixture.ts";

const world = await GoogleFixture.start();

async function invitedChild() {
	const { app } = world;
	const parent = await buildParent(app);
	const { family_id } = parent;
	const email = freshEmail();
	const { id: student_id } = await app.database.db
		.insertInto("students")
		.values({ family_id, name: "Maya Okafor", email, grade: 5, learning_objective: "Get ahead" })
		.returning("id")
		.executeTakeFirstOrThrow();
	await giveConsent(app, parent, student_id);
	return { email, token: await openInvitation(app, { family_id, student_id, email }) };
}

interface Answer {
	data?: { access_token: string };
	code?: string;
}

async function accept(path: string, token: string, chosen: { handoff?: string; cookie: string }) {
	const response = await world.app.inject({
		method: "POST",
		url: path,
		payload: { token, handoff: chosen.handoff },
		headers: { cookie: chosen.cookie },
	});
	return { status: response.statusCode, ...response.json<Answer>() };
}

describe("accepting an invitation with Google instead of a password", () => {
	test("the invited child joins, and signs in with Google from then on", async () => {
		const { email, token } = await invitedChild();
		const { data } = await accept(acceptInvitation.path, token, await world.choose({ email }));
		const details = await world.app.call(getUserDetails, {}, data?.access_token);
		expect(details.data).toMatchObject({ user_type: "STUDENT", email, has_password: false });
		const again = await world.exchange(await world.choose({ email }));
		expect(again.data).toMatchObject({ step: "signed_in", user_type: "STUDENT" });
	});

	test("a second guardian joins with the name from Google", async () => {
		const { app } = world;
		const owner = await buildParent(app);
		const email = freshEmail();
		await app.call(inviteGuardian, { body: { email } }, owner.token);
		const token = await mailedToken(app, email);
		const chosen = await world.choose({ email, name: "Ben Okafor" });
		const { data } = await accept(acceptGuardianInvitation.path, token, chosen);
		const details = await app.call(getUserDetails, {}, data?.access_token);
		expect(details.data).toMatchObject({ user_type: "PARENT", name: "Ben Okafor", is_family_owner: false });
	});

	test("refuses another address than the invited one, and the invitation still works", async () => {
		const { email, token } = await invitedChild();
		const other = await accept(acceptInvitation.path, token, await world.choose({ email: freshEmail() }));
		expect(other).toMatchObject({ status: 409, code: "google_other_address" });
		const right = await accept(acceptInvitation.path, token, await world.choose({ email }));
		expect(right.status).toBe(200);
	});

	test("refuses a code of another browser, or neither code nor password", async () => {
		const { email, token } = await invitedChild();
		const { handoff = "" } = await world.choose({ email });
		const stolen = await accept(acceptInvitation.path, token, { handoff, cookie: "" });
		expect(stolen).toMatchObject({ status: 410, code: "handoff_unknown" });
		expect((await accept(acceptInvitation.path, token, { cookie: "" })).status).toBe(400);
	});
});
