import type { Deletion } from "@learnin/contract/routes/people/data-rights.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePassword } from "../credentials/index.ts";
import { requireStudentOf } from "../family/index.ts";
import { closeOpenOrder, requireNothingOpen } from "../payments/index.ts";
import { lockFamilyRow, lockStudents, selectGuardians } from "./deletion.queries.ts";
import { mailProof, proofOf } from "./deletion-proof.ts";
import { eraseStudent } from "./erase.ts";

/**
 * Deletes a child with all its data; the owner of the family types its name and the password. Throws
 * `owner_only`, `not_confirmed`, and `order_open` while days for this child are being paid.
 */
export async function deleteChild(
	app: AppContext,
	viewer: ParentViewer,
	wanted: { student_id: string; name: string; password?: string | undefined },
): Promise<Deletion> {
	const { family_id, account_id } = viewer;
	const { name } = await requireStudentOf(app.db, viewer, wanted.student_id);
	if (!viewer.is_family_owner) throw new ApiError("owner_only");
	if (!isSameName(wanted.name, name)) throw new ApiError("not_confirmed");
	await requirePassword(app, viewer, wanted.password);
	await closeOpenOrder(app, family_id, { of_student: wanted.student_id });
	return inTransaction(app.db, async (tx) => {
		await lockFamilyRow(tx, family_id);
		await requireNothingOpen(tx, family_id, wanted.student_id);
		const student = (await lockStudents(tx, family_id)).find(({ id }) => id === wanted.student_id);
		if (student === undefined) throw new ApiError("not_found");
		const counts = await eraseStudent(app, tx, { family_id, actor_id: account_id }, student);
		const proof = proofOf(counts, app.now());
		const guardians = await selectGuardians(tx, family_id);
		const addresses = guardians.flatMap(({ email }) => email ?? []);
		await mailProof(app, tx, { what: "A child of your family", id: student.id, addresses, proof });
		return proof;
	});
}

/** As a person types it: ignores case and spaces. */
function isSameName(typed: string, name: string): boolean {
	const plain = (text: string) => text.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
	return plain(typed) === plain(name);
}
