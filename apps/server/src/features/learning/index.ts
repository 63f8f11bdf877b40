export { newToday, nextSuggestions, nextSuggestionsOf, startsOf } from "./days-plan.ts";
export { learningRoutes } from "./learning.routes.ts";
