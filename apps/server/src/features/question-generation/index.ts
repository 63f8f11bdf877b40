export { findDuplicates } from "./find-duplicates.ts";
export { questionGenerationRoutes } from "./question-generation.routes.ts";
