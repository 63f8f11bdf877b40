import type { RouteResponse } from "@learnin/contract/define-route";
import type { getRepair } from "@learnin/contract/routes/practice/detective.contract";
import { procedureOf } from "@learnin/curriculum/procedures/procedure-of";
import { drawShowing } from "@learnin/curriculum/repairs/draw-showing";
import { sharedRepair } from "@learnin/curriculum/repairs/repairs";
import type { ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { renderText } from "../../platform/rich-text/render.ts";
import { learnFinishedOf } from "../mastery/index.ts";
import { presentAnswer, renderQuestion } from "../practice/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { dueRepairs, sentenceFor } from "./repairs-due.ts";

type Repair = RouteResponse<typeof getRepair>;
type Lesson = Pick<Repair, "happens" | "figure" | "pair">;

/**
 * What repairs a wrong procedure of the student. Throws `not_found` if there is nothing to repair (anymore).
 */
export async function readRepair(app: AppContext, viewer: StudentViewer, procedure: string): Promise<Repair> {
	await learnFinishedOf(app, [viewer.student_id], viewer);
	const due = await dueRepairs(app.db, viewer.student_id, app.now().getTime());
	const found = due.find((each) => each.procedure === procedure);
	if (found === undefined) throw new ApiError("not_found");
	const lesson = writtenLesson(procedure) ?? lessonFrom(procedure, found.estimate);
	if (lesson === undefined) throw new ApiError("not_found");
	const sentence = sentenceFor(procedure, found.estimate, await readSkillGraph(app.db));
	return { procedure, sentence, ...lesson, questions_left: found.questions_left };
}

/** The lesson that was written for a procedure of several skills. */
function writtenLesson(procedure: string): Lesson | undefined {
	const repair = sharedRepair(procedure);
	if (repair === undefined) return undefined;
	const { asked, wrong, right } = repair.pair;
	return {
		happens: renderText(repair.happens),
		figure: repair.figure ?? null,
		pair: {
			asked: renderText(asked),
			wrong: { answer: renderText(wrong.answer), how: renderText(wrong.how) },
			right: { answer: renderText(right.answer), how: renderText(right.how) },
		},
	};
}

/** For a procedure of one skill: an easy question of the skill in which it shows, always the same one. */
function lessonFrom(procedure: string, { shown_by }: ProcedureEstimate): Lesson | undefined {
	const skill_id = shown_by.at(-1)?.skill_id ?? "";
	const wanted = { skill_id, procedure, difficulty: 1, seed: 1 } as const;
	const drawn = drawShowing({ ...wanted, types: ["FILL_ONE", "SELECT_ONE"] }) ?? drawShowing(wanted);
	if (drawn === undefined) return undefined;
	const { question } = drawn;
	const mistake = question.known_mistakes.find(({ id }) => procedureOf(skill_id, id) === procedure);
	const rendered = renderQuestion(question);
	const given = mistake && mistakenAnswer(question, mistake.answer);
	const wrong = given === undefined ? null : presentAnswer(question, given);
	const [answer = renderText("")] = rendered.answer_list;
	return {
		happens: renderText(mistake?.feedback ?? ""),
		figure: question.figure ?? null,
		pair: {
			asked: rendered.prompt,
			wrong: wrong && { answer: wrong, how: null },
			right: { answer, how: rendered.explanation },
		},
	};
}

/** The answer of a mistake as a student would give it; undefined if it is only a part of one. */
function mistakenAnswer({ question_type }: Question, answer: string): StudentAnswer | undefined {
	if (question_type === "FILL_ONE") return { question_type, text: answer };
	if (question_type === "SELECT_ONE") return { question_type, option_id: answer };
	return undefined;
}
