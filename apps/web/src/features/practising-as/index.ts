export { BackToParentDialog } from "./lazy-parts.tsx";
export { PinCard } from "./pin-card.tsx";
export { StartPractising } from "./start-practising.tsx";
