export { forfeitWallet, releaseRewards, requireForfeited } from "./leaving-money.ts";
export { updateDailyRewardsOff } from "./money.queries.ts";
export { rewardMoneyRoutes } from "./reward-money.routes.ts";
