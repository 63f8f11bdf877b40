export { Bell } from "./bell.tsx";
export { DigestCard } from "./lazy-parts.ts";
