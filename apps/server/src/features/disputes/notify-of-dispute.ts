import { listNames } from "@learnin/domain/family/list-names";
import { formatMoney } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting } from "../../platform/mail/greeting.ts";
import { notifyGuardians } from "../notifications/index.ts";
import type { PaymentRow } from "../refunds/index.ts";
import { type DisputeRow, selectGuardiansToNotify } from "./disputes.queries.ts";
import type { EndedDays } from "./settle-days.ts";

interface DisputeNews {
	dispute: DisputeRow;
	payment: PaymentRow;
	days: EndedDays;
}

/**
 * Notifies the guardians, in the bell and by email, that a bank disputes their payment, and how it decided.
 */
export async function notifyOfDispute(app: AppContext, tx: Tx, news: DisputeNews): Promise<void> {
	const words = wordsOf(news);
	if (words === null) return;
	const { id, family_id, standing } = news.dispute;
	const key = `dispute-${id}-${standing}`;
	const { subject, text } = words;
	await notifyGuardians(app, tx, { family_id, kind: "dispute", event_key: key, description: text });
	for (const guardian of await selectGuardiansToNotify(tx, family_id))
		await app.jobs.add(tx, "send-mail", {
			to: { name: guardian.name, address: guardian.email },
			subject,
			text: `${greeting(guardian.name)}

${text}

You can see it under Transactions:
${app.config.APP_BASE_URL}/parent/transactions

If you have a question, reply to this email.

Learnin
Interactive Math Mastery
`,
			message_key: `${key}-${guardian.id}`,
		});
}

/** Null for what a family need not know: that a bank has a question, or asks again. */
function wordsOf({ dispute, payment, days }: DisputeNews): { subject: string; text: string } | null {
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
