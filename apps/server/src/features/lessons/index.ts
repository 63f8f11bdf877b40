export { lessonsRoutes } from "./lessons.routes.ts";
