import { attachPaymentMethod } from "@learnin/contract/routes/money/payment-methods.contract";
import { prepareEsewaForm } from "@learnin/contract/routes/money/payments.contract";
import { confirmCard } from "@learnin/server/platform/testing/payments/confirm-card";
import { sendCard } from "@learnin/server/platform/testing/payments/give-card";
import type { Outcome } from "@learnin/stand-ins/esewa/behaviour";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import { drop, look, payWithWallet, prepare, settle } from "./ordering.ts";
import { ask, type Form, overTheWire, type Turn } from "../world.ts";

const cards = [
	{ number: "4242424242424242", weight: 10 },
	{ number: "4000000000000002", weight: 2 },
	{ number: "4000002500003155", weight: 3 },
	// Can be saved, and is declined when it is charged.
	{ number: "4000000000000341", weight: 1 },
];

/** A whole purchase, as far as it gets. */
export async function buy(turn: Turn): Promise<void> {
	const { dice } = turn;
	if (dice.chance(0.2)) await look(turn);
	if (dice.chance(0.2)) await drop(turn);
	await prepare(turn);
	if (dice.chance(0.3)) await payWithWallet(turn);
	else await pay(turn);
	if (dice.chance(0.7)) await settle(turn);
}

function pay(turn: Turn): Promise<void> {
	return turn.home.payment?.provider === "ESEWA" ? payAtEsewa(turn) : payByCard(turn);
}

/** Confirms with a card in a page that may be an old one. */
export async function payByCard(turn: Turn): Promise<void> {
	const { world, home, dice } = turn;
	const secret = dice.chance(0.8) ? home.secrets.at(-1) : dice.pick(home.secrets);
	if (secret === undefined) return;
	const saved = dice.chance(0.3) ? dice.pick(home.cards) : undefined;
	const { number } = dice.weigh(cards);
	const card = saved === undefined ? { number } : { payment_method: saved };
	const intent = await overTheWire(world, () => confirmCard(world.stripe, secret, card));
	if (intent?.status !== "requires_action" || intent.id === undefined) return;
	home.waiting.push(intent.id);
	if (dice.chance(0.7)) answerBank(turn);
}

/** The bank's challenge is answered, soon or late. */
export function answerBank({ world, home, dice }: Turn): void {
	const id = dice.pick(home.waiting);
	if (id === undefined) return;
	home.waiting = home.waiting.filter((one) => one !== id);
	const { objects, authenticate } = world.stripe.controls;
	const intents = [...objects("paymentIntents"), ...objects("setupIntents")];
	// It may have been canceled in the meantime, or confirmed with another card.
	if (intents.find((intent) => intent.id === id)?.status !== "requires_action") return;
	authenticate(id, dice.chance(0.8) ? "complete" : "fail");
}

/** Saves a card for later. */
export async function saveCard(turn: Turn): Promise<void> {
	const { world, home } = turn;
	// Stripe may be down.
	const id = await sendCard(world.stripe).catch(() => undefined);
	if (id === undefined) return;
	const billing_details = { name: "Amara Okafor", email: home.person.email };
	const saved = await ask(turn, attachPaymentMethod, { body: { payment_method_id: id, billing_details } });
	if (saved !== undefined) home.cards.push(id);
}

const outcomes: { outcome: Outcome; weight: number }[] = [
	{ outcome: "complete", weight: 10 },
	{ outcome: "closed", weight: 3 },
	{ outcome: "pending", weight: 2 },
	{ outcome: "ambiguous", weight: 1 },
	{ outcome: "canceled", weight: 1 },
	{ outcome: "failed", weight: 1 },
];

/** Leaves for eSewa and presses a button there, in a tab that may be an old one. */
export async function payAtEsewa(turn: Turn): Promise<void> {
	const { world, dice } = turn;
	const form = await takeForm(turn);
	if (form === undefined) return;
	const { outcome } = dice.weigh(outcomes);
	if (outcome !== "complete") world.esewa.controls.next(outcome);
	await pressAtEsewa(turn, form, dice.chance(0.12) ? "cancel" : "pay");
}

/** A form requested earlier, or a new one; some are kept for later. */
export async function takeForm(turn: Turn): Promise<Form | undefined> {
	const { home, dice } = turn;
	const old = home.forms.pop();
	if (old !== undefined) return old;
	if (home.order?.provider !== "ESEWA") return undefined;
	const form = await ask(turn, prepareEsewaForm, { params: { order_id: home.order.id }, body: {} });
	if (form === undefined || !dice.chance(0.15)) return form;
	home.forms.push(form);
	return undefined;
}

/** On eSewa's page; comes back at once, in several tabs, late or never. */
export async function pressAtEsewa(turn: Turn, form: Form, choice: "pay" | "cancel"): Promise<void> {
	const { world, home, dice } = turn;
	const back = await overTheWire(world, () => visitEsewa(form.url, form.fields, choice));
	if (back === undefined) return;
	if (dice.chance(0.3)) home.backs.push(back);
	if (dice.chance(0.3)) return;
	await Promise.all(Array.from({ length: dice.whole(1, 3) }, () => goTo(turn, back)));
}

/** Comes back with an earlier address, which may have been used. */
export async function comeBackLate(turn: Turn): Promise<void> {
	const back = turn.dice.pick(turn.home.backs);
	if (back !== undefined) await goTo(turn, back);
}

export async function goTo({ world, dice }: Turn, { pathname, search }: URL): Promise<void> {
	const { address } = world.nodes[dice.whole(0, 1)] ?? world.nodes[0];
	const response = await overTheWire(world, () => fetch(address + pathname + search, { redirect: "manual" }));
	await response?.body?.cancel();
	if (response !== undefined && ![303, 503].includes(response.status))
		world.faults.add(`a return from eSewa was answered with ${response.status}`);
}

/** eSewa decides payments that it had left undecided. */
export function decideAtEsewa({ world, dice }: Turn): void {
	const { payments, settle: decide } = world.esewa.controls;
	const open = payments().filter(({ status, is_answered }) => isUndecided(status) && is_answered);
	const one = dice.pick(open);
	if (one === undefined) return;
	decide({ transaction_uuid: one.transaction_uuid, status: dice.chance(0.6) ? "COMPLETE" : "CANCELED" });
}

/** What eSewa leaves undecided. */
export function isUndecided(status: string): boolean {
	return status === "PENDING" || status === "AMBIGUOUS";
}
