export { dataRightsRoutes } from "./data-rights.routes.ts";
