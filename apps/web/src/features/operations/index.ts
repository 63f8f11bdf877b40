export { FamilyPayments } from "./money/family-payments.tsx";
export { PersonMails } from "./mails/person-mails.tsx";
