import {
	getPin,
	returnToParent,
	setPin,
	startPractising,
} from "@learnin/contract/routes/people/practising-as.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { markJustSignedIn } from "../../platform/pages/return-to.ts";
import { ownTimeZone } from "../../platform/time/time-zone.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { takeOver } from "../profile/index.ts";

export const pinQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["pin"],
	queryFn: ({ signal }) => callApi(getPin, {}, { signal }),
});

export function savePin(pin: string, password: string | undefined) {
	return callApi(setPin, { body: { pin, ...(password !== undefined && { password }) } });
}

/** Starts the child's session on this device. */
export async function startAs(student_id: string): Promise<void> {
	takeOver(await callApi(startPractising, { params: { student_id }, body: { time_zone: ownTimeZone() } }));
}

/** Returns to the parent's session. */
export async function goBack(pin: string): Promise<void> {
	takeOver(await callApi(returnToParent, { body: { pin } }));
	leaveFlash({ kind: "success", text: "Welcome back" });
}

/** A full load, so that nothing of the previous session stays in memory; the home page redirects to the dashboard. */
export function leaveForOwnDashboard(): Promise<never> {
	markJustSignedIn();
	return leaveTo("/");
}
