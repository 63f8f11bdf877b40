import { setTimeout as pause } from "node:timers/promises";
import type { JobData } from "@learnin/server/platform/jobs/jobs";
import { outages } from "@learnin/stand-ins/esewa/behaviour";
import { dialects } from "@learnin/stand-ins/esewa/return-data";
import { shapes } from "@learnin/stand-ins/esewa/status-answer";
import { during } from "./during.ts";
import { query } from "./query.ts";
import { listenForEvents, type Turn } from "./world.ts";

/** Events are held back, and arrive late and in another order. */
export function holdEvents({ world, dice, after }: Turn): void {
	world.stripe.controls.hold();
	const order = dice.pick(["generated", "reversed", "shuffled"] as const);
	after(dice.whole(5, 60), () => world.stripe.controls.release(order));
}

/** Each event arrives several times concurrently. */
export function copyEvents({ world, dice, after }: Turn): void {
	world.stripe.controls.sendCopies(dice.whole(2, 5));
	after(dice.whole(5, 60), () => world.stripe.controls.sendCopies(1));
}

export function shuffleEvents({ world, dice, after }: Turn): void {
	world.stripe.controls.shuffle(dice.whole(1, 1e6));
	after(dice.whole(5, 60), () => world.stripe.controls.shuffle(undefined));
}

export function delayEvents({ world, dice, after }: Turn): void {
	world.stripe.controls.delay(dice.whole(5, 50));
	after(dice.whole(5, 30), () => world.stripe.controls.delay(0));
}

/** Some events never arrive. */
export function loseEvents({ world, dice }: Turn): void {
	world.stripe.controls.drop(dice.whole(1, 4));
}

/** An old event arrives once more. */
export function repeatEvent({ world, dice }: Turn): void {
	const told = world.stripe.controls.deliveries().filter(({ status }) => status === "delivered");
	const one = dice.pick(told);
	if (one !== undefined) world.stripe.controls.redeliver(one.id);
}

/** Events go to the other node from now on. */
export function turnEvents({ world, dice }: Turn): void {
	listenForEvents(world.stripe, world.nodes[dice.whole(0, 1)] ?? world.nodes[0]);
}

export function stripeIsAway({ world, dice, after }: Turn): void {
	world.stripe.controls.down(dice.pick(["refuse", "unavailable"] as const));
	after(dice.whole(3, 20), () => world.stripe.controls.up());
}

/** Stripe does what it is asked for, and its response is lost. */
export function loseAnswers({ world, dice }: Turn): void {
	world.stripe.controls.loseResponses({ times: dice.whole(1, 4) });
}

export function stripeFails({ world, dice }: Turn): void {
	const status = dice.pick([409, 429, 500, 503]) ?? 500;
	world.stripe.controls.failNext({ times: dice.whole(1, 4), status });
}

export function stripeIsSlow({ world, dice, after }: Turn): void {
	world.stripe.controls.slow(dice.whole(20, 200));
	after(dice.whole(3, 20), () => world.stripe.controls.slow(0));
}

/** The database accepts queries and does not respond. */
export function freezeDatabase({ world, dice }: Turn): Promise<void> {
	return during(world, "the database stood still", async () => {
		world.way.freeze();
		// Measured in time, not in operations: running ones are blocked as well, so that no new ones would start.
		await pause(dice.whole(200, 2_500));
		world.way.thaw();
	});
}

/** eSewa's status API fails in one of its modes, or responds late. */
export function esewaIsAway({ world, dice, after }: Turn): void {
	const { controls } = world.esewa;
	if (dice.chance(0.3)) {
		controls.slow(dice.whole(20, 200));
		after(dice.whole(3, 20), () => controls.slow(0));
		return;
	}
	controls.down(dice.pick(outages));
	after(dice.whole(3, 30), () => controls.up());
}

/** eSewa writes amounts and field names in another of its formats from now on. */
export function esewaSpeaksOtherwise({ world, dice }: Turn): void {
	const dialect = dice.pick(dialects);
	const shape = dice.pick(shapes);
	if (dialect !== undefined) world.esewa.controls.speak(dialect);
	if (shape !== undefined) world.esewa.controls.shape(shape);
}

/** Pending eSewa payments become older: a job checks them only after minutes. */
export async function timePasses({ world, home, dice }: Turn): Promise<void> {
	const minutes = dice.chance(0.8) ? dice.whole(5, 20) : dice.whole(61, 90);
	await query(
		world.app,
		`update esewa_payments p set
			created_at = p.created_at - make_interval(mins => $2),
			checked_at = p.checked_at - make_interval(mins => $2)
		from guardians g where g.family_id = p.family_id and g.account_id = $1 and p.state = 'open'`,
		[home.person.account_id, minutes],
	);
}

/** Jobs that look for missed events. */
export const lookingJobs = ["reconcile-orders", "reconcile-esewa"] as const satisfies (keyof JobData)[];
/** Those that read long lists. */
export const readingJobs = [
	"read-missed-events",
	"sweep-daily-rewards",
	"recheck-esewa",
] as const satisfies (keyof JobData)[];

/** One of the jobs runs at an unscheduled time. */
export async function doJob({ world, dice }: Turn): Promise<void> {
	const name = dice.pick<(typeof lookingJobs | typeof readingJobs)[number]>(
		dice.chance(0.1) ? readingJobs : lookingJobs,
	);
	if (name !== undefined) await world.jobs.add(world.app.database.db, name, {});
}
