export { googleSignInRoutes } from "./google-sign-in.routes.ts";
export { linkIdentity, takeHandoff } from "./take-handoff.ts";
