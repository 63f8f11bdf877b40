import * as contract from "@learnin/contract/routes/operations.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { resolveDisagreement } from "./resolve-disagreement.ts";
import { seeDisagreements } from "./see-disagreements.ts";

export {
	countOpenDisagreements,
	isKnownDisagreement,
	selectRequestedRefunds,
} from "./disagreements.queries.ts";
export { type Disagreement, recordDisagreement } from "./record-disagreement.ts";

export function disagreementsRoutes(app: AppContext): void {
	registerRoute(app, contract.getDisagreements, ({ query }) => seeDisagreements(app, query));
	registerRoute(app, contract.resolveDisagreement, ({ params, viewer, body }) =>
		resolveDisagreement(app, { ...params, actor_id: viewer.account_id, resolution: body.resolution }),
	);
}
