export { type Disagreement, recordDisagreement } from "./record-disagreement.ts";
