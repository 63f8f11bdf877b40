export { Celebrations } from "./celebrations.tsx";
export type { Plan } from "./learning.api.ts";
export { planQuery } from "./learning.api.ts";
export { PlanSteps } from "./plan-steps.tsx";
export { SkillBoard } from "./skill-board.tsx";
export { tileAt } from "./tile-at.ts";
