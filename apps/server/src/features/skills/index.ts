export { generatedKinds } from "@learnin/curriculum/generators/generated-kinds";
export { seedSkills } from "./seed-skills.ts";
export {
	readPractisable,
	readSkillGraph,
	readSkillGraphAt,
	type SkillGraph,
	type SkillNode,
} from "./skill-graph.ts";
export { skillsRoutes } from "./skills.routes.ts";
