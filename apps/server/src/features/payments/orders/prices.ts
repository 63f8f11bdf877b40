import { toMajor } from "@learnin/domain/pricing/money";
import { type Currency, FEE_MINOR } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../../platform/app-context.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";

type Settings = Pick<AppContext, "config">;

/** The fee for one child and one period in minor units; null for a currency that is not offered here. */
export function feeIn({ config }: Settings, currency: Currency): number | null {
	return currency === "USD" ? FEE_MINOR : (config.esewa?.feeMinor ?? null);
}

/**
 * The same in major units, for the pages. Throws `payment_unavailable` for a currency that is not offered.
 */
export function priceIn(app: Settings, currency: Currency): { currency: Currency; course_fee: number } {
	const fee = feeIn(app, currency);
	if (fee === null) throw new ApiError("payment_unavailable");
	return { currency, course_fee: toMajor(fee) };
}

/** The currencies that a family can choose from. */
export function offeredPrices(app: Settings): { currency: Currency; course_fee: number }[] {
	const currencies: Currency[] = app.config.esewa === null ? ["USD"] : ["USD", "NPR"];
	return currencies.map((currency) => priceIn(app, currency));
}
