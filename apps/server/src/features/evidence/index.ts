export { evidenceRoutes } from "./evidence.routes.ts";
