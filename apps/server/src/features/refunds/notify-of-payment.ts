import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting } from "../../platform/mail/greeting.ts";
import { notifyGuardians } from "../notifications/index.ts";
import { selectGuardiansToNotify } from "./refunds.queries.ts";

interface PaymentNotification {
	family_id: string;
	kind: "dispute" | "refund";
	/** Two notifications with the same key are one. */
	key: string;
	subject: string;
	text: string;
}

/** Notifies the guardians, in the bell and by email, what happened to one of their payments. */
export async function notifyOfPayment(
	app: AppContext,
	tx: Tx,
	{ family_id, kind, key, subject, text }: PaymentNotification,
): Promise<void> {
	await notifyGuardians(app, tx, { family_id, kind, event_key: key, description: text });
	for (const { id, name, email } of await selectGuardiansToNotify(tx, family_id))
		await app.jobs.add(tx, "send-mail", {
			to: { name, address: email },
			subject,
			text: `${greeting(name)}

${text}

You can see it under Payments:
${app.config.APP_BASE_URL}/parent/transactions

If you have a question, reply to this email.

Learnin
Interactive Math Mastery
`,
			message_key: `${key}-${id}`,
		});
}
