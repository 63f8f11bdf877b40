import type { RouteResponse } from "@learnin/contract/define-route";
import type { returnWalletMoney as contract } from "@learnin/contract/routes/money/wallet.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { Currency } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { idOfText } from "../../platform/id-of-text.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { walletBalance } from "../ledger/index.ts";
import { askRefund, providerOf, selectWalletPayments } from "../refunds/index.ts";

const ofFamily = { name: "return-wallet-money:family", hits: 10, seconds: 60 * 60 };

type WalletPayment = Awaited<ReturnType<typeof selectWalletPayments>>[number];

/**
 * Refunds the wallet of an unregistered family to where its money came from. Card payments are refunded
 * automatically; what a person must send, as at eSewa, becomes a request to the super-admins and stays in the
 * wallet until then. Idempotent.
 */
export async function returnWalletMoney(
	app: AppContext,
	{ account_id, family_id }: Viewer,
	currency: Currency,
): Promise<RouteResponse<typeof contract>> {
	if (family_id === null) return { returned: 0, requested: 0 };
	await app.limit(ofFamily, family_id);
	let left = await walletBalance(app.db, family_id, currency);
	let returned = 0;
	let requested = 0;
	for (const payment of await selectWalletPayments(app.db, family_id, currency)) {
		const amount_minor = Math.min(left, payment.amount_minor - payment.refunded_minor);
		if (amount_minor <= 0) continue;
		left -= amount_minor;
		if (await sendBack(app, payment, { amount_minor, account_id })) returned += amount_minor;
		else {
			requested += amount_minor;
			await request(app, payment, amount_minor);
		}
	}
	if (left > 0) requested += await requestRest(app, { family_id, currency, amount_minor: left });
	return { returned: toMajor(returned), requested: toMajor(requested) };
}

/** False if only a person can send it. */
async function sendBack(
	app: AppContext,
	payment: WalletPayment,
	{ amount_minor, account_id }: { amount_minor: number; account_id: string },
): Promise<boolean> {
	if (providerOf(payment) !== "STRIPE") return false;
	// The same for two presses on the same money, another one once some of it was refunded.
	const client_key = idOfText(`return:${payment.id}:${payment.refunded_minor}`);
	const wanted = { destination: "provider", reason: "asked back by the family", client_key } as const;
	try {
		const asked = { ...wanted, amount: toMajor(amount_minor) };
		await askRefund(app, { payment_id: payment.id, actor_id: account_id, wanted: asked });
		return true;
	} catch (error) {
		// One that is already in progress, or a payment that may not be refunded automatically: a person looks at
		// it.
		if (error instanceof ApiError) return false;
		throw error;
	}
}

function request(app: AppContext, payment: WalletPayment, amount_minor: number): Promise<void> {
	const { external_ref, order_id, currency } = payment;
	return recordDisagreement(app, app.db, {
		kind: "money_asked_back",
		provider: providerOf(payment) === "ESEWA" ? "ESEWA" : "STRIPE",
		external_ref,
		order_id,
		details: { amount_minor, currency, asked_on: dayOf(app) },
	});
}

/** On another day this is a new request, whatever was decided about the last one. */
function dayOf(app: AppContext): string {
	return app.now().toISOString().slice(0, 10);
}

/** Money without a payment of its own, such as the fee of an order that was refunded to the wallet. */
async function requestRest(
	app: AppContext,
	{ family_id, currency, amount_minor }: { family_id: string; currency: Currency; amount_minor: number },
): Promise<number> {
	await recordDisagreement(app, app.db, {
		kind: "money_asked_back",
		provider: null,
		external_ref: `wallet:${family_id}:${currency}`,
		details: { amount_minor, currency, asked_on: dayOf(app) },
	});
	return amount_minor;
}
