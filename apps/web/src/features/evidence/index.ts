export { EvidenceDisclosure } from "./evidence-disclosure.tsx";
export { StatementPart } from "./later.ts";
