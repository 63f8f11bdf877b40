export { EvidenceDisclosure } from "./evidence-disclosure.tsx";
export { StatementPart } from "./lazy-parts.ts";
