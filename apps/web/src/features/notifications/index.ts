export { DigestCard } from "./digest-card.tsx";
