import { shortPoints, toRewardPoints } from "@learnin/domain/rewards/points";
import { pointsLeft } from "@learnin/domain/rewards/promise-cost";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { notifyGuardians } from "../notifications/index.ts";
import { dayIn } from "../rewards/index.ts";
import { type Earner, lockOptionalChild } from "./money.queries.ts";
import {
	insertRequest,
	type PromiseRow,
	selectOptionalPromiseTo,
	selectPointsEarned,
	selectRequestsOf,
} from "./promises.queries.ts";

interface Asked {
	promise_id: string;
	client_key: string;
}

/**
 * Requests a promised reward; its points are reserved from now on. Idempotent for the same client key. Throws
 * `points_too_low`, `promise_ended` if it is over or was redeemed as often as allowed, `request_open` while
 * one waits.
 */
export function askForReward(
	app: AppContext,
	{ family_id, student_id }: StudentViewer,
	{ promise_id, client_key }: Asked,
) {
	return inTransaction(app.db, async (tx) => {
		// A child's requests in two tabs run one after the other: points are spent once.
		const child = await lockOptionalChild(tx, family_id, student_id);
		const promise = await selectOptionalPromiseTo(tx, { promise_id, family_id, student_id });
		if (child === undefined || promise === undefined) throw new ApiError("not_found");
		const requests = await selectRequestsOf(tx, [student_id]);
		const earned = (await selectPointsEarned(tx, [student_id])).get(student_id) ?? 0;
		const left = pointsLeft(earned, requests);
		const earlier = requests.find((request) => request.client_key === client_key);
		if (earlier !== undefined) return { request_id: earlier.id, points_left: toRewardPoints(left) };
		const state = stateOf(promise, { requests, today: dayIn(child.time_zone, app.now()) });
		if (promise.ended_at !== null || state.is_over) throw new ApiError("promise_ended");
		if (state.is_asked) throw new ApiError("request_open");
		if (left < promise.cost_points) throw new ApiError("points_too_low");
		const { title, cost_points } = promise;
		const asked = { family_id, student_id, promise_id, client_key, title, cost_points };
		const { id } = await insertRequest(tx, { ...asked, asked_at: app.now() });
		await notifyOfRequest(app, tx, child, { ...asked, id });
		return { request_id: id, points_left: toRewardPoints(left - cost_points) };
	});
}

interface Made {
	promise_id: string;
	state: "asked" | "approved" | "declined" | "given";
}

/** The state of a promise for the child with these requests. */
export function stateOf(
	{ id, ends_on, times }: Pick<PromiseRow, "id" | "ends_on" | "times">,
	{ requests, today }: { requests: readonly Made[]; today: string },
) {
	const own = requests.filter((request) => request.promise_id === id && request.state !== "declined");
	const times_left = times === null ? null : Math.max(0, times - own.length);
	return {
		times_left,
		is_asked: own.some(({ state }) => state === "asked"),
		is_over: times_left === 0 || (ends_on !== null && ends_on < today),
	};
}

/** The key of the notification that tells guardians of a request. */
export function askedKey(student_id: string, request_id: string): string {
	return `reward-${student_id}-asked-${request_id}`;
}

async function notifyOfRequest(
	app: AppContext,
	tx: Tx,
	{ id: student_id, family_id, name, time_zone }: Earner,
	{ id, title, cost_points }: { id: string; title: string; cost_points: number },
): Promise<void> {
	await notifyGuardians(app, tx, {
		family_id,
		kind: "reward_asked",
		event_key: askedKey(student_id, id),
		description: `${name} is asking for “${title}” for ${shortPoints(toRewardPoints(cost_points))}.`,
		page: "/parent/rewards",
		happened: { at: app.now(), time_zone },
	});
}
