import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { failStoppedImports, lockOptionalImport, updateImport } from "./imports.queries.ts";

/** How often a node looks for files without a job. */
export const lookForStoppedMs = 10_000;

/**
 * Fails files that wait for a job that will not come, with a warning, so that no one waits for them in vain.
 */
export async function failStopped({ db, log }: Pick<AppContext, "db" | "log">): Promise<void> {
	try {
		for (const import_id of await failStoppedImports(db)) log.warn({ import_id }, "import stopped for good");
	} catch (error) {
		log.warn(error instanceof Error ? describeError(error) : {}, "search for stopped imports failed");
	}
}

/**
 * Resumes a file without a job: reads the rest if its content still exists, else imports the rest. Throws
 * `not_found`, and `import_busy` for one that has a job.
 */
export async function retryImport(
	app: AppContext,
	account_id: string,
	import_id: string,
): Promise<{ state: "reading" | "storing" }> {
	return inTransaction(app.db, async (tx) => {
		const row = await lockOptionalImport(tx, import_id);
		if (row === undefined) throw new ApiError("not_found");
		if (row.fault !== "stopped") throw new ApiError("import_busy");
		const state = row.has_content ? "reading" : "storing";
		await updateImport(tx, import_id, { state, fault: null });
		await recordAct(tx, {
			actor_id: account_id,
			action: "question_import.retried",
			subject_id: import_id,
			created_at: app.now(),
		});
		await app.jobs.add(tx, row.has_content ? "read-import" : "store-import", { import_id });
		return { state };
	});
}
