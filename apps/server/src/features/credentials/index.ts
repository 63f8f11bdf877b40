export { requirePassword } from "./confirm-identity.ts";
export { credentialsRoutes } from "./credentials.routes.ts";
