import type { GenerationKind } from "@learnin/contract/routes/bank/question-generation.contract";
import { useNavigate } from "react-router";
import type { PreviewProps } from "../../features/question-editor/index.ts";
import {
	AddQuestionWithPromptPage,
	type Around,
	GenerateMultipleQuestionsPage,
	GenerationWithRelevancePage,
	MultimodelGenerationPage,
} from "../../features/question-generation/index.ts";
import { adminPaths, updateQuestionPath } from "../../paths/admin-paths.ts";
import { HANDED_OVER } from "../pages/handed-over.ts";
import { PreviewQuestion } from "../practice-preview/preview-question.tsx";

const pages = {
	single: AddQuestionWithPromptPage,
	several: GenerateMultipleQuestionsPage,
	compare: MultimodelGenerationPage,
	relevance: GenerationWithRelevancePage,
};

/** The pages of generated questions, with the student's page in them and a link to the editor. */
export function GenerationPage({ kind }: { kind: GenerationKind }) {
	const navigate = useNavigate();
	const around: Around = {
		Preview,
		bankTo: updateQuestionPath,
		reviewTo: adminPaths.viewQuestions,
		onEdit: (id) => void navigate(updateQuestionPath(id)),
		onHandOver: () => void navigate(adminPaths.addQuestion, { state: HANDED_OVER }),
	};
	const Page = pages[kind];
	return <Page around={around} />;
}

function Preview(props: PreviewProps) {
	return <PreviewQuestion {...props} isPart nextLabel="Try again" />;
}
