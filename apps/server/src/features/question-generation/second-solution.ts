import { verifyQuestion } from "@learnin/curriculum/independent-solvers/verify-question";
import { checkByCalculation } from "@learnin/domain/authoring/generated/generated-calculation";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import { ask } from "./ask.ts";
import { type Solution, solvePrompt } from "./solve-prompt.ts";
import type { StageResult } from "./stored-candidate.ts";

type Verdict = Pick<StageResult, "outcome" | "reason" | "detail">;

/**
 * Solves a question independently, without its key: by an exact calculation if the prompt is one, by the
 * skill's own exact program if the question has a form that it reads, otherwise by two fresh requests that
 * see only the question, to other models than its author's if there are any. All must agree with the key.
 */
export async function findSecondSolution(
	app: Pick<AppContext, "db" | "models" | "now">,
	{ id, model, skill_id }: { id: string; model: string; skill_id: string },
	question: Question,
): Promise<Verdict> {
	if (question.question_type === "VERIFY_WITH_LLM")
		return { outcome: "not_applicable", reason: "read_by_a_person", detail: "" };
	const exact = checkByCalculation(question) ?? verifiedBySkill(skill_id, question);
	if (exact !== null) return exact;
	const said = await Promise.all(
		solversOf(app.models.names, model).map((solver, at) => solve(app, id, question, { solver, at })),
	);
	return verdictOf(question, said);
}

function verifiedBySkill(skill_id: string, question: Question): Verdict | null {
	const verified = verifyQuestion(skill_id, question);
	if (verified === null) return null;
	return verified.agrees
		? { outcome: "passed", reason: "exact_program_agrees", detail: "" }
		: { outcome: "failed", reason: "exact_program_differs", detail: verified.detail.slice(0, 200) };
}

/** Two of them; the author itself only if there is no other. */
function solversOf(names: readonly string[], author: string): string[] {
	const others = names.filter((name) => name !== author);
	const [first = author, second = first] = others;
	return [first, second];
}

/** The response of one of them; undefined if there was none. */
async function solve(
	app: Pick<AppContext, "db" | "models" | "now">,
	candidate_id: string,
	question: Question,
	{ solver, at }: { solver: string; at: number },
): Promise<{ solution: Solution; answer: StudentAnswer | null } | undefined> {
	const { answerOf, ...prompt } = solvePrompt(question, at % 2 === 1);
	const { answer } = await ask(app, candidate_id, "solve-question", { model: solver, ...prompt });
	if (answer.outcome !== "answered") return undefined;
	return { solution: answer.value, answer: answerOf(answer.value) };
}

function verdictOf(question: Question, said: Awaited<ReturnType<typeof solve>>[]): Verdict {
	const fail = (reason: StageResult["reason"], detail = ""): Verdict => ({
		outcome: "failed",
		reason,
		detail,
	});
	const given = said.filter((each) => each !== undefined);
	if (given.length < said.length) return fail("no_second_solution");
	if (given.some(({ solution }) => !solution.is_answerable)) return fail("said_unanswerable");
	const other = given.find(({ answer }) => answer === null || !agrees(question, answer));
	if (other !== undefined) return fail("models_differ", other.solution.answers.join(", ").slice(0, 200));
	return {
		outcome: "passed",
		reason: "models_agree",
		detail: given[0]?.solution.answers.join(", ").slice(0, 200) ?? "",
	};
}

/** The same value in another form is the same solution. */
function agrees(question: Question, answer: StudentAnswer): boolean {
	const { verdict } = gradeAnswer(question, answer);
	return verdict === "correct" || verdict === "wrong_form";
}
