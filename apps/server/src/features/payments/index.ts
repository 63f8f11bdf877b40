export { closeOpenOrder, requireNothingOpen } from "./close-open-order.ts";
export { selectOptionalOpenOrder, selectOrderLines, selectPayer } from "./payments.queries.ts";
export { paymentsRoutes } from "./payments.routes.ts";
export { prepareOrder } from "./prepare-order.ts";
export { feeIn, offeredPrices, priceIn } from "./prices.ts";
export { presentOrder } from "./present-order.ts";
export { askStripe, ensureCustomer } from "./stripe-intents.ts";
