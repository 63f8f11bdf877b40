import * as contract from "@learnin/contract/routes/people/family.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { acceptInvitation, lookUpInvitation, ownsInvitation } from "./accept-invitation.ts";
import { childInvitations, revokeInvitation, sendInvitation } from "./child-invitations.ts";

export function familyRoutes(app: AppContext): void {
	registerRoute(app, contract.lookUpInvitation, ({ body, ip }) => lookUpInvitation(app, body.token, ip));
	registerRoute(app, contract.acceptInvitation, ({ body, ip, user_agent, cookie }) =>
		acceptInvitation(app, { ...body, cookie }, { ip, user_agent }),
	);
	registerRoute(app, contract.ownsInvitation, ({ viewer, body, ip }) =>
		ownsInvitation(app, viewer, body.token, ip),
	);
	registerRoute(app, contract.getInvitations, ({ viewer }) => childInvitations(app, viewer));
	registerRoute(app, contract.sendInvitation, ({ viewer, params, body }) =>
		sendInvitation(app, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.revokeInvitation, ({ viewer, params }) =>
		revokeInvitation(app, viewer, params.student_id),
	);
}
