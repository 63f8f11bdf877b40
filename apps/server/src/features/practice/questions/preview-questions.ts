import { generatorFor } from "@learnin/curriculum/generators/generators";
import { seededRandom } from "@learnin/curriculum/random/seeded-random";
import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	answerPreview as answerRoute,
	getPreview,
} from "@learnin/contract/routes/practice/practice-preview.contract";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type { AppContext } from "../../../platform/app-context.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { idOfText } from "../../../platform/id-of-text.ts";
import { drawFresh, sessionDifficulties } from "./make-questions.ts";
import { selectOptionalSkill } from "../practice.queries.ts";
import { feedbackOf, presentFeedback } from "./present-feedback.ts";
import { presentQuestion, presentStatus } from "./present-question.ts";
import type { RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";
import { renderQuestion } from "./render-question.ts";

/**
 * Ten questions of a skill as a student would get them. They are generated from their keys and not stored.
 */
export async function previewSkill(
	app: AppContext,
	skill_id: string,
): Promise<RouteResponse<typeof getPreview>> {
	const skill = await selectOptionalSkill(app.db, skill_id);
	const generator = generatorFor(skill_id);
	if (skill === undefined || generator === undefined) throw new ApiError("not_found");
	const seen = new Set<string>();
	const random = seededRandom(String(app.drawSeed()));
	const questions = sessionDifficulties.map((difficulty, position) => {
		const { seed } = drawFresh(seen, { skill_id, difficulty }, random);
		const made = makeAgain({ skill_id, version: generator.version, difficulty, seed });
		const place = { position, session_id: "", skill_name: skill.name, grade: skill.grade };
		return { preview_key: made.preview_key, question: presentQuestion({ ...untouched, ...place, ...made }) };
	});
	return { title: skill.name, questions };
}

/** Grades an answer to a skill's question; see `judgePreview`. */
export function answerPreview({
	preview_key,
	answer,
}: {
	preview_key: string;
	answer: StudentAnswer | null;
}): RouteResponse<typeof answerRoute> {
	return judgePreview(makeAgain(readKey(preview_key)), answer);
}

/** Grades an answer; without one, or after a correct one, returns the whole solution. Nothing is recorded. */
export function judgePreview(
	made: { question: Question; rendered: RenderedQuestion },
	answer: StudentAnswer | null,
): RouteResponse<typeof answerRoute> {
	const grade = answer === null ? null : gradeAnswer(made.question, answer);
	const is_correct = grade?.verdict === "correct";
	const finished_at = is_correct || grade === null ? new Date(0) : null;
	const hints_opened = made.question.hints.length;
	return {
		feedback: grade === null ? null : presentFeedback(feedbackOf(made.rendered, grade)),
		status: presentStatus(made, {
			...untouched,
			is_correct,
			is_skipped: grade === null,
			finished_at,
			hints_opened,
			attempt_count: is_correct ? 1 : 0,
		}),
	};
}

/** A question as a student gets it before starting; not stored. */
export function presentPreview(made: {
	question: Question;
	rendered: RenderedQuestion;
	skill: { id: string; name: string; grade: number };
	difficulty: number;
	/** For previews that are stored after all, in their own table. */
	id?: string;
	position?: number;
}): PracticeQuestion {
	const { skill, id = idOfText(JSON.stringify(made.question)), position = 0, ...rest } = made;
	const place = {
		position,
		session_id: "",
		skill_id: skill.id,
		skill_name: skill.name,
		grade: skill.grade,
	};
	return presentQuestion({ ...untouched, ...place, ...rest, id });
}

/** How far a question is that nobody has answered yet. */
export const untouched = {
	tries_remaining: 10,
	attempt_count: 0,
	hints_opened: 0,
	is_correct: false,
	is_skipped: false,
	is_in_review: false,
	points: 0,
	finished_at: null,
	review_of: null,
	bookmarked: false,
	last_answer: null,
	seed: null,
	mistakes_made: [],
	twin_opened: false,
};

interface PreviewKey {
	skill_id: string;
	version: number;
	difficulty: Difficulty;
	seed: number;
}

function makeAgain({ skill_id, version, difficulty, seed }: PreviewKey) {
	const generator = generatorFor(skill_id);
	if (generator?.version !== version) throw new ApiError("not_found");
	const question = generator.generate(seed, difficulty);
	const preview_key = [skill_id, version, difficulty, seed].join(" ");
	return {
		id: idOfText(preview_key),
		preview_key,
		skill_id,
		difficulty,
		question,
		rendered: renderQuestion(question),
	};
}

function readKey(preview_key: string): PreviewKey {
	const [, skill_id = "", version, difficulty, seed] =
		/^([a-z0-9-]{1,100}) (\d{1,4}) ([1-5]) (\d{1,10})$/.exec(preview_key) ?? [];
	return {
		skill_id,
		version: Number(version),
		difficulty: Number(difficulty) as Difficulty,
		seed: Number(seed),
	};
}
