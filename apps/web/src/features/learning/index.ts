export { Celebrations } from "./celebrations.tsx";
export type { Plan } from "./learning.api.ts";
export { planQuery } from "./learning.api.ts";
export { PlanSteps } from "./plan-steps.tsx";
export { Collection } from "./collection.tsx";
export { OwnTiles } from "./own-tiles.tsx";
export { tileAt } from "./tile-at.ts";
