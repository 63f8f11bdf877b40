export { receiptNumber } from "./receipt-number.ts";
export { transactionsRoutes } from "./transactions.routes.ts";
