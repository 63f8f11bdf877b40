import * as contract from "@learnin/contract/routes/practice/shared-drawings.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { setDrawingSharing } from "./set-drawing-sharing.ts";
import { readSharedDrawing, removeSharedDrawing, shareDrawing } from "./share-drawing.ts";

export { drawingFor, drawnOver } from "./drawing-for.ts";

export function sharedDrawingsRoutes(app: AppContext): void {
	registerRoute(app, contract.getSharedDrawing, ({ viewer, params }) =>
		readSharedDrawing(app, viewer, params.question_id),
	);
	registerRoute(app, contract.shareDrawing, ({ viewer, params, body }) =>
		shareDrawing(app, viewer, params.question_id, body),
	);
	registerRoute(app, contract.removeSharedDrawing, ({ viewer, params }) =>
		removeSharedDrawing(app, viewer, params.question_id),
	);
	registerRoute(app, contract.setDrawingSharing, ({ viewer, params, body }) =>
		setDrawingSharing(app, viewer, { ...params, ...body }),
	);
}
