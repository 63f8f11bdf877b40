import * as contract from "@learnin/contract/routes/people/guardians.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { acceptGuardianInvitation, joinFamily, lookUpGuardianInvitation } from "./accept-guardian.ts";
import {
	inviteGuardian,
	listGuardians,
	resendGuardianInvitation,
	revokeGuardianInvitation,
} from "./invite-guardian.ts";
import { removeGuardian } from "./remove-guardian.ts";

export { resendGuardianInvitation, revokeGuardianInvitation };

export function guardiansRoutes(app: AppContext): void {
	registerRoute(app, contract.getGuardians, ({ viewer }) => listGuardians(app, viewer));
	registerRoute(app, contract.inviteGuardian, ({ viewer, body }) => inviteGuardian(app, viewer, body.email));
	registerRoute(app, contract.resendGuardianInvitation, ({ viewer, params }) =>
		resendGuardianInvitation(app, viewer, params.invitation_id),
	);
	registerRoute(app, contract.revokeGuardianInvitation, ({ viewer, params }) =>
		revokeGuardianInvitation(app, viewer, params.invitation_id),
	);
	registerRoute(app, contract.removeGuardian, async ({ viewer, params }) => {
		await removeGuardian(app, viewer, params.account_id);
		return {};
	});
	registerRoute(app, contract.lookUpGuardianInvitation, ({ body, ip }) =>
		lookUpGuardianInvitation(app, body.token, ip),
	);
	registerRoute(app, contract.acceptGuardianInvitation, ({ body, ip, user_agent, cookie }) =>
		acceptGuardianInvitation(app, { ...body, cookie }, { ip, user_agent }),
	);
	registerRoute(app, contract.joinFamily, async ({ viewer, body, ip }) => {
		await joinFamily(app, viewer, body.token, ip);
		return {};
	});
}
