export { placementRoutes } from "./placement.routes.ts";
