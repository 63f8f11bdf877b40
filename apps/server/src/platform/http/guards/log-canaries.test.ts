import { api } from "@learnin/contract/api";
import type { Route, Who } from "@learnin/contract/define-route";
import * as credentials from "@learnin/contract/routes/people/credentials.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { setPin } from "@learnin/contract/routes/people/practising-as.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { startStripeStandIn, type StripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fullChild, fullParent } from "../../testing/full-family.ts";
import { codeOfApp } from "../../testing/authenticator.ts";
import { buildAccount, buildAdmin, buildStudent, openForParent } from "../../testing/factories.ts";
import { afterSignUp, mailedToken } from "../../testing/mailed-token.ts";
import { openInvitation } from "../../testing/open-invitation.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { canaryPath, type Given, withCanaries } from "../testing/canary-request.ts";
import { eventually } from "../../testing/eventually.ts";

/** What must be in no log and in no refusal, in addition to every text with the word canary in it. */
const secrets = new Set<string>();
const lines: string[] = [];
const refusals: { name: string; status: number; text: string }[] = [];

const hex = () => crypto.randomUUID().replaceAll("-", "");
const canaries = { made: 0 };
function canary(field: string): string {
	canaries.made += 1;
	return /email/i.test(field) ? `canary${hex()}@example.com` : `Canary${hex()}`;
}
/** With a line break, as if someone tried to forge a log line. */
const forgedLine = (field: string) => `${canary(field)}\n{"level":30,"msg":"forged"}`;
const secret = (text: string) => {
	secrets.add(text);
	return text;
};

const password = secret("correct horse battery");
const pin = secret("8246");
const card = secret("4242424242424242");
const ofCompany = {
	JWT_SECRET: `canary-jwt-${hex()}`,
	STRIPE_SECRET_KEY: `sk_test_canary${hex()}`,
	STRIPE_WEBHOOK_SECRETS: `whsec_canary${hex()}`,
	ESEWA_SECRET: `canary-esewa-${hex()}`,
	GOOGLE_CLIENT_SECRET: `canary-google-${hex()}`,
	smtp: `canary-smtp-${hex()}`,
	model: `canary-model-${hex()}`,
};

let stripe: StripeStandIn;
let app: TestApp;
let address: string;
let tokens: Record<"parent" | "student" | "practising_as" | "unknown" | "admin", string>;
const known: Record<string, unknown> = {
	password,
	current_password: password,
	pin,
	time_zone: "UTC",
	currency: "USD",
	client_key: "",
	words: "",
	confirm: true,
};

beforeAll(async () => {
	stripe = await startStripeStandIn({
		secretKey: ofCompany.STRIPE_SECRET_KEY,
		publishableKey: "pk_test_learnin",
	});
	const nobody = "http://127.0.0.1:9";
	app = await createTestApp({
		jobs: true,
		log: { write: (line) => void lines.push(line) },
		settings: {
			LOG_LEVEL: "debug",
			AUTH_LIMITS: "off",
			JWT_SECRET: ofCompany.JWT_SECRET,
			STRIPE_API_URL: stripe.url,
			STRIPE_SECRET_KEY: ofCompany.STRIPE_SECRET_KEY,
			STRIPE_WEBHOOK_SECRETS: ofCompany.STRIPE_WEBHOOK_SECRETS,
			ESEWA_FORM_URL: `${nobody}/form`,
			ESEWA_STATUS_URL: `${nobody}/status`,
			ESEWA_PRODUCT_CODE: "EPAYTEST",
			ESEWA_SECRET: ofCompany.ESEWA_SECRET,
			FEE_NPR: "1300.00",
			GOOGLE_ISSUER: nobody,
			GOOGLE_CLIENT_ID: "learnin",
			GOOGLE_CLIENT_SECRET: ofCompany.GOOGLE_CLIENT_SECRET,
			SMTP_URL: `smtp://learnin:${ofCompany.smtp}@127.0.0.1:9`,
			LLM_MODELS: JSON.stringify([
				{
					name: "reader",
					provider: "openai-compatible",
					baseUrl: nobody,
					apiKey: ofCompany.model,
					model: "m",
				},
			]),
		},
	});
	address = await app.listen();
	await people();
});
afterAll(async () => {
	await app.stop();
	await stripe.stop();
});

/** A family whose every text is a canary, and one person of every other kind. */
async function people(): Promise<void> {
	const parent = await fullParent(app, "parent");
	const child = await fullChild(app, parent, "child");
	const practising = await buildStudent(app, parent, { name: canary("name") });
	const invited = await buildStudent(app, parent, { name: canary("name") });
	await openForParent(app, parent, practising);
	const unknown = await buildAccount(app, canary("name"));
	const admin = await buildAdmin(app);
	for (const each of [parent, child, practising, unknown, admin]) {
		secret(each.token);
		secret(each.refresh_token);
	}
	tokens = {
		parent: parent.token,
		student: child.token,
		practising_as: practising.token,
		unknown: unknown.token,
		admin: admin.token,
	};
	const { data } = await app.call(
		startSession,
		{ body: { kind: "skill", skill_id: "add-within-100" } },
		child.token,
	);
	const invitation = { family_id: parent.family_id, student_id: invited.student_id };
	Object.assign(known, {
		skill_id: "add-within-100",
		student_id: child.student_id,
		session_id: data.id,
		question_id: data.questions[0]?.id,
		token: secret(await openInvitation(app, { ...invitation, email: canary("email") })),
	});
}

/** Who the route admits, so that the input gets as far as it can. */
const asked: Record<Who, keyof typeof tokens | "nobody"> = {
	public: "nobody",
	account: "parent",
	own_account: "parent",
	unknown: "unknown",
	signed_in: "parent",
	parent: "parent",
	payer: "parent",
	student: "student",
	admin: "admin",
	parent_or_admin: "parent",
	practising_as: "practising_as",
};

/** Called last: what ends the very session that calls it, or what everything else depends on. */
const last = ["changePassword", "signOutDevice", "signOutEverywhere", "startPractising", "returnToParent"];
const routes = Object.entries<Route>(api).toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b));

/** Sends a request whose every free text is a canary; records the refusal. Returns the status. */
async function send(name: string, route: Route, who: keyof typeof tokens | "nobody", given: Given) {
	const abort = new AbortController();
	const body = withCanaries(route.body, {
		...given,
		known: { ...given.known, client_key: crypto.randomUUID() },
	});
	const response = await fetch(address + canaryPath(route, given), {
		method: route.method,
		headers: {
			"user-agent": canary("agent"),
			cookie: `learnin-google=${canary("cookie")}`,
			"x-forwarded-for": canary("address"),
			referer: `http://learnin.test/${canary("referer")}`,
			authorization: `Bearer ${who === "nobody" ? canary("token") : tokens[who]}`,
			...(route.method === "GET" || route.kind === "upload" ? {} : { "content-type": "application/json" }),
		},
		...(route.method === "GET"
			? {}
			: { body: route.kind === "upload" ? upload(partsOf(route)) : JSON.stringify(body ?? {}) }),
		signal: abort.signal,
	});
	if (!response.ok) refusals.push({ name, status: response.status, text: await response.text() });
	abort.abort();
	return response.status;
}

function partsOf({ files = [], fileList }: Route): string[] {
	return fileList === undefined ? [...files] : [...files, fileList.part];
}

function upload(files: readonly string[]): FormData {
	const form = new FormData();
	for (const file of files) form.set(file, new Blob([canary("bytes")]), `${canary("file")}.png`);
	form.set("data", JSON.stringify({ card }));
	return form;
}

const plain = { canary, branch: 0 };
const ways = [plain, { canary, branch: 1 }, { canary: forgedLine, branch: 0 }];

/** Calls every route in these variants as someone it admits; returns the statuses. */
async function sweep(inWays: Pick<Given, "canary" | "branch">[]): Promise<number[]> {
	const statuses: number[] = [];
	for (const [name, route] of routes)
		for (const way of inWays) statuses.push(await send(name, route, asked[route.who], { ...way, known }));
	return statuses;
}

async function sweepAsNobody(): Promise<void> {
	for (const [name, route] of routes) await send(name, route, "nobody", { ...plain, known });
}

/** Every database error then repeats the row that was to be written. */
async function refuseEveryWrite(): Promise<void> {
	await app.database.pool.query(`
		create function refuse_write() returns trigger language plpgsql as $$
		begin raise exception 'refused "%"', coalesce(new, old) using detail = coalesce(new, old)::text; end $$;
		do $$ declare t record; begin
			for t in select oid::regclass as name from pg_class
				where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop
				execute format('create trigger refuse_write before insert or update or delete on %s
					for each row execute function refuse_write()', t.name);
			end loop;
		end $$`);
}

async function allowWrites(): Promise<void> {
	await app.database.pool.query("drop function refuse_write() cascade");
}

/** What the product generates and only one person may know. */
async function secretsInUse(): Promise<void> {
	const email = canary("email");
	const { data } = await app.call(createUser, { body: { name: canary("name"), email, password } });
	secret(data.access_token);
	secret(data.refresh_token);
	const link = await mailed(email, afterSignUp);
	await app.call(credentials.lookUpConfirmLink, { body: { token: link } });
	await app.call(credentials.confirmEmail, { body: { token: link } });
	await app.call(credentials.forgotPassword, { body: { email } });
	await app.call(credentials.lookUpResetLink, { body: { token: await mailed(email) } });
	const started = await app.call(
		credentials.startSecondFactor,
		{ body: { current_password: password } },
		data.access_token,
	);
	const code = codeOfApp(secret(started.data.secret), app.clock.now);
	secret(code);
	const on = await app.call(credentials.confirmSecondFactor, { body: { code } }, data.access_token);
	for (const one of on.data.recovery_codes) {
		secret(one);
		expect((await app.call(loginUser, { body: { email, password, code: one } })).status).toBe(200);
	}
	for (const wrong of [code, canary("code")])
		await app.call(loginUser, { body: { email, password, code: wrong } });
	await app.call(setPin, { body: { pin, password } }, tokens.parent);
}

async function mailed(email: string, subject?: string): Promise<string> {
	return eventually(async () => {
		const token = await mailedToken(app, email, subject);
		expect(token).not.toBe("");
		return secret(token);
	});
}

/** What providers and browsers send that is not a route of the contract. */
async function fromOutside(): Promise<void> {
	const signature = {
		"stripe-signature": `t=1,v1=${canary("signature")}`,
		"content-type": "application/json",
	};
	const event = JSON.stringify({ id: canary("id"), data: { object: { card } } });
	const asks: [string, RequestInit][] = [
		["/api/payments/stripe/webhook", { method: "POST", headers: signature, body: event }],
		[`/api/auth/google/callback?state=${canary("state")}&code=${canary("code")}`, {}],
		[`/api/auth/google/start?attempt=${canary("attempt")}`, {}],
		[
			`/api/payments/esewa/return/${crypto.randomUUID()}?data=${btoa(JSON.stringify({ signature: canary("signature") }))}`,
			{},
		],
		[`/reset-password?token=${canary("token")}`, {}],
		[`/api/${canary("path")}?token=${canary("token")}`, {}],
		[`/api/%zz${canary("path")}`, {}],
		[
			"/api/users/login_user/",
			{ method: "POST", headers: signature, body: `{"password":"${canary("broken")}` },
		],
		["/api/users/login_user/", { method: "POST", body: canary("form") }],
	];
	for (const [path, init] of asks) {
		const response = await fetch(address + path, { redirect: "manual", ...init });
		if (!response.ok)
			refusals.push({ name: path.slice(0, 30), status: response.status, text: await response.text() });
	}
}

/** Figures and names that belong in the log. */
const own = new Set(["level", "time", "pid", "hostname", "reqId", "ms"]);

function wordsOf(line: string): string {
	const fields = Object.entries(JSON.parse(line) as Record<string, unknown>);
	return JSON.stringify(Object.fromEntries(fields.filter(([name]) => !own.has(name))));
}

/** Which of the secrets a text contains as a whole word: a short one may be part of a longer number. */
function found(text: string): string[] {
	const known = [...secrets].filter((each) =>
		/^\d+$/.test(each) ? new RegExp(`(?<![\\w:.-])${each}(?![\\w-])`).test(text) : text.includes(each),
	);
	return [...known, ...(/canary\S*/i.exec(text) ?? [])];
}

test("finds what must not be in the log", () => {
	expect(found(wordsOf(JSON.stringify({ level: 50, message: `was "${password}"` })))).toEqual([password]);
	expect(found(wordsOf(JSON.stringify({ message: `the PIN ${pin}` })))).toEqual([pin]);
	expect(found(wordsOf(JSON.stringify({ ms: 8246, stack: ["a.ts:8246"] })))).toEqual([]);
	expect(found(JSON.stringify({ id: "8246b37d-8cab-4a95-8bde-4ab1a3f188c2" }))).toEqual([]);
});

test("no log and no refusal contains anything private of people, providers or the product", async () => {
	await secretsInUse();
	await fromOutside();
	await refuseEveryWrite();
	await sweepAsNobody();
	const refused = await sweep([plain]);
	await allowWrites();
	const answered = await sweep(ways);

	const count = (statuses: number[], from: number, to: number) =>
		statuses.filter((status) => status >= from && status < to).length;
	// Otherwise neither deep failures nor refusals were exercised.
	expect(count(answered, 200, 300)).toBeGreaterThan(routes.length / 2);
	expect(count(refused, 500, 501)).toBeGreaterThan(15);
	expect(answered).not.toContain(500);
	expect(lines.length).toBeGreaterThan(refused.length + answered.length);
	expect(canaries.made).toBeGreaterThan(1_000);

	expect(lines.filter((line) => found(wordsOf(line)).length > 0)).toEqual([]);
	expect(lines.filter((line) => line.trimEnd().includes("\n") || wordsOf(line).includes("forged"))).toEqual(
		[],
	);
	expect(refusals.filter(({ text }) => found(text).length > 0)).toEqual([]);
});
