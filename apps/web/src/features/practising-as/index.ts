export { BackToParentDialog } from "./lazy-parts.tsx";
export { BackToParentButton } from "./back-to-parent-button.tsx";
export { PinCard } from "./pin-card.tsx";
export { StartPractising } from "./start-practising.tsx";
