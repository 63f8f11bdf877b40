import { lazy } from "react";

/** Parts of other features' pages, each loaded when shown. */
export const ChildRewardsPart = lazy(() =>
	import("./child-rewards-part.tsx").then((m) => ({ default: m.ChildRewardsPart })),
);
export const OwnRewards = lazy(() => import("./own-rewards.tsx").then((m) => ({ default: m.OwnRewards })));
