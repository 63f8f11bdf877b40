import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureWebIsBuilt } from "../../ensure-web-is-built.ts";
import { checkout, killChildren } from "../child-process.ts";
import { settleAll } from "./actions/settle-all.ts";
import { checkAll } from "./checks/check-all.ts";
import { checkFloors } from "./floors.ts";
import { query } from "./query.ts";
import { runStorm } from "./storm.ts";
import { startWorld, type World } from "./world.ts";

const plan = { seed: 8, operations: 300, at_once: 8, kills: 2, cuts: 3 };

let world: World;

beforeAll(async () => {
	await ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal });
	world = await startWorld({ homes: 10 });
}, 240_000);
afterAll(async () => {
	await world.stop();
	killChildren();
});

test("random payments on two nodes that are killed and cut off: every success is applied once, nothing is lost", {
	timeout: 240_000,
}, async () => {
	await runStorm(world, plan);
	await settleAll(world);
	const floors = await checkFloors(world);
	console.log([...world.tally.lines(), ...floors.lines].join("\n"));
	expect(world.tally).toMatchObject({ kills: plan.kills, cuts: plan.cuts, total: plan.operations });
	expect(world.tally.forgeries).toBeGreaterThan(3);
	expect(floors.faults).toEqual([]);
	expect(await checkAll(world)).toEqual([]);
});

/** What may have gone wrong in the books, and what the check should say about it. */
const wrongs: { done: string; says: RegExp }[] = [
	{
		done: "update ledger_entries set amount_minor = amount_minor + 1 where ctid = (select min(ctid) from ledger_entries)",
		says: /transactions do not balance/,
	},
	{
		done: "update ledger_accounts set balance_minor = balance_minor + 1 where balance_minor is not null",
		says: /balances are not those of their entries/,
	},
	{
		done: "update ledger_transactions set external_ref = 'stripe:pi_of_nobody' where external_ref = (select max(external_ref) from ledger_transactions where external_ref like 'stripe:pi%')",
		says: /was taken and is not booked.*stripe:pi_of_nobody is booked, and no provider took it/,
	},
	{
		done: "update ledger_entries e set amount_minor = amount_minor + 100 from ledger_transactions t where t.id = e.transaction_id and t.external_ref = (select max(external_ref) from ledger_transactions where external_ref like 'esewa:%')",
		says: /esewa:\S+ was .* and is booked as/,
	},
	{
		done: "update orders set state = 'paid', paid_at = now() where id = (select o.id from orders o join order_lines l on l.order_id = o.id where o.state in ('expired', 'draft', 'failed') limit 1)",
		says: /paid orders have not exactly one payment.*lines that were paid for have not exactly one period/,
	},
	{
		done: "update orders set state = 'expired', paid_at = null where id = (select o.id from orders o join order_lines l on l.order_id = o.id join enrolments e on e.order_line_id = l.id where o.state = 'paid' and e.ended_early_at is null limit 1)",
		says: /payments are booked for orders that are not paid.*periods are of orders that were not paid/,
	},
	{
		done: "insert into storm_trail (account_id, change) select id, -1000000000 from ledger_accounts where kind = 'wallet'",
		says: /moments at which a family's account was below nothing/,
	},
	{
		done: "update disputes set lost_minor = lost_minor + 1 where standing = 'lost'",
		says: /dp_\S+ is lost over \d+, and kept as/,
	},
	{
		done: `insert into refunds (payment_id, order_id, family_id, currency, amount_minor, destination, reason, state, asked_at, settled_at)
			select t.id, t.order_id, t.family_id, o.currency, 1, 'wallet', 'never booked', 'succeeded', now(), now()
			from ledger_transactions t join orders o on o.id = t.order_id limit 1`,
		says: /refunds are not booked as they stand/,
	},
];

test.each(wrongs)("its check detects $says", async ({ done, says }) => {
	const { app } = world;
	// Bypasses all constraints and triggers that protect the books.
	await query(app, `set session_replication_role = replica; ${done}`);
	expect((await checkAll(world)).join(" ")).toMatch(says);
});
