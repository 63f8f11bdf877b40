import type { DisputeStatus } from "@learnin/stand-ins/stripe/objects/dispute";
import type { Turn, World } from "../world.ts";

/** How many of the newest payments can be disputed. */
const newest = 100;

/** A person disputes a payment at their card's bank: as an inquiry, or at once; all of it or a part. */
export function dispute({ world, dice }: Turn): void {
	const { objects, dispute: open } = world.stripe.controls;
	const one = dice.pick(
		objects("charges")
			.filter(({ paid, disputed, amount, amount_refunded }) => paid && !disputed && amount_refunded < amount)
			.slice(0, newest),
	);
	if (one === undefined) return;
	const part = dice.chance(0.2) ? { amount: dice.whole(1, one.amount - one.amount_refunded) } : {};
	open(one.payment_intent, { ...part, isInquiry: dice.chance(0.2) });
}

/** The bank decides, or turns its inquiry into a dispute first. */
export function decideDispute({ world, dice }: Turn): void {
	const one = dice.pick(undecided(world));
	if (one === undefined) return;
	const { closeDispute, escalateDispute } = world.stripe.controls;
	if (one.status.startsWith("warning_") && dice.chance(0.5)) escalateDispute(one.id);
	else closeDispute(one.id, dice.chance(0.5) ? "won" : "lost");
}

/** All events of a dispute are sent again, in another order: created after it was closed, withdrawn twice. */
export function repeatDispute({ world, dice }: Turn): void {
	const one = dice.pick(world.stripe.controls.objects("disputes"));
	if (one === undefined) return;
	const events = eventsOfDisputes(world).filter(({ data }) => (data.object as { id?: string }).id === one.id);
	for (const { id } of dice.chance(0.5) ? events : events.toReversed()) world.stripe.controls.redeliver(id);
}

/** Before the checks, every bank has decided. */
export function decideAllDisputes(world: Pick<World, "stripe">): void {
	for (const [index, { id }] of undecided(world).entries())
		world.stripe.controls.closeDispute(id, index % 2 === 0 ? "won" : "lost");
}

/** How often a dispute's events were repeated. */
export function repeatedEventsOfDisputes(world: Pick<World, "stripe">): number {
	const events = new Set(eventsOfDisputes(world).map(({ id }) => id));
	return world.stripe.controls
		.deliveries()
		.filter(({ id, attempts }) => events.has(id) && attempts.filter(wasTaken).length > 1).length;
}

function wasTaken({ outcome }: { outcome: number | string }): boolean {
	return outcome === 200;
}

function eventsOfDisputes({ stripe }: Pick<World, "stripe">) {
	return stripe.controls.objects("events").filter(({ type }) => type.startsWith("charge.dispute."));
}

const decided: readonly DisputeStatus[] = ["won", "lost", "warning_closed"];

function undecided({ stripe }: Pick<World, "stripe">) {
	return stripe.controls.objects("disputes").filter(({ status }) => !decided.includes(status));
}
