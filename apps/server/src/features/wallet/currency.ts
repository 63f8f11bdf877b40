import type { RouteResponse } from "@learnin/contract/define-route";
import type { getCurrency } from "@learnin/contract/routes/money/wallet.contract";
import type { Currency } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { ensureLockedFamily, selectOptionalFamilyOfGuardian, updateFamilyCurrency } from "../family/index.ts";
import { offeredPrices } from "../payments/index.ts";
import { updateDailyRewardsOff } from "../reward-money/index.ts";
import { isHeldBack } from "./wallet.queries.ts";

/**
 * The currency that the viewer's family pays in, and what else is offered. Throws `not_found` for a student.
 */
export async function currencyOf(
	app: AppContext,
	{ account_id, user_type }: Viewer,
): Promise<RouteResponse<typeof getCurrency>> {
	if (user_type === "STUDENT") throw new ApiError("not_found");
	const family = await selectOptionalFamilyOfGuardian(app.db, account_id);
	const currency = family?.currency ?? "USD";
	const other = currency === "USD" ? "NPR" : "USD";
	return {
		currency,
		offered: offeredPrices(app),
		is_locked: family !== undefined && (await isHeldBack(app.db, family.id, other)),
	};
}

/**
 * Changes the currency of the viewer's family, and creates the family if there is none yet. Throws
 * `currency_locked` while there is an open payment, or money in another currency: money returned in the
 * earlier currency does not prevent going back to it. `invalid_request` for a currency that is not offered.
 */
export async function setCurrency(
	app: AppContext,
	viewer: Viewer,
	currency: Currency,
): Promise<RouteResponse<typeof getCurrency>> {
	if (viewer.user_type === "STUDENT") throw new ApiError("not_found");
	if (!offeredPrices(app).some((price) => price.currency === currency))
		throw new ApiError("invalid_request", { fields: { currency: "This currency is not offered here." } });
	await inTransaction(app.db, async (tx) => {
		const family = await ensureLockedFamily(tx, viewer.account_id, app.now());
		if (family.currency === currency) return;
		if (await isHeldBack(tx, family.id, currency)) throw new ApiError("currency_locked");
		await updateFamilyCurrency(tx, family.id, currency);
		// They are amounts in the earlier currency.
		await updateDailyRewardsOff(tx, family.id);
	});
	return currencyOf(app, viewer);
}
