import { dayGoal } from "@learnin/domain/practice/day-goal";
import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	answerRequest,
	askForReward,
	endPromise,
	getOwnRewards,
	getRewardHistory,
	getRewards,
	payOutRewards,
	setDailyReward,
	writePromise,
} from "@learnin/contract/routes/money/reward-money.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type Rewards = RouteResponse<typeof getRewards>;
export type RewardChild = Rewards["children"][number];
export type RewardRequest = Rewards["requests"][number];
export type PromiseMade = Rewards["promises"][number];
export type OwnRewards = RouteResponse<typeof getOwnRewards>;
export type NewPromise = RouteInput<typeof writePromise>["body"];
export type HistoryEntry = RouteResponse<typeof getRewardHistory>["entries"][number];

export const rewardsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["rewards"],
	queryFn: ({ signal }) => callApi(getRewards, {}, { signal }),
	// A child may have made a request since then.
	staleTime: 0,
});

/** Polls every half second while a reached goal is not settled, which takes about that long. */
export const ownRewardsQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["own-rewards"],
	queryFn: ({ signal }) => callApi(getOwnRewards, {}, { signal }),
	staleTime: 0,
	refetchInterval: ({ state: { data, dataUpdateCount } }) =>
		data !== undefined && isOnItsWay(data) && dataUpdateCount < 20 ? 500 : false,
});

/** Today's goal is reached, but its reward is not booked yet. */
export function isOnItsWay({ daily_reward, today, today_count, daily_goal }: OwnRewards): boolean {
	return daily_reward > 0 && today === null && dayGoal(today_count, daily_goal).is_reached;
}

export const historyQuery = (student_id: string) =>
	infiniteQueryOptions({
		queryKey: ["reward-history", student_id],
		queryFn: ({ pageParam, signal }) =>
			callApi(getRewardHistory, { params: { student_id }, query: pageAt(pageParam) }, { signal }),
		...paged,
		gcTime: 0,
	});

export function saveDailyReward(student_id: string, daily_reward: number) {
	return callApi(setDailyReward, { params: { student_id }, body: { daily_reward } });
}

export function payOut(student_id: string, body: RouteInput<typeof payOutRewards>["body"]) {
	return callApi(payOutRewards, { params: { student_id }, body });
}

export function makePromise(body: NewPromise) {
	return callApi(writePromise, { body });
}

export function stopPromise(promise_id: string) {
	return callApi(endPromise, { params: { promise_id }, body: {} });
}

export function answer(request_id: string, state: "approved" | "declined" | "given", word = "") {
	return callApi(answerRequest, { params: { request_id }, body: { state, word } });
}

export function askFor(promise_id: string, client_key: string) {
	return callApi(askForReward, { params: { promise_id }, body: { client_key } });
}
