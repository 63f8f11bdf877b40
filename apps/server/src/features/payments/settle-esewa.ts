import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { applyEsewa, type KnownStatus } from "./apply-esewa.ts";
import {
	type EsewaPaymentRow,
	selectCompleteEsewaPayments,
	selectNeverBegunEsewaPayments,
	selectOpenEsewaPayments,
	updateEsewaPaymentAsked,
} from "./esewa-payments.queries.ts";

/**
 * Asks eSewa itself about one try and applies what it says. An outage changes nothing: it is asked again later. False when
 * eSewa did not say.
 */
export async function settleEsewaPayment(app: AppContext, payment: EsewaPaymentRow): Promise<boolean> {
	return (await settleAnswered(app, payment)) !== null;
}

async function settleAnswered(app: AppContext, payment: EsewaPaymentRow): Promise<KnownStatus | null> {
	const answer = await ask(app, payment);
	if (answer === null) return null;
	await inTransaction(app.db, async (tx) => {
		const trouble = await applyEsewa(app, tx, payment, answer);
		if (trouble !== null) await tellPerson(app, tx, { payment, answer, kind: trouble });
	});
	return answer;
}

/** The same for every try at an order that is not decided yet. */
export async function settleEsewaOrder(app: AppContext, order_id: string): Promise<void> {
	const payments = await selectOpenEsewaPayments(app.db, order_id);
	// At once: each answer may take seconds, and somebody waits.
	await Promise.all(payments.map((payment) => settleEsewaPayment(app, payment)));
}

const atOnce = 200;
const day = 24 * 60 * 60 * 1000;
/** How long eSewa may still take back what it called complete. */
const reversibleFor = 35 * day;
/** How long a page with a form may stand open before somebody pays with it. */
const payableFor = 7 * day;

/**
 * Looks whether money that arrived was taken back at eSewa, which is told to a person, and whether money came after all
 * with a form that nobody had used for long. Each run asks about one batch and adds a job for the next until none is due.
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
			await tellPerson(app, app.db, { payment, answer, kind: "payment_reversed" });
		return answer;
	});
	if (moreNeverBegun || moreComplete) await app.jobs.add(app.db, "recheck-esewa", {});
}

/** So many in a row about which eSewa says nothing, and the round ends: it is away, and every question takes seconds. */
const mostSilent = 5;

/**
 * One after the other. One that cannot be settled holds up no other. True when more may be due: eSewa answered, and the
 * batch was full.
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
	app.log.warn(
		{ order_id: payment.order_id, reason: answer.reason },
		"eSewa does not say what became of a payment",
	);
	return null;
}

/** Undefined where it went wrong here. */
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
