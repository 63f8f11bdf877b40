export { moneyText } from "./money-text.ts";
export { PaymentDialog } from "./payment-dialog.tsx";
export { leaveAfter, paidText, pause, settle } from "./settle.ts";
