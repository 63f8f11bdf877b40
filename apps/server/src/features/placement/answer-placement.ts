import type { RouteResponse } from "@learnin/contract/define-route";
import type { answerPlacement as route } from "@learnin/contract/routes/practice/placement.contract";
import type { Grade } from "@learnin/domain/grading/grade";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import { placementResult } from "@learnin/domain/placement/placement-result";
import type { PlacementAnswer } from "@learnin/domain/placement/placement-skill";
import type { StudentAnswer } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { feedbackOf } from "../practice/index.ts";
import { endPlacement } from "./end-placement.ts";
import { nextQuestion } from "./next-question.ts";
import {
	type GivenAnswer,
	type PlacementQuestionRow,
	selectAnswers,
	selectOptionalNewestPlacement,
	selectOptionalPlacementQuestion,
	storeAnswer,
	storeLastAnswer,
} from "./placement.queries.ts";
import { presentProgress } from "./present-placement.ts";

type Result = RouteResponse<typeof route>;

/** A child sends a few per minute. */
const answers = { name: "placement-answer:student", hits: 60, seconds: 60 };

/**
 * Takes an answer, or that it was not learned yet (null), and asks the most informative question next. An
 * answer in the wrong format is not accepted and can be corrected. An answered question cannot be changed:
 * returns the open one. Throws `not_found` for a question that is not in the student's newest placement, and
 * `too_many_requests`.
 */
export async function answerPlacement(
	app: AppContext,
	viewer: StudentViewer,
	{ question_id, answer }: { question_id: string; answer: StudentAnswer | null },
): Promise<Result> {
	const { student_id } = viewer;
	await app.limit(answers, student_id);
	const asked = await selectOptionalPlacementQuestion(app.db, student_id, { question_id });
	const placement = await selectOptionalNewestPlacement(app.db, student_id);
	if (asked === undefined || placement?.id !== asked.placement_id) throw new ApiError("not_found");
	const grade = answer === null ? null : gradeAnswer(asked.question, answer);
	const response = responseOf(grade);
	if (response === null && grade !== null)
		return { ...(await progress(app, viewer, asked)), feedback: feedbackOf(asked.rendered, grade) };
	if (asked.response === null && response !== null)
		await store(app, { student_id, grade: placement.grade }, asked, {
			question_id,
			response,
			answer,
			known_mistake_id: grade?.verdict === "incorrect" ? grade.known_mistake_id : null,
			now: app.now(),
		});
	return { ...(await progress(app, viewer, asked)), feedback: null };
}

/** Null if the answer could not be read in the expected format. */
function responseOf(grade: Grade | null): PlacementAnswer["response"] | null {
	switch (grade?.verdict) {
		case undefined:
			return "not_learned";
		case "correct":
			return "right";
		case "incorrect":
			return "wrong";
		default:
			return null;
	}
}

/**
 * Stores the answer with the next question, or with the result. Of two concurrent calls the second stores
 * nothing.
 */
async function store(
	app: AppContext,
	{ student_id, grade }: { student_id: string; grade: number },
	asked: PlacementQuestionRow,
	given: GivenAnswer,
): Promise<void> {
	const before = await selectAnswers(app.db, asked.placement_id);
	const all = before.flatMap(({ id, skill_id, guess_chance, response }) => {
		const said = id === asked.id ? given.response : response;
		return said === null ? [] : [{ skill_id, guess_chance, response: said }];
	});
	const { belief, next } = await nextQuestion(app, grade, all);
	if (next !== undefined) await storeAnswer(app.db, given, next);
	else
		await inTransaction(app.db, async (tx) => {
			const isStored = await storeLastAnswer(tx, given, placementResult(belief, all));
			if (isStored)
				await endPlacement(app, tx, {
					student_id,
					placement_id: asked.placement_id,
					answers: all.length,
					now: given.now,
				});
		});
}

function progress(app: AppContext, { student_id }: StudentViewer, asked: PlacementQuestionRow) {
	return presentProgress(app.db, student_id, {
		placement_id: asked.placement_id,
		answered: asked.position + 1,
	});
}
