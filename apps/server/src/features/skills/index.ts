export { generatedKinds } from "./generated-kinds.ts";
export { seedSkills } from "./seed-skills.ts";
export { readPractisable, readSkillGraph, type SkillGraph, type SkillNode } from "./skill-graph.ts";
export { skillsRoutes } from "./skills.routes.ts";
