export { Celebrations } from "./collection/celebrations.tsx";
export type { Plan } from "./learning.api.ts";
export { planQuery } from "./learning.api.ts";
export { PlanSteps } from "./lesson-list/plan-steps.tsx";
export { Collection } from "./collection/collection.tsx";
export { FilledTile, OwnTiles } from "./collection/own-tiles.tsx";
export { fillOf } from "./stage-words.ts";
export { tileAt } from "./path/tile-at.ts";
