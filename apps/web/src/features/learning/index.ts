export { Celebrations } from "./celebrations.tsx";
export type { Plan } from "./learning.api.ts";
export { planQuery } from "./learning.api.ts";
export { PlanSteps } from "./plan-steps.tsx";
export { Collection } from "./collection.tsx";
export { FilledTile, OwnTiles } from "./own-tiles.tsx";
export { fillOf } from "./stage-words.ts";
export { tileAt } from "./tile-at.ts";
