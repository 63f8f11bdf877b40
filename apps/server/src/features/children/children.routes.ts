import * as contract from "@learnin/contract/routes/people/children.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { listChildren } from "./list-children.ts";
import { setConsent } from "./set-consent.ts";
import { updateChild } from "./update-child.ts";

export function childrenRoutes(app: AppContext): void {
	registerRoute(app, contract.getChildren, ({ viewer }) => listChildren(app, viewer));
	registerRoute(app, contract.updateChild, ({ viewer, params, body }) =>
		updateChild(app, viewer, params.student_id, body),
	);
	registerRoute(app, contract.setConsent, ({ viewer, params, body }) =>
		setConsent(app, viewer, { ...params, ...body }),
	);
}
