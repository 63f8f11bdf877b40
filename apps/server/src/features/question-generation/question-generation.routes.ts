import * as generated from "@learnin/contract/routes/bank/generated-candidates.contract";
import * as contract from "@learnin/contract/routes/bank/question-generation.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { listGenerations, readCalls, readCandidate, readGeneration, readPrompts } from "./read-generation.ts";
import { forgetCalls } from "./forget-calls.ts";
import { makeCandidate } from "./make-candidate.ts";
import { cancelGeneration, readChoices, startGeneration } from "./start-generation.ts";
import { takeCandidate } from "./take-candidate.ts";

export function questionGenerationRoutes(app: AppContext): void {
	app.jobs.handle("make-candidate", ({ candidate_id }) => makeCandidate(app, candidate_id));
	app.jobs.handle("forget-generation-calls", () => forgetCalls(app));
	registerRoute(app, contract.getGenerationChoices, () => readChoices(app));
	registerRoute(app, contract.startGeneration, ({ viewer, body }) =>
		startGeneration(app, viewer.account_id, body),
	);
	registerRoute(app, contract.getGenerations, ({ query }) => listGenerations(app, query));
	registerRoute(app, contract.getGeneration, ({ params }) => readGeneration(app, params.job_id));
	registerRoute(app, contract.cancelGeneration, ({ viewer, params }) =>
		cancelGeneration(app, viewer.account_id, params.job_id),
	);
	registerRoute(app, generated.getCandidate, ({ params }) => readCandidate(app, params.candidate_id));
	registerRoute(app, generated.getCandidateCalls, ({ params }) => readCalls(app, params.candidate_id));
	registerRoute(app, generated.takeCandidate, ({ viewer, params, body }) =>
		takeCandidate(app, viewer.account_id, { ...params, ...body }),
	);
	registerRoute(app, generated.getGenerationPrompts, () => readPrompts(app));
}
