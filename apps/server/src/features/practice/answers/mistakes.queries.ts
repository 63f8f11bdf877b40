import type { MistakeReturn } from "@learnin/domain/practice/mistake-schedule";
import type { Db, Tx } from "../../../platform/db/database.ts";
import {
	bool,
	date,
	int2,
	int4,
	int8,
	jsonb,
	type RowOf,
	sure,
	text,
	uuid,
} from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";

/** With more open mistakes than this, only the oldest are considered. */
const mostMistakes = 300;
/** After so many days a mistake says nothing about today; the skill's reviews check whether it is known. */
const daysKept = 90;

const selectMistakesStatement = statement({
	name: "select-mistakes",
	params: { student_id: uuid, today: date, days_kept: int4, most: int8 },
	row: {
		question_id: sure(uuid, "the id of a question"),
		skill_id: sure(text, "a question has one"),
		difficulty: sure(int2, "a question has one"),
		/** It was skipped, and not answered wrong. */
		is_skipped: sure(bool, "not null"),
		/** The day of the miss in the student's own time zone. */
		missed_on: sure(text, "of a time that is never null"),
		/** The later days with questions of the same skill, oldest first. */
		returns: sure(jsonb<MistakeReturn[]>(), "`coalesce` with a constant"),
		/** It has been repeated in a question that is unfinished and can still be answered. */
		is_open: sure(bool, "`in` over ids that are never null"),
	},
	sql: `
		with owner as (select id, family_id, time_zone from students where id = :student_id),
		tried as (
			select distinct a.question_id
			from owner s join attempts a on a.family_id = s.family_id and a.student_id = s.id
			where a.created_at > :today::date - :days_kept::int
		),
		missed as (
			select m.id, m.skill_id, m.difficulty, m.is_skipped, m.finished_at, (m.finished_at at time zone s.time_zone)::date as day
			from owner s join practice_questions m on m.student_id = s.id
			where m.id in (select question_id from tried) and m.is_missed and m.review_of is null and m.finished_at > :today::date - :days_kept::int
			union all
			-- Answered wrong and left open since at least the day before.
			select m.id, m.skill_id, m.difficulty, m.is_skipped, m.created_at, (m.created_at at time zone s.time_zone)::date
			from owner s join practice_questions m on m.student_id = s.id
			where m.id in (select question_id from tried) and m.finished_at is null and m.attempt_count > 0 and m.replaced_at is null and not m.is_in_review
				and m.review_of is null and (m.created_at at time zone s.time_zone)::date < :today::date
				and m.created_at > :today::date - :days_kept::int
		),
		returned as (
			select r.skill_id, (r.finished_at at time zone s.time_zone)::date as day,
				bool_or(r.is_correct and r.attempt_count = 1 and r.hints_opened = 0 and not exists (
					select 1 from practice_questions b
					where b.session_id = r.session_id and b.position = r.position and b.replaced_at is not null
				)) as is_first_try
			from owner s join practice_questions r on r.student_id = s.id
			where r.finished_at > (select min(finished_at) from missed) and r.replaced_at is null
				and r.skill_id in (select skill_id from missed)
			group by 1, 2
		),
		-- No one continues the set of a past day: what it left unfinished is due again.
		given as (
			select r.review_of as id
			from owner s join practice_questions r on r.student_id = s.id join practice_sessions p on p.id = r.session_id
			where r.session_id in (select session_id from open_sets where student_id = :student_id)
				and r.finished_at is null and r.replaced_at is null and r.review_of is not null and (r.is_in_review
				or p.kind <> 'daily' or (p.created_at at time zone s.time_zone)::date >= :today::date)
		)
		select m.id as question_id, m.skill_id, m.difficulty, m.is_skipped, m.day::text as missed_on,
			coalesce(
				jsonb_agg(jsonb_build_object('finished_on', r.day::text, 'is_first_try', r.is_first_try) order by r.day)
					filter (where r.day is not null), '[]') as returns,
			m.id in (select id from given) as is_open
		from missed m left join returned r on r.skill_id = m.skill_id and r.day > m.day
		group by m.id, m.skill_id, m.difficulty, m.is_skipped, m.finished_at, m.day
		having count(*) filter (where r.is_first_try) < 2
		order by m.finished_at
		limit :most`,
});

export type Mistake = RowOf<typeof selectMistakesStatement.row>;

/**
 * Questions of the last 90 days that were missed, or answered wrong and left open, whose skill was not solved
 * on the first try on two later days, oldest first. Any question of the skill counts. A question that was
 * started over counts as one with its replacement, and not as a first try.
 */
export function selectMistakes(db: Db | Tx, student_id: string, today: string): Promise<Mistake[]> {
	return selectMistakesStatement.all(db, { student_id, today, days_kept: daysKept, most: mostMistakes });
}
