import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { prepareEsewaForm, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { getRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { setDailyReward } from "@learnin/contract/routes/money/reward-money.contract";
import { postWalletLoad } from "@learnin/contract/routes/money/wallet.contract";
import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { confirmCard } from "@learnin/server/platform/testing/payments/confirm-card";
import type { StripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import { callApi } from "../../call-api.ts";

interface Place {
	nodes: readonly [{ address: string }, ...unknown[]];
	stripe: StripeStandIn;
}

/** A family before the chaos test. */
interface Home {
	person: { account_id: string; token: string };
	currency: "USD" | "NPR";
	isParent: boolean;
	students: string[];
}

const child = {
	grade: 4,
	educationalBoard: "" as const,
	schoolName: "",
	learningObjective: "Get ahead" as const,
};

/**
 * Before the chaos test: a registered family with money in its wallet, so that operations that need one can
 * run from the start. Everything must succeed here.
 */
export async function settleIn(place: Place, home: Home): Promise<void> {
	const name = `Child of ${home.person.account_id.slice(0, 8)}`;
	const students = [1, 2].map((number) => ({
		...child,
		name,
		email: `child.${number}.${home.person.account_id}@example.com`,
	}));
	await pay(
		place,
		home,
		await call(place, home, postInitialStudentDetails, { body: { type: "payment", students } }),
	);
	const amount = home.currency === "USD" ? 60 : 6_000;
	await pay(place, home, await call(place, home, postWalletLoad, { body: { type: "payment", amount } }));
	const { children } = await call(place, home, getRenewals, {});
	home.isParent = true;
	home.students = children.map(({ id }) => id);
	const daily_reward = home.currency === "USD" ? 1 : 100;
	for (const student_id of home.students)
		await call(place, home, setDailyReward, { params: { student_id }, body: { daily_reward } });
}

async function pay(
	place: Place,
	home: Home,
	{ order, payment }: { order: Order; payment: PaymentData },
): Promise<void> {
	const params = { order_id: order.id };
	if (payment.provider === "STRIPE") await confirmCard(place.stripe, payment.client_secret);
	else {
		const form = await call(place, home, prepareEsewaForm, { params, body: {} });
		await visitEsewa(form.url, form.fields, "pay");
	}
	const settled = await call(place, home, settleOrder, { params, body: {} });
	if (settled.order.state !== "paid") throw new Error(`an order before the storm is ${settled.order.state}`);
}

async function call<R extends Route>(
	{ nodes }: Place,
	home: Home,
	route: R,
	input: RouteInput<R>,
): Promise<RouteResponse<R>> {
	const { status, code, data } = await callApi(nodes[0].address, route, input, home.person.token);
	if (status !== 200)
		throw new Error(`${route.method} ${route.path} answered ${status} ${code} before the storm`);
	return data;
}
