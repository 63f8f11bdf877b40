export { childrenRoutes } from "./children.routes.ts";
