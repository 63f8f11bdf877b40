import type { RouteResponse } from "@learnin/contract/define-route";
import type { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { formatMoney, toMajor, toMinor } from "@learnin/domain/pricing/money";
import type { Currency } from "@learnin/domain/pricing/order-total";
import { canLoad, WALLET_LOADS } from "@learnin/domain/pricing/wallet-loads";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectFamilyCurrency } from "../family/index.ts";
import { walletBalance } from "../ledger/index.ts";
import { prepareOrder, presentOrder, selectOptionalOpenOrder, selectOrderLines } from "../payments/index.ts";
import { selectOnHold } from "./wallet.queries.ts";

/** The money in the family's wallet, the possible top-ups, and the open order of any kind. */
export async function wallet(
	app: AppContext,
	{ family_id }: ParentViewer,
): Promise<RouteResponse<typeof getWallet>> {
	const currency = await selectFamilyCurrency(app.db, family_id);
	const order = await selectOptionalOpenOrder(app.db, family_id);
	const { least_minor, most_minor, offered_minor } = WALLET_LOADS[currency];
	return {
		currency,
		wallet_balance: toMajor(await walletBalance(app.db, family_id, currency)),
		on_hold: toMajor(await selectOnHold(app.db, family_id, currency)),
		least: toMajor(least_minor),
		most: toMajor(most_minor),
		offered: offered_minor.map(toMajor),
		order: order === undefined ? null : presentOrder(order, await selectOrderLines(app.db, order.id)),
	};
}

/** Prepares the payment of a wallet top-up. Throws `invalid_request` for an amount beyond the limits. */
export async function loadWallet(
	app: AppContext,
	{ account_id, family_id }: ParentViewer,
	wanted: { type: "setup" | "payment"; amount: number },
) {
	const currency = await selectFamilyCurrency(app.db, family_id);
	const load_minor = toMinor(wanted.amount);
	if (load_minor === null || !canLoad(load_minor, currency))
		throw new ApiError("invalid_request", { fields: { amount: limitsText(currency) } });
	return prepareOrder(app, {
		account_id,
		purpose: "wallet_load",
		type: wanted.type,
		children: [],
		load_minor,
	});
}

function limitsText(currency: Currency): string {
	const { least_minor, most_minor } = WALLET_LOADS[currency];
	const [least, most] = [formatMoney(least_minor, currency), formatMoney(most_minor, currency)];
	return `Please enter an amount from ${least} to ${most}, with at most two decimal places.`;
}
