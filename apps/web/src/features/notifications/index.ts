export { Bell } from "./bell.tsx";
export { DigestCard } from "./later.ts";
