import { guessChance } from "@learnin/domain/mastery/belief/guess-chance";
import type { LoggedAnswer } from "@learnin/domain/mastery/replay/answer-replay";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { ofQuestionSql } from "../../platform/db/of-question.ts";
import { readWhole } from "../../platform/db/read-whole.ts";

interface Row {
	student_id: string;
	skill_id: string;
	grade: number;
	builds_on: string[];
	item_key: string;
	difficulty: Difficulty;
	question: Question;
	is_right: boolean;
	at_ms: number;
	duration_ms: number;
	hints: number;
	wrong_tries: number;
}

/** An answer of this deployment with its skill's grade. */
export interface OwnAnswer extends LoggedAnswer {
	grade: number;
}

/** Batch size: a question with its drawing is large, what is kept of it here is not. */
const PART = 2_000;

/**
 * The newest finished questions, at most `most`, oldest first. As in the product, skips are excluded, and so
 * are repeats of the very same question within a day.
 */
export async function readOwnAnswers(
	pool: Parameters<typeof readWhole>[0],
	most: number,
): Promise<OwnAnswer[]> {
	return readWhole(pool, async (read) => {
		await read(declareAnswers(most));
		const answers: OwnAnswer[] = [];
		for (;;) {
			const rows = await read<Row>(/* not a text */ `fetch ${PART} from answers`);
			if (rows.length === 0) return answers;
			for (const row of rows) answers.push(answerOf(row));
		}
	});
}

/** Cursors take no parameters; `most` is an integer. */
const declareAnswers = (most: number) => `declare answers no scroll cursor for
	select q.student_id, q.skill_id, s.grade, q.difficulty, c.question,
		q.hints_opened + (select count(*) from question_twins t where t.question_id = q.id)::int as hints,
		case when q.generator_version is null and q.fingerprint is not null then q.fingerprint
			else concat(q.skill_id, ':', coalesce(q.generator_version::text, 'given'), ':', q.difficulty) end as item_key,
		q.is_correct and q.attempt_count = 1 and q.hints_opened = 0 as is_right,
		extract(epoch from q.finished_at) * 1000 as at_ms,
		q.attempt_count - (case when q.is_correct then 1 else 0 end) as wrong_tries,
		(select coalesce(sum(a.active_ms), 0) from attempts a where ${ofQuestionSql("a", "q")})::int as duration_ms,
		array(select p.prerequisite_id from skill_prerequisites p where p.skill_id = q.skill_id order by 1) as builds_on
	from (select * from practice_questions where finished_at is not null and not (is_skipped and attempt_count = 0)
		order by id desc limit ${Math.trunc(most)}) q
	join skills s on s.id = q.skill_id
	join question_contents c on c.id = q.content_id
	where not exists (select 1 from attempts e where e.student_id = q.student_id and e.family_id = q.family_id
		and e.fingerprint = q.fingerprint and e.question_id <> q.id
		and e.created_at < q.finished_at and e.created_at > q.finished_at - interval '1 day')
	order by q.finished_at, q.id`;

function answerOf(row: Row): OwnAnswer {
	const { skill_id, student_id, item_key, question, at_ms, ...rest } = row;
	return {
		...rest,
		at_ms: Number(at_ms),
		learner: student_id,
		skills: [skill_id],
		item: item_key,
		guess_chance: guessChance(question),
	};
}
