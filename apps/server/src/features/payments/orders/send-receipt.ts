import { listNames } from "@learnin/domain/family/list-names";
import { formatMoney } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { notify, notifyGuardians } from "../../notifications/index.ts";
import { type OrderRow, selectPayer } from "../payments.queries.ts";
import { greeting } from "../../../platform/mail/greeting.ts";

/**
 * Notifies the payer of what was paid and for whom; the receipt follows by email once the card was read from
 * the provider.
 */
export async function sendReceipt(
	app: AppContext,
	tx: Tx,
	order: OrderRow & { account_id: string },
	names: string[],
): Promise<void> {
	const payer = await selectPayer(tx, order.account_id);
	const received = `We received ${moneyOf(order)} for ${whatFor(order, names)}.`;
	await notify(app, tx, {
		account_id: payer.id,
		kind: "payment_received",
		event_key: `order-${order.id}`,
		description: received,
	});
	await app.jobs.add(tx, "send-receipt", { order_id: order.id });
}

/** Notifies the guardians of money that arrived for an order that could no longer be paid. */
export async function sendLateReceipt(
	app: AppContext,
	tx: Tx,
	order: OrderRow,
	money: { amount_minor: number; currency: OrderRow["currency"]; external_ref: string },
): Promise<void> {
	const amount = moneyOf(money);
	const payer = order.account_id === null ? null : await selectPayer(tx, order.account_id);
	await notifyGuardians(app, tx, {
		family_id: order.family_id,
		page: walletPageOf(payer),
		kind: "payment_received",
		event_key: `late-${money.external_ref}`,
		description: `We received ${amount} for an order that was already closed. The money is in your wallet.`,
	});
	if (payer === null) return;
	await app.jobs.add(tx, "send-mail", {
		to: { name: payer.name, address: payer.email },
		subject: "We received a payment for a closed order",
		text: `${greeting(payer.name)}

We received ${amount} from you for an order that was already closed because it was paid another way, changed or canceled.
${payer.family_id === order.family_id ? whereItIs(app, payer) : whereItWent}

Learnin
Interactive Math Mastery
`,
		message_key: `late-${money.external_ref}`,
	});
}

type Payer = Awaited<ReturnType<typeof selectPayer>>;

function whereItIs({ config }: AppContext, payer: Payer): string {
	const use =
		payer.user_type === "UNKNOWN"
			? "You can pay for your children with it or ask for a refund:"
			: "You can use it for your next payment:";
	return `The full amount is in your wallet. ${use}

${config.APP_BASE_URL}${walletPageOf(payer)}`;
}

/** Where the money is shown and used: an unregistered account has one page. */
function walletPageOf(payer: Payer | null): string {
	return payer?.user_type === "UNKNOWN" ? "/register" : "/parent/transactions";
}

/** For a payer who is no longer a guardian of the family. */
const whereItWent =
	"The full amount is in the wallet of the family you paid for. If you want a refund, reply to this email.";

function moneyOf({ amount_minor, currency }: Pick<OrderRow, "amount_minor" | "currency">): string {
	return formatMoney(amount_minor, currency);
}

function whatFor({ purpose }: OrderRow, names: string[]): string {
	if (purpose === "wallet_load") return "your Learnin wallet";
	const days = purpose === "renewal" ? "30 more days" : "30 days";
	return `${days} of Learnin for ${listNames(names)}`;
}
