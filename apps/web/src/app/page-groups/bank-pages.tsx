import type { StudentViewProps } from "../../features/question-bank/index.ts";
import { ViewQuestionsPage } from "../../features/question-bank/index.ts";
import { updateQuestionPath } from "../../paths/admin-paths.ts";
import { PreviewQuestion } from "../practice-preview/preview-question.tsx";

/** The reviewers' queue, with the student's page in it. */
export function ViewQuestions() {
	return <ViewQuestionsPage StudentView={StudentView} editTo={updateQuestionPath} />;
}

function StudentView(props: StudentViewProps) {
	return <PreviewQuestion {...props} isPart nextLabel="Try again" />;
}
