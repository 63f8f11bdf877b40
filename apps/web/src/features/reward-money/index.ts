export { ChildRewardsWait } from "./child-rewards-wait.tsx";
export { ChildRewardsPart, OwnRewards } from "./later.ts";
