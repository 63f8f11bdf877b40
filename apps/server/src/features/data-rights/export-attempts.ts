/** The attempts of student $1, complete: what a row leaves to its question is read from there. */
export const attemptsOf = (export_at: string) => `
	select a.id, q.session_id, a.question_id, q.skill_id, a.kind, a.verdict,
		jsonb_build_object('question_type', c.question->'question_type') || a.answer as answer, a.answer_read,
		case when a.verdict is not null then jsonb_build_object('verdict', a.verdict)
			|| case when a.verdict = 'incorrect' then jsonb_build_object('is_repeat', a.is_repeat,
				'known_mistake', c.rendered->'known_mistakes'->a.known_mistake_id) else '{}' end
			|| coalesce(a.feedback, '{}') end as feedback,
		a.known_mistake_id, a.is_repeat, a.attempt_number, a.tries_remaining, a.hints_opened, a.points, a.time_to_first_ms,
		a.active_ms, a.client_time, a.created_at, ${export_at}, a.id as export_id
	from attempts a join practice_questions q on q.id = a.question_id join question_contents c on c.id = q.content_id
	where a.student_id = $1 and a.family_id = (select family_id from students where id = $1)`;
