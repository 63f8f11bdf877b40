import type { GenerationStage } from "@learnin/contract/schemas/generation.schema";
import { authoredCardSheet } from "@learnin/curriculum/kit/questions/card-sheet";
import { authoredQuestion } from "@learnin/contract/schemas/question.schema";
import { checkDistractors } from "@learnin/domain/authoring/generated/generated-distractors";
import { checkExpressions, workOut } from "@learnin/domain/authoring/generated/generated-expressions";
import { failed } from "@learnin/domain/authoring/generated/generated-finding";
import { checkGeneratedInteraction } from "@learnin/domain/authoring/generated/generated-interaction";
import { checkLevel } from "@learnin/domain/authoring/generated/generated-level";
import type { GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import { questionOfGenerated } from "@learnin/domain/authoring/generated/generated-question";
import { toGrade } from "@learnin/domain/family/grades";
import type { AnswerType, Question } from "@learnin/domain/question/question";
import type { QuestionFault } from "@learnin/domain/question/checks/question-fault";
import type { AppContext } from "../../platform/app-context.ts";
import { TaskStopped } from "../../platform/workers/task.ts";
import { type RenderedQuestion, renderInWorker } from "../practice/index.ts";
import { examineQuestion } from "../question-bank/index.ts";
import type { KeptExpression, StageResult } from "./stored-candidate.ts";

/** One more than may be evaluated: anything longer is reported as too long, and not stored. */
const longestExpression = 2_001;

/** Every check in display order. */
const stages: readonly GenerationStage[] = [
	"schema",
	"interaction",
	"checks",
	"expression",
	"second_solution",
	"distractors",
	"duplicates",
	"level",
];

/** The results of the checks that need no model. */
export interface CheckedQuestion {
	question: Question;
	rendered: RenderedQuestion;
	expressions: KeptExpression[];
	results: StageResult[];
}

type Verdict = Pick<StageResult, "outcome" | "reason" | "detail"> & Partial<Pick<StageResult, "faults">>;

/** Runs a check and measures its duration, so that no check can omit it. */
export async function timed(
	stage: GenerationStage,
	check: () => Verdict | Promise<Verdict>,
): Promise<StageResult> {
	const begun = performance.now();
	const verdict = await check();
	const duration_ms = Math.round(performance.now() - begun);
	return { faults: [], ...verdict, stage, duration_ms };
}

/** A check that is skipped because an earlier one failed. */
export function notRun(stage: GenerationStage): StageResult {
	const reason = "earlier_check_failed";
	return { stage, outcome: "not_run", reason, detail: "", faults: [], duration_ms: 0 };
}

/** Nothing of it can be shown: it does not match the schema. */
export function notTheForm(detail: string): StageResult[] {
	const schema: StageResult = {
		stage: "schema",
		outcome: "failed",
		reason: "not_the_asked_form",
		detail: detail.slice(0, 300),
		faults: [],
		duration_ms: 0,
	};
	return [schema, ...stages.slice(1).map(notRun)];
}

/** The checks that need no model, or why it is no question at all. */
export async function checkByRules(
	app: Pick<AppContext, "workers">,
	made: GeneratedQuestion,
	{ answer_type, grade }: { answer_type: AnswerType; grade: number },
): Promise<CheckedQuestion | { results: StageResult[] }> {
	const { question: raw, expressions: given } = questionOfGenerated(made, answer_type, authoredCardSheet);
	const expressions = given.map(({ part, expression }) => ({
		part,
		expression: expression.slice(0, longestExpression),
	}));
	const parsed = authoredQuestion.safeParse(raw);
	const isForm = () => ({ outcome: "passed" as const, reason: null, detail: "" });
	if (!parsed.success) {
		const [place, ...rest] = parsed.error.issues[0]?.path ?? [];
		if (place !== "interaction") return { results: notTheForm([place, ...rest].join(".")) };
		// It has the asked form; only its numbers lie outside of what an interaction can be set to.
		return { results: [await timed("schema", isForm), await timed("interaction", () => unsettable(raw))] };
	}
	const question = parsed.data;
	const looked = await look(app, question);
	if (looked === undefined) return { results: notTheForm("too-much-math") };
	const { rendered, checks } = looked;
	return {
		question,
		rendered,
		expressions: workOut(expressions),
		results: [
			await timed("schema", isForm),
			await timed("interaction", () => checkGeneratedInteraction(question)),
			checks,
			await timed("expression", () => checkExpressions(question, expressions)),
			await timed("distractors", () => checkDistractors(question, expressions)),
			await timed("level", () => checkLevel(question, toGrade(grade) ?? 8)),
		],
	};
}

/** What is wrong with settings that no interaction can have. */
function unsettable(question: Question): Verdict {
	const found = checkGeneratedInteraction(question);
	return found.outcome === "failed" ? found : failed("line_without_marks");
}

/** The rendered question and the results of our own checks; undefined if rendering takes too much. */
async function look({ workers }: Pick<AppContext, "workers">, question: Question) {
	try {
		const checks = await timed("checks", async () =>
			ownChecks((await examineQuestion(workers, question)).faults),
		);
		return { checks, rendered: await renderInWorker(workers, question) };
	} catch (error) {
		if (error instanceof TaskStopped) return undefined;
		throw error;
	}
}

function ownChecks(faults: readonly QuestionFault[]): Verdict {
	if (faults.length === 0) return { outcome: "passed", reason: null, detail: "" };
	const detail = faults
		.map(({ field, fault }) => `${field}: ${fault}`)
		.join(", ")
		.slice(0, 300);
	return { outcome: "failed", reason: "has_faults", detail, faults: [...faults] };
}

/** All results in display order. */
export function inOrder(results: readonly StageResult[]): StageResult[] {
	return stages.map((stage) => results.find((result) => result.stage === stage) ?? notRun(stage));
}

/** The first check that failed; null if none did. */
export function caughtBy(results: readonly StageResult[]): GenerationStage | null {
	return inOrder(results).find(({ outcome }) => outcome === "failed")?.stage ?? null;
}
