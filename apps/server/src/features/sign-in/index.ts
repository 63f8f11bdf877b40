export { openSession } from "./open-session.ts";
export { requireSecondFactor } from "./second-factor.ts";
export { insertAccount, updateSessionEnded, updateSessionsEnded } from "./sign-in.queries.ts";
export { signInRoutes } from "./sign-in.routes.ts";
