import "./activity.css";

export { AttemptRow } from "./attempt-row.tsx";
export { DetailsFailed } from "./details-failed.tsx";
export { DetailsLink } from "./details-link.tsx";
export { QuestionParts } from "./question-parts.tsx";
export { usePointsWords } from "./use-points-words.ts";
