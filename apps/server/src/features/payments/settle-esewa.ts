import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { applyEsewa, type KnownStatus } from "./apply-esewa.ts";
import {
	type EsewaPaymentRow,
	selectCompleteEsewaPayments,
	selectEsewaPaymentsToCheck,
	selectNeverBegunEsewaPayments,
	selectOpenEsewaPayments,
} from "./esewa-payments.queries.ts";

/** Asks eSewa itself about one try and applies what it says. An outage changes nothing: it is asked again later. */
export async function settleEsewaPayment(app: AppContext, payment: EsewaPaymentRow): Promise<void> {
	const answer = await ask(app, payment);
	if (answer === null) return;
	await inTransaction(app.db, async (tx) => {
		const trouble = await applyEsewa(app, tx, payment, answer);
		if (trouble !== null) await tellPerson(app, tx, { payment, answer, kind: trouble });
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
/** How long a page with a form may stand open before somebody pays with it. */
const payableFor = 7 * day;

/** For those who never come back: eSewa calls nobody. One that cannot be settled holds up no other. */
export async function reconcileEsewa(app: AppContext): Promise<void> {
	for (const payment of await selectEsewaPaymentsToCheck(app.db, app.now(), atOnce))
		await guarded(app, payment, () => settleEsewaPayment(app, payment));
}

/**
 * Looks whether money that arrived was taken back at eSewa, which is told to a person, and whether money came after all
 * with a form that nobody had used for long.
 */
export async function recheckEsewa(app: AppContext): Promise<void> {
	const begunSince = new Date(app.now().getTime() - payableFor);
	for (const payment of await selectNeverBegunEsewaPayments(app.db, begunSince))
		await guarded(app, payment, () => settleEsewaPayment(app, payment));
	const since = new Date(app.now().getTime() - reversibleFor);
	for (const payment of await selectCompleteEsewaPayments(app.db, since))
		await guarded(app, payment, async () => {
			const answer = await ask(app, payment);
			if (answer !== null && answer.status !== "COMPLETE")
				await tellPerson(app, app.db, { payment, answer, kind: "payment_reversed" });
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

interface Trouble {
	payment: EsewaPaymentRow;
	answer: KnownStatus;
	kind: DisagreementKind;
}

function tellPerson(app: AppContext, tx: Tx | Db, { payment, answer, kind }: Trouble): Promise<void> {
	return recordDisagreement(app, tx, {
		kind,
		provider: "ESEWA",
		external_ref: `esewa:${payment.transaction_uuid}`,
		order_id: payment.order_id,
		details: {
			status: answer.status,
			amount_there_minor: answer.amount_minor,
			amount_here_minor: payment.amount_minor,
			reference: answer.ref_id,
		},
	});
}
