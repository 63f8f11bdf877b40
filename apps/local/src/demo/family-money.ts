import { getChildren } from "@learnin/contract/routes/people/children.contract";
import { payFromWallet, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { postWalletLoad } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import type { Call } from "./api-client.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { payWithTestCard } from "./pay-with-test-card.ts";
import { DAY_MS } from "@learnin/domain/time/day";

interface FamilyMoney {
	call: Call;
	clock: { now: Date };
	stripeUrl: string;
	parent: DemoAccount;
	until: Date;
}

/** The demo parent tops up the wallet by card and later uses it to pay more days for one child. */
export async function moveFamilyMoney({ call, clock, stripeUrl, parent, until }: FamilyMoney): Promise<void> {
	const { email, password } = parent;
	const signIn = async () => (await call(loginUser, { body: { email, password } })).access_token;

	clock.now = new Date(until.getTime() - 8 * DAY_MS);
	let token = await signIn();
	const load = await call(postWalletLoad, { body: { amount: 34 } }, token);
	await payWithTestCard(stripeUrl, cardPaymentOf(load.payment));
	await call(settleOrder, { params: { order_id: load.order.id }, body: {} }, token);

	clock.now = new Date(until.getTime() - 3 * DAY_MS);
	token = await signIn();
	const { children } = await call(getChildren, {}, token);
	const leo = children.find(({ name }) => name.startsWith("Leo"));
	const student_ids = leo === undefined ? [] : [leo.id];
	const { order } = await call(postRenewals, { body: { type: "payment", student_ids } }, token);
	await call(payFromWallet, { params: { order_id: order.id }, body: {} }, token);
}
