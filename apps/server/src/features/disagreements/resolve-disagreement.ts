import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import {
	countOpenDisagreements,
	selectOptionalDisagreement,
	updateDisagreementResolved,
} from "./disagreements.queries.ts";

interface Resolved {
	disagreement_id: string;
	actor_id: string;
	resolution: string;
}

/** Stores what a person found out; a second person gets an error that it was decided. */
export async function resolveDisagreement(
	app: AppContext,
	{ disagreement_id, actor_id, resolution }: Resolved,
): Promise<{ open_count: number }> {
	await inTransaction(app.db, async (tx) => {
		const known = await selectOptionalDisagreement(tx, disagreement_id);
		if (known === undefined) throw new ApiError("not_found");
		const resolved = { resolution, resolved_by: actor_id, resolved_at: app.now() };
		if (!(await updateDisagreementResolved(tx, disagreement_id, resolved)))
			throw new ApiError("already_decided");
		await recordAct(tx, {
			actor_id,
			action: "disagreement.resolved",
			subject_id: disagreement_id,
			details: { kind: known.kind },
			created_at: app.now(),
		});
	});
	return { open_count: await countOpenDisagreements(app.db) };
}
