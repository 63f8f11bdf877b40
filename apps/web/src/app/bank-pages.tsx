import type { StudentViewProps } from "../features/question-bank/review-detail.tsx";
import { ViewQuestionsPage } from "../features/question-bank/view-questions-page.tsx";
import { updateQuestionPath } from "../paths/admin-paths.ts";
import { PreviewQuestion } from "./practice-preview/preview-question.tsx";

/** The queue of reviewers, with the student's own page in it. */
export function ViewQuestions() {
	return <ViewQuestionsPage StudentView={StudentView} editTo={updateQuestionPath} />;
}

function StudentView(props: StudentViewProps) {
	return <PreviewQuestion {...props} isPart nextLabel="Try again" />;
}
