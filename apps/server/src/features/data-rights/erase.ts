import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Tx } from "../../platform/db/database.ts";
import { releaseRewards } from "../reward-money/index.ts";
import {
	type Counts,
	countRows,
	deleteAccounts,
	deleteGuardianInvitations,
	deleteQueuedJobs,
	deleteRewardPromises,
	deleteStudentRows,
	deleteTracesOfAddresses,
	selectGuardians,
	selectReviewIds,
	type StudentRow,
	updateFamilyDeleted,
	updateLinesOfFamily,
	updateLinesOfStudent,
	updateNoLongerGuardian,
} from "./deletion.queries.ts";

type Needs = Pick<AppContext, "jobs" | "now">;

/** Who deletes; null for the nightly job. */
interface Erasure {
	family_id: string;
	actor_id: string | null;
}

/**
 * Deletes everything about one child, in the caller's transaction. Returns what was deleted. The family's row
 * must be locked.
 */
export async function eraseStudent(
	app: Needs,
	tx: Tx,
	{ family_id, actor_id }: Erasure,
	student: StudentRow,
): Promise<Counts> {
	const guardians = await selectGuardians(tx, family_id);
	const account_ids = student.account_id === null ? [] : [student.account_id];
	const counts = await countRows(tx, { student_ids: [student.id], account_ids, family_id: null });
	const reviews = await selectReviewIds(tx, [student.id]);
	const addresses = guardians.flatMap(({ email }) => email ?? []);
	// A child that shares its parent's address has none of its own to delete.
	const own = addresses.includes(student.email) ? [] : [student.email];
	await deleteQueuedJobs(tx, {
		ids: [student.id, ...account_ids, ...reviews.map(({ id }) => id)],
		addresses: own,
		recipients: addresses,
		names: [student.name],
	});
	await updateLinesOfStudent(tx, student, family_id);
	await releaseRewards(app, tx, { family_id, student_id: student.id });
	await deleteStudentRows(tx, student.id);
	await deleteAccounts(tx, account_ids);
	await deleteTracesOfAddresses(tx, own);
	await recordAct(tx, {
		actor_id,
		action: "student.deleted",
		subject_id: student.id,
		family_id,
		details: counts,
		created_at: app.now(),
	});
	return counts;
}

/**
 * Deletes everything about a family except the amounts it paid, in the caller's transaction: its children,
 * its guardians' accounts, its invitations. A guardian that is also a super-admin keeps the account. Returns
 * what was deleted.
 */
export async function eraseFamily(
	app: Needs,
	tx: Tx,
	{ family_id, actor_id }: Erasure,
	students: readonly StudentRow[],
): Promise<Counts> {
	const counts: Counts[] = [];
	for (const student of students) counts.push(await eraseStudent(app, tx, { family_id, actor_id }, student));
	const guardians = await selectGuardians(tx, family_id);
	const leaving = guardians.filter(({ is_admin }) => !is_admin).map(({ id }) => id);
	counts.push(await countRows(tx, { student_ids: [], account_ids: leaving, family_id }));
	const addresses = guardians.flatMap(({ email, is_admin }) => (email === null || is_admin ? [] : [email]));
	await deleteQueuedJobs(tx, { ids: leaving, addresses, recipients: [], names: [] });
	await updateLinesOfFamily(tx, family_id);
	await deleteGuardianInvitations(tx, family_id);
	await deleteRewardPromises(tx, family_id);
	for (const { id, is_admin } of guardians) if (is_admin) await updateNoLongerGuardian(tx, id);
	await deleteAccounts(tx, leaving);
	await deleteTracesOfAddresses(tx, addresses);
	await updateFamilyDeleted(tx, family_id, app.now());
	await app.jobs.add(tx, "forget-at-provider", { family_id });
	const total = sum(counts);
	await recordAct(tx, {
		actor_id,
		action: "family.deleted",
		subject_id: family_id,
		family_id,
		details: total,
		created_at: app.now(),
	});
	return total;
}

function sum(all: readonly Counts[]): Counts {
	const total: Counts = {};
	for (const [table, rows] of all.flatMap((counts) => Object.entries(counts)))
		total[table] = (total[table] ?? 0) + rows;
	return total;
}
