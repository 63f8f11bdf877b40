import {
	startImpersonation,
	stopImpersonation,
} from "@learnin/contract/routes/people/impersonation.contract";
import { callApi } from "../../platform/api/api-client.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { forgetImpersonation, keepImpersonation, readImpersonation } from "./current-impersonation.ts";

/** Opens the person's own dashboard in this tab by a full load, so that nothing of the super-admin stays in memory. */
export async function impersonate(account_id: string, dashboard: string): Promise<void> {
	const { access_token, name, ends_at } = await callApi(startImpersonation, {
		params: { account_id },
		body: {},
	});
	keepImpersonation(access_token, { name, ends_at, back_to: location.pathname + location.search });
	await leaveTo(dashboard);
}

/** Ends it and returns to where it was started. An expired one needs no request to end it. */
export async function leaveImpersonation(isOver: boolean): Promise<void> {
	const back_to = readImpersonation()?.back_to ?? "/";
	if (!isOver) await callApi(stopImpersonation, { body: {} }).catch(() => undefined);
	forgetImpersonation();
	leaveFlash({
		kind: "info",
		text: isOver
			? "The 15 minutes are over. You’re back in your own account."
			: "You’re back in your own account.",
	});
	location.assign(back_to);
}
