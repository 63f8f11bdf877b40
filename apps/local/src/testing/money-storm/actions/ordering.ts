import { getRenewals, postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import {
	postAdditions,
	postInitialStudentDetails,
} from "@learnin/contract/routes/people/onboarding.contract";
import { dropOrder, payFromWallet, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { postWalletLoad, setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import type { Dice } from "../dice.ts";
import { query } from "../query.ts";
import { ask, type Home, type Turn, type World } from "../world.ts";

const names = ["Ines", "Ram", "Maya", "Leo", "Zoe", "Asha", "Kiran", "Tom"];
const mostChildren = 6;

function newChild(dice: Dice) {
	const name = dice.pick(names) ?? "Ines";
	return {
		name,
		email: `${name.toLowerCase()}.${dice.whole(0, 1e9)}@example.com`,
		grade: dice.whole(2, 8),
		educationalBoard: "" as const,
		schoolName: "",
		learningObjective: "Get ahead" as const,
	};
}

/** What a page shows of the family: its children and its open order. */
export async function look(turn: Turn): Promise<void> {
	const { home } = turn;
	const seen = await ask(turn, getRenewals, {});
	if (seen === undefined) return;
	home.isParent = true;
	home.currency = seen.currency;
	home.students = seen.children.map(({ id }) => id);
	if (seen.order !== null) home.order = seen.order;
}

/** Starts an order, or another version of the open one. */
export async function prepare(turn: Turn): Promise<void> {
	const { home, dice } = turn;
	const prepared = await (home.isParent ? prepareAsParent(turn) : register(turn));
	if (prepared === undefined) return;
	if (prepared.si !== undefined) home.secrets.push(prepared.si);
	remember(home, prepared.order, prepared.payment);
	if (dice.chance(0.1)) home.forms = [];
}

const typeOf = (dice: Dice) => (dice.chance(0.5) ? ("setup" as const) : ("payment" as const));

function register(turn: Turn) {
	const { dice } = turn;
	const students = Array.from({ length: dice.whole(1, 2) }, () => newChild(dice));
	return ask(turn, postInitialStudentDetails, { body: { type: typeOf(dice), students } });
}

async function prepareAsParent(turn: Turn) {
	const { home, dice } = turn;
	const type = typeOf(dice);
	const what = dice.whole(1, 10);
	if (what <= 4) return ask(turn, postWalletLoad, { body: { type, amount: loadOf(home, dice) } });
	if (what <= 5 && home.students.length < mostChildren)
		return ask(turn, postAdditions, { body: { type, students: [newChild(dice)] } });
	if (home.students.length === 0) await look(turn);
	const student_ids = home.students.filter(() => dice.chance(0.4));
	if (student_ids.length === 0) student_ids.push(...home.students.slice(0, 1));
	if (student_ids.length === 0) return undefined;
	return ask(turn, postRenewals, { body: { type, student_ids } });
}

function loadOf({ currency }: Home, dice: Dice): number {
	return currency === "USD" ? dice.whole(500, 6000) / 100 : dice.whole(10_000, 600_000) / 100;
}

function remember(home: Home, order: Order, payment: PaymentData | null): void {
	home.order = order;
	home.currency = order.currency;
	home.payment = payment ?? undefined;
	if (payment?.provider === "STRIPE") home.secrets.push(payment.client_secret);
	if (order.state === "paid" && order.purpose === "registration") home.isParent = true;
	home.secrets = home.secrets.slice(-4);
}

/** A page polls the order. */
export async function settle(turn: Turn): Promise<void> {
	const { home } = turn;
	if (home.order === undefined) return;
	const seen = await ask(turn, settleOrder, { params: { order_id: home.order.id }, body: {} });
	if (seen !== undefined) remember(home, seen.order, seen.payment);
}

/** Several tabs at once. */
export async function settleInManyTabs(turn: Turn): Promise<void> {
	await Promise.all([1, 2, 3].map(() => settle(turn)));
}

/** Pays from the wallet; sometimes in two concurrent tabs. */
export async function payWithWallet(turn: Turn): Promise<void> {
	const { home, dice } = turn;
	const { order } = home;
	if (order === undefined) return;
	const press = async () => {
		const paid = await ask(turn, payFromWallet, { params: { order_id: order.id }, body: {} });
		if (paid !== undefined) remember(home, paid.order, null);
	};
	await Promise.all(dice.chance(0.3) ? [press(), press()] : [press()]);
}

/** Cancels the order. */
export async function drop(turn: Turn): Promise<void> {
	const { home } = turn;
	if (home.order === undefined) return;
	await ask(turn, dropOrder, { params: { order_id: home.order.id }, body: {} });
}

/**
 * Changes to the other currency. Half the time for a family with no money and no open payment, the only kind
 * that may: the longer a chaos test runs, the fewer of them a random choice would find.
 */
export async function changeCurrency(turn: Turn): Promise<void> {
	const { world, dice } = turn;
	const home = dice.chance(0.5) ? dice.pick(await unboundHomes(world)) : turn.home;
	if (home === undefined) return;
	const currency = home.currency === "USD" ? "NPR" : "USD";
	const changed = await ask({ ...turn, home }, setCurrency, { body: { currency } });
	if (changed !== undefined) home.currency = changed.currency;
}

async function unboundHomes({ app, homes }: World): Promise<Home[]> {
	const unbound = await query<{ account_id: string }>(
		app,
		`select g.account_id from guardians g
		where not exists (select from ledger_accounts a where a.family_id = g.family_id and a.balance_minor > 0)
			and not exists (select from orders o where o.family_id = g.family_id
				and o.state in ('draft', 'awaiting_provider', 'needs_action', 'failed'))
			and not exists (select from esewa_payments e where e.family_id = g.family_id and e.state = 'open')`,
	);
	const ids = new Set(unbound.map(({ account_id }) => account_id));
	return homes.filter(({ person }) => ids.has(person.account_id));
}
