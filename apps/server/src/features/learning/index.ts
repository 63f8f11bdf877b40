export { newToday, nextSuggestions, startsOf } from "./days-plan.ts";
export { learningRoutes } from "./learning.routes.ts";
