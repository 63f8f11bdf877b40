export { FamilyPayments } from "./family-payments.tsx";
export { PersonMails } from "./person-mails.tsx";
