import { useLocation, useNavigate, useParams } from "react-router";
import type { PreviewProps } from "../../features/question-editor/index.ts";
import { AddQuestionPage, UpdateQuestionPage } from "../../features/question-editor/index.ts";
import { updateQuestionPath } from "../../paths/admin-paths.ts";
import { HANDED_OVER } from "../pages/handed-over.ts";
import { PreviewQuestion } from "../practice-preview/preview-question.tsx";

/** The editor of a new question; once stored, it continues on its own page. */
export function AddQuestion() {
	const navigate = useNavigate();
	const { state } = useLocation() as { state: unknown };
	return (
		<AddQuestionPage
			Preview={Preview}
			goesOn={state === HANDED_OVER}
			onStored={(id) => void navigate(updateQuestionPath(id), { replace: true })}
		/>
	);
}

export function UpdateQuestion() {
	const { questionId = "" } = useParams();
	return <UpdateQuestionPage key={questionId} questionId={questionId} Preview={Preview} />;
}

/** The student's page for it, so that authors try exactly what a child gets. */
function Preview(props: PreviewProps) {
	return <PreviewQuestion {...props} isPart nextLabel="Try again" />;
}
