import { firstName } from "@learnin/domain/family/first-name";
import { listNames } from "@learnin/domain/family/list-names";
import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { formatAmount } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { greeting } from "../../platform/mail/greeting.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { noCard, readCard } from "./read-card.ts";
import { type Receipt, receipt } from "./receipt.ts";
import { dayOf, itemsOf, paidWith, refundsOf } from "./receipt-words.ts";
import { insertReceipt, selectOptionalOrderToReceipt, updateReceiptMailed } from "./receipts.queries.ts";

/**
 * Creates the receipt of a paid order: reads card and statement text from the provider, stores seller and
 * buyer, and emails it with its PDF. Idempotent.
 */
export async function mailReceipt(app: AppContext, order_id: string): Promise<void> {
	const order = await selectOptionalOrderToReceipt(app.db, order_id);
	if (order === undefined || order.mailed_at !== null) return;
	const { family_id, billing_address, stripe_payment_intent_id, name, email } = order;
	const isByCard = order.provider === "STRIPE" && stripe_payment_intent_id !== null;
	const card = isByCard ? await readCard(app, stripe_payment_intent_id) : noCard;
	const { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_ID = null } = app.config;
	const seller = {
		seller_name: SELLER_NAME,
		seller_address: SELLER_ADDRESS,
		seller_tax_id: SELLER_TAX_ID,
	};
	await inTransaction(app.db, (tx) =>
		insertReceipt(tx, { order_id, family_id, billing_address, ...seller, ...card }),
	);
	// The payer may have left since.
	if (name === null || email === null) return;
	const made = await receipt(app, { family_id }, order_id);
	const file = Buffer.from(await drawReceipt(app.workers, made, order));
	await inTransaction(app.db, async (tx) => {
		if (!(await updateReceiptMailed(tx, order_id, app.now()))) return;
		await app.jobs.add(tx, "send-mail", {
			to: { name, address: email },
			subject: `Your Learnin receipt ${made.number}`,
			text: letterOf(app, made, { name, order_id }),
			attachments: [
				{
					name: `learnin-receipt-${made.number}.pdf`,
					type: "application/pdf",
					base64: file.toString("base64"),
				},
			],
			message_key: `receipt-${order_id}`,
		});
	});
}

function consentWords(names: readonly string[]): string {
	const [only] = names;
	return names.length === 1 && only !== undefined
		? `With this payment, you confirmed that you are ${only}’s parent or guardian and agreed that ${only} may use Learnin.`
		: `With this payment, you confirmed that you are the parent or guardian of ${listNames(names)} and agreed that they may use Learnin.`;
}

function letterOf(app: AppContext, made: Receipt, to: { name: string; order_id: string }): string {
	const { currency, seller } = made;
	const items = itemsOf(made).flatMap(({ what, from, until, amount }) => [
		`${what}: ${amount}`,
		...(from === "" || until === "" ? [] : [`Covers: ${from} to ${until}`]),
	]);
	const refunds = refundsOf(made).map(
		({ what, date, state: label, amount }) => `${what}, made on ${date}: ${amount} (${label})`,
	);
	const isForNewChildren = made.purpose === "registration" || made.purpose === "addition";
	const sellerLine = [seller.name, seller.address].join(", ");
	const means = paidWith(made);
	const tax = formatAmount(made.tax_amount, currency);
	const total = formatAmount(made.total_amount, currency);
	const parts = [
		greeting(to.name),
		`Thank you for your payment of ${total}.`,
		"What you paid for",
		points([...items, `Tax: ${tax}`, `Total paid: ${total}`, ...refunds]),
		"Payment details",
		points([
			`Date paid: ${dayOf(made.paid_at)}`,
			`Paid with: ${means}`,
			...(made.statement === null ? [] : [`On your bank statement: ${made.statement}`]),
			`Sold by: ${sellerLine}`,
			...(seller.tax_id === null ? [] : [`Tax ID: ${seller.tax_id}`]),
		]),
		"Your receipt is attached as a PDF. You can also see it online:",
		`${app.config.APP_BASE_URL}/parent/transactions/receipt/${to.order_id}`,
		...(isForNewChildren ? [consentWords(made.line_items.map(({ name }) => firstName(name)))] : []),
		`This is a one-time payment. It doesn’t renew automatically. If nothing has been used, you can get a full refund from your receipt within ${GIVE_BACK_DAYS} days.`,
		"If you didn’t make this payment, reply to this email.",
		"Learnin\nInteractive Math Mastery",
	];
	return `${parts.join("\n\n")}\n`;
}

/** In the format that `letterPage` recognizes as a list. */
function points(lines: readonly string[]): string {
	return lines.map((line) => "- ".concat(line)).join("\n");
}
