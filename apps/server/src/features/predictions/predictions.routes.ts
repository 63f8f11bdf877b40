import * as contract from "@learnin/contract/routes/practice/predictions.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { measureOwnPredictions } from "./measure-own.ts";
import { readPredictions } from "./read-predictions.ts";

export function predictionsRoutes(app: AppContext): void {
	app.jobs.handle("measure-predictions", () => measureOwnPredictions(app));
	registerRoute(app, contract.getPredictions, () => readPredictions(app));
}
