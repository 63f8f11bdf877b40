import type { Question } from "@learnin/domain/question/question";
import { hash } from "@node-rs/argon2";
import { Secret, TOTP } from "otpauth";
import { postFee } from "../../features/ledger/index.ts";
import { insertAccount, openSession } from "../../features/sign-in/index.ts";
import { createAccessTokens } from "../auth/access-token.ts";
import { seal } from "../auth/sealed.ts";
import { inTransaction } from "../db/database.ts";
import type { TestApp } from "./test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface Person {
	account_id: string;
	email: string;
	token: string;
	refresh_token: string;
}
export type Parent = Person & { family_id: string };
export type Student = Person & { family_id: string; student_id: string };

/** The password of everyone built here. Its hash is as weak as argon2 allows, so that checking it takes no time. */
const builtPassword = "correct horse battery";
let password_hash: Promise<string> | undefined;

/** A signed-in account that has not finished registration; its address is verified. */
export async function buildAccount(app: TestApp, name = "Amara Okafor"): Promise<Person> {
	const email = `person.${crypto.randomUUID()}@example.com`;
	const { now } = app.clock;
	password_hash ??= hash(builtPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
	const account = {
		email,
		name,
		password_hash: await password_hash,
		time_zone: "UTC",
		created_at: now,
		email_verified_at: now,
	};
	const accessTokens = createAccessTokens(app.config.keyring, () => now);
	return inTransaction(app.database.db, async (tx) => {
		const { id } = await insertAccount(tx, account);
		const opened = await openSession(
			{ accessTokens, now: () => now },
			tx,
			{ id, is_admin: false },
			"lightMyRequest",
		);
		return { account_id: id, email, token: opened.access_token, refresh_token: opened.refresh_token };
	});
}

/** A registered parent with their own family. */
export async function buildParent(app: TestApp, name?: string): Promise<Parent> {
	const person = await buildAccount(app, name);
	const { db } = app.database;
	const family = await db.insertInto("families").defaultValues().returning("id").executeTakeFirstOrThrow();
	await db
		.insertInto("guardians")
		.values({ family_id: family.id, account_id: person.account_id, is_owner: true })
		.execute();
	await db.updateTable("accounts").set({ user_type: "PARENT" }).where("id", "=", person.account_id).execute();
	return { ...person, family_id: family.id };
}

/** A second guardian of the same family, who does not own it. */
export async function buildSecondGuardian(
	app: TestApp,
	{ family_id }: Pick<Parent, "family_id">,
	name = "Ben Okafor",
): Promise<Parent> {
	const person = await buildAccount(app, name);
	const { account_id } = person;
	const { db } = app.database;
	await db.insertInto("guardians").values({ family_id, account_id, is_owner: false }).execute();
	await db.updateTable("accounts").set({ user_type: "PARENT" }).where("id", "=", account_id).execute();
	return { ...person, family_id };
}

/** Makes the child's sessions those of a child that practices on its parent's device. */
export async function openForParent(app: TestApp, parent: Person, child: Person): Promise<void> {
	await app.database.db
		.updateTable("sessions")
		.set({ opened_by: parent.account_id })
		.where("account_id", "=", child.account_id)
		.execute();
}

/** A child of the parent with its own sign-in and, by default, a paid enrollment. */
export async function buildStudent(
	app: TestApp,
	parent: Parent,
	options: { grade?: number; enrolled?: boolean; name?: string; model_reading?: boolean } = {},
): Promise<Student> {
	const { grade = 5, enrolled = true, name = "Maya Okafor", model_reading = true } = options;
	const person = await buildAccount(app, name);
	const { db } = app.database;
	const { family_id } = parent;
	const { id: student_id } = await db
		.insertInto("students")
		.values({
			family_id,
			account_id: person.account_id,
			name,
			email: person.email,
			grade,
			learning_objective: "Get ahead",
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await db
		.updateTable("accounts")
		.set({ user_type: "STUDENT" })
		.where("id", "=", person.account_id)
		.execute();
	await giveConsent(app, parent, student_id, { model_reading });
	if (enrolled) await enrol(app, parent, { student_id, name, email: person.email, grade });
	return { ...person, family_id, student_id };
}

/**
 * What the paying guardian consented to: practice and, by default, the reading of written answers by a model.
 */
export async function giveConsent(
	app: TestApp,
	{ family_id, account_id }: Parent,
	student_id: string,
	{ model_reading = true } = {},
): Promise<void> {
	const given = {
		family_id,
		student_id,
		account_id,
		policy_version: "2026-11",
		given_at: app.clock.now,
		evidence_ref: "test",
	};
	const practice = {
		...given,
		scopes: ["practice", "reports_to_guardians"],
		method: "card_payment" as const,
	};
	const models = { ...given, scopes: ["model_reading"], method: "guardian_switch" as const };
	await app.database.db
		.insertInto("consents")
		.values(model_reading ? [practice, models] : [practice])
		.execute();
}

async function enrol(
	app: TestApp,
	parent: Parent,
	student: { student_id: string; name: string; email: string; grade: number },
): Promise<void> {
	const { db } = app.database;
	const { family_id } = parent;
	const now = app.clock.now;
	const order = await db
		.insertInto("orders")
		.values({
			family_id,
			account_id: parent.account_id,
			purpose: "registration",
			type: "payment",
			provider: "STRIPE",
			state: "paid",
			currency: "USD",
			amount_minor: 1000,
			paid_at: now,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const line = await db
		.insertInto("order_lines")
		.values({
			order_id: order.id,
			family_id,
			position: 0,
			...student,
			learning_objective: "Get ahead",
			course_fee_minor: 1000,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await inTransaction(db, (tx) =>
		postFee(tx, {
			kind: "registration_fee",
			source: "STRIPE",
			external_ref: `stripe:pi_${order.id}`,
			order_id: order.id,
			family_id,
			currency: "USD",
			amount_minor: 1000,
			created_at: now,
		}),
	);
	await db
		.insertInto("enrolments")
		.values({
			family_id,
			student_id: student.student_id,
			order_line_id: line.id,
			starts_at: now,
			ends_at: new Date(now.getTime() + 30 * DAY_MS),
		})
		.execute();
}

/** A super-admin. */
export async function buildAdmin(app: TestApp): Promise<Person> {
	const person = await buildAccount(app, "Sam Admin");
	await app.database.db
		.updateTable("accounts")
		.set({ is_admin: true })
		.where("id", "=", person.account_id)
		.execute();
	return person;
}

/** The stored question with its key, which only a test may see. */
export async function questionOf(app: TestApp, question_id: string): Promise<Question> {
	const row = await app.database.db
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.select("c.question")
		.where("q.id", "=", question_id)
		.executeTakeFirstOrThrow();
	return row.question as Question;
}

/**
 * Uses up all tries of a question but one: a multiple-choice question may have fewer wrong answers than
 * tries.
 */
export async function leaveOneTry(app: TestApp, question_id: string): Promise<void> {
	await app.database.db
		.updateTable("practice_questions")
		.set({ attempt_count: 9, tries_remaining: 1 })
		.where("id", "=", question_id)
		.execute();
}

/**
 * Turns on this account's second factor; the result returns the code that its app shows at the test's time.
 */
export async function enableSecondFactor(app: TestApp, { account_id }: Person): Promise<() => string> {
	const secret = new Secret({ size: 20 });
	const totp_secret = seal(app.config.keyring, "authenticator secret", secret.bytes, account_id);
	await app.database.db
		.updateTable("accounts")
		.set({ totp_secret, totp_confirmed_at: app.clock.now })
		.where("id", "=", account_id)
		.execute();
	return () => new TOTP({ secret }).generate({ timestamp: app.clock.now.getTime() });
}
