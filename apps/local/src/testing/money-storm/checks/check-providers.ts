import { query } from "../query.ts";
import type { World } from "../world.ts";

interface Taken {
	ref: string;
	amount_minor: number;
	currency: string;
	/** The order that the provider was told. */
	order_id: string;
}

interface Booked {
	external_ref: string;
	kind: string;
	order_id: string | null;
	amount_minor: number;
	currency: string;
	clearing: string;
}

/** Differences between the providers' own lists and the books, as sentences; empty if there are none. */
export async function checkProviders(world: Pick<World, "app" | "stripe" | "esewa">): Promise<string[]> {
	const taken = new Map([...takenByStripe(world), ...takenByEsewa(world)].map((one) => [one.ref, one]));
	const booked = await bookedPayments(world);
	const byRef = Map.groupBy(booked, ({ external_ref }) => external_ref);
	return [
		...[...taken.values()].flatMap((one) => faultsOf(one, byRef.get(one.ref) ?? [])),
		...booked
			.filter(({ external_ref }) => !taken.has(external_ref))
			.map(({ external_ref, kind }) => `${kind} ${external_ref} is booked, and no provider took it`),
	];
}

/** How many payments the providers took, by currency. */
export function countPayments(world: Pick<World, "stripe" | "esewa">): {
	payments: number;
	byCard: number;
	atEsewa: number;
	USD: number;
	NPR: number;
} {
	const [byCard, atEsewa] = [takenByStripe(world), takenByEsewa(world)];
	const all = [...byCard, ...atEsewa];
	const sum = (currency: string) =>
		all.filter((one) => one.currency === currency).reduce((total, one) => total + one.amount_minor, 0);
	return {
		payments: all.length,
		byCard: byCard.length,
		atEsewa: atEsewa.length,
		USD: sum("USD"),
		NPR: sum("NPR"),
	};
}

function takenByStripe({ stripe }: Pick<World, "stripe">): Taken[] {
	return stripe.controls
		.objects("paymentIntents")
		.filter(({ status }) => status === "succeeded")
		.map(({ id, amount_received, currency, metadata }) => ({
			ref: `stripe:${id}`,
			amount_minor: amount_received,
			currency: currency.toUpperCase(),
			order_id: metadata["order_id"] ?? "",
		}));
}

function takenByEsewa({ esewa }: Pick<World, "esewa">): Taken[] {
	return (
		esewa.controls
			.payments()
			// Every refund has an earlier payment.
			.filter(({ status }) => status === "COMPLETE" || status === "FULL_REFUND")
			.map(({ transaction_uuid, amount }) => ({
				ref: `esewa:${transaction_uuid}`,
				amount_minor: amount,
				currency: "NPR",
				order_id: transaction_uuid.slice(0, 36),
			}))
	);
}

function bookedPayments({ app }: Pick<World, "app">): Promise<Booked[]> {
	return query(
		app,
		`select t.external_ref, t.kind, t.order_id, e.amount_minor, a.currency, a.kind as clearing
		from ledger_transactions t
		join ledger_entries e on e.transaction_id = t.id and e.side = 'debit'
		join ledger_accounts a on a.id = e.account_id
		where a.kind in ('stripe_clearing', 'esewa_clearing') and t.kind not like 'refund%' and t.kind not like 'stripe%'`,
	);
}

function faultsOf(one: Taken, booked: Booked[]): string[] {
	const [entry, ...more] = booked;
	if (entry === undefined) return [`${one.ref} over ${one.amount_minor} was taken and is not booked`];
	if (more.length > 0) return [`${one.ref} is booked ${booked.length} times`];
	const isSame =
		entry.amount_minor === one.amount_minor &&
		entry.currency === one.currency &&
		entry.order_id === one.order_id &&
		entry.clearing === (one.ref.startsWith("stripe:") ? "stripe_clearing" : "esewa_clearing");
	return isSame ? [] : [`${one.ref} was ${JSON.stringify(one)} and is booked as ${JSON.stringify(entry)}`];
}
