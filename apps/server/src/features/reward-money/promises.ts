import type { RouteRequest } from "@learnin/contract/define-route";
import type { writePromise as route } from "@learnin/contract/routes/money/reward-money.contract";
import { PROMISE_COST, promiseCost } from "@learnin/domain/rewards/promise-cost";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requireStudentOf } from "../family/index.ts";
import { dayIn } from "../rewards/index.ts";
import { insertPromise, selectPromises, updatePromiseEnded } from "./promises.queries.ts";

/** More than a family keeps track of; it keeps the lists short. */
const mostPromises = 50;

/**
 * Creates a promise to one child or to all. Throws `invalid_request` for a cost beyond the limits, a last
 * day in the past, or too many promises.
 */
export async function writePromise(
	app: AppContext,
	viewer: ParentViewer,
	{ cost, ...promise }: RouteRequest<typeof route>["body"],
): Promise<{ id: string }> {
	const { family_id } = viewer;
	const cost_points = promiseCost(cost);
	if (cost_points === null) {
		const { least, most } = PROMISE_COST;
		throw new ApiError("invalid_request", {
			fields: { cost: `Please enter whole points, from ${least} to ${most}.` },
		});
	}
	if (isPast(promise.ends_on, app.now()))
		throw new ApiError("invalid_request", { fields: { ends_on: "Please choose today or a later day." } });
	if (promise.student_id !== null) await requireStudentOf(app.db, viewer, promise.student_id);
	if ((await selectPromises(app.db, family_id)).length >= mostPromises)
		throw new ApiError("invalid_request", {
			fields: { title: `At most ${mostPromises} promises at a time. Please end one first.` },
		});
	return insertPromise(app.db, { ...promise, family_id, cost_points, created_at: app.now() });
}

/** A day that is over everywhere: the children's time zones differ. */
function isPast(day: string | null, now: Date): boolean {
	return day !== null && day < dayIn("Etc/GMT+12", now);
}

/** Ends a promise: no one can request it anymore; existing requests stay, with their points. */
export async function endPromise(
	app: AppContext,
	{ family_id }: ParentViewer,
	promise_id: string,
): Promise<Record<string, never>> {
	if (!(await updatePromiseEnded(app.db, family_id, promise_id, app.now()))) throw new ApiError("not_found");
	return {};
}
