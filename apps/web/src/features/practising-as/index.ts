export { BackToParentDialog } from "./lazy-parts.ts";
export { PinCard } from "./pin-card.tsx";
export { StartPractising } from "./start-practising.tsx";
