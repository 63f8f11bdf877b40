// The benchmark runs the hot statement alone, for comparison with the whole server.
export { insertAttemptStatement } from "./answers/attempts.queries.ts";
export { decideReview } from "./sets/decide-review.ts";
export { readNotebook } from "./answers/mistakes.ts";
export {
	selectBookmarkCount,
	selectDaysSetSince,
	selectOptionalQuestionRow,
	selectOptionalSkill,
} from "./practice.queries.ts";
export { practiceRoutes } from "./practice.routes.ts";
export { judgePreview, presentPreview, untouched } from "./questions/preview-questions.ts";
export { presentAnswer } from "./questions/present-answer.ts";
export { feedbackOf, presentFeedback, readFeedback } from "./questions/present-feedback.ts";
export { presentPrompt } from "./questions/present-prompt.ts";
export { presentQuestion } from "./questions/present-question.ts";
export { questionFingerprint } from "./questions/question-fingerprint.ts";
export { blankSource } from "./question-types/boxes.ts";
export type { RenderedQuestion } from "../../platform/rich-text/rendered-question.ts";
export { renderQuestion } from "./questions/render-question.ts";
export { renderInWorker } from "./questions/render-in-worker.ts";
export { giveSession } from "./sets/give-session.ts";
export { makeQuestionsInWorker, warmUpMakers } from "./questions/make-questions-in-worker.ts";
export { readDays } from "./sets/read-days.ts";
export { placesOfDay } from "./sets/plan-session.ts";
export { selectOptionalTwin, type Twin } from "./answers/twins.queries.ts";
export { selectNewestRepairs } from "./sets/sessions.queries.ts";
