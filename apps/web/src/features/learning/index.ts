export { Celebrations } from "./collection/celebrations.tsx";
export type { Plan } from "./learning.api.ts";
export { planQuery } from "./learning.api.ts";
export { PlanSteps } from "./lesson-list/plan-steps.tsx";
export { Collection } from "./collection/collection.tsx";
export { OwnTiles } from "./collection/own-tiles.tsx";
export { FilledTile, SkillArt } from "./collection/skill-art.tsx";
export { domainName } from "./path/unit-names.ts";
export { fillOf } from "./stage-words.ts";
