export { OpenOrderNote } from "./open-order-note.tsx";
export { paidPath } from "./order-payment.tsx";
