export {
	type AdminCommand,
	createAdmin,
	listAdmins,
	readEmail,
	resetSecondFactor,
	revokeAdmin,
} from "./admin-accounts.ts";
export { requirePassword } from "./confirm-identity.ts";
export { credentialsRoutes } from "./credentials.routes.ts";
