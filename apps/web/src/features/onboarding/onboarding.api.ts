import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getAdditions,
	getInitialStudentDetails,
	postAdditions,
	postInitialStudentDetails,
} from "@learnin/contract/routes/people/onboarding.contract";
import { returnWalletMoney } from "@learnin/contract/routes/money/wallet.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { detailsOf } from "./child-draft.ts";
import type { ChildDraft } from "./child-draft.ts";

/** The saved drafts of children. Read once: later typing must not be overwritten. */
export const draftsQuery = queryOptions({
	queryKey: ["onboarding"],
	queryFn: ({ signal }) => callApi(getInitialStudentDetails, {}, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

export type FoundMoney = RouteResponse<typeof getInitialStudentDetails>["wallets"][number];

/** Sends the wallet's money in this currency back to its source. */
export function sendMoneyBack(currency: FoundMoney["currency"]) {
	return callApi(returnWalletMoney, { body: { currency } });
}

/** Saves the children and prepares the payment. */
export function saveChildren(children: readonly ChildDraft[]) {
	return callApi(postInitialStudentDetails, { body: { type: "setup", students: children.map(detailsOf) } });
}

/** A registered family's drafts of further children, and its open order of any kind. */
export const additionsQuery = queryOptions({
	queryKey: ["onboarding", "additions"],
	queryFn: ({ signal }) => callApi(getAdditions, {}, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

/** Saves further children and prepares the payment. */
export function saveAdditions(children: readonly ChildDraft[]) {
	return callApi(postAdditions, { body: { type: "payment", students: children.map(detailsOf) } });
}
