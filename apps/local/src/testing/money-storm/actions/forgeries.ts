import {
	dropOrder,
	payFromWallet,
	prepareEsewaForm,
	settleOrder,
} from "@learnin/contract/routes/money/payments.contract";
import { forgeries as returnForgeries } from "@learnin/stand-ins/esewa/return-data";
import { goTo, pressAtEsewa, takeForm } from "./paying.ts";
import { ask, overTheWire, type Turn, webhookSecret } from "../world.ts";

/** An event that Stripe did not sign: the family's order would be paid. */
export async function forgeEvent(turn: Turn): Promise<void> {
	const { world } = turn;
	const status = await overTheWire(world, () =>
		world.stripe.controls.forge({ object: claimedPayment(turn) }),
	);
	if (status === undefined) return;
	world.tally.forgeries += 1;
	// A node that has just started listens before it is ready.
	if (status !== 400 && status !== 503) world.faults.add(`a forged event was answered with ${status}`);
}

/** A correctly signed event with untrue content: no such payment, or one of another family. */
export async function lyingEvent(turn: Turn): Promise<void> {
	const { world } = turn;
	const event = { object: claimedPayment(turn), secret: webhookSecret };
	if ((await overTheWire(world, () => world.stripe.controls.forge(event))) !== undefined)
		world.tally.forgeries += 1;
}

function claimedPayment({ world, home, dice }: Turn): object {
	const someones = dice.pick(world.stripe.controls.objects("paymentIntents").slice(0, 50));
	return {
		...(dice.chance(0.5) ? someones : {}),
		...(dice.chance(0.3) ? { id: "pi_of_nobody" } : {}),
		object: "payment_intent",
		status: "succeeded",
		amount_received: home.order === undefined ? 1000 : home.order.total_amount * 100,
		metadata: { order_id: home.order?.id ?? crypto.randomUUID(), attempt: "1" },
	};
}

/** Nothing was paid, and the payer returns with something that eSewa did not send. */
export async function forgeReturn(turn: Turn): Promise<void> {
	const { world, dice } = turn;
	const form = await takeForm(turn);
	const forgery = dice.pick(returnForgeries);
	if (form === undefined || forgery === undefined) return;
	world.esewa.controls.forge(forgery);
	world.tally.forgeries += 1;
	await pressAtEsewa(turn, form, "pay");
}

/** What eSewa said of another family's payment, presented for the own order. */
export async function replayReturn(turn: Turn): Promise<void> {
	const { world, home, dice } = turn;
	const back = dice.pick(dice.pick(world.homes)?.backs ?? []);
	if (back === undefined || home.order === undefined) return;
	world.tally.forgeries += 1;
	await goTo(turn, new URL(back.href.replace(/return\/[^?]*/, `return/${home.order.id}`)));
}

const reaches = [settleOrder, dropOrder, payFromWallet, prepareEsewaForm];

/** Requests another family's order. */
export async function reachForOthers(turn: Turn): Promise<void> {
	const { world, home, dice } = turn;
	const other = dice.pick(world.homes);
	const route = dice.pick(reaches);
	if (other === undefined || other === home || other.order === undefined || route === undefined) return;
	world.tally.forgeries += 1;
	const got = await ask(turn, route, { params: { order_id: other.order.id }, body: {} });
	if (got !== undefined) world.faults.add(`${route.path} answered for another family's order`);
}
