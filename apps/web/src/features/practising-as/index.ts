export { BackToParentDialog } from "./back-to-parent.tsx";
export { PinCard } from "./pin-card.tsx";
export { StartPractising } from "./start-practising.tsx";
