import type {
	PracticeQuestion,
	PracticeOption,
	QuestionStatus,
} from "@learnin/contract/schemas/practice.schema";
import type { AnswerBlank, Question, QuestionOption } from "@learnin/domain/question/question";
import { blankPlaces } from "@learnin/domain/question/blank-places";
import { toRewardPoints } from "@learnin/domain/rewards/points-for-attempt";
import type { GivenQuestion, Progress, QuestionRow } from "./practice.queries.ts";
import { isTwinOffered } from "./twin-offered.ts";
import type { RenderedOption } from "./render-question.ts";

/** Where a question stands, with exactly those texts that are due by now. */
export function presentStatus(
	given: Pick<GivenQuestion, "rendered">,
	progress: Progress,
	can_see_twin = false,
): QuestionStatus {
	const { rendered } = given;
	const isFinished = progress.finished_at !== null;
	return {
		tries_remaining: progress.tries_remaining,
		attempt_count: progress.attempt_count,
		is_correct: progress.is_correct,
		is_skipped: progress.is_skipped,
		is_in_review: progress.is_in_review,
		can_start_over: isFinished && !progress.is_correct && !progress.is_skipped,
		has_more_hints: !isFinished && progress.hints_opened < rendered.hints.length,
		can_see_twin: can_see_twin && !isFinished,
		hints: rendered.hints.slice(0, progress.hints_opened),
		explanation: isFinished ? rendered.explanation : null,
		answer_list: isFinished ? rendered.answer_list : null,
		answer_dict: isFinished ? (rendered.answer_dict ?? null) : null,
		points: toRewardPoints(progress.points),
	};
}

/** A question as the practice page gets it: nothing of the key, and status as due. Lists what goes out, so that a new secret cannot slip through. */
export function presentQuestion(row: Omit<QuestionRow, "replaced_at">): PracticeQuestion {
	const { question, rendered } = row;
	return {
		id: row.id,
		order: row.position,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		grade: row.grade,
		difficulty: row.difficulty,
		answer_type: question.answer_type,
		prompt: rendered.prompt,
		cta: rendered.cta,
		figure: question.figure ?? null,
		images: question.images ?? [],
		interaction: question.interaction ?? null,
		bookmarked: row.bookmarked,
		is_review: row.review_of !== null,
		given_answer: row.is_correct || row.is_in_review ? row.last_answer : null,
		status: presentStatus(row, row, isTwinOffered(row, row.mistakes_made)),
		...presentInput(question, rendered),
	};
}

/** What belongs to the question type alone. */
function presentInput(question: Question, rendered: GivenQuestion["rendered"]) {
	switch (question.question_type) {
		case "SELECT_ONE":
			return {
				question_type: question.question_type,
				options: presentOptions(question.options, rendered.options),
			};
		case "SELECT_ALL":
			return {
				question_type: question.question_type,
				options: presentOptions(question.options, rendered.options),
				answer_count: question.answer_count ?? null,
			};
		case "FILL_ONE":
			return { question_type: question.question_type, ...around(question) };
		case "FILL_MULTIPLE":
			return {
				question_type: question.question_type,
				is_in_prompt: blankPlaces(question.prompt).length > 0,
				is_any_order: question.is_any_order ?? false,
				initial_count: question.initial_count ?? question.blanks.length,
				answer_count: question.blanks.length,
				blanks: question.blanks.map((blank) => ({
					id: blank.id,
					answer_type: blank.answer_type,
					...around(blank),
				})),
			};
		case "MATCH_THE_FOLLOWING":
			return {
				question_type: question.question_type,
				left_options: presentOptions(question.left_options, rendered.left_options ?? []),
				right_options: presentOptions(question.right_options, rendered.right_options ?? []),
			};
		case "LABELED_INPUT":
			return {
				question_type: question.question_type,
				labels: question.labels.map((label) => ({
					id: label.id,
					label: label.label,
					x: label.x,
					y: label.y,
					answer_type: label.answer_type,
					...around(label),
					choices: label.choices ?? null,
				})),
			};
		case "VERIFY_WITH_LLM":
			return { question_type: question.question_type };
	}
}

function around({ answer_prefix, answer_suffix }: Pick<AnswerBlank, "answer_prefix" | "answer_suffix">) {
	return { answer_prefix: answer_prefix ?? null, answer_suffix: answer_suffix ?? null };
}

function presentOptions(options: QuestionOption[], rendered: RenderedOption[]): PracticeOption[] {
	const labels = new Map(rendered.map(({ id, label }) => [id, label]));
	return options.map(({ id, figure, image }, index) => ({
		id,
		index,
		label: labels.get(id) ?? { html: "", spoken: "" },
		figure: figure ?? null,
		image: image ?? null,
	}));
}
