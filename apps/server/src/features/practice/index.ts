export { answerSource } from "./answer-source.ts";
// The bench runs the hot statement bare, beside the whole server.
export { insertAttemptStatement, insertAttemptValues } from "./attempts.queries.ts";
export { practiceRoutes } from "./practice.routes.ts";
export { renderQuestion } from "./render-question.ts";
