import "../../styles/disclosure.css";
import "../../ui/tick.css";
import "./question-generation.css";
import "./candidate.css";

export type { Around } from "./candidate-view.tsx";
export { MultimodelGenerationPage } from "./compare-page.tsx";
export { GenerationWithRelevancePage } from "./relevance-page.tsx";
export { GenerateMultipleQuestionsPage } from "./several-page.tsx";
export { AddQuestionWithPromptPage } from "./with-prompt-page.tsx";
