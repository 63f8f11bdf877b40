import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { isOfWallet, updateEnrolmentsBack, updateEnrolmentsEnded } from "../refunds/index.ts";
import type { PaymentRow } from "../refunds/index.ts";
import { selectEndedLines, selectRunningLines, updateLinesDisputed } from "./disputes.queries.ts";
import type { DisputeRow } from "./disputes.queries.ts";

/** The children whose days a dispute has ended. */
export interface EndedDays {
	names: string[];
}

/**
 * Updates the days of the children of a disputed payment: they run on while the bank decides. When all that
 * is left of the payment is lost they end as after a refund; when it comes back they continue. A partial loss
 * ends no one's days, because it does not say whose. An appeal changes nothing until it is decided.
 */
export async function settleDays(
	app: AppContext,
	tx: Tx,
	dispute: DisputeRow,
	payment: PaymentRow,
): Promise<EndedDays> {
	if (isOfWallet(payment)) return { names: [] };
	const left = payment.amount_minor - payment.refunded_minor;
	if (dispute.standing === "lost" && dispute.amount_minor >= left) await end(app, tx, dispute);
	if (dispute.standing === "won" || dispute.standing === "closed") await goOn(tx, dispute);
	const ended = await selectEndedLines(tx, dispute.id);
	return { names: ended.map(({ name }) => name).filter((name) => name !== "") };
}

async function end(app: AppContext, tx: Tx, { id, order_id }: DisputeRow): Promise<void> {
	const lines = (await selectRunningLines(tx, order_id)).map((line) => line.id);
	await updateLinesDisputed(tx, lines, id);
	await updateEnrolmentsEnded(tx, lines, app.now());
}

async function goOn(tx: Tx, { id }: DisputeRow): Promise<void> {
	const lines = (await selectEndedLines(tx, id)).map((line) => line.id);
	await updateLinesDisputed(tx, lines, null);
	await updateEnrolmentsBack(tx, lines);
}
