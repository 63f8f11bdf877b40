import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { enrolledUntil } from "../family/index.ts";

export function selectChildren(db: Db, family_id: string, now: Date) {
	return db
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.where("s.family_id", "=", family_id)
		.select([
			"s.id",
			"s.name",
			"s.email",
			"s.grade",
			"s.school_name",
			"s.educational_board",
			"s.learning_objective",
			"s.avatar",
			"s.daily_goal",
			"s.days_per_week",
			"s.time_zone",
			"s.shows_drawings",
			"a.email as own_email",
			enrolledUntil("s.id", now).as("enrolled_until"),
		])
		.orderBy("s.created_at")
		.orderBy("s.id")
		.execute();
}

/** Every consent of the family, newest first, current ones before withdrawn ones. */
export function selectConsents(db: Db | Tx, family_id: string) {
	return db
		.selectFrom("consents as c")
		.leftJoin("accounts as a", "a.id", "c.account_id")
		.where("c.family_id", "=", family_id)
		.select([
			"c.id",
			"c.student_id",
			"c.policy_version",
			"c.scopes",
			"c.method",
			"c.evidence_ref",
			"c.given_at",
			"c.withdrawn_at",
			"a.name as given_by",
		])
		.orderBy(sql`c.withdrawn_at is not null`)
		.orderBy("c.given_at", "desc")
		.orderBy("c.id")
		.execute();
}

export function lockOptionalStudent(tx: Tx, family_id: string, student_id: string) {
	return tx
		.selectFrom("students")
		.select(["id", "name", "account_id"])
		.where("family_id", "=", family_id)
		.where("id", "=", student_id)
		.forNoKeyUpdate()
		.executeTakeFirst();
}

interface Profile {
	name: string;
	grade: number;
	school_name: string;
	educational_board: "" | "Common Core" | "England" | "CBSE" | "ICSE" | "NEB" | "Other";
	learning_objective: string;
	avatar: string | null;
}

export async function updateStudentProfile(
	tx: Tx,
	student: { id: string; account_id: string | null },
	profile: Profile,
) {
	await tx.updateTable("students").set(profile).where("id", "=", student.id).execute();
	if (student.account_id === null) return;
	await tx.updateTable("accounts").set({ name: profile.name }).where("id", "=", student.account_id).execute();
}

export async function insertConsent(
	tx: Tx,
	consent: {
		family_id: string;
		student_id: string;
		account_id: string;
		policy_version: string;
		scopes: string[];
		evidence_ref: string;
		given_at: Date;
	},
) {
	await tx
		.insertInto("consents")
		.values({ ...consent, method: "guardian_switch" })
		.execute();
}

/** Withdraws every current consent of the child, or only those to a model. */
export async function updateConsentsWithdrawn(
	tx: Tx,
	student_id: string,
	withdrawal: { scope: "practice" | "model_reading"; withdrawn_at: Date; withdrawn_by: string },
) {
	const { scope, ...values } = withdrawal;
	await tx
		.updateTable("consents")
		.set(values)
		.where("student_id", "=", student_id)
		.where("withdrawn_at", "is", null)
		.$if(scope === "model_reading", (query) =>
			query.where(sql<boolean>`'model_reading' = any (consents.scopes)`),
		)
		.execute();
}

export async function updateInvitationsRevoked(tx: Tx, student_id: string, revoked_at: Date) {
	await tx
		.updateTable("invitations")
		.set({ revoked_at })
		.where("student_id", "=", student_id)
		.where("used_at", "is", null)
		.where("revoked_at", "is", null)
		.execute();
}

/** What waits for a model goes to a person. */
export async function updateReviewsWithoutModel(tx: Tx, student_id: string) {
	await tx
		.updateTable("answer_reviews")
		.set({ state: "waiting_for_person", cause: "no_consent" })
		.where("student_id", "=", student_id)
		.where("state", "=", "waiting_for_model")
		.execute();
}

export function selectGuardians(tx: Tx, family_id: string) {
	return tx
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.where("g.family_id", "=", family_id)
		.select(["a.id", "a.name", "a.email"])
		.execute();
}
