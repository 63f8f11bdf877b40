import type { RouteResponse } from "@learnin/contract/define-route";
import {
	DELETE_WORDS,
	deleteAccount,
	deleteChild,
	deleteFamily,
	exportData,
} from "@learnin/contract/routes/people/data-rights.contract";
import { getMoneyLeft } from "@learnin/contract/routes/money/reward-money.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi, openStream } from "../../platform/api/api-client.ts";
import { leaveFlash } from "../../platform/pages/flash.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { saveFile } from "../../platform/save-file.ts";
import { signOut } from "../profile/index.ts";

const optional = (password: string | undefined) => (password === undefined ? {} : { password });

/** Fetches the ZIP, which needs the access token, and downloads it. */
export async function saveExport(student_id: string | null, password: string | undefined): Promise<void> {
	const input = { body: { student_id, ...optional(password) } };
	const response = await openStream(exportData, input, new AbortController().signal);
	await saveFile(response, "learnin.zip");
}

export function removeChild(student_id: string, name: string, password: string | undefined) {
	return callApi(deleteChild, { params: { student_id }, body: { name, ...optional(password) } });
}

export interface WholeDeletion {
	words: string;
	password: string | undefined;
	forgoes_wallet: boolean;
}

/** The account is deleted with the family: only the confirmation remains. */
export async function removeFamily({ password, ...confirmed }: WholeDeletion): Promise<void> {
	await callApi(deleteFamily, { body: { ...confirmed, ...optional(password) } });
	await leaveDeleted();
}

export async function removeAccount({ password, ...confirmed }: WholeDeletion): Promise<void> {
	await callApi(deleteAccount, { body: { ...confirmed, ...optional(password) } });
	await leaveDeleted();
}

export type MoneyLeft = RouteResponse<typeof getMoneyLeft>;

/** All money that a deleted family would forfeit. */
export const moneyLeftQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["money-left"],
	queryFn: ({ signal }) => callApi(getMoneyLeft, {}, { signal }),
	staleTime: 0,
});

async function leaveDeleted(): Promise<never> {
	await signOut();
	leaveFlash({ kind: "success", text: "Everything was deleted. We emailed you the list." });
	return leaveTo("/");
}

export { DELETE_WORDS };
