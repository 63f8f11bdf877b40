import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { listNames } from "@learnin/domain/family/list-names";
import { formatMoney } from "@learnin/domain/pricing/money";
import { providerOf } from "./post-refund.ts";
import { type PaymentRow, selectNamesOfRefund } from "./refunds.queries.ts";
import { notifyOfPayment } from "./notify-of-payment.ts";

interface Told {
	id: string;
	amount_minor: number;
	destination: "provider" | "wallet";
	hasFailed: boolean;
}

/** Notifies the guardians, in the bell and by email, of a refund, or that it failed. */
export async function notifyOfRefund(
	app: AppContext,
	tx: Tx,
	payment: PaymentRow,
	told: Told,
): Promise<void> {
	const names = (await selectNamesOfRefund(tx, told.id)).map(({ name }) => name);
	const words = wordsOf(payment, told, names);
	const key = `refund-${told.id}${told.hasFailed ? "-failed" : ""}`;
	await notifyOfPayment(app, tx, { family_id: payment.family_id, kind: "refund", key, ...words });
}

function wordsOf(payment: PaymentRow, { amount_minor, destination, hasFailed }: Told, names: string[]) {
	const amount = formatMoney(amount_minor, payment.currency);
	const place = placeOf(payment);
	const children = listNames(names);
	if (hasFailed)
		return {
			subject: "Your refund didn’t go through",
			text: `${place.asSender} couldn’t complete your refund of ${amount}. Your money is safe. We’re looking into it and will email you.${
				names.length === 0 ? "" : ` Until then, practice days continue for ${children}.`
			}`,
		};
	const ended = names.length === 0 ? "" : ` The practice days it paid for have ended for ${children}.`;
	if (destination === "wallet")
		return {
			subject: "Your refund is in your Learnin wallet",
			text: `We refunded ${amount} to your wallet.${ended}`,
		};
	return {
		subject: "Your refund is on its way",
		text: `We’re refunding ${amount} to ${place.asPlace}. It can take up to 10 days to arrive.${ended}`,
	};
}

function placeOf(payment: PaymentRow) {
	return providerOf(payment) === "ESEWA"
		? { asPlace: "your eSewa account", asSender: "eSewa" }
		: { asPlace: "the card you paid with", asSender: "Your bank" };
}
