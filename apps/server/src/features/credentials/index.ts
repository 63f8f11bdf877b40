export {
	type AdminCommand,
	createAdmin,
	listAdmins,
	readEmail,
	resetSecondFactor,
	revokeAdmin,
} from "./admin-accounts.ts";
export { resealAll } from "./reseal.ts";
export { requirePassword } from "./confirm-identity.ts";
export { credentialMails, mail } from "./credential-mails.ts";
export { credentialsRoutes } from "./credentials.routes.ts";
export { describeDevice } from "./describe-device.ts";
export { inviteParent, resendParentMail } from "./invite-parent.ts";
