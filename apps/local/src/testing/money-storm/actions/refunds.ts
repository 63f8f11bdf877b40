import { askRefund, getPayment, getPayments } from "@learnin/contract/routes/operations.contract";
import type { Dice } from "../dice.ts";
import { ask, overTheWire, type Turn } from "../world.ts";

type Wanted = { line_ids?: string[]; amount?: number };

/**
 * A super-admin refunds one of the newest payments, in whole or in part, sometimes in two concurrent tabs.
 */
export async function refund(turn: Turn): Promise<void> {
	const { world, dice } = turn;
	const admin = { ...turn, home: world.admin };
	const newest = await ask(admin, getPayments, { query: {} });
	const one = dice.pick(newest?.payments ?? []);
	const seen = one && (await ask(admin, getPayment, { params: { payment_id: one.id } }));
	const destination = dice.pick(seen?.destinations ?? []);
	if (seen === undefined || destination === undefined) return;
	const { id, provider, reference } = seen.payment;
	if (provider === "ESEWA" && destination === "provider") refundAtEsewa(turn, reference);
	const body = { ...wantedOf(seen, dice), destination, reason: "asked by the family" };
	const press = () => ask(admin, askRefund, { params: { payment_id: id }, body });
	await Promise.all(dice.chance(0.3) ? [press(), press()] : [press()]);
}

function wantedOf(
	{ lines, refundable }: { lines: { id: string; is_refunded: boolean }[]; refundable: number },
	dice: Dice,
): Wanted {
	if (dice.chance(0.5)) return {};
	const line = dice.pick(lines.filter(({ is_refunded }) => !is_refunded));
	if (line !== undefined) return { line_ids: [line.id] };
	const minor = Math.round(refundable * 100);
	return lines.length > 0 || minor < 2 ? {} : { amount: dice.whole(1, minor) / 100 };
}

/** A person has refunded it in eSewa's own panel. */
function refundAtEsewa({ world, dice }: Turn, transaction_uuid: string): void {
	const { payments, settle } = world.esewa.controls;
	const payment = payments().find((one) => one.transaction_uuid === transaction_uuid);
	if (payment?.status === "COMPLETE" && dice.chance(0.8)) settle({ transaction_uuid, status: "FULL_REFUND" });
}

/** Someone refunds money in Stripe's dashboard, without us. */
export async function refundPastUs({ world, dice }: Turn): Promise<void> {
	const paid = world.stripe.controls.objects("paymentIntents").filter(({ status }) => status === "succeeded");
	const one = dice.pick(paid.slice(0, 100));
	if (one === undefined) return;
	const part = dice.chance(0.2) ? { amount: String(dice.whole(1, one.amount_received)) } : {};
	await overTheWire(world, async () => {
		const response = await fetch(`${world.stripe.url}/v1/refunds`, {
			method: "POST",
			headers: { authorization: `Bearer ${world.settings["STRIPE_SECRET_KEY"]}` },
			body: new URLSearchParams({ payment_intent: one.id, ...part }),
		});
		await response.body?.cancel();
	});
}

/** The card's bank finally rejects a refund. */
export function failRefund({ world, dice }: Turn): void {
	const { objects, settleRefund } = world.stripe.controls;
	const one = dice.pick(objects("refunds").filter(({ status }) => status === "succeeded"));
	if (one !== undefined) settleRefund(one.id, "failed");
}
