import type { Tx } from "../../platform/db/database.ts";
import { ensureAccount, lockWallet, postTransaction } from "../ledger/index.ts";
import type { HouseKind, LedgerKind } from "../ledger/index.ts";
import { isOfWallet, type PaymentRow } from "../refunds/index.ts";
import { disputedMinor } from "../stripe-balance/index.ts";
import { type DisputeRow, inWalletMinor, isFamilyDeleted } from "./disputes.queries.ts";

/** What is booked as lost, what is held from the wallet in the meantime, and what of that is kept. */
export type Booked = Pick<DisputeRow, "lost_minor" | "held_minor" | "kept_minor" | "was_held">;

interface Step {
	kind: LedgerKind;
	from: { id: string };
	to: { id: string };
	amount_minor: number;
	created_at: Date;
}

function houseAccount(tx: Tx, { family_id, currency }: DisputeRow, kind: HouseKind) {
	return ensureAccount(tx, { kind, family_id, currency });
}

/** Each is posted at most once per update from Stripe. */
async function post(
	tx: Tx,
	{ id, version, order_id, family_id }: DisputeRow,
	{ kind, from, to, amount_minor, created_at }: Step,
): Promise<void> {
	if (amount_minor === 0) return;
	const external_ref = `dispute:${id}:${kind}:${version}`;
	await postTransaction(tx, { kind, order_id, family_id, external_ref, created_at }, [
		{ account_id: from.id, side: "debit", amount_minor },
		{ account_id: to.id, side: "credit", amount_minor },
	]);
}

/** The change of an amount booked before; negative for less. */
async function postChange(
	tx: Tx,
	dispute: DisputeRow,
	step: Omit<Step, "amount_minor"> & { kind: "dispute_lost" | "dispute_kept" },
	change: number,
): Promise<void> {
	if (change >= 0) return post(tx, dispute, { ...step, amount_minor: change });
	const { kind, from, to, created_at } = step;
	await post(tx, dispute, {
		kind: `${kind}_reversed`,
		from: to,
		to: from,
		amount_minor: -change,
		created_at,
	});
}

/**
 * Brings the books to the dispute's state, and returns what is booked then. Wallet money from the payment is
 * held while the bank has the money, kept when it is lost, and returned otherwise. An appeal changes nothing.
 * Under the order's lock.
 */
export async function postStanding(
	tx: Tx,
	dispute: DisputeRow,
	payment: PaymentRow,
	created_at: Date,
): Promise<Booked> {
	const { standing } = dispute;
	const isTaken = standing === "open" || standing === "appealed" || standing === "lost";
	const held = isTaken ? await hold(tx, dispute, payment, created_at) : dispute;
	if (standing === "open" || standing === "appealed") return bookedOf(held);
	return standing === "lost" ? lose(tx, held, created_at) : giveBack(tx, held, created_at);
}

function bookedOf({ lost_minor, held_minor, kept_minor, was_held }: DisputeRow): Booked {
	return { lost_minor, held_minor, kept_minor, was_held };
}

async function hold(tx: Tx, dispute: DisputeRow, payment: PaymentRow, created_at: Date): Promise<DisputeRow> {
	if (dispute.was_held) return dispute;
	const { family_id, currency } = dispute;
	const of_it = await inWalletMinor(tx, payment, isOfWallet(payment));
	const amount_minor = Math.min(await lockWallet(tx, family_id, currency), dispute.amount_minor, of_it);
	const from = await ensureAccount(tx, { kind: "wallet", family_id, currency });
	const to = await houseAccount(tx, dispute, "disputed_wallets");
	await post(tx, dispute, { kind: "dispute_hold", from, to, amount_minor, created_at });
	return { ...dispute, held_minor: amount_minor, was_held: true };
}

/** The loss is what the bank has taken and not returned; what was held covers a part of it. */
async function lose(tx: Tx, dispute: DisputeRow, created_at: Date): Promise<Booked> {
	const losses = await houseAccount(tx, dispute, "dispute_losses");
	const taken = await houseAccount(tx, dispute, "disputed_funds");
	const holds = await houseAccount(tx, dispute, "disputed_wallets");
	const lost_minor = Math.max(0, await disputedMinor(tx, dispute.id));
	const loss = { kind: "dispute_lost", from: losses, to: taken, created_at } as const;
	await postChange(tx, dispute, loss, lost_minor - dispute.lost_minor);
	const held = dispute.held_minor + dispute.kept_minor;
	const kept_minor = Math.min(held, lost_minor);
	const keeping = { kind: "dispute_kept", from: holds, to: losses, created_at } as const;
	await postChange(tx, dispute, keeping, kept_minor - dispute.kept_minor);
	// The bank can take less than it announced, or return a part.
	await release(tx, dispute, held - kept_minor, created_at);
	return { lost_minor, held_minor: 0, kept_minor, was_held: true };
}

async function giveBack(tx: Tx, dispute: DisputeRow, created_at: Date): Promise<Booked> {
	const { lost_minor, kept_minor } = dispute;
	const losses = await houseAccount(tx, dispute, "dispute_losses");
	const taken = await houseAccount(tx, dispute, "disputed_funds");
	const holds = await houseAccount(tx, dispute, "disputed_wallets");
	const loss = { kind: "dispute_lost", from: losses, to: taken, created_at } as const;
	await postChange(tx, dispute, loss, -lost_minor);
	const keeping = { kind: "dispute_kept", from: holds, to: losses, created_at } as const;
	await postChange(tx, dispute, keeping, -kept_minor);
	await release(tx, dispute, dispute.held_minor + kept_minor, created_at);
	return { lost_minor: 0, held_minor: 0, kept_minor: 0, was_held: false };
}

/** No one could use the wallet of a deleted family. */
async function release(tx: Tx, dispute: DisputeRow, amount_minor: number, created_at: Date): Promise<void> {
	if (amount_minor === 0) return;
	const { family_id, currency } = dispute;
	const from = await houseAccount(tx, dispute, "disputed_wallets");
	const to = (await isFamilyDeleted(tx, family_id))
		? await houseAccount(tx, dispute, "forgone_wallets")
		: await ensureAccount(tx, { kind: "wallet", family_id, currency });
	await post(tx, dispute, { kind: "dispute_release", from, to, amount_minor, created_at });
}
