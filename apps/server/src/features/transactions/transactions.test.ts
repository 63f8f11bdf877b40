import { getLatestOrder } from "@learnin/contract/routes/money/payments.contract";
import { getTransactions, getTransactionSummary } from "@learnin/contract/routes/money/transactions.contract";
import type { OrderState } from "@learnin/contract/schemas/order.schema";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Parent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { kindsIn } from "./kinds.ts";
import { type Account, buildChild, buildOrder, post, postMany } from "./testing/post.ts";
import { movementParams, selectMovementsStatement } from "./transactions.queries.ts";
import { readPages } from "../../platform/testing/read-pages.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();

type Query = Parameters<typeof read>[1];
const read = (parent: Parent, query: Parameters<typeof app.call<typeof getTransactions>>[1]["query"] = {}) =>
	app.call(getTransactions, { query }, parent.token);
const list = async (parent: Parent, query: Query = {}) => (await read(parent, query)).data.transactions;

/** A parent with one child and a wallet top-up of $100 by card. */
async function family() {
	const parent = await buildParent(app);
	const student_id = await buildChild(app, parent);
	await post(app, parent, {
		kind: "wallet_load",
		from: "stripe_clearing",
		to: "wallet",
		amount_minor: 10_000,
	});
	const later = () => {
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
	};
	later();
	return { parent, student_id, later };
}

test("a student sees no order of the family, and no error", async () => {
	const { token } = await buildStudent(app, await buildParent(app));
	expect(await app.call(getLatestOrder, {}, token)).toMatchObject({ status: 200, data: { order: null } });
});

describe("every kind of ledger entry", () => {
	let one: Awaited<ReturnType<typeof family>>;
	beforeAll(async () => {
		one = await family();
	});
	const rewards: Account = { rewards_of: "the child" };
	test.each([
		["registration_fee", "stripe_clearing", "registration_revenue", -10, "STRIPE", "done"],
		["registration_fee", "wallet", "registration_revenue", -10, "WALLET", "done"],
		["renewal_fee", "stripe_clearing", "registration_revenue", -10, "STRIPE", "done"],
		["wallet_load", "stripe_clearing", "wallet", 10, "STRIPE", "done"],
		["late_payment", "stripe_clearing", "wallet", 10, "STRIPE", "done"],
		["refund", "registration_revenue", "wallet", 10, "WALLET", "done"],
		["refund", "registration_revenue", "refunds_payable", 10, "STRIPE", "on_its_way"],
		["refund", "wallet", "refunds_payable", -10, "STRIPE", "on_its_way"],
		["daily_reward", "wallet", rewards, -10, "WALLET", "done"],
		["wallet_forgone", "wallet", "forgone_wallets", -10, "WALLET", "done"],
	] as const)("%s from %s to %o: %d by %s, %s", async (kind, from, to, amount, provider, state) => {
		const { parent, student_id, later } = one;
		later();
		const account = (each: Account) => (typeof each === "object" ? { rewards_of: student_id } : each);
		await post(app, parent, { kind, from: account(from), to: account(to), amount_minor: 1000 });
		expect((await list(parent))[0]).toMatchObject({
			kind,
			amount,
			provider,
			state,
			currency: "USD",
			created_at: app.clock.now.toISOString(),
			students: typeof to === "object" ? [{ id: student_id, name: "Maya Okafor" }] : [],
		});
	});

	test("eSewa money is in rupees", async () => {
		const parent = await buildParent(app);
		const npr = { currency: "NPR", amount_minor: 130_000 } as const;
		await post(app, parent, { ...npr, kind: "wallet_load", from: "esewa_clearing", to: "wallet" });
		await post(app, parent, { ...npr, kind: "refund", from: "wallet", to: "refunds_payable" });
		expect((await list(parent)).map(({ amount, provider }) => [amount, provider])).toEqual(
			expect.arrayContaining([
				[1300, "ESEWA"],
				[-1300, "ESEWA"],
			]),
		);
	});

	test("a reward that was paid out returns to the wallet", async () => {
		const { parent, student_id, later } = await family();
		const rewards_of = student_id;
		await post(app, parent, { kind: "daily_reward", from: "wallet", to: { rewards_of }, amount_minor: 50 });
		later();
		await post(app, parent, { kind: "reward_payout", from: { rewards_of }, to: "wallet", amount_minor: 50 });
		expect(await list(parent, { kind: "rewards" })).toMatchObject([
			{ kind: "reward_payout", amount: 0.5, students: [{ id: student_id }], order: null },
			{ kind: "daily_reward", amount: -0.5, students: [{ id: student_id }], order: null },
		]);
	});
});

describe("a refund through the provider", () => {
	const asked = { kind: "refund", from: "registration_revenue", to: "refunds_payable" } as const;
	async function refunded() {
		const { parent, later } = await family();
		const of = { order_id: await buildOrder(app, parent), amount_minor: 500 };
		const refund_ids = [crypto.randomUUID(), crypto.randomUUID()];
		const ids: string[] = [];
		for (const id of refund_ids) {
			ids.push(await post(app, parent, { ...of, ...asked, external_ref: `refund:${id}` }));
			later();
		}
		const states = async () =>
			(await list(parent, { kind: "refunds" })).map(({ kind, state, amount }) => [kind, state, amount]);
		return { parent, ids, refund_ids, states, end: { ...of, from: "refunds_payable" } as const };
	}

	test("is done once it was sent, which is no movement of its own", async () => {
		const { parent, refund_ids, states, end } = await refunded();
		const external_ref = `refund:${refund_ids[0]}:sent`;
		await post(app, parent, { ...end, kind: "refund_sent", to: "stripe_clearing", external_ref });
		expect(await states()).toEqual([
			["refund", "on_its_way", 5],
			["refund", "done", 5],
		]);
	});

	test("that failed is one movement that says so, also after it had been sent", async () => {
		const { parent, ids, refund_ids, states, end } = await refunded();
		for (const [at, id] of refund_ids.entries()) {
			const external_ref = `refund:${id}:sent`;
			await post(app, parent, { ...end, kind: "refund_sent", to: "stripe_clearing", external_ref });
			const failed = { ...end, kind: "refund_failed", to: "registration_revenue" } as const;
			if (at === 0)
				await post(app, parent, { ...failed, from: "stripe_clearing", reverses_id: ids[at] ?? null });
		}
		expect(await states()).toEqual([
			["refund", "done", 5],
			["refund", "failed", 5],
		]);
	});

	test("of one line concerns only the child of that line", async () => {
		const { parent, student_id } = await family();
		const leo = await buildChild(app, parent, "Leo Okafor");
		const children = [
			{ student_id, name: "Maya Okafor" },
			{ student_id: leo, name: "Leo Okafor" },
		];
		const order_id = await buildOrder(app, parent, { children, amount_minor: 2000 });
		const fee = { kind: "renewal_fee", from: "stripe_clearing", to: "registration_revenue" } as const;
		const payment_id = await post(app, parent, { ...fee, order_id, amount_minor: 2000 });
		const { db } = app.database;
		const { id } = await db
			.insertInto("refunds")
			.values({
				payment_id,
				order_id,
				family_id: parent.family_id,
				currency: "USD",
				amount_minor: 1000,
				destination: "provider",
				reason: "One child stays away",
				asked_at: app.clock.now,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const ofLeo = db.updateTable("order_lines").set({ refund_id: id }).where("student_id", "=", leo);
		await ofLeo.execute();
		await post(app, parent, { ...asked, order_id, amount_minor: 1000, external_ref: `refund:${id}` });
		const refunds = async (student: string) => list(parent, { kind: "refunds", student_id: student });
		expect(await refunds(leo)).toMatchObject([{ students: [{ id: leo, name: "Leo Okafor" }] }]);
		expect(await refunds(student_id)).toEqual([]);
		await db.updateTable("order_lines").set({ refund_id: null }).where("student_id", "=", leo).execute();
		expect(await list(parent, { kind: "refunds" })).toMatchObject([{ students: [] }]);
	});
});

test("a provider's payment is booked once, and in the book of one family", async () => {
	const { parent } = await family();
	const other = await family();
	const late = { kind: "late_payment", from: "stripe_clearing", to: "wallet", amount_minor: 500 } as const;
	const payment = { ...late, external_ref: `stripe:pi_${crypto.randomUUID()}` };
	const id = await post(app, parent, payment);
	expect(await post(app, parent, payment)).toBe(id);
	await expect(post(app, other.parent, payment)).rejects.toThrow("belongs to another family");
	const movements = await list(parent);
	expect(movements.filter((movement) => movement.id === id)).toHaveLength(1);
});

test("an entry cannot move an account of another family's book", async () => {
	const { parent } = await family();
	const other = await family();
	const id = await post(app, parent, {
		kind: "late_payment",
		from: "stripe_clearing",
		to: "wallet",
		amount_minor: 500,
	});
	const move = sql`
		insert into ledger_entries (transaction_id, account_id, family_id, side, amount_minor)
		select ${id}::uuid, a.id, ${parent.family_id}::uuid, 'debit', 1 from ledger_accounts a
		where a.family_id = ${other.parent.family_id}::uuid and a.kind = 'wallet'`;
	await expect(move.execute(app.database.db)).rejects.toThrow("ledger_entries_account_id_fkey");
});

describe("an order that is not settled", () => {
	test.each([
		["awaiting_provider", "being_confirmed"],
		["needs_action", "needs_action"],
		["failed", "failed"],
	] as const)("%s shows as %s", async (state, shown) => {
		const { parent, student_id } = await family();
		const children = [{ student_id, name: "Maya Okafor" }];
		const id = await buildOrder(app, parent, { state, children, amount_minor: 2000 });
		const expected = { id, kind: "renewal_fee", state: shown, amount: -20, provider: "STRIPE" };
		expect(await list(parent)).toMatchObject([
			{ ...expected, students: [{ id: student_id }], order: { id, has_receipt: false } },
			{ kind: "wallet_load" },
		]);
		expect(await list(parent, { student_id, kind: "fees" })).toMatchObject([{ id }]);
		expect(await list(parent, { kind: "wallet" })).toMatchObject([{ kind: "wallet_load" }]);
	});

	test.each<OrderState>(["draft", "expired"])("%s is not a payment", async (state) => {
		const { parent } = await family();
		await buildOrder(app, parent, { state });
		expect(await list(parent)).toHaveLength(1);
	});

	test("that failed a week ago is no longer news", async () => {
		const { parent } = await family();
		const created_at = new Date(app.clock.now.getTime() - 8 * DAY_MS);
		await buildOrder(app, parent, { state: "failed", created_at });
		expect(await list(parent)).toHaveLength(1);
	});
});

describe("the filter", () => {
	test("by child includes what was paid or set aside for it", async () => {
		const { parent, student_id, later } = await family();
		const leo = await buildChild(app, parent, "Leo Okafor");
		const both = [
			{ student_id, name: "Maya Okafor" },
			{ student_id: leo, name: "Leo Okafor" },
		];
		const fee = {
			kind: "renewal_fee",
			from: "wallet",
			to: "registration_revenue",
			amount_minor: 1000,
		} as const;
		await post(app, parent, { ...fee, order_id: await buildOrder(app, parent, { children: both }) });
		later();
		await post(app, parent, { ...fee, order_id: await buildOrder(app, parent, { children: both.slice(1) }) });
		later();
		const rewards_of = student_id;
		await post(app, parent, { kind: "daily_reward", from: "wallet", to: { rewards_of }, amount_minor: 5 });
		const names = async (id: string) =>
			(await list(parent, { student_id: id })).map(({ students }) => students.map(({ name }) => name));
		expect(await names(student_id)).toEqual([["Maya Okafor"], ["Maya Okafor", "Leo Okafor"]]);
		expect(await names(leo)).toEqual([["Leo Okafor"], ["Maya Okafor", "Leo Okafor"]]);
	});

	test("by month or year uses the calendar of the reader's time zone", async () => {
		const parent = await buildParent(app);
		const load = { kind: "wallet_load", from: "stripe_clearing", to: "wallet" } as const;
		for (const [created_at, amount_minor] of [
			["2024-12-31T18:14:59.999Z", 100],
			// Midnight in Kathmandu.
			["2024-12-31T18:15:00.000Z", 200],
			["2025-01-31T18:14:59.999Z", 300],
			["2025-01-31T18:15:00.000Z", 400],
		] as const)
			await post(app, parent, { ...load, amount_minor, created_at: new Date(created_at) });
		const amounts = async (period: string, time_zone?: string) =>
			(await list(parent, { period, ...(time_zone && { time_zone }) })).map(({ amount }) => amount);
		expect(await amounts("2025-01", "Asia/Kathmandu")).toEqual([3, 2]);
		expect(await amounts("2025", "Asia/Kathmandu")).toEqual([4, 3, 2]);
		expect(await amounts("2024", "Asia/Kathmandu")).toEqual([1]);
		expect(await amounts("2025-01")).toEqual([4, 3]);
		const summary = await app.call(
			getTransactionSummary,
			{ query: { time_zone: "Asia/Kathmandu" } },
			parent.token,
		);
		expect(summary.data).toMatchObject({ first_month: "2024-12" });
	});

	test.each([{ period: "2025-13" }, { period: "25" }, { kind: "tips" }, { time_zone: "Mars/Olympus" }])(
		"refuses %o",
		async (query) => {
			const { parent } = await family();
			expect((await read(parent, query as Query)).status).toBe(400);
		},
	);
});

describe("pages", () => {
	test("show every movement once, whatever is added in the meantime", async () => {
		const { parent } = await family();
		await postMany(app, parent, 70);
		const fresh = {
			kind: "wallet_load",
			from: "stripe_clearing",
			to: "wallet",
			amount_minor: 500,
		} as const;
		const pages = await readPages(async (query) => {
			const page = await read(parent, query);
			await post(app, parent, fresh);
			return page;
		});
		const ids = pages.flatMap(({ transactions }) => transactions.map(({ id }) => id));
		expect(ids).toHaveLength(71);
		expect(new Set(ids).size).toBe(71);
	});

	test("read the family's index, not everyone's rows", async () => {
		const { parent } = await family();
		const { parent: other } = await family();
		await postMany(app, parent, 150);
		for (let times = 0; times < 5; times += 1) await postMany(app, other, 200);
		const { db } = app.database;
		await sql`analyze ledger_transactions`.execute(db);
		const { text, valuesOf } = selectMovementsStatement;
		const filter = movementParams({
			family_id: parent.family_id,
			kinds: kindsIn(undefined),
			purposes: [],
			time_zone: "UTC",
			failed_since: app.clock.now,
			after: { created_at: app.clock.now, exact_at: app.clock.now.toISOString(), id: crypto.randomUUID() },
			limit: 21,
		});
		const plan = await app.database.pool.query<Record<string, string>>(`explain ${text}`, valuesOf(filter));
		const shown = plan.rows.flatMap((row) => Object.values(row)).join("\n");
		expect(shown).toMatch(/Index Scan using ledger_transactions_family_id_idx/);
		expect(shown).not.toContain("Seq Scan on ledger_transactions");
		expect(shown).not.toContain("Seq Scan on ledger_entries");
	});

	test("an invalid cursor is not found", async () => {
		const { parent } = await family();
		expect((await read(parent, { cursor: "nonsense" })).status).toBe(404);
	});
});

test("another family's money appears nowhere", async () => {
	const { parent } = await family();
	const stranger = await buildParent(app);
	expect(await list(stranger)).toEqual([]);
	const summary = await app.call(getTransactionSummary, { query: {} }, stranger.token);
	const nothing = [{ currency: "USD", amount: 0 }];
	expect(summary.data).toMatchObject({ wallets: nothing, paid: nothing, first_month: null });
	expect(await list(parent)).toHaveLength(1);
});

test("the summary shows the wallet and what was paid this year, minus refunds", async () => {
	const { parent, student_id } = await family();
	await post(app, parent, {
		kind: "daily_reward",
		from: "wallet",
		to: { rewards_of: student_id },
		amount_minor: 250,
	});
	const order_id = await buildOrder(app, parent);
	const through = { order_id, amount_minor: 400 } as const;
	await post(app, parent, { ...through, kind: "refund", from: "wallet", to: "refunds_payable" });
	const { data: asked } = await app.call(getTransactionSummary, { query: {} }, parent.token);
	expect(asked).toMatchObject({
		wallets: [{ currency: "USD", amount: 93.5 }],
		paid: [{ currency: "USD", amount: 100 }],
		year: app.clock.now.getUTCFullYear(),
	});
	await post(app, parent, {
		...through,
		kind: "refund_sent",
		from: "refunds_payable",
		to: "stripe_clearing",
	});
	const lastYear = new Date(Date.UTC(app.clock.now.getUTCFullYear(), 0, 1) - 1);
	const load = { kind: "wallet_load", from: "stripe_clearing", to: "wallet", amount_minor: 700 } as const;
	await post(app, parent, { ...load, created_at: lastYear });
	const { data: sent } = await app.call(getTransactionSummary, { query: {} }, parent.token);
	expect(sent.paid).toEqual([{ currency: "USD", amount: 96 }]);
});
