import type { RouteResponse } from "@learnin/contract/define-route";
import type { getOwnRewards } from "@learnin/contract/routes/money/reward-money.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import { pointsLeft } from "@learnin/domain/rewards/promise-cost";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectFamilyCurrency } from "../family/index.ts";
import { dayIn } from "../rewards/index.ts";
import { stateOf } from "./ask-for-reward.ts";
import { toEarned } from "./daily-reward.ts";
import { selectOptionalEarner, selectRewardBalance } from "./money.queries.ts";
import {
	selectNewestRequests,
	selectPointsEarned,
	selectPromisesTo,
	selectRequestsOf,
} from "./promises.queries.ts";
import { selectToday } from "./reached-days.ts";
import { presentPromise, presentRequest } from "./rewards-overview.ts";

const newestRequests = 10;

/** A child's own rewards; nothing about the wallet, siblings, or promises to them. */
export async function ownRewards(
	app: AppContext,
	{ family_id, student_id }: StudentViewer,
): Promise<RouteResponse<typeof getOwnRewards>> {
	const now = app.now();
	const child = await selectOptionalEarner(app.db, student_id);
	if (child === undefined) throw new ApiError("not_found");
	const currency = await selectFamilyCurrency(app.db, family_id);
	const [balance, days, earned, asked, promises, newest] = await Promise.all([
		selectRewardBalance(app.db, { family_id, student_id, currency }),
		selectToday(app.db, [child], now),
		selectPointsEarned(app.db, [student_id]),
		selectRequestsOf(app.db, [student_id]),
		selectPromisesTo(app.db, { family_id, student_id }),
		selectNewestRequests(app.db, { family_id, student_id, limit: newestRequests }),
	]);
	const { today_count = 0, earned: day } = days.get(student_id) ?? {};
	const left = pointsLeft(earned.get(student_id) ?? 0, asked);
	const today = dayIn(child.time_zone, now);
	return {
		currency,
		daily_reward: toMajor(child.daily_reward_minor),
		rewards_balance: toMajor(balance),
		daily_goal: child.daily_goal,
		today_count,
		today: toEarned(day),
		points_left: toRewardPoints(left),
		promises: promises.flatMap((promise) => {
			const { is_over, is_asked, times_left } = stateOf(promise, { requests: asked, today });
			if (is_over && !is_asked) return [];
			const can_ask = !is_over && !is_asked && left >= promise.cost_points;
			return [{ id: promise.id, ...presentPromise(promise), times_left, is_asked, can_ask }];
		}),
		requests: newest.map(presentRequest),
	};
}
