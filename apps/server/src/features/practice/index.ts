// The benchmark runs the hot statement alone, for comparison with the whole server.
export { insertAttemptStatement, insertAttemptValues } from "./attempts.queries.ts";
export { decideReview } from "./decide-review.ts";
export { readNotebook } from "./mistakes.ts";
export { selectBookmarkCount, selectOptionalQuestionRow, selectOptionalSkill } from "./practice.queries.ts";
export { practiceRoutes } from "./practice.routes.ts";
export { judgePreview, presentPreview } from "./preview-questions.ts";
export { presentAnswer } from "./present-answer.ts";
export { feedbackOf, presentFeedback } from "./present-feedback.ts";
export { presentQuestion } from "./present-question.ts";
export { questionFingerprint } from "./question-fingerprint.ts";
export type { RenderedQuestion } from "./question-types/rendered-question.ts";
export { renderQuestion } from "./render-question.ts";
export { renderInWorker } from "./render-in-worker.ts";
export { giveSession } from "./give-session.ts";
export { makeQuestionsInWorker, warmUpMakers } from "./make-in-worker.ts";
export { placesOfDay } from "./plan-session.ts";
export { selectOptionalTwin, type Twin } from "./twins.queries.ts";
export { selectNewestRepairs } from "./sessions.queries.ts";
