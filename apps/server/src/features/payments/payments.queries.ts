import type { NotNull } from "kysely";
import type { ChildDetails } from "@learnin/contract/routes/people/onboarding.contract";
import type { OrderPurpose, OrderState } from "@learnin/contract/schemas/order.schema";
import { firstLookMs } from "./orders/due.queries.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { familyOfReference } from "../../platform/provider-references/provider-references.ts";
import { lockFamily } from "../family/index.ts";
import { lockAccounts } from "../sign-in/index.ts";

const openStates: OrderState[] = ["draft", "awaiting_provider", "needs_action", "failed"];

function orders(db: Db | Tx) {
	return db
		.selectFrom("orders as o")
		.innerJoin("families as f", "f.id", "o.family_id")
		.selectAll("o")
		.select(({ exists, selectFrom }) => [
			"f.stripe_customer_id",
			exists(
				selectFrom("esewa_payments as e")
					.select("e.transaction_uuid")
					.whereRef("e.order_id", "=", "o.id")
					.where("e.state", "=", "open"),
			).as("has_undecided_try"),
		]);
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOptionalOrder>>>;
export type OrderLineRow = Awaited<ReturnType<typeof selectOrderLines>>[number];

export function selectOptionalOrder(db: Db | Tx, order_id: string) {
	return orders(db).where("o.id", "=", order_id).executeTakeFirst();
}

function openOrders(db: Db | Tx, family_id: string) {
	return orders(db).where("o.family_id", "=", family_id).where("o.state", "in", openStates);
}

export function selectOptionalOpenOrder(db: Db | Tx, family_id: string): Promise<OrderRow | undefined> {
	return openOrders(db, family_id).executeTakeFirst();
}

export async function lockOptionalOpenOrder(tx: Tx, family_id: string): Promise<OrderRow | undefined> {
	const open = await selectOptionalOpenOrder(tx, family_id);
	if (open !== undefined) await lockOwnersOf(tx, open);
	return openOrders(tx, family_id).forUpdate(["o"]).executeTakeFirst();
}

/** The order whose payment waits for a person, or is being confirmed. */
export function selectOptionalHeldOrder(db: Db, stripe_payment_intent_id: string) {
	return db
		.selectFrom("orders")
		.select("id")
		.where("stripe_payment_intent_id", "=", stripe_payment_intent_id)
		.where("family_id", "=", familyOfReference(`stripe:${stripe_payment_intent_id}`))
		.where("state", "=", "awaiting_provider")
		.executeTakeFirst();
}

/** The newest order that someone may have paid. */
export function selectOptionalLatestOrder(db: Db, family_id: string): Promise<OrderRow | undefined> {
	return orders(db)
		.where("o.family_id", "=", family_id)
		.orderBy("o.created_at", "desc")
		.orderBy("o.id")
		.limit(1)
		.executeTakeFirst();
}

/** Payer and family: locked before the order, because paying an order changes both (decision 0064). */
async function lockOwnersOf(
	tx: Tx,
	{ account_id, family_id }: Pick<OrderRow, "account_id" | "family_id">,
): Promise<void> {
	if (account_id !== null) await lockAccounts(tx, [account_id]);
	await lockFamily(tx, family_id);
}

/** The order with its payer and family, locked in the standard order. */
export async function lockOrder(tx: Tx, order_id: string): Promise<OrderRow> {
	const seen = await selectOptionalOrder(tx, order_id);
	if (seen !== undefined) await lockOwnersOf(tx, seen);
	return orders(tx).where("o.id", "=", order_id).forUpdate(["o"]).executeTakeFirstOrThrow();
}

export function selectOrderLines(db: Db | Tx, order_id: string) {
	return db
		.selectFrom("order_lines as l")
		.selectAll("l")
		.select((eb) =>
			eb
				.selectFrom("enrolments as e")
				.whereRef("e.student_id", "=", "l.student_id")
				.where("e.ended_early_at", "is", null)
				.select((sub) => sub.fn.max("e.ends_at").as("ends_at"))
				.as("paid_until"),
		)
		.where("l.order_id", "=", order_id)
		.orderBy("l.position")
		.execute();
}

interface NewOrder {
	family_id: string;
	account_id: string;
	purpose: OrderPurpose;
	type: "setup" | "payment";
	provider: "STRIPE" | "ESEWA";
	currency: "USD" | "NPR";
	amount_minor: number;
	created_at: Date;
}

export function insertOrder(tx: Tx, order: NewOrder) {
	return tx.insertInto("orders").values(order).returning("id").executeTakeFirstOrThrow();
}

/**
 * A changed draft: new children, new amount, and a new attempt number if an earlier attempt cannot be reused.
 */
export async function updateOrderDraft(
	tx: Tx,
	order_id: string,
	draft: {
		account_id: string;
		type: "setup" | "payment";
		amount_minor: number;
		attempt: number;
		keepIntents: boolean;
	},
) {
	const { keepIntents, ...values } = draft;
	await tx
		.updateTable("orders")
		.set({
			...values,
			state: "draft",
			failure_reason: null,
			...(keepIntents
				? {}
				: { stripe_setup_intent_id: null, stripe_payment_intent_id: null, settle_due_at: null }),
		})
		.where("id", "=", order_id)
		.execute();
}

/** A child to pay for: a new one, or one of the family. */
export type NewLine = Omit<ChildDetails, "daily_reward"> & { student_id: string | null };

export async function replaceOrderLines(
	tx: Tx,
	order: { id: string; family_id: string },
	children: NewLine[],
	course_fee_minor: number,
) {
	await tx.deleteFrom("order_lines").where("order_id", "=", order.id).execute();
	const lines = children.map((child, position) => ({
		order_id: order.id,
		family_id: order.family_id,
		position,
		student_id: child.student_id,
		name: child.name,
		email: child.email,
		grade: child.grade,
		school_name: child.schoolName,
		educational_board: child.educationalBoard,
		learning_objective: child.learningObjective,
		course_fee_minor,
	}));
	if (lines.length > 0) await tx.insertInto("order_lines").values(lines).execute();
}

/**
 * Stores the provider's object. False if another attempt has started, another object is stored, or the order
 * no longer needs one: it may have been paid from the wallet in the meantime.
 */
export async function updateOrderIntent(
	db: Db,
	order: Pick<OrderRow, "id" | "family_id" | "attempt">,
	intent: { stripe_setup_intent_id: string } | { stripe_payment_intent_id: string },
	now: Date,
): Promise<boolean> {
	const [column, value] =
		"stripe_setup_intent_id" in intent
			? (["stripe_setup_intent_id", intent.stripe_setup_intent_id] as const)
			: (["stripe_payment_intent_id", intent.stripe_payment_intent_id] as const);
	const row = await db
		.updateTable("orders")
		// Someone may pay from now on, so the provider is polled soon.
		.set({ ...intent, tried_at: now, settle_due_at: new Date(now.getTime() + firstLookMs) })
		.where("id", "=", order.id)
		.where("family_id", "=", order.family_id)
		.where("attempt", "=", order.attempt)
		.where("state", "in", openStates)
		.where((eb) => eb.or([eb(column, "is", null), eb(column, "=", value)]))
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

export async function updateOrderState(
	tx: Tx,
	order_id: string,
	state: {
		state: OrderState;
		failure_reason: string | null;
		paid_at?: Date;
		provider?: "WALLET";
		stripe_payment_intent_id?: string | null;
	},
) {
	const isOver = state.state === "paid";
	await tx
		.updateTable("orders")
		.set({ ...state, ...(isOver ? { settle_due_at: null } : {}) })
		.where("id", "=", order_id)
		.execute();
}

/** Why its card was declined, unless something has happened to the order since. */
export async function updateOrderRefused(
	db: Db,
	{ id, attempt }: Pick<OrderRow, "id" | "attempt">,
	failure_reason: string,
): Promise<void> {
	await db
		.updateTable("orders")
		.set({ failure_reason })
		.where("id", "=", id)
		.where("attempt", "=", attempt)
		.where("state", "=", "draft")
		.execute();
}

/** After a failed charge of a saved card: the next attempt starts with a new setup. */
export async function updateOrderNextAttempt(
	tx: Tx,
	order: { id: string; attempt: number },
	failure_reason: string,
) {
	await tx
		.updateTable("orders")
		.set({
			state: "failed",
			failure_reason,
			attempt: order.attempt + 1,
			stripe_setup_intent_id: null,
			stripe_payment_intent_id: null,
			settle_due_at: null,
		})
		.where("id", "=", order.id)
		.execute();
}

/** Canceled for good: a new attempt number keeps an intent that is being created from being used. */
export async function updateOrderExpired(tx: Tx, order: { id: string; attempt: number }) {
	await tx
		.updateTable("orders")
		.set({ state: "expired", failure_reason: null, attempt: order.attempt + 1, settle_due_at: null })
		.where("id", "=", order.id)
		.execute();
}

export async function updateOrderPayer(tx: Tx, order_id: string, account_id: string) {
	await tx.updateTable("orders").set({ account_id }).where("id", "=", order_id).execute();
}

export async function updateLineStudent(tx: Tx, line_id: string, student_id: string) {
	await tx.updateTable("order_lines").set({ student_id }).where("id", "=", line_id).execute();
}

/** False if this event is known already. */
export async function insertProviderEvent(
	tx: Tx,
	event: { event_id: string; type: string; object_id: string },
): Promise<boolean> {
	const row = await tx
		.insertInto("provider_events")
		.values({ provider: "STRIPE", ...event })
		.onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
		.returning("event_id")
		.executeTakeFirst();
	return row !== undefined;
}

export function selectPayer(db: Db | Tx, account_id: string) {
	return (
		db
			.selectFrom("accounts as a")
			.leftJoin("guardians as g", "g.account_id", "a.id")
			.select(["a.id", "a.name", "a.email", "a.is_active", "a.user_type", "g.family_id"])
			.where("a.id", "=", account_id)
			// Only a child without its own sign-in has none, and it pays for nothing.
			.$narrowType<{ email: NotNull }>()
			.executeTakeFirstOrThrow()
	);
}
