import type { GenerationStage, StageReason } from "@learnin/contract/schemas/generation.schema";
import type { QuestionFault } from "@learnin/domain/question/checks/question-fault";

/** The result of one check, as stored and shown. */
export interface StageResult {
	stage: GenerationStage;
	outcome: "passed" | "failed" | "not_applicable" | "not_run";
	reason: StageReason | null;
	detail: string;
	faults: QuestionFault[];
	duration_ms: number;
}

/** How one part of the answer is calculated; the value is null if the expression has none. */
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
