import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import type { AppContext } from "../../../platform/app-context.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { describeError } from "../../../platform/http/errors/describe-error.ts";
import { recordDisagreement } from "../../disagreements/index.ts";
import { applyEsewa, type KnownStatus } from "../esewa/apply-esewa.ts";
import {
	type EsewaPaymentRow,
	selectCompleteEsewaPayments,
	selectNeverBegunEsewaPayments,
	selectOpenEsewaPayments,
	updateEsewaPaymentAsked,
} from "../esewa/esewa-payments.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/**
 * Asks eSewa itself about one attempt and applies its answer. An outage changes nothing: it is polled again
 * later. False if eSewa gave no answer.
 */
export async function settleEsewaPayment(app: AppContext, payment: EsewaPaymentRow): Promise<boolean> {
	return (await settleAnswered(app, payment)) !== null;
}

async function settleAnswered(app: AppContext, payment: EsewaPaymentRow): Promise<KnownStatus | null> {
	const answer = await ask(app, payment);
	if (answer === null) return null;
	await inTransaction(app.db, async (tx) => {
		const trouble = await applyEsewa(app, tx, payment, answer);
		if (trouble !== null) await reportToPerson(app, tx, { payment, answer, kind: trouble });
	});
	return answer;
}

/** The same for every undecided attempt at an order. */
export async function settleEsewaOrder(app: AppContext, order_id: string): Promise<void> {
	const payments = await selectOpenEsewaPayments(app.db, order_id);
	// Concurrently: each response may take seconds, and someone is waiting.
	await Promise.all(payments.map((payment) => settleEsewaPayment(app, payment)));
}

const atOnce = 200;
/** How long eSewa may still reverse a payment that it called complete. */
const reversibleFor = 35 * DAY_MS;
/** How long after opening a form someone may still pay with it. */
const payableFor = 7 * DAY_MS;

/**
 * Checks whether eSewa reversed money that had arrived, which is reported to a person, and whether money
 * arrived after all through a form that was unused for long. Each run polls one batch and adds a job for the
 * next until none is due.
 */
export async function recheckEsewa(app: AppContext): Promise<void> {
	const now = app.now();
	const ago = (time: number) => ({ since: new Date(now.getTime() - time), now, limit: atOnce });
	const neverBegun = await selectNeverBegunEsewaPayments(app.db, ago(payableFor));
	const moreNeverBegun = await each(app, neverBegun, (payment) => settleAnswered(app, payment));
	const complete = await selectCompleteEsewaPayments(app.db, ago(reversibleFor));
	const moreComplete = await each(app, complete, async (payment) => {
		const answer = await ask(app, payment);
		if (answer === null) return null;
		if (answer.status !== "COMPLETE")
			await reportToPerson(app, app.db, { payment, answer, kind: "payment_reversed" });
		return answer;
	});
	if (moreNeverBegun || moreComplete) await app.jobs.add(app.db, "recheck-esewa", {});
}

/**
 * After this many consecutive calls without an answer the round ends: eSewa is down, and every call takes
 * seconds.
 */
const mostSilent = 5;

/**
 * One after the other. A failure delays no other. True if more may be due: eSewa answered, and the batch was
 * full.
 */
async function each(
	app: AppContext,
	payments: readonly EsewaPaymentRow[],
	work: (payment: EsewaPaymentRow) => Promise<KnownStatus | null>,
): Promise<boolean> {
	let silent = 0;
	let answered = 0;
	for (const payment of payments) {
		const answer = await guarded(app, payment, () => work(payment));
		silent = answer === null ? silent + 1 : 0;
		if (silent === mostSilent) return false;
		if (answer) answered += 1;
	}
	return payments.length === atOnce && answered > 0;
}

async function ask(app: AppContext, payment: EsewaPaymentRow): Promise<KnownStatus | null> {
	if (app.esewa === null) return null;
	await updateEsewaPaymentAsked(app.db, payment.transaction_uuid, app.now());
	const answer = await app.esewa.checkStatus(payment);
	if (answer.kind === "known") return answer;
	app.log.warn({ order_id: payment.order_id, reason: answer.reason }, "no answer from eSewa about a payment");
	return null;
}

/** Undefined if it failed on our side. */
async function guarded<T>(app: AppContext, { order_id }: EsewaPaymentRow, work: () => Promise<T>) {
	try {
		return await work();
	} catch (error) {
		const described = error instanceof Error ? describeError(error) : {};
		app.log.warn({ order_id, ...described }, "payment at eSewa could not be reconciled");
		return undefined;
	}
}

interface Trouble {
	payment: EsewaPaymentRow;
	answer: KnownStatus;
	kind: DisagreementKind;
}

function reportToPerson(app: AppContext, tx: Tx | Db, { payment, answer, kind }: Trouble): Promise<void> {
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
