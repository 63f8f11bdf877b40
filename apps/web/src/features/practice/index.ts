import "./session/practice.css";
import "./session/deferred/deferred.css";
import "./inputs/options/revealed.css";

// For the preview of a skill, placement and the developers’ page.
export { dashboardQuery } from "./dashboard/practice.api.ts";
export { badEntryText } from "./feedback/bad-entry.ts";
export { CheckButton } from "./feedback/check-button.tsx";
export { ClosedNote } from "./feedback/closed-note.tsx";
export { CorrectNote } from "./feedback/correct-note.tsx";
export type { Draft } from "./question/answer/drafts.ts";
export { emptyDraft, toAnswer, toDraft } from "./question/answer/drafts.ts";
export { Explanation } from "./feedback/explanation.tsx";
export { unreadableWords, wantedFormWords } from "./feedback/feedback-words.ts";
export { HintPanel } from "./question/help/hint-panel.tsx";
export type { InputHandle } from "./inputs/input-props.ts";
export type { Phase } from "./session/state/practice-state.ts";
export { nothingIn } from "./question/answer/nothing-in.ts";
export { isKeyed } from "./question/answer/is-keyed.ts";
export { phaseOfTry, useFirstFocus } from "./question/answer/one-try.ts";
export { isFinished, isWaiting } from "./session/state/practice-state.ts";
export { QuestionFigure } from "./question/question-figure.tsx";
export { playedTypeOf } from "./question-types/played-types.ts";
export { useQuestionInput } from "./question/answer/question-inputs.ts";
export { Stage } from "./question/stage.tsx";
export { usePageKeys } from "./session/use-page-keys.ts";
export { VerdictNote } from "./feedback/verdict-note.tsx";
export { WaitingNote } from "./feedback/waiting-note.tsx";
