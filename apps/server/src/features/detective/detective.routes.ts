import * as contract from "@learnin/contract/routes/practice/detective.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { listCommonProcedures } from "./list-common-procedures.ts";
import { readChildProcedures } from "./read-child-procedures.ts";
import { readRepair } from "./read-repair.ts";

export function detectiveRoutes(app: AppContext): void {
	registerRoute(app, contract.getChildProcedures, ({ viewer, params }) =>
		readChildProcedures(app, viewer, params.student_id),
	);
	registerRoute(app, contract.getRepair, ({ viewer, query }) => readRepair(app, viewer, query.procedure));
	registerRoute(app, contract.getCommonProcedures, () => listCommonProcedures(app));
}
