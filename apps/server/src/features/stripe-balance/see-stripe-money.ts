import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStripeMoney } from "@learnin/contract/routes/money/stripe-money.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { type HouseKind, selectHouseSums } from "../ledger/index.ts";
import { selectBalance, selectOptionalCursor, selectPayouts } from "./stripe-balance.queries.ts";

const payoutsShown = 10;

/** Where card money currently is, and what it cost, by our books. */
export async function seeStripeMoney(app: AppContext): Promise<RouteResponse<typeof getStripeMoney>> {
	const currency = "USD";
	const sums = await selectHouseSums(app.db, currency);
	const held = (kind: HouseKind) => toMajor(sums.find((one) => one.kind === kind)?.sum_minor ?? 0);
	const { pending_minor } = await selectBalance(app.db, { currency, now: app.now() });
	const payouts = await selectPayouts(app.db, payoutsShown);
	return {
		read_at: (await selectOptionalCursor(app.db))?.checked_at.toISOString() ?? null,
		currency,
		balance: held("stripe_balance"),
		pending: toMajor(pending_minor),
		reserve: held("stripe_reserve"),
		not_confirmed: held("stripe_clearing"),
		in_transit: held("payouts_in_transit"),
		bank: held("bank"),
		fees: held("stripe_fees"),
		disputed: held("disputed_funds"),
		dispute_losses: held("dispute_losses"),
		dispute_fees: held("dispute_fees"),
		// Owed to someone else with the same account.
		other: -held("stripe_other") || 0,
		payouts: payouts.map(({ amount_minor, arrives_at, ...payout }) => ({
			...payout,
			amount: toMajor(amount_minor),
			arrives_at: arrives_at.toISOString(),
		})),
	};
}
