import { setTimeout as pause } from "node:timers/promises";
import { createTestApp, type TestApp } from "@learnin/server/platform/testing/test-app";
import { decideAllDisputes } from "./disputes.ts";
import { isUndecided } from "./paying.ts";
import { query } from "../query.ts";
import { lookingJobs, readingJobs } from "../troubles.ts";
import type { World } from "../world.ts";

const hour = 60 * 60_000;
const enough = 20;

/**
 * After the chaos test both providers behave and have decided everything, more than a day has passed, so that
 * what has ended is polled once more, and the jobs poll until nothing changes anymore. Returns how often they
 * polled.
 */
export async function settleAll(world: World): Promise<number> {
	world.stripe.controls.behave();
	world.esewa.controls.behave();
	decideEverything(world);
	decideAllDisputes(world);
	await world.stripe.controls.idle();
	for (const { child } of world.nodes) await child.end("SIGKILL");
	const { connectionString } = world.app;
	const apps = await Promise.all(
		[1, 2].map(() => createTestApp({ connectionString, settings: world.settings, jobs: true })),
	);
	for (const { clock } of apps) clock.now = new Date(Date.now() + 26 * hour);
	try {
		return await lookUntilQuiet(world);
	} finally {
		await Promise.all(apps.map((app) => app.stop()));
	}
}

function decideEverything({ esewa }: World): void {
	for (const [index, { transaction_uuid, status, is_answered }] of esewa.controls.payments().entries()) {
		if (!isUndecided(status)) continue;
		const decided = index % 2 === 0 ? "COMPLETE" : "CANCELED";
		// A page on which no one has pressed anything expires.
		esewa.controls.settle({ transaction_uuid, status: is_answered ? decided : "NOT_FOUND" });
	}
}

async function lookUntilQuiet(world: World): Promise<number> {
	const { app, jobs } = world;
	let before = "";
	for (const name of readingJobs) await jobs.add(app.database.db, name, {});
	for (let looks = 1; looks <= enough; looks += 1) {
		for (const name of [...lookingJobs, "recheck-esewa"] as const) await jobs.add(app.database.db, name, {});
		await jobsDone(app);
		const now = await fingerprint(app);
		if (now === before) return proveAtLast(world, looks);
		before = now;
	}
	throw new Error(`the books still change after ${enough} polls`);
}

/** The product's own proof, independent of our checks. */
async function proveAtLast({ app, jobs, faults }: World, looks: number): Promise<number> {
	const toldBefore = new Set((await toldToPersons(app)).map(({ id }) => id));
	await jobs.add(app.database.db, "prove-ledger", {});
	await jobsDone(app);
	const proofs = await query<{ faults: number }>(
		app,
		"select faults from ledger_proofs order by proved_at desc",
	);
	if (proofs[0]?.faults === 0) return looks;
	faults.add(`the product's own proof has ${proofs[0]?.faults} faults`);
	for (const { id, says } of await toldToPersons(app))
		if (!toldBefore.has(id)) faults.add(`the product's own proof: ${says}`);
	return looks;
}

function toldToPersons(app: TestApp): Promise<{ id: string; says: string }[]> {
	return query(
		app,
		"select id, concat_ws(' ', kind, external_ref, details) as says from payment_disagreements order by id",
	);
}

/** What a job waits for before its retry has passed, and so has the time of jobs on killed nodes. */
async function jobsDone(app: TestApp): Promise<void> {
	const names = [
		...lookingJobs,
		...readingJobs,
		"settle-order",
		"settle-refunds",
		"note-dispute",
		"prove-ledger",
	];
	await query(app, `update jobs.job set state = 'retry' where name = any($1) and state = 'active'`, [names]);
	for (;;) {
		await query(
			app,
			`update jobs.job set start_after = now() where name = any($1) and state in ('created', 'retry')`,
			[names],
		);
		const [waiting] = await query<{ left: number }>(
			app,
			`select count(*) as left from jobs.job where name = any($1) and state in ('created', 'retry', 'active')`,
			[names],
		);
		if (waiting?.left === 0) return;
		await pause(100);
	}
}

/** Changes whenever the books do. */
async function fingerprint(app: TestApp): Promise<string> {
	const rows = await query(
		app,
		`
		select (select count(*) from ledger_transactions) as transactions,
			(select string_agg(state || attempt, ',' order by id) from orders) as orders,
			(select string_agg(standing, ',' order by id) from disputes) as disputes,
			(select count(*) from esewa_payments where state = 'open') as open,
			-- A round polls a limited number of ended ones: the longest unpolled one shows whether there are more.
			(select min(checked_at) from esewa_payments where state = 'complete') as asked`,
	);
	return JSON.stringify(rows);
}
