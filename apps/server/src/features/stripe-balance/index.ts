import { getStripeMoney } from "@learnin/contract/routes/money/stripe-money.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { seeStripeMoney } from "./see-stripe-money.ts";

export { type About, bookEntry } from "./book-entry.ts";
export { bookedAsOf, isAboutPayment, isInBooks } from "./classify-entry.ts";
export { settlePayouts } from "./settle-payouts.ts";
export {
	disputedMinor,
	isKnownEntry,
	isOurPayment,
	selectBalance,
	selectOptionalCursor,
	upsertCursor,
} from "./stripe-balance.queries.ts";

export function stripeBalanceRoutes(app: AppContext): void {
	registerRoute(app, getStripeMoney, () => seeStripeMoney(app));
}
