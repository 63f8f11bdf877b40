export { predictionsRoutes } from "./predictions.routes.ts";
