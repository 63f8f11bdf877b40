export { placementRoutes } from "./placement.routes.ts";
export { readPlacement } from "./read-placement.ts";
