import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getMails, resendMail as resendRoute } from "@learnin/contract/routes/bank/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { retryJob, selectOptionalMailJob } from "./jobs.queries.ts";
import { maskAddress } from "./mask-address.ts";
import { selectMails, selectOptionalMail, updateMailWaiting } from "./workshop.queries.ts";

const pageSize = 25;

type Mails = RouteResponse<typeof getMails>;

/** Emails, newest first, with masked addresses. Throws `not_found` for an invalid cursor. */
export async function listMails(
	app: AppContext,
	{ state, address, cursor }: RouteRequest<typeof getMails>["query"],
): Promise<Mails> {
	const whole = address?.trim().toLowerCase();
	const rows = await selectMails(
		app.db,
		{ state, address: whole === "" ? undefined : whole },
		{ after: requirePlace(cursor), limit: pageSize + 1 },
	);
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return {
		mails: page.map(({ exact_at: _, address: to, created_at, tried_at, ...row }) => ({
			...row,
			state: row.state as Mails["mails"][number]["state"],
			address: to === null ? null : maskAddress(to),
			created_at: created_at.toISOString(),
			tried_at: tried_at?.toISOString() ?? null,
		})),
		next_cursor,
	};
}

/** Retries at once to send an unsent email. Throws `not_found`, and `mail_gone` for one that was sent. */
export async function resendMail(
	app: AppContext,
	actor_id: string,
	mail_id: string,
): Promise<RouteResponse<typeof resendRoute>> {
	return inTransaction(app.db, async (tx) => {
		const mail = await selectOptionalMail(tx, mail_id);
		if (mail === undefined) throw new ApiError("not_found");
		const job_id = await selectOptionalMailJob(tx, mail_id);
		if (job_id === undefined) throw new ApiError("mail_gone");
		await retryJob(tx, "send-mail", job_id);
		await updateMailWaiting(tx, mail_id);
		const details = { kind: mail.kind };
		await recordAct(tx, {
			actor_id,
			action: "mail.resent",
			subject_id: mail_id,
			details,
			created_at: app.now(),
		});
		return {};
	});
}
