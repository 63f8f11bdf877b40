export { detectiveRoutes } from "./detective.routes.ts";
export { repairsDue } from "./repairs-due.ts";
