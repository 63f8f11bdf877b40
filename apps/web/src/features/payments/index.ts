export { moneyText } from "./money-text.ts";
export { PaymentDialog } from "./payment-dialog.tsx";
export type { PaymentDialogProps } from "./payment-dialog.tsx";
export { pause, settle } from "./settle.ts";
