import * as contract from "@learnin/contract/routes/practice/placement.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { answerPlacement } from "./answer-placement.ts";
import { finishPlacement } from "./finish-placement.ts";
import { readChildPlacement } from "./read-child-placement.ts";
import { readPlacement } from "./read-placement.ts";
import { readPlacementResult } from "./read-placement-result.ts";
import { startPlacement } from "./start-placement.ts";

export function placementRoutes(app: AppContext): void {
	registerRoute(app, contract.getPlacement, ({ viewer }) => readPlacement(app, viewer));
	registerRoute(app, contract.startPlacement, ({ viewer }) => startPlacement(app, viewer));
	registerRoute(app, contract.answerPlacement, ({ viewer, params, body }) =>
		answerPlacement(app, viewer, { question_id: params.placement_question_id, ...body }),
	);
	registerRoute(app, contract.finishPlacement, ({ viewer }) => finishPlacement(app, viewer));
	registerRoute(app, contract.getPlacementResult, ({ viewer }) => readPlacementResult(app, viewer));
	registerRoute(app, contract.getChildPlacement, ({ viewer, params }) =>
		readChildPlacement(app, viewer, params.student_id),
	);
}
