import type { RouteResponse } from "@learnin/contract/define-route";
import type { getTransactionSummary } from "@learnin/contract/routes/money/transactions.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { Currency } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { selectFamilyCurrency } from "../family/index.ts";
import { selectWalletBalances } from "../ledger/index.ts";
import { dayIn } from "../rewards/index.ts";
import { selectFirstMonth, selectPaidInYear } from "./transactions.queries.ts";

/**
 * The balances of the wallets and what was paid this year; always includes the family's own currency, even if
 * it is empty.
 */
export async function summary(
	app: AppContext,
	{ family_id }: ParentViewer,
	{ time_zone }: { time_zone: string },
): Promise<RouteResponse<typeof getTransactionSummary>> {
	const year = dayIn(time_zone, app.now()).slice(0, 4);
	const [currency, wallets, paid, first_month] = await Promise.all([
		selectFamilyCurrency(app.db, family_id),
		selectWalletBalances(app.db, family_id),
		selectPaidInYear(app.db, { family_id, year, time_zone }),
		selectFirstMonth(app.db, { family_id, time_zone }),
	]);
	const balances = wallets.map((wallet) => ({ ...wallet, amount_minor: wallet.balance_minor }));
	return {
		wallets: shown(balances, currency),
		year: Number(year),
		paid: shown(paid, currency),
		first_month,
	};
}

function shown(amounts: { currency: Currency; amount_minor: number }[], own: Currency) {
	const all = amounts.some(({ currency }) => currency === own)
		? amounts
		: [{ currency: own, amount_minor: 0 }, ...amounts];
	return all
		.filter(({ currency, amount_minor }) => currency === own || amount_minor !== 0)
		.map(({ currency, amount_minor }) => ({ currency, amount: toMajor(amount_minor) }));
}
