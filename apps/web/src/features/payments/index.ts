export { moneyText } from "./money-text.ts";
export { OrderSummary } from "./order-summary.tsx";
export { PaymentDialog } from "./payment-dialog.tsx";
export { askOrder, leaveAfter, paidText, pause, settle } from "./settle.ts";
