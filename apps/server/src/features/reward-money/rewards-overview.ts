import type { RouteResponse } from "@learnin/contract/define-route";
import type { getRewardHistory, getRewards } from "@learnin/contract/routes/money/reward-money.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import { MAX_DAILY_REWARD } from "@learnin/domain/rewards/daily-reward";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import { pointsLeft } from "@learnin/domain/rewards/promise-cost";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { requireStudentOf, selectFamilyCurrency } from "../family/index.ts";
import { walletBalance } from "../ledger/index.ts";
import { dayIn } from "../rewards/index.ts";
import { toEarned } from "./daily-reward.ts";
import { type Earner, selectEarnersOfFamily, selectHistory, selectRewardBalances } from "./money.queries.ts";
import {
	type PromiseRow,
	selectNewestRequests,
	selectPointsEarned,
	selectPromises,
	selectRequestsOf,
} from "./promises.queries.ts";
import { selectToday } from "./reached-days.ts";

const newestRequests = 30;
const pageSize = 20;

/** Everything about a family's rewards that a parent sees on one page. */
export async function rewardsOverview(
	app: AppContext,
	{ family_id }: ParentViewer,
): Promise<RouteResponse<typeof getRewards>> {
	const now = app.now();
	const currency = await selectFamilyCurrency(app.db, family_id);
	const children = await selectEarnersOfFamily(app.db, family_id);
	const ids = children.map(({ id }) => id);
	const [wallet, balances, today, earned, asked, requests, promises] = await Promise.all([
		walletBalance(app.db, family_id, currency),
		selectRewardBalances(app.db, family_id),
		selectToday(app.db, children, now),
		selectPointsEarned(app.db, ids),
		selectRequestsOf(app.db, ids),
		selectNewestRequests(app.db, { family_id, limit: newestRequests }),
		selectPromises(app.db, family_id),
	]);
	return {
		currency,
		wallet_balance: toMajor(wallet),
		most_daily_reward: toMajor(MAX_DAILY_REWARD[currency]),
		children: children.map((child) => {
			const own = balances.find((one) => one.student_id === child.id && one.currency === currency);
			const points = earned.get(child.id) ?? 0;
			const spent = asked.filter(({ student_id }) => student_id === child.id);
			const { today_count = 0, earned: day } = today.get(child.id) ?? {};
			return {
				id: child.id,
				name: child.name,
				avatar: child.avatar,
				daily_reward: toMajor(child.daily_reward_minor),
				rewards_balance: toMajor(own?.balance_minor ?? 0),
				daily_goal: child.daily_goal,
				today_count,
				today: toEarned(day),
				points_earned: toRewardPoints(points),
				points_left: toRewardPoints(pointsLeft(points, spent)),
			};
		}),
		requests: requests.map(presentRequest),
		promises: promises.map((promise) => ({
			id: promise.id,
			student_id: promise.student_id,
			...presentPromise(promise),
			is_over: isOver(promise, children, now),
			created_at: promise.created_at.toISOString(),
		})),
	};
}

/** Its last day has passed in the time zones of all children. */
function isOver({ ends_on }: PromiseRow, children: readonly Earner[], now: Date): boolean {
	return ends_on !== null && children.every(({ time_zone }) => ends_on < dayIn(time_zone, now));
}

/** A promise as both parents and children see it. */
export function presentPromise({ title, note, cost_points, ends_on, times }: PromiseRow) {
	return { title, note, cost: toRewardPoints(cost_points), ends_on, times };
}

type Request = Awaited<ReturnType<typeof selectNewestRequests>>[number];

/** A request as sent in responses. */
export function presentRequest({ cost_points, asked_at, answered_at, ...request }: Request) {
	return {
		...request,
		cost: toRewardPoints(cost_points),
		asked_at: asked_at.toISOString(),
		answered_at: answered_at?.toISOString() ?? null,
	};
}

/** What a child earned and what was paid out, newest first, a page at a time. Throws `not_found`. */
export async function rewardHistory(
	app: AppContext,
	viewer: ParentViewer,
	{ student_id, cursor }: { student_id: string; cursor: string | undefined },
): Promise<RouteResponse<typeof getRewardHistory>> {
	await requireStudentOf(app.db, viewer, student_id);
	const after = requirePlace(cursor);
	const { family_id } = viewer;
	const rows = await selectHistory(app.db, { family_id, student_id, after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return {
		entries: page.map(({ created_at, amount_minor, wanted_minor, ...entry }) => ({
			...entry,
			at: created_at.toISOString(),
			amount: toMajor(amount_minor),
			wanted: wanted_minor === null ? null : toMajor(wanted_minor),
		})),
		next_cursor,
	};
}
