import * as contract from "@learnin/contract/routes/bank/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { readAuditLog } from "./audit-log.ts";
import { decideJob, listJobs } from "./jobs.ts";
import { listMails, resendMail } from "./mails.ts";
import { readSettings } from "./settings.ts";

/** Tools for super-admins to look into problems. */
export function workshopRoutes(app: AppContext): void {
	registerRoute(app, contract.getJobs, ({ query }) => listJobs(app, query));
	registerRoute(app, contract.decideJob, ({ viewer, params, body }) =>
		decideJob(app, viewer.account_id, { ...params, ...body }),
	);
	registerRoute(app, contract.getMails, ({ query }) => listMails(app, query));
	registerRoute(app, contract.resendMail, ({ viewer, params }) =>
		resendMail(app, viewer.account_id, params.mail_id),
	);
	registerRoute(app, contract.getSettings, () => readSettings(app));
	registerRoute(app, contract.getAuditLog, ({ query }) => readAuditLog(app, query));
}
