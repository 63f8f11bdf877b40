export { GuardiansCard } from "./guardians-card.tsx";
