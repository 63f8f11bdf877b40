import { query } from "../query.ts";
import type { World } from "../world.ts";

interface Booked {
	id: string;
	stripe_refund_id: string | null;
	state: string;
	amount_minor: number;
	external_ref: string;
}

/**
 * What a person may have to check after a chaos test: disputes, and refunds that fail or are made without us,
 * not all of which can be booked.
 */
const expected = ["dispute", "refund_failed", "partial_refund", "refund_not_covered", "payment_reversed"];

/** Differences between refunds at the providers and in the books that were not reported, as sentences. */
export async function checkRefunds(world: Pick<World, "app" | "stripe" | "esewa">): Promise<string[]> {
	const booked = await query<Booked>(
		world.app,
		`select r.id, r.stripe_refund_id, r.state, r.amount_minor, t.external_ref
		from refunds r join ledger_transactions t on t.id = r.payment_id where r.destination = 'provider'`,
	);
	const told = await query<{ kind: string; external_ref: string }>(
		world.app,
		"select kind, external_ref from payment_disagreements",
	);
	return [
		...atStripe(world, booked, new Set(told.map(({ external_ref }) => external_ref))),
		...atEsewa(world, booked, new Set(told.map(({ external_ref }) => external_ref))),
		...told
			.filter(({ kind }) => !expected.includes(kind))
			.map(({ kind, external_ref }) => `a person has to look at ${kind} of ${external_ref}`),
	];
}

function atStripe({ stripe }: Pick<World, "stripe">, all: Booked[], told: ReadonlySet<string>): string[] {
	const made = new Map(stripe.controls.objects("refunds").map((refund) => [refund.id, refund]));
	const booked = all.filter(({ external_ref }) => external_ref.startsWith("stripe:"));
	const known = new Set(booked.map(({ stripe_refund_id }) => stripe_refund_id));
	return [
		...[...made.values()]
			.filter(({ id, status }) => status === "succeeded" && !known.has(id) && !told.has(`stripe:${id}`))
			.map(({ id }) => `${id} was sent by Stripe, and is neither booked nor told`),
		...booked.flatMap(({ id, stripe_refund_id, state, amount_minor, external_ref }) => {
			const there = made.get(stripe_refund_id ?? "");
			if (there === undefined)
				return state === "failed" ? [] : [`refund ${id} is ${state}, and not at Stripe`];
			const isSame =
				there.status === state &&
				there.amount === amount_minor &&
				`stripe:${there.payment_intent}` === external_ref;
			return isSame ? [] : [`refund ${id} is ${state} over ${amount_minor}, at Stripe ${there.status}`];
		}),
	];
}

function atEsewa({ esewa }: Pick<World, "esewa">, all: Booked[], told: ReadonlySet<string>): string[] {
	const back = esewa.controls
		.payments()
		.filter(({ status }) => status === "FULL_REFUND")
		.map(({ transaction_uuid }) => `esewa:${transaction_uuid}`);
	const booked = all
		.filter(({ external_ref }) => external_ref.startsWith("esewa:"))
		.map(({ external_ref }) => external_ref);
	return [
		...back
			.filter((ref) => !booked.includes(ref) && !told.has(ref))
			.map((ref) => `${ref} went back at eSewa, and is neither booked nor told`),
		...booked
			.filter((ref) => !back.includes(ref))
			.map((ref) => `${ref} is booked as sent back by eSewa, and was not`),
	];
}
