export { worksheetsRoutes } from "./worksheets.routes.ts";
