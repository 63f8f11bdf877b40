import * as contract from "@learnin/contract/routes/practice/activity.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute, registerStream } from "../../platform/http/register-route.ts";
import { createBeat } from "../../platform/live/beat.ts";
import { fired } from "../../platform/stop-signal.ts";
import { attemptDetails, questionDetails } from "./attempt-details.ts";
import { createLiveChanges } from "./live-changes.ts";
import { parentDashboard } from "./parent-dashboard.ts";
import { studentActivity } from "./student-activity.ts";

const stillHereMs = 15_000;

export function activityRoutes(app: AppContext): void {
	const changes = createLiveChanges(app.db, app.now, (error) => {
		app.log.warn(
			{ message: error instanceof Error ? error.message : String(error) },
			"live changes could not be read",
		);
	});
	const beat = createBeat(stillHereMs);
	app.server.addHook("preClose", async () => changes.stop());
	registerRoute(app, contract.getParentDashboard, ({ viewer }) => parentDashboard(app, viewer));
	registerRoute(app, contract.getStudentActivity, ({ viewer, query }) => studentActivity(app, viewer, query));
	registerRoute(app, contract.getAttemptDetails, ({ viewer, query }) => attemptDetails(app, viewer, query));
	registerRoute(app, contract.getQuestionDetails, ({ viewer, params }) =>
		questionDetails(app, viewer, params.question_id),
	);
	registerStream(app, contract.streamActivity, async ({ viewer }, { send, closed }) => {
		const line = (type: "hello" | "changed" | "still_here") => send({ type, at: app.now().toISOString() });
		line("hello");
		const stop = changes.listen(viewer.family_id, () => line("changed"));
		const stopBeat = beat.listen(() => line("still_here"));
		await fired(closed);
		stopBeat();
		stop();
	});
}
