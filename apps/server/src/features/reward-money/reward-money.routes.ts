import * as contract from "@learnin/contract/routes/money/reward-money.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { answerRequest } from "./answer-request.ts";
import { askForReward } from "./ask-for-reward.ts";
import { grantDailyRewards, setDailyReward, sweepDailyRewards } from "./daily-reward.ts";
import { moneyLeft } from "./leaving-money.ts";
import { ownRewards } from "./own-rewards.ts";
import { payOutRewards } from "./pay-out.ts";
import { endPromise, writePromise } from "./promises.ts";
import { rewardHistory, rewardsOverview } from "./rewards-overview.ts";

export function rewardMoneyRoutes(app: AppContext): void {
	registerRoute(app, contract.getRewards, ({ viewer }) => rewardsOverview(app, viewer));
	registerRoute(app, contract.setDailyReward, ({ viewer, params, body }) =>
		setDailyReward(app, viewer, params.student_id, body.daily_reward),
	);
	registerRoute(app, contract.getRewardHistory, ({ viewer, params, query }) =>
		rewardHistory(app, viewer, { ...params, cursor: query.cursor }),
	);
	registerRoute(app, contract.payOutRewards, ({ viewer, params, body }) =>
		payOutRewards(app, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.writePromise, ({ viewer, body }) => writePromise(app, viewer, body));
	registerRoute(app, contract.endPromise, ({ viewer, params }) => endPromise(app, viewer, params.promise_id));
	registerRoute(app, contract.answerRequest, ({ viewer, params, body }) =>
		answerRequest(app, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.getOwnRewards, ({ viewer }) => ownRewards(app, viewer));
	registerRoute(app, contract.askForReward, ({ viewer, params, body }) =>
		askForReward(app, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.getMoneyLeft, ({ viewer }) => moneyLeft(app, viewer));
	app.jobs.handle("grant-daily-rewards", ({ student_id }) => grantDailyRewards(app, student_id));
	app.jobs.handle("sweep-daily-rewards", () => sweepDailyRewards(app));
}
