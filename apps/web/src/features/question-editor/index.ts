export { answerChoices, answerTypeOf as answerTypeFrom } from "./editor-words.ts";
export { DifficultyChoice } from "./fields/difficulty-choice.tsx";
export type { PreviewProps } from "./editor-props.ts";
export { keepDraft } from "./question-editor.api.ts";
export { AddQuestionPage, UpdateQuestionPage } from "./question-editor-page.tsx";
export { SkillChoice } from "./fields/skill-choice.tsx";
export { TypeChoice } from "./fields/type-choice.tsx";
