export { reviewsQuery } from "./answer-reviews.api.ts";
export { AnswersToRead } from "./answers-to-read.tsx";
