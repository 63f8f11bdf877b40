import { listNames } from "@learnin/domain/family/list-names";
import { formatMoney } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { PaymentRow } from "../refunds/index.ts";
import type { DisputeRow } from "./disputes.queries.ts";
import type { EndedDays } from "./settle-days.ts";
import { notifyOfPayment } from "../refunds/index.ts";

interface DisputeChange {
	dispute: DisputeRow;
	payment: PaymentRow;
	days: EndedDays;
}

/**
 * Notifies the guardians, in the bell and by email, that a bank disputes their payment, and how it decided.
 */
export async function notifyOfDispute(app: AppContext, tx: Tx, change: DisputeChange): Promise<void> {
	const words = wordsOf(change);
	if (words === null) return;
	const { id, family_id, standing } = change.dispute;
	await notifyOfPayment(app, tx, { family_id, kind: "dispute", key: `dispute-${id}-${standing}`, ...words });
}

/** Null for what a family need not know: that a bank has a question, or asks again. */
function wordsOf({ dispute, payment, days }: DisputeChange): { subject: string; text: string } | null {
	const paid = formatMoney(payment.amount_minor, payment.currency);
	switch (dispute.standing) {
		case "inquiry":
		case "appealed":
		case "closed":
			return null;
		case "open":
			return {
				subject: "One of your payments is disputed",
				text: `Your bank told us that your payment of ${paid} is disputed. Your children can keep practicing while the bank decides.${heldText(dispute)} If nobody in your family disputed it, contact your bank or reply to our email.`,
			};
		case "won":
			return {
				subject: "Your dispute was decided: no change",
				text: `The bank upheld your payment of ${paid}. Nothing changes for you.`,
			};
		case "lost":
			return {
				subject: "Your bank reversed a payment",
				text: `Your bank reversed your payment of ${paid}.${endedText(days)}`,
			};
	}
}

function heldText({ held_minor, currency }: DisputeRow): string {
	if (held_minor === 0) return "";
	return ` Until then, ${formatMoney(held_minor, currency)} of your wallet is on hold.`;
}

function endedText({ names }: EndedDays): string {
	return names.length === 0 ? "" : ` The practice days it paid for have ended for ${listNames(names)}.`;
}
