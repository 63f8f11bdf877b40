export { answerReviewRoutes } from "./answer-reviews.routes.ts";
