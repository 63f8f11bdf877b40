export { credentialsRoutes } from "./credentials.routes.ts";
