export { openSession } from "./open-session.ts";
export { signUpLimit } from "./create-user.ts";
export {
	forgetOldTriesAndNetworks,
	forgetTries,
	forgetTriesOfAccount,
	type Guess,
	rememberNetwork,
	countTry,
} from "./guessing.ts";
export { requireLiveSession } from "./require-live-session.ts";
export {
	hashRecoveryCode,
	requireSecondFactor,
	consumeTotpCode,
} from "./second-factor.ts";
export {
	insertAccount,
	lockAccounts,
	lockOptionalSignIn,
	updateAddressProved,
	updateSessionEnded,
	updateSessionsEnded,
} from "./sign-in.queries.ts";
export { signInRoutes } from "./sign-in.routes.ts";
