import "./practice.css";
import "./later.css";
import "./inputs/told.css";

// For the preview of a skill, placement and the developers’ page.
export { CheckButton } from "./check-button.tsx";
export { ClosedNote } from "./closed-note.tsx";
export { CorrectNote } from "./correct-note.tsx";
export type { Draft } from "./drafts.ts";
export { emptyDraft, toAnswer, toDraft } from "./drafts.ts";
export { Explanation } from "./explanation.tsx";
export { unreadableWords, wantedFormWords } from "./feedback-words.ts";
export { HintPanel } from "./hint-panel.tsx";
export type { InputHandle } from "./inputs/input-props.ts";
export type { Phase } from "./practice-state.ts";
export { isKeyed } from "./is-keyed.ts";
export { phaseOfTry, useFirstFocus } from "./one-try.ts";
export { isFinished, isWaiting } from "./practice-state.ts";
export { QuestionFigure } from "./question-figure.tsx";
export { playedTypeOf } from "./question-types/played-types.ts";
export { useQuestionInput } from "./question-inputs.ts";
export { Stage } from "./stage.tsx";
export { usePageKeys } from "./use-page-keys.ts";
export { VerdictNote } from "./verdict-note.tsx";
export { WaitingNote } from "./waiting-note.tsx";
