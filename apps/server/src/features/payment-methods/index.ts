import * as contract from "@learnin/contract/routes/money/payment-methods.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { attachPaymentMethod } from "./attach-payment-method.ts";
import { listPaymentMethods, makePaymentMethodDefault, removePaymentMethod } from "./saved-cards.ts";

export function paymentMethodsRoutes(app: AppContext): void {
	registerRoute(app, contract.getPaymentMethods, ({ viewer }) => listPaymentMethods(app, viewer));
	registerRoute(app, contract.attachPaymentMethod, async ({ viewer, body }) => {
		await attachPaymentMethod(app, viewer, body);
		return {};
	});
	registerRoute(app, contract.makePaymentMethodDefault, async ({ viewer, params }) => {
		await makePaymentMethodDefault(app, viewer, params.payment_method_id);
		return {};
	});
	registerRoute(app, contract.removePaymentMethod, async ({ viewer, params }) => {
		await removePaymentMethod(app, viewer, params.payment_method_id);
		return {};
	});
}
