import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { type Disagreement, isKnownDisagreement, recordDisagreement } from "../disagreements/index.ts";
import { askStripe, settleEvent } from "../payments/index.ts";
import { settleRefunds } from "../refunds/index.ts";
import {
	type BookedPayment,
	hasFamilyOfCustomer,
	hasOrder,
	selectBookedAtStripe,
	selectOptionalBooked,
} from "./reconciliation.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** What was booked in this time is looked up at Stripe. */
const bookedDays = 3;
/** A payment can be started some days before it is paid. */
const begunDays = 14;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Compares the payments of the last days with Stripe, in both directions, and their refunds. Applies what was
 * missed; reports to a person what cannot be applied. Returns how many were compared and how many disagree.
 * Throws `payment_unavailable` if Stripe is down.
 */
export async function compareWithStripe(app: AppContext): Promise<{ compared: number; faults: number }> {
	const now = app.now().getTime();
	const seen = new Set<string>();
	let faults = 0;
	const since = Math.floor((now - begunDays * DAY_MS) / 1000);
	const listed = app.stripe.paymentIntents.list({
		created: { gte: since },
		limit: 100,
		expand: ["data.latest_charge"],
	});
	await askStripe(async () => {
		for await (const intent of listed) {
			if (intent.status !== "succeeded") continue;
			seen.add(`stripe:${intent.id}`);
			const fault = await compareGuarded(app, intent);
			if (fault === null) continue;
			faults += 1;
			await recordDisagreement(app, app.db, fault);
		}
	});
	for (const booked of await selectBookedAtStripe(app.db, new Date(now - bookedDays * DAY_MS))) {
		if (seen.has(booked.external_ref) || (await isPaidThere(app, booked))) continue;
		faults += 1;
		await recordDisagreement(app, app.db, missingThere(booked));
	}
	return { compared: seen.size, faults };
}

/** A payment that cannot be settled delays neither the others nor the proof: it is reported to a person. */
async function compareGuarded(app: AppContext, intent: Stripe.PaymentIntent): Promise<Disagreement | null> {
	try {
		return await compareThere(app, intent);
	} catch (error) {
		if (error instanceof ApiError && error.code === "payment_unavailable") throw error;
		const described = error instanceof Error ? describeError(error) : {};
		app.log.warn({ payment_intent_id: intent.id, ...described }, "a payment could not be compared");
		const booked = await selectOptionalBooked(app.db, intent.id);
		return booked === undefined ? whyNotBooked(app, intent) : returnedOtherwise(booked, intent);
	}
}

function returnedOtherwise(booked: BookedPayment, intent: Stripe.PaymentIntent): Disagreement | null {
	const returned_minor = returnedOf(intent);
	if (returned_minor === booked.returned_minor) return null;
	return {
		kind: "refunds_wrong",
		provider: "STRIPE",
		external_ref: booked.external_ref,
		order_id: booked.order_id,
		details: { returned_there_minor: returned_minor, returned_here_minor: booked.returned_minor },
	};
}

/** What is wrong with the booking of a payment that Stripe took, if anything. */
async function compareThere(app: AppContext, intent: Stripe.PaymentIntent): Promise<Disagreement | null> {
	const booked = (await selectOptionalBooked(app.db, intent.id)) ?? (await makeUp(app, intent));
	if (booked === undefined) return whyNotBooked(app, intent);
	if (returnedOf(intent) !== booked.returned_minor) await settleRefunds(app, intent.id);
	const isSame =
		booked.amount_minor === intent.amount_received && booked.currency === intent.currency.toUpperCase();
	return isSame
		? null
		: { ...missingThere(booked), details: { ...factsOf(intent), booked_minor: booked.amount_minor } };
}

/** As if its event had just arrived. */
async function makeUp(app: AppContext, intent: Stripe.PaymentIntent): Promise<BookedPayment | undefined> {
	const order_id = intent.metadata["order_id"] ?? "";
	if (!uuid.test(order_id) || !(await hasOrder(app.db, order_id))) return undefined;
	await settleEvent(app, order_id, intent.id);
	return selectOptionalBooked(app.db, intent.id);
}

async function whyNotBooked(app: AppContext, intent: Stripe.PaymentIntent): Promise<Disagreement | null> {
	if (returnedOf(intent) >= intent.amount_received) return null;
	const external_ref = `stripe:${intent.id}`;
	// A person is already looking at it, or has.
	if (await isKnownDisagreement(app.db, external_ref)) return null;
	const found = { provider: "STRIPE" as const, external_ref, details: factsOf(intent) };
	const order_id = intent.metadata["order_id"] ?? "";
	if (uuid.test(order_id) && (await hasOrder(app.db, order_id)))
		return { ...found, kind: "payment_not_booked", order_id };
	const isOurs = typeof intent.customer === "string" && (await hasFamilyOfCustomer(app.db, intent.customer));
	// Others may take payments with the same account at Stripe.
	return isOurs ? { ...found, kind: "unknown_payment" } : null;
}

function returnedOf({ latest_charge }: Stripe.PaymentIntent): number {
	return latest_charge === null || typeof latest_charge === "string" ? 0 : latest_charge.amount_refunded;
}

function factsOf(intent: Stripe.PaymentIntent) {
	return { paid_minor: intent.amount_received, paid_currency: intent.currency.toUpperCase() };
}

async function isPaidThere(app: AppContext, { external_ref }: BookedPayment): Promise<boolean> {
	const id = external_ref.slice("stripe:".length);
	try {
		const intent = await askStripe(() => app.stripe.paymentIntents.retrieve(id));
		return intent.status === "succeeded";
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
		throw error;
	}
}

function missingThere({ external_ref, order_id, amount_minor, currency }: BookedPayment): Disagreement {
	const details = { booked_minor: amount_minor, currency };
	return { kind: "payment_missing_there", provider: "STRIPE", external_ref, order_id, details };
}
