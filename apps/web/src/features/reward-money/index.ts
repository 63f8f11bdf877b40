export { ChildRewardsPart, OwnRewards } from "./later.ts";
