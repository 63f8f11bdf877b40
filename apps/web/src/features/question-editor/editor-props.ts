import type { RouteResponse } from "@learnin/contract/define-route";
import type { answerQuestionPreview } from "@learnin/contract/routes/bank/question-bank.contract";
import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import type { StudentAnswer } from "@learnin/domain/question/question";

/** The props of the student's page of a question beside the editor. */
export interface PreviewProps {
	question: PracticeQuestion;
	sendAnswer: (answer: StudentAnswer | null) => Promise<RouteResponse<typeof answerQuestionPreview>>;
	onNext: () => void;
}

/** Common props of every part of the editor. */
export interface PartProps {
	draft: QuestionDraft;
	/** Changes some fields. */
	onChange: (changes: Partial<QuestionDraft>) => void;
	/** The error of a field in words; undefined if there is none, or if the field was not touched yet. */
	errorOf: (field: string) => string | undefined;
}
