import { type App, createApp } from "@learnin/server/app";
import type { Config } from "@learnin/server/platform/config";
import type { MailControls } from "@learnin/stand-ins/mail/mail-stand-in";
import { getChildren, setConsent } from "@learnin/contract/routes/people/children.contract";
import { acceptInvitation } from "@learnin/contract/routes/people/family.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { createQuestion, decideQuestion } from "@learnin/contract/routes/bank/question-bank.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { fired } from "@learnin/server/platform/stop-signal";
import { type Call, callsOf } from "./api-client.ts";
import { type DemoAccount, writeDemoAccounts } from "./demo-accounts.ts";
import { giveEveryKindOfQuestion } from "./every-kind-of-question.ts";
import { moveFamilyMoney } from "./family-money.ts";
import { findStartingPoint } from "./find-starting-point.ts";
import { linkGoogle } from "./link-google.ts";
import { payWithTestCard } from "./pay-with-test-card.ts";
import { practiseDays } from "./practise-days.ts";
import { DAY_MS } from "@learnin/domain/time/day";

interface Demo {
	config: Config;
	dataDir: string;
	/** Where the children's invitations arrive. */
	mail: MailControls;
	/** Whether the Google stand-in runs, for the linked accounts. */
	hasGoogle: boolean;
	log: (line: string) => void;
	signal: AbortSignal;
}

const password = "learnin demo 2026";
const parent: DemoAccount = { role: "parent", email: "amara@learnin.test", password };
const maya: DemoAccount = { role: "student", email: "maya@learnin.test", password };
const zoe: DemoAccount = { role: "student", email: "zoe@learnin.test", password };
const admin: DemoAccount = { role: "super-admin", email: "sam@learnin.test", password };
/** An invitation takes a second; one that does not arrive in this time never will. */
const mailMs = 30_000;
/** A slow disk alone must not fail the first start. */
const databasePatienceMs = 30_000;

/**
 * Fills a new database with a family that signed up twelve days ago, through the product's own routes at that
 * time (its clock is an argument), so that every row of the demo is one the product would have written.
 */
export async function makeDemoData({ config, dataDir, mail, hasGoogle, log, signal }: Demo): Promise<void> {
	log("Making a demo family …");
	// From an earlier try that was interrupted: its invitations lead nowhere.
	await mail.clear();
	const clock = { now: new Date(Date.now() - 12 * DAY_MS) };
	const app = await createApp(
		{ ...config, LOG_LEVEL: "silent", AUTH_LIMITS: "off" },
		{ now: () => clock.now, pages: false, databasePatienceMs },
	);
	try {
		await app.start();
		app.health.ready();
		const call = callsOf(app.server, signal);
		await registerFamily(app, call, config);
		const refresh_token = await acceptByMail(call, mail, { email: maya.email, signal });
		await acceptByMail(call, mail, { email: zoe.email, signal });
		await createAdmin(app, call);
		await allowModelReading(call);
		const stripeUrl = config.STRIPE_API_URL;
		await moveFamilyMoney({ call, clock, stripeUrl, parent, until: new Date() });
		await practiseDays({ app, call, clock, refresh_token, until: new Date() });
		await findStartingPoint({ app, call, clock }, zoe);
		const onPicture = await giveEveryKindOfQuestion(app, zoe.email, new Date());
		await publish(call, onPicture);
		// Google's clock is the real one: its tokens would be from the future.
		clock.now = new Date();
		if (hasGoogle) for (const account of [parent, maya]) await linkGoogle(app.server, account);
		await writeDemoAccounts(dataDir, [parent, maya, zoe, admin]);
	} finally {
		await app.stop();
	}
}

async function registerFamily(app: App, call: Call, config: Config): Promise<void> {
	const { access_token } = await call(createUser, {
		body: { name: "Amara Okafor", email: parent.email, password },
	});
	await proveAddress(app, parent.email);
	const child = {
		educationalBoard: "Common Core",
		schoolName: "Riverside School",
		learningObjective: "Get ahead",
	} as const;
	const students = [
		{ ...child, name: "Maya Okafor", email: maya.email, grade: 5 },
		{ ...child, name: "Leo Okafor", email: "leo@learnin.test", grade: 3 },
		{ ...child, name: "Zoe Okafor", email: zoe.email, grade: 6 },
	];
	const { order, payment } = await call(
		postInitialStudentDetails,
		{ body: { type: "payment", students } },
		access_token,
	);
	await payWithTestCard(config.STRIPE_API_URL, cardPaymentOf(payment));
	await call(settleOrder, { params: { order_id: order.id }, body: {} }, access_token);
}

async function acceptByMail(
	call: Call,
	mail: MailControls,
	{ email, signal }: { email: string; signal: AbortSignal },
): Promise<string> {
	const enough = AbortSignal.any([signal, AbortSignal.timeout(mailMs)]);
	const invitation = await Promise.race([mail.waitFor(email, /invites you/), failOnce(enough)]);
	const token = /token=([\w-]+)/.exec(invitation.text)?.[1] ?? "";
	return (await call(acceptInvitation, { body: { token, password } })).refresh_token;
}

async function failOnce(signal: AbortSignal): Promise<never> {
	await fired(signal);
	throw signal.reason;
}

/** The demo parent turns the model on for every child. */
async function allowModelReading(call: Call): Promise<void> {
	const { email } = parent;
	const { access_token } = await call(loginUser, { body: { email, password } });
	const { children } = await call(getChildren, {}, access_token);
	for (const { id } of children) {
		const switched = { scope: "model_reading", is_given: true } as const;
		await call(setConsent, { params: { student_id: id }, body: switched }, access_token);
	}
}

/** The question about the uploaded image is in the bank, written and approved by the demo super-admin. */
async function publish(
	call: Call,
	written: Awaited<ReturnType<typeof giveEveryKindOfQuestion>>,
): Promise<void> {
	const { access_token } = await call(loginUser, { body: { email: admin.email, password } });
	const body = { ...written, tags: ["demo"], state: "in_review" as const };
	const { id, version } = await call(createQuestion, { body }, access_token);
	await call(
		decideQuestion,
		{ params: { question_id: id }, body: { decision: "approve", expected_version: version, note: "" } },
		access_token,
	);
}

async function createAdmin(app: App, call: Call): Promise<void> {
	await call(createUser, { body: { name: "Sam Rivera", email: admin.email, password } });
	await app.database.db
		.updateTable("accounts")
		.set({ is_admin: true })
		.where("email", "=", admin.email)
		.execute();
	await proveAddress(app, admin.email);
}

/** No one who tries the demo has to confirm a made-up address. */
async function proveAddress(app: App, email: string): Promise<void> {
	await app.database.db
		.updateTable("accounts")
		.set({ email_verified_at: new Date() })
		.where("email", "=", email)
		.execute();
}
