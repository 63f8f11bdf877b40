export { questionGenerationRoutes } from "./question-generation.routes.ts";
