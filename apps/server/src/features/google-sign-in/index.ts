export { googleSignInRoutes } from "./google-sign-in.routes.ts";
export { linkIdentity, consumeHandoff } from "./take-handoff.ts";
