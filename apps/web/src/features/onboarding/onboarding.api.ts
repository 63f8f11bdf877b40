import type { RouteResponse } from "@learnin/contract/define-route";
import {
	getAdditions,
	getInitialStudentDetails,
	postAdditions,
	postInitialStudentDetails,
} from "@learnin/contract/routes/onboarding.contract";
import { returnWalletMoney } from "@learnin/contract/routes/wallet.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api-client.ts";
import { detailsOf } from "./child-draft.ts";
import type { ChildDraft } from "./child-draft.ts";

/** The children entered so far. Read once: what is typed afterwards must not be overwritten. */
export const draftsQuery = queryOptions({
	queryKey: ["onboarding"],
	queryFn: ({ signal }) => callApi(getInitialStudentDetails, {}, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

export type FoundMoney = RouteResponse<typeof getInitialStudentDetails>["wallets"][number];

/** Has the wallet's money of this currency sent back to where it came from. */
export function sendMoneyBack(currency: FoundMoney["currency"]) {
	return callApi(returnWalletMoney, { body: { currency } });
}

/** Keeps the children and prepares the payment. */
export function saveChildren(children: readonly ChildDraft[]) {
	return callApi(postInitialStudentDetails, { body: { type: "setup", students: children.map(detailsOf) } });
}

/** The further children of a registered family that were entered so far, and its open order of any kind. */
export const additionsQuery = queryOptions({
	queryKey: ["onboarding", "additions"],
	queryFn: ({ signal }) => callApi(getAdditions, {}, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps further children and prepares the payment. */
export function saveAdditions(children: readonly ChildDraft[]) {
	return callApi(postAdditions, { body: { type: "payment", students: children.map(detailsOf) } });
}
