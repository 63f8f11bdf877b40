import "../../styles/disclosure.css";
import "../../ui/buttons/tick.css";
import "./question-generation.css";
import "./candidates/candidate.css";

export type { Around } from "./candidates/candidate-view.tsx";
export { MultimodelGenerationPage } from "./candidates/compare-page.tsx";
export { GenerationWithRelevancePage } from "./ordering/relevance-page.tsx";
export { GenerateMultipleQuestionsPage } from "./ordering/several-page.tsx";
export { AddQuestionWithPromptPage } from "./ordering/with-prompt-page.tsx";
