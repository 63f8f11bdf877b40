import type { ChildDetails } from "@learnin/contract/routes/people/onboarding.contract";
import type { Db, Tx } from "../../platform/db/database.ts";

export function selectOptionalFamilyOfGuardian(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("guardians as g")
		.innerJoin("families as f", "f.id", "g.family_id")
		.select(["f.id", "f.currency", "f.stripe_customer_id"])
		.where("g.account_id", "=", account_id)
		.executeTakeFirst();
}

export async function selectFamilyCurrency(db: Db | Tx, family_id: string): Promise<"USD" | "NPR"> {
	const family = await db
		.selectFrom("families")
		.select("currency")
		.where("id", "=", family_id)
		.executeTakeFirstOrThrow();
	return family.currency;
}

export async function updateFamilyCurrency(tx: Tx, family_id: string, currency: "USD" | "NPR") {
	await tx.updateTable("families").set({ currency }).where("id", "=", family_id).execute();
}

export async function insertFamily(tx: Tx, account_id: string, created_at: Date) {
	const family = await tx
		.insertInto("families")
		.values({ created_at })
		.returning(["id", "currency", "stripe_customer_id"])
		.executeTakeFirstOrThrow();
	await tx
		.insertInto("guardians")
		.values({ family_id: family.id, account_id, is_owner: true, created_at })
		.execute();
	return family;
}

/**
 * Serializes everything that changes a family's orders or members. Accounts are locked before it, students
 * and orders after it (decision 0064). Not "for update": rows that refer to the family need not wait.
 */
export async function lockFamily(tx: Tx, family_id: string) {
	await tx
		.selectFrom("families")
		.select("id")
		.where("id", "=", family_id)
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
}

/** Before the family's row, if both are locked. */
export function lockAccount(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "name", "email", "user_type", "time_zone"])
		.where("id", "=", account_id)
		.forNoKeyUpdate()
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

export type EnteredChild = Pick<
	ChildDetails,
	"name" | "email" | "grade" | "learningObjective" | "schoolName" | "educationalBoard"
>;

export interface NewStudent extends EnteredChild {
	/** The parent's, until the child's own device tells another. */
	time_zone: string;
}

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
			time_zone: child.time_zone,
		})
		.returning(["id", "name", "email"])
		.executeTakeFirstOrThrow();
}

export interface NewConsent {
	family_id: string;
	student_id: string;
	account_id: string;
	policy_version: string;
	scopes: string[];
	method: "card_payment" | "esewa_payment" | "wallet_payment";
	evidence_ref: string;
	given_at: Date;
}

export async function insertConsent(tx: Tx, consent: NewConsent) {
	await tx.insertInto("consents").values(consent).execute();
}

/** The addresses with which this family's guardians sign in. */
export async function selectGuardianEmails(db: Db | Tx, family_id: string): Promise<string[]> {
	const rows = await db
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.where("g.family_id", "=", family_id)
		.select("a.email")
		.execute();
	return rows.flatMap(({ email }) => email ?? []);
}

export async function selectGuardianNames(db: Db, family_id: string): Promise<string[]> {
	const rows = await db
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.where("g.family_id", "=", family_id)
		.select("a.name")
		.orderBy("g.is_owner", "desc")
		.execute();
	return rows.map(({ name }) => name);
}

/** Which of these addresses someone signs in with. */
export async function selectTakenEmails(db: Db | Tx, emails: string[]): Promise<string[]> {
	if (emails.length === 0) return [];
	const rows = await db.selectFrom("accounts").select("email").where("email", "in", emails).execute();
	return rows.flatMap(({ email }) => email ?? []);
}

/** The children of a family by name and address. */
export function selectStudentEmails(db: Db | Tx, family_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "email"])
		.where("family_id", "=", family_id)
		.execute();
}

export function selectOptionalStudentOfFamily(db: Db, family_id: string, student_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "name", "grade", "time_zone"])
		.where("family_id", "=", family_id)
		.where("id", "=", student_id)
		.executeTakeFirst();
}
