import * as contract from "@learnin/contract/routes/operations.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { askRefund } from "./ask-refund.ts";
import { seePayment, seePayments } from "./see-payments.ts";
import { sendRefund, settleRefunds } from "./stripe-refunds.ts";

export { askRefund } from "./ask-refund.ts";
export { lockPaidOrder } from "./lock-paid-order.ts";
export { isOfWallet, providerOf } from "./post-refund.ts";
export { presentDispute } from "./present-payment.ts";
export { updateEnrolmentsBack, updateEnrolmentsEnded } from "./refunded-lines.queries.ts";
export {
	type PaymentRow,
	selectOptionalPayment,
	selectOptionalPaymentOf,
	selectWalletPayments,
} from "./refunds.queries.ts";
export { settleRefunds } from "./stripe-refunds.ts";
export { giveBack, seeGiveBack } from "./give-back.ts";
export { settlePendingRefunds } from "./settle-pending-refunds.ts";
export { notifyOfPayment } from "./notify-of-payment.ts";

export function refundsRoutes(app: AppContext): void {
	app.jobs.handle("send-refund", ({ refund_id }) => sendRefund(app, refund_id));
	app.jobs.handle("settle-refunds", ({ payment_intent_id }) => settleRefunds(app, payment_intent_id));
	registerRoute(app, contract.getPayments, ({ query }) => seePayments(app, query));
	registerRoute(app, contract.getPayment, ({ params, viewer }) =>
		seePayment(app, { payment_id: params.payment_id, actor_id: viewer.account_id }),
	);
	registerRoute(app, contract.askRefund, ({ params, viewer, body }) =>
		askRefund(app, { payment_id: params.payment_id, actor_id: viewer.account_id, wanted: body }),
	);
}
