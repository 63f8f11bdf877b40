import type { GenerationStage, StageReason } from "@learnin/contract/schemas/generation.schema";
import type { QuestionFault } from "@learnin/domain/question/question-fault";

/** What one check said, as it is kept and shown. */
export interface StageResult {
	stage: GenerationStage;
	outcome: "passed" | "failed" | "not_applicable" | "not_run";
	reason: StageReason | null;
	detail: string;
	faults: QuestionFault[];
	duration_ms: number;
}

/** How one part of the answer comes about; the value is null where the expression has none. */
export interface KeptExpression {
	part: string;
	expression: string;
	value: string | null;
}

/** A question that says nearly the same: of the bank, or another candidate of the job. */
export interface NearDuplicate {
	question_id: string | null;
	number: number | null;
	/** Markdown. */
	prompt: string;
	resemblance: number;
}
