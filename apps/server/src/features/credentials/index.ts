export {
	type AdminCommand,
	createAdmin,
	listAdmins,
	readEmail,
	resetSecondFactor,
	revokeAdmin,
} from "./account/admin-accounts.ts";
export { resealAll } from "./second-factor/reseal.ts";
export { requirePassword } from "./account/confirm-identity.ts";
export { credentialMails, mail } from "./password/credential-mails.ts";
export { credentialsRoutes } from "./credentials.routes.ts";
export { describeDevice } from "./account/describe-device.ts";
export { inviteParent, resendParentMail } from "./account/invite-parent.ts";
