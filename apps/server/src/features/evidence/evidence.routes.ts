import * as contract from "@learnin/contract/routes/practice/evidence.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { readEvidence } from "./read-evidence.ts";
import { readStatements, stateSkill } from "./statements.ts";

export function evidenceRoutes(app: AppContext): void {
	registerRoute(app, contract.getEvidence, ({ viewer, query }) => readEvidence(app, viewer, query));
	registerRoute(app, contract.getStatements, ({ viewer, params }) =>
		readStatements(app, viewer, params.student_id),
	);
	registerRoute(app, contract.stateSkill, ({ viewer, params, body }) =>
		stateSkill(app, viewer, { ...params, ...body }),
	);
}
