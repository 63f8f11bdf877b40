import type { RouteResponse } from "@learnin/contract/define-route";
import type { answerQuestionPreview } from "@learnin/contract/routes/question-bank.contract";
import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionDraft } from "@learnin/domain/authoring/question-draft";
import type { StudentAnswer } from "@learnin/domain/question/question";

/** What the student's page of a question needs to be tried beside the editor. */
export interface PreviewProps {
	question: PracticeQuestion;
	sendAnswer: (answer: StudentAnswer | null) => Promise<RouteResponse<typeof answerQuestionPreview>>;
	onNext: () => void;
}

/** Every part of the editor gets these. */
export interface PartProps {
	draft: QuestionDraft;
	/** Changes some of what stands there. */
	onChange: (changes: Partial<QuestionDraft>) => void;
	/** What is wrong in a field, in words; undefined while nothing is, or while it was not touched yet. */
	errorOf: (field: string) => string | undefined;
}
