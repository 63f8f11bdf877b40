import "./activity.css";

export { AttemptRow } from "./attempts/attempt-row.tsx";
export { foldRepeats } from "./attempts/fold-repeats.ts";
export { DetailsFailed } from "./details/details-failed.tsx";
export { DetailsLink } from "./details/details-link.tsx";
export { QuestionParts } from "./details/question-parts.tsx";
export { usePointsWords } from "./dashboard/use-points-words.ts";
