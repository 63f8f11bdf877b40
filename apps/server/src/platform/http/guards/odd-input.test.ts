import { api } from "@learnin/contract/api";
import type { Route } from "@learnin/contract/define-route";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildStudent, type Person } from "../../testing/factories.ts";
import { fillPath, testApp } from "../../testing/test-app.ts";
import { childEdit } from "../../testing/child-edit.ts";

const app = await testApp({ jobs: true, settings: { AUTH_LIMITS: "off" } });
let people: Record<"anybody" | "registering" | "parent" | "student", Person | undefined>;
let student_id: string;
beforeAll(async () => {
	const parent = await buildParent(app);
	const student = await buildStudent(app, parent);
	student_id = student.student_id;
	people = { anybody: undefined, registering: await buildAccount(app), parent, student };
});

const password = "correct horse battery";
const token = "x".repeat(43);
const code = "123456";
const handoff = token;

/** A body for each account route, with who sends it; each field in turn is made odd. */
const cases: [keyof typeof api, keyof typeof people, Record<string, unknown>][] = [
	["createUser", "anybody", { name: "Ada", email: "ada@example.com", password, time_zone: "UTC" }],
	["loginUser", "anybody", { email: "ada@example.com", password, name: "", code }],
	["logoutUser", "anybody", { refresh_token: token }],
	["forgotPassword", "anybody", { email: "ada@example.com" }],
	["lookUpResetLink", "anybody", { token }],
	["resetPassword", "anybody", { token, password }],
	["lookUpConfirmLink", "anybody", { token }],
	["confirmEmail", "anybody", { token }],
	["exchangeGoogle", "anybody", { handoff, password, code, time_zone: "UTC" }],
	["acceptInvitation", "anybody", { token, password, time_zone: "UTC" }],
	["lookUpGuardianInvitation", "anybody", { token }],
	["acceptGuardianInvitation", "anybody", { token, name: "Ben", password, time_zone: "UTC" }],
	["changePassword", "parent", { current_password: "wrong", code, password: "seven quiet otters" }],
	["changeEmail", "parent", { current_password: password, code, email: "new@example.com" }],
	["startSecondFactor", "parent", { current_password: "wrong" }],
	["confirmSecondFactor", "parent", { code }],
	["turnOffSecondFactor", "parent", { current_password: password, code }],
	["linkGoogle", "parent", { handoff, password }],
	["joinFamily", "registering", { token }],
	["inviteGuardian", "parent", { email: "ben@example.com" }],
	["sendInvitation", "parent", { email: "leo@example.com" }],
	["setPin", "parent", { pin: "2580", password: "wrong" }],
	["startPractising", "parent", { time_zone: "UTC" }],
	["exportData", "parent", { student_id: null, password: "wrong" }],
	["deleteChild", "parent", { name: "Nobody", password: "wrong" }],
	["deleteFamily", "parent", { words: "delete everything", password: "wrong" }],
	["deleteAccount", "registering", { words: "delete everything", password: "wrong" }],
	["setConsent", "parent", { scope: "model_reading", is_given: true }],
	["updateChild", "parent", childEdit],
	["updateProfile", "parent", { name: "Amara", avatar: null, time_zone: "UTC" }],
	["updateProfile", "student", { time_zone: "UTC", avatar: null }],
	["readNotifications", "parent", { up_to: "2026-11-21T12:00:00Z" }],
	["setNotificationSwitch", "parent", { kind: "payment_received", channel: "bell", is_on: true }],
	["setGoals", "student", { daily_goal: 10, days_per_week: 5 }],
	["postRenewals", "parent", { type: "setup", student_ids: [crypto.randomUUID()] }],
	["ownsInvitation", "student", { token }],
];

/** As JSON, so that it can include what JavaScript cannot represent. */
const odd = [
	String.raw`"\u0000"`,
	String.raw`"\ud800"`,
	String.raw`"a\u0000b@example.com"`,
	String.raw`"\u202egro.elpmaxe\u202c@example.com"`,
	JSON.stringify("İSTANBUL@EXAMPLE.COM"),
	JSON.stringify("ΌΣΟΣ@ΈΞΑΜΠΛ.ΕΛ"),
	JSON.stringify("\u212aelvin@example.com"),
	JSON.stringify("ﬀ.ŉ.ǰ.ẖ.ΐ@example.com"),
	JSON.stringify("ᏸ.Ꭰ.Ა.Ɤ.ʕ@example.com"),
	JSON.stringify(`${"a".repeat(240)}@example.com`),
	JSON.stringify(`${"👩‍👩‍👧‍👦".repeat(30)}@example.com`),
	JSON.stringify("z̸͉̓".repeat(20)),
	JSON.stringify("x".repeat(100_000)),
	JSON.stringify("'; drop table accounts; --"),
	JSON.stringify("Etc/../../passwd"),
	JSON.stringify("0000-01-01T00:00:00Z"),
	JSON.stringify("9999-12-31T23:59:59.999999999Z"),
	JSON.stringify("２５８０"),
	'""',
	"null",
	"true",
	"-1",
	"0.5",
	"1e300",
	"1e999",
	"9007199254740993",
	"[]",
	"{}",
	`[${'"x",'.repeat(1000)}"x"]`,
];

function bodyWith(body: Record<string, unknown>, field: string, value: string): string {
	const marker = "the odd one";
	return JSON.stringify({ ...body, [field]: marker }).replace(JSON.stringify(marker), () => value);
}

/** Existing columns that no one may set through a request. */
const columns = {
	is_admin: true,
	user_type: "PARENT",
	is_active: true,
	family_id: crypto.randomUUID(),
	account_id: crypto.randomUUID(),
	opened_by: null,
	is_owner: true,
	totp_confirmed_at: null,
	points: 1_000_000,
	wallet_balance: 100,
	ends_at: "2099-01-01T00:00:00Z",
};

function send(name: keyof typeof api, who: keyof typeof people, payload: string) {
	const route: Route = api[name];
	const known = people[who]?.token;
	return app.inject({
		method: route.method,
		url: fillPath(route.path, { student_id }),
		payload,
		headers: {
			"content-type": "application/json",
			cookie: `learnin-google=${token}`,
			...(known !== undefined && { authorization: `Bearer ${known}` }),
		},
	});
}

describe.each(cases)("%s by %s", (name, who, body) => {
	test.each(Object.keys(body))("with an odd %s gets a response, and never a failure", async (field) => {
		for (const value of odd) {
			const answer = await send(name, who, bodyWith(body, field, value));
			expect(answer.statusCode, `${value.slice(0, 60)}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
			// Otherwise the test reached only the access check, not the field.
			if (people[who] !== undefined) expect(answer.statusCode).not.toBe(401);
		}
	});

	test("is refused with any unexpected column", async () => {
		for (const [column, value] of Object.entries(columns)) {
			const answer = await send(name, who, JSON.stringify({ ...body, [column]: value }));
			expect([column, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
				column,
				400,
				"invalid_request",
			]);
		}
	});
});
