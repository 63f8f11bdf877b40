import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { AppContext } from "../../../platform/app-context.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { withinProviderTime } from "../../../platform/provider-time.ts";
import { clientNetwork } from "../../../platform/http/guards/client-network.ts";
import { selectOptionalEsewaPayment } from "./esewa-payments.queries.ts";
import { type OrderRow, selectOptionalOrder } from "../payments.queries.ts";
import { settleEsewaOrder, settleEsewaPayment } from "../stripe/settle-esewa.ts";

const returning = { name: "esewa-return:network", hits: 60, seconds: 60 };
const paramsShape = z.object({ order_id: z.uuid() });

/**
 * Where eSewa sends the payer's browser back to, paid or not. No one is signed in here, and nothing in the
 * URL settles money: a return signed by eSewa only says which attempt to ask eSewa about.
 */
export function esewaReturn(app: AppContext): void {
	app.server.register(async (scope: FastifyInstance) => {
		scope.get(
			"/api/payments/esewa/return/:order_id",
			{ config: { who: "public" } },
			async (request, reply) => {
				const params = paramsShape.safeParse(request.params);
				const order = params.success ? await selectOptionalOrder(app.db, params.data.order_id) : undefined;
				if (order === undefined) return reply.redirect("/failure-payment", 303);
				const { data } = request.query as { data?: unknown };
				const isPaying =
					!(await mayAsk(app, request.ip)) || (await withinProviderTime(() => cameBack(app, order, data)));
				return reply.redirect(outcomePage(order, isPaying), 303);
			},
		);
	});
}

/** Beyond the rate limit the browser is redirected anyway: the next page asks for itself. */
async function mayAsk(app: AppContext, ip: string): Promise<boolean> {
	try {
		await app.limit(returning, clientNetwork(ip));
		return true;
	} catch (error) {
		if (error instanceof ApiError) return false;
		throw error;
	}
}

function cameBack(app: AppContext, order: OrderRow, data: unknown): Promise<boolean> {
	return data === undefined ? cameBackUnpaid(app, order) : cameBackWith(app, order, data);
}

/** Canceled, failed or undecided: eSewa says no more than that, so ask it. */
async function cameBackUnpaid(app: AppContext, order: OrderRow): Promise<boolean> {
	await settleEsewaOrder(app, order.id);
	return (await selectOptionalOrder(app.db, order.id))?.state === "paid";
}

async function cameBackWith(app: AppContext, order: OrderRow, data: unknown): Promise<boolean> {
	const read = app.esewa?.readReturn(data) ?? { ok: false, reason: "not_set_up" };
	if (!read.ok) return refuse(app, order, read.reason);
	const payment = await selectOptionalEsewaPayment(app.db, read.fields.transaction_uuid);
	if (payment === undefined || payment.order_id !== order.id) return refuse(app, order, "other_order");
	if (payment.amount_minor !== read.fields.amount_minor) return refuse(app, order, "other_amount");
	if (read.fields.status === "COMPLETE") await settleEsewaPayment(app, payment);
	else await settleEsewaOrder(app, order.id);
	return true;
}

/** A return that cannot be trusted is logged; the payer's own attempts are checked anyway. */
async function refuse(app: AppContext, order: OrderRow, reason: string): Promise<boolean> {
	app.log.warn({ order_id: order.id, reason }, "return from eSewa was not trusted");
	return cameBackUnpaid(app, order);
}

/** The page asks the server for the truth; its path only decides the greeting. */
function outcomePage({ id, purpose }: OrderRow, isPaying: boolean): string {
	if (!isPaying) return `/failure-payment?order=${id}`;
	return `${purpose === "registration" ? "/success-payment" : "/stripe-success"}?order=${id}`;
}
