import * as contract from "@learnin/contract/routes/family.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { acceptInvitation, lookUpInvitation } from "./accept-invitation.ts";

export function familyRoutes(app: AppContext): void {
	registerRoute(app, contract.lookUpInvitation, ({ body, ip }) => lookUpInvitation(app, body.token, ip));
	registerRoute(app, contract.acceptInvitation, ({ body, ip, user_agent }) =>
		acceptInvitation(app, body, { ip, user_agent }),
	);
}
