export { answerSource } from "./answer-source.ts";
export { practiceRoutes } from "./practice.routes.ts";
