import * as contract from "@learnin/contract/routes/people/profile.contract";
import { updateProfile as updateProfileContract } from "@learnin/contract/routes/people/profile-changes.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { updateProfile } from "./update-profile.ts";
import { userDetails } from "./user-details.ts";

export function profileRoutes(app: AppContext): void {
	registerRoute(app, contract.getUserDetails, ({ viewer }) => userDetails(app, viewer));
	registerRoute(app, updateProfileContract, ({ viewer, body }) => updateProfile(app, viewer, body));
}
