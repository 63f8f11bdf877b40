import "./activity.css";

export { AttemptRow } from "./attempts/attempt-row.tsx";
export { DetailsFailed } from "./details/details-failed.tsx";
export { DetailsLink } from "./details/details-link.tsx";
export { QuestionParts } from "./details/question-parts.tsx";
export { usePointsWords } from "./dashboard/use-points-words.ts";
