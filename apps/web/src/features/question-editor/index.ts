export type { PreviewProps } from "./editor-props.ts";
export { AddQuestionPage, UpdateQuestionPage } from "./question-editor-page.tsx";
