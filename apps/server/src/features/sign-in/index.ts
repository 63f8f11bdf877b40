export { openSession } from "./open-session.ts";
export { signUpLimit } from "./create-user.ts";
export { loginLimit } from "./login-user.ts";
export { requireLiveSession } from "./require-live-session.ts";
export {
	hashRecoveryCode,
	requireSecondFactor,
	secondFactorGuessing,
	takeTotpCode,
} from "./second-factor.ts";
export {
	insertAccount,
	lockOptionalSignIn,
	updateAddressProved,
	updateSessionEnded,
	updateSessionsEnded,
} from "./sign-in.queries.ts";
export { signInRoutes } from "./sign-in.routes.ts";
