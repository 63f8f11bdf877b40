export { FamilyPayments } from "./family-payments.tsx";
