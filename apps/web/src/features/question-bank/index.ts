export { filtersOf } from "./bank-filters.ts";
export type { StudentViewProps } from "./review-detail.tsx";
export { ViewQuestionsPage } from "./view-questions-page.tsx";
