export { Bell } from "./bell.tsx";
export { DigestCard } from "./digest-card.tsx";
