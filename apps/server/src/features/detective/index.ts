export { detectiveRoutes } from "./detective.routes.ts";
