import type { ChildDetails } from "@learnin/contract/routes/onboarding.contract";
import type { Db, Tx } from "../../platform/db/database.ts";

export function selectOptionalFamilyOfGuardian(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("guardians as g")
		.innerJoin("families as f", "f.id", "g.family_id")
		.select(["f.id", "f.currency", "f.stripe_customer_id"])
		.where("g.account_id", "=", account_id)
		.executeTakeFirst();
}

export async function insertFamily(tx: Tx, account_id: string) {
	const family = await tx
		.insertInto("families")
		.defaultValues()
		.returning(["id", "currency", "stripe_customer_id"])
		.executeTakeFirstOrThrow();
	await tx.insertInto("guardians").values({ family_id: family.id, account_id, is_owner: true }).execute();
	return family;
}

/** Everything that changes a family's orders or members comes one after the other. */
export async function lockFamily(tx: Tx, family_id: string) {
	await tx
		.selectFrom("families")
		.select("id")
		.where("id", "=", family_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export function lockAccount(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "name", "email", "user_type"])
		.where("id", "=", account_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export async function updateFamilyStripeCustomer(db: Db, family_id: string, stripe_customer_id: string) {
	await db.updateTable("families").set({ stripe_customer_id }).where("id", "=", family_id).execute();
}

export async function updateAccountBecameParent(tx: Tx, account_id: string) {
	await tx
		.updateTable("accounts")
		.set({ user_type: "PARENT" })
		.where("id", "=", account_id)
		.where("user_type", "=", "UNKNOWN")
		.execute();
}

export type NewStudent = Pick<
	ChildDetails,
	"name" | "email" | "grade" | "learningObjective" | "schoolName" | "educationalBoard"
>;

export function insertStudent(tx: Tx, family_id: string, created_at: Date, child: NewStudent) {
	return tx
		.insertInto("students")
		.values({
			family_id,
			created_at,
			name: child.name,
			email: child.email,
			grade: child.grade,
			school_name: child.schoolName,
			educational_board: child.educationalBoard,
			learning_objective: child.learningObjective,
		})
		.returning(["id", "name", "email"])
		.executeTakeFirstOrThrow();
}

export async function insertEnrolment(
	tx: Tx,
	enrolment: { family_id: string; student_id: string; order_line_id: string; starts_at: Date; ends_at: Date },
) {
	await tx.insertInto("enrolments").values(enrolment).execute();
}

export async function insertConsent(
	tx: Tx,
	consent: {
		family_id: string;
		student_id: string;
		account_id: string;
		policy_version: string;
		scopes: string[];
		method: "card_payment";
		evidence_ref: string;
		given_at: Date;
	},
) {
	await tx.insertInto("consents").values(consent).execute();
}

export async function insertInvitation(
	tx: Tx,
	invitation: {
		family_id: string;
		student_id: string;
		email: string;
		token_hash: Buffer;
		created_at: Date;
		expires_at: Date;
	},
) {
	await tx.insertInto("invitations").values(invitation).execute();
}

export function selectOptionalInvitation(db: Db, token_hash: Buffer) {
	return invitations(db).where("i.token_hash", "=", token_hash).executeTakeFirst();
}

export function lockOptionalInvitation(tx: Tx, token_hash: Buffer) {
	return invitations(tx).where("i.token_hash", "=", token_hash).forUpdate(["i"]).executeTakeFirst();
}

function invitations(db: Db | Tx) {
	return db
		.selectFrom("invitations as i")
		.innerJoin("students as s", "s.id", "i.student_id")
		.innerJoin("guardians as g", (join) =>
			join.onRef("g.family_id", "=", "i.family_id").on("g.is_owner", "=", true),
		)
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.select([
			"i.id",
			"i.email",
			"i.expires_at",
			"i.used_at",
			"i.revoked_at",
			"i.student_id",
			"s.name as student_name",
			"a.name as parent_name",
		]);
}

export async function updateInvitationUsed(tx: Tx, id: string, used_at: Date) {
	await tx.updateTable("invitations").set({ used_at }).where("id", "=", id).execute();
}

export async function updateStudentAccount(
	tx: Tx,
	student_id: string,
	own: { account_id: string; time_zone: string },
) {
	await tx.updateTable("students").set(own).where("id", "=", student_id).execute();
	await tx.updateTable("accounts").set({ user_type: "STUDENT" }).where("id", "=", own.account_id).execute();
}

export function selectOptionalStudentOfFamily(db: Db, family_id: string, student_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "grade", "time_zone"])
		.where("family_id", "=", family_id)
		.where("id", "=", student_id)
		.executeTakeFirst();
}
