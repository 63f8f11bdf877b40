export { EvidenceDisclosure } from "./evidence-disclosure.tsx";
