export { ChildRewardsWait } from "./child-rewards-wait.tsx";
export { ChildRewardsPart, OwnRewards } from "./lazy-parts.ts";
