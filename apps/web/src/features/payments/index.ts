export { lineStyleOf } from "./appearance.ts";
export { cardName, expiryText } from "./card-name.ts";
export { moneyText } from "./money-text.ts";
export { NotLoaded } from "./not-loaded.tsx";
export { OrderSummary } from "./order-summary.tsx";
export { PaymentDialog } from "./payment-dialog.tsx";
export { savedCardsQuery } from "./saved-cards.api.ts";
export { askOrder, leaveAfter, paidText, pause, settle } from "./settle.ts";
export { useProvider } from "./use-provider.ts";
