import { attemptsOf } from "./export-attempts.ts";
import { at, type ExportPart } from "./export-part.ts";

/**
 * The data about one child, except its sign-in. No key of a question that is still open leaves the product.
 */
export const partsOfStudent: readonly ExportPart[] = [
	{
		file: "profile",
		owner: "student",
		text: `select id, name, email, grade, school_name, educational_board, learning_objective, avatar, daily_goal,
			days_per_week, shows_drawings, daily_reward_minor, time_zone, is_active, created_at, deletion_warned_at, ${at("created_at")}, id as export_id
			from students where id = $1`,
	},
	{
		file: "enrolments",
		owner: "student",
		text: `select id, order_line_id, starts_at, ends_at, ended_early_at, ${at("starts_at")}, id as export_id
			from enrolments where student_id = $1`,
	},
	{
		file: "payments",
		owner: "student",
		text: `select l.id, l.order_id, o.purpose, o.state, o.currency, o.paid_at, l.name, l.email, l.grade, l.school_name,
			l.educational_board, l.learning_objective, l.course_fee_minor, l.reward_amount_minor,
			${at("o.created_at")}, l.id as export_id
			from order_lines l join orders o on o.id = l.order_id where l.student_id = $1`,
	},
	{
		file: "consents",
		owner: "student",
		text: `select id, account_id, policy_version, scopes, method, evidence_ref, given_at, withdrawn_at, withdrawn_by,
			${at("given_at")}, id as export_id from consents where student_id = $1`,
	},
	{
		file: "invitations",
		owner: "student",
		text: `select id, email, created_at, expires_at, used_at, revoked_at, ${at("created_at")}, id as export_id
			from invitations where student_id = $1`,
	},
	{
		file: "earlier-goals",
		owner: "student",
		text: `select since, until, time_zone, daily_goal, days_per_week, ${at("until")}, student_id as export_id
			from past_rules where student_id = $1`,
	},
	{
		file: "practice-sessions",
		owner: "student",
		text: `select id, kind, title, skill_id, procedure, created_at, ${at("created_at")}, id as export_id
			from practice_sessions where student_id = $1`,
	},
	{
		file: "questions",
		owner: "student",
		text: `select q.id, q.session_id, q.position, q.skill_id, k.name as skill, q.difficulty, c.question->>'prompt' as prompt,
			case when q.finished_at is null then c.question - 'key' - 'known_mistakes' - 'hints' - 'explanation' else c.question
			end as question, q.tries_remaining, q.attempt_count, q.hints_opened, q.wrong_answers, q.is_correct, q.is_skipped,
			q.points, q.created_at, q.finished_at, q.replaced_at, q.review_of, q.is_in_review, q.is_missed,
			exists (select 1 from questions_to_learn w where w.question_id = q.id) as waits_for_mastery,
			${at("q.created_at")}, q.id as export_id
			from practice_questions q join skills k on k.id = q.skill_id join question_contents c on c.id = q.content_id
			where q.student_id = $1`,
	},
	{
		file: "attempts",
		owner: "student",
		text: attemptsOf(at("a.created_at")),
	},
	{
		file: "question-twins",
		owner: "student",
		text: `select question_id, question->>'prompt' as prompt, opened_at, solved_at, ${at("opened_at")}, id as export_id
			from question_twins where student_id = $1`,
	},
	{
		file: "mastery",
		owner: "student",
		text: `select m.skill_id, k.name as skill, m.mean, m.variance, m.finished_count, m.evidence, m.memory, m.mastered_at,
			m.stuck_told_at as told_to_be_hard_at, m.updated_at, a.mean as ability_mean, a.variance as ability_variance, a.goal_told_on,
			${at("coalesce(m.updated_at, 'epoch')")}, md5(m.skill_id)::uuid as export_id
			from student_abilities a join skill_masteries m on m.student_id = a.student_id join skills k on k.id = m.skill_id
			where a.student_id = $1`,
	},
	{
		file: "mastery-course",
		owner: "student",
		text: `select id as question_id, skill_id, tried_at as finished_at, mastery, stage_before, stage_after, ${at("tried_at")},
			id as export_id from practice_questions where student_id = $1 and mastery is not null`,
	},
	{
		file: "bookmarks",
		owner: "student",
		text: `select question_id, created_at, ${at("created_at")}, question_id as export_id from bookmarks where student_id = $1`,
	},
	{
		file: "shown-drawings",
		owner: "student",
		text: `select question_id, drawing, shared_at, ${at("shared_at")}, question_id as export_id
			from shared_drawings where student_id = $1`,
	},
	{
		file: "celebrations",
		owner: "student",
		text: `select key, seen_at, ${at("seen_at")}, md5(key)::uuid as export_id from celebrations_seen where student_id = $1`,
	},
	{
		file: "placements",
		owner: "student",
		text: `select id, grade, started_at, finished_at, starting_skill_ids, ${at("started_at")}, id as export_id
			from placements where student_id = $1`,
	},
	{
		file: "placement-answers",
		owner: "student",
		text: `select id, placement_id, position, skill_id, difficulty, question->>'prompt' as prompt,
			case when response is not null then question end as question, response, answer, asked_at, answered_at, ${at("asked_at")}, id as export_id
			from placement_questions where student_id = $1`,
	},
	{
		file: "placed-skills",
		owner: "student",
		text: `select skill_id, placement_id, known_chance, asked, related_answers, placed_at, ${at("placed_at")},
			md5(skill_id)::uuid as export_id from placed_skills where student_id = $1`,
	},
	{
		file: "procedure-estimates",
		owner: "student",
		text: `select procedure, odds, possible_count, made_count, quiet_count, updated_at, shown_by, shown_skill_id, is_found,
			${at("updated_at")}, md5(procedure)::uuid as export_id from procedure_estimates where student_id = $1`,
	},
	{
		file: "skill-statements",
		owner: "student",
		text: `select skill_id, says, said_at, ${at("said_at")}, md5(skill_id)::uuid as export_id
			from skill_statements where student_id = $1`,
	},
	{
		file: "worksheets",
		owner: "student",
		text: `select code, source, items, created_at, ${at("created_at")}, md5(code)::uuid as export_id
			from worksheets where student_id = $1`,
	},
	{
		file: "problem-reports",
		owner: "student",
		text: `select id, question_id, reason, note, state, reply, created_at, resolved_at, ${at("created_at")}, id as export_id
			from problem_reports where student_id = $1`,
	},
	{
		file: "daily-rewards",
		owner: "student",
		text: `select date, currency, wanted_minor, given_minor, created_at, ${at("created_at")},
			md5(student_id::text || date::text)::uuid as export_id from daily_rewards where student_id = $1`,
	},
	{
		file: "reward-payouts",
		owner: "student",
		text: `select id, currency, amount_minor, note, paid_by, created_at, ${at("created_at")}, id as export_id
			from reward_payouts where student_id = $1`,
	},
	{
		file: "reward-promises",
		owner: "student",
		text: `select p.id, p.student_id is null as is_for_every_child, p.title, p.note, p.cost_points, p.ends_on, p.times,
			p.created_at, p.ended_at, ${at("p.created_at")}, p.id as export_id
			from students s join reward_promises p on p.family_id = s.family_id and coalesce(p.student_id, s.id) = s.id
			where s.id = $1`,
	},
	{
		file: "reward-requests",
		owner: "student",
		text: `select id, promise_id, title, cost_points, state, word, asked_at, answered_at, given_at, ${at("asked_at")},
			id as export_id from reward_requests where student_id = $1`,
	},
	{
		file: "answer-reviews",
		owner: "student",
		text: `select id, question_id, attempt_id, state, cause, model_result, verdict, comment, created_at, decided_at,
			${at("created_at")}, id as export_id from answer_reviews where student_id = $1`,
	},
];

/** The data about one account; nothing that could sign in with it. */
export const partsOfAccount: readonly ExportPart[] = [
	{
		file: "account",
		owner: "account",
		text: `select id, email, email_verified_at, name, user_type, is_active, deactivated_at, avatar, currency, time_zone, created_at,
			password_hash is not null as has_password, totp_confirmed_at as second_factor_since, pin_hash is not null as has_pin,
			${at("created_at")}, id as export_id from accounts where id = $1`,
	},
	{
		file: "sign-ins",
		owner: "account",
		text: `select user_agent as device, created_at, last_seen_at, ended_at, ended_because, opened_by, is_by_pin,
			seen_from is not null as is_look_of_super_admin, second_factor_at, ${at("created_at")}, id as export_id from sessions where account_id = $1`,
	},
	{
		file: "google",
		owner: "account",
		text: `select issuer, subject, email, created_at, ${at("created_at")}, account_id as export_id
			from identities where account_id = $1`,
	},
	{
		file: "mailed-links",
		owner: "account",
		text: `select purpose, new_email, created_at, expires_at, used_at, ${at("created_at")}, account_id as export_id
			from mailed_links where account_id = $1`,
	},
	{
		file: "notifications",
		owner: "account",
		text: `select kind, description, page, is_on_bell, created_at, happened_at, time_zone, read_at, ${at("created_at")}, id as export_id
			from notifications where account_id = $1`,
	},
	{
		file: "notification-switches",
		owner: "account",
		text: `select kind, channel, is_on, 0::bigint as export_at, account_id as export_id
			from notification_switches where account_id = $1`,
	},
	{
		file: "weekly-mails",
		owner: "account",
		text: `select week, kind, created_at, ${at("created_at")}, md5(week::text)::uuid as export_id
			from weekly_digests where account_id = $1`,
	},
	{
		file: "mails",
		owner: "account",
		text: `select m.kind, m.state, m.tries, m.created_at, m.tried_at, ${at("m.created_at")}, m.id as export_id
			from accounts a join mail_log m on m.address = a.email where a.id = $1`,
	},
	{
		file: "record-of-changes",
		owner: "account",
		text: `select created_at, action, details, id as export_at, '00000000-0000-0000-0000-000000000000'::uuid as export_id
			from audit_log where actor_id = $1 and subject_id = $1`,
	},
	{
		file: "picture",
		owner: "account",
		text: `select encode(bytes, 'base64') as picture_base64, created_at, ${at("created_at")}, account_id as export_id
			from avatar_pictures where account_id = $1`,
	},
];
