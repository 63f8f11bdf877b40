import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import { applyEsewa, type KnownStatus } from "./apply-esewa.ts";
import {
	type EsewaPaymentRow,
	selectCompleteEsewaPayments,
	selectEsewaPaymentsToCheck,
	selectOpenEsewaPayments,
} from "./esewa-payments.queries.ts";

/** Asks eSewa itself about one try and applies what it says. An outage changes nothing: it is asked again later. */
export async function settleEsewaPayment(app: AppContext, payment: EsewaPaymentRow): Promise<void> {
	const answer = await ask(app, payment);
	if (answer === null) return;
	await inTransaction(app.db, async (tx) => {
		const trouble = await applyEsewa(app, tx, payment, answer);
		if (trouble !== null) report(app, payment, trouble);
	});
}

/** The same for every try at an order that is not decided yet. */
export async function settleEsewaOrder(app: AppContext, order_id: string): Promise<void> {
	for (const payment of await selectOpenEsewaPayments(app.db, order_id))
		await settleEsewaPayment(app, payment);
}

const atOnce = 200;
const day = 24 * 60 * 60 * 1000;
/** How long eSewa may still take back what it called complete. */
const reversibleFor = 35 * day;

/** For those who never come back: eSewa calls nobody. One that cannot be settled holds up no other. */
export async function reconcileEsewa(app: AppContext): Promise<void> {
	for (const payment of await selectEsewaPaymentsToCheck(app.db, app.now(), atOnce))
		await guarded(app, payment, () => settleEsewaPayment(app, payment));
}

/** Looks whether money that arrived was taken back at eSewa, which is told to a person. */
export async function recheckEsewa(app: AppContext): Promise<void> {
	const since = new Date(app.now().getTime() - reversibleFor);
	for (const payment of await selectCompleteEsewaPayments(app.db, since))
		await guarded(app, payment, async () => {
			const answer = await ask(app, payment);
			if (answer !== null && answer.status !== "COMPLETE") report(app, payment, "taken_back");
		});
}

async function ask(app: AppContext, payment: EsewaPaymentRow): Promise<KnownStatus | null> {
	if (app.esewa === null) return null;
	const answer = await app.esewa.checkStatus(payment);
	if (answer.kind === "known") return answer;
	app.log.warn(
		{ order_id: payment.order_id, reason: answer.reason },
		"eSewa does not say what became of a payment",
	);
	return null;
}

async function guarded(app: AppContext, { order_id }: EsewaPaymentRow, work: () => Promise<void>) {
	try {
		await work();
	} catch (error) {
		const described = error instanceof Error ? describeError(error) : {};
		app.log.warn({ order_id, ...described }, "payment at eSewa could not be reconciled");
	}
}

function report(app: AppContext, payment: EsewaPaymentRow, trouble: string): void {
	const { order_id, transaction_uuid } = payment;
	app.log.error({ order_id, transaction_uuid, trouble }, "payment at eSewa needs a person");
}
