import { type Random, seededRandom } from "@learnin/curriculum/random/seeded-random";
import { pointsForDifficulty } from "@learnin/domain/rewards/points";
import type { PoolQuestion, QuestionPool } from "./question-pool.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** One answer or skip; `answer` is its index in the question's answers, -1 for a skip. */
export interface SimulatedAttempt {
	answer: number;
	at_ms: number;
	hints_opened: number;
	attempt_number: number;
	tries_remaining: number;
	points: number;
	time_to_first_ms: number;
	active_ms: number;
}

export interface SimulatedQuestion {
	id: string;
	pool: PoolQuestion;
	position: number;
	attempts: SimulatedAttempt[];
	hints_opened: number;
	is_correct: boolean;
	is_skipped: boolean;
	/** Null while it is open. */
	finished_at_ms: number | null;
	/** The very same one was finished within the day before. */
	is_known_by_heart: boolean;
}

export interface SimulatedSession {
	id: string;
	kind: "skill" | "daily";
	skill_id: string | null;
	title: string | null;
	created_at_ms: number;
	questions: SimulatedQuestion[];
}

export interface SimulatedStudent {
	number: number;
	grade: number;
	/** What is done on a day, 0 being the first: no, one or several sets. */
	practiseDay(day: number): SimulatedSession[];
}

export interface PracticePlan {
	attempts: number;
	days: number;
	/** Midnight of the first day. */
	first_day_ms: number;
	/** Nothing is done later. */
	until_ms: number;
}

const questionsPerSet = 10;
/** About how many attempts a set takes. */
const attemptsOfSet = 13;
const mostTries = 10;
const firstGrade = 2;
const grades = 7;
/** How many of seven days have practice, as most families choose. */
const daysOfWeek = 5;

/**
 * A simulated child with its own ability, which practices the skills of its grade and of the one below,
 * improves, takes hints, slips, skips, and leaves sets unfinished. Deterministic for the same number.
 */
export function simulatedStudent(number: number, pool: QuestionPool, plan: PracticePlan): SimulatedStudent {
	const random = seededRandom(`student ${number}`);
	const grade = gradeOf(number);
	const child: Child = {
		random,
		strength: between(random, -1.2, 1.6),
		skills: skillsFor(pool, grade),
		strengths: new Map(),
		finished: new Map(),
		left: plan.attempts,
	};
	return { number, grade, practiseDay: (day) => practiseDay(child, pool, plan, day) };
}

/** The grades take turns. */
export function gradeOf(number: number): number {
	return firstGrade + (number % grades);
}

interface Child {
	random: Random;
	/** In log odds, in addition to what was learned of a skill. */
	strength: number;
	skills: string[];
	/** The contribution of practice and talent in a skill. */
	strengths: Map<string, number>;
	/** When each question was last finished, by fingerprint. */
	finished: Map<string, number>;
	/** Attempts that are still to be made. */
	left: number;
}

function skillsFor(pool: QuestionPool, grade: number): string[] {
	const below = pool.skillsOf(Math.max(firstGrade, grade - 1));
	return [...new Set([...below.slice(-10), ...pool.skillsOf(grade)])];
}

function practiseDay(child: Child, pool: QuestionPool, plan: PracticePlan, day: number): SimulatedSession[] {
	const { random } = child;
	const is_last = day === plan.days - 1;
	if (!is_last && random.integer(1, 7) > daysOfWeek) return [];
	const days_left = Math.max(1, ((plan.days - day) * daysOfWeek) / 7);
	const wanted = is_last ? child.left : Math.min(child.left, Math.round(child.left / days_left));
	const goal = child.left - wanted;
	const sessions: SimulatedSession[] = [];
	// School is over; what is done on the last day is done by now.
	let at_ms = plan.first_day_ms + day * DAY_MS + random.integer(14 * 60, 17 * 60) * 60_000;
	const end_ms = plan.until_ms - 60_000;
	// Sets are whole: the last one is started if it is due by half.
	while (is_last ? child.left > 0 : child.left - goal > random.integer(0, attemptsOfSet)) {
		const session = practiseSet(child, pool, {
			day: day / plan.days,
			at_ms: Math.min(at_ms, end_ms),
			end_ms,
		});
		sessions.push(session);
		at_ms =
			(session.questions.findLast(isFinished)?.finished_at_ms ?? at_ms) + random.integer(1, 40) * 60_000;
	}
	return sessions;
}

function isFinished({ finished_at_ms }: SimulatedQuestion): boolean {
	return finished_at_ms !== null;
}

/** `day` is the elapsed part of the time, 0 to 1. */
interface Moment {
	day: number;
	at_ms: number;
	end_ms: number;
}

function practiseSet(child: Child, pool: QuestionPool, moment: Moment): SimulatedSession {
	const { random } = child;
	const is_daily = random.oneIn(3);
	const skill_id = skillAt(child, moment.day);
	// One in twenty is left before its end.
	const count = random.oneIn(20) ? random.integer(1, questionsPerSet - 1) : questionsPerSet;
	let at_ms = moment.at_ms;
	const questions = Array.from({ length: questionsPerSet }, (_, position) => {
		const of = is_daily && position > 0 ? skillAt(child, moment.day) : skill_id;
		const pooled = chooseQuestion(child, pool, of, position);
		const question = newQuestion(pooled, position, child.finished.get(pooled.fingerprint), at_ms);
		if (position < count && child.left > 0) at_ms = work(child, question, at_ms, moment.end_ms);
		return question;
	});
	return {
		id: crypto.randomUUID(),
		kind: is_daily ? "daily" : "skill",
		skill_id: is_daily ? null : skill_id,
		title: is_daily ? "Today’s set" : null,
		created_at_ms: moment.at_ms,
		questions,
	};
}

/** The skills are worked through over time, sometimes returning to an earlier one. */
function skillAt({ random, skills }: Child, day: number): string {
	const at =
		Math.floor(day * skills.length) + random.integer(-3, 2) - (random.oneIn(4) ? random.integer(3, 12) : 0);
	return skills[Math.min(skills.length - 1, Math.max(0, at))] ?? "";
}

function chooseQuestion(child: Child, pool: QuestionPool, skill_id: string, position: number): PoolQuestion {
	const ofSkill = pool.bySkill.get(skill_id) ?? [];
	const known = Math.round((child.strengths.get(skill_id) ?? 0) + child.strength);
	const level = Math.min(4, Math.max(0, Math.floor(position / 3) + Math.min(1, known)));
	const list = ofSkill[level] ?? [];
	const fresh = list.filter(({ fingerprint }) => !child.finished.has(fingerprint));
	return child.random.pick(fresh.length > 0 ? fresh : list);
}

function newQuestion(
	pool: PoolQuestion,
	position: number,
	last_ms: number | undefined,
	now_ms: number,
): SimulatedQuestion {
	return {
		id: crypto.randomUUID(),
		pool,
		position,
		attempts: [],
		hints_opened: 0,
		is_correct: false,
		is_skipped: false,
		finished_at_ms: null,
		is_known_by_heart: last_ms !== undefined && now_ms - last_ms < DAY_MS,
	};
}

/** Answers until it is correct, the tries run out, or it is skipped; returns when it is done. */
function work(child: Child, question: SimulatedQuestion, from_ms: number, end_ms: number): number {
	const { random } = child;
	const { skill_id, difficulty, answers, fingerprint } = question.pool;
	const strength = strengthIn(child, skill_id);
	const is_repeat = child.finished.has(fingerprint);
	let at_ms = from_ms;
	for (let wrong = 0; question.finished_at_ms === null && child.left > 0; wrong += 1) {
		const spent = random.integer(6_000, 70_000);
		at_ms = Math.min(at_ms + spent, end_ms);
		if (wrong > 0 && random.oneIn(3))
			question.hints_opened = Math.min(question.hints_opened + 1, hintCount(question));
		const is_out = wrong >= answers.length - 1;
		const is_given_up = (wrong > 0 && random.oneIn(12)) || (wrong === 0 && random.oneIn(60));
		const log_odds = strength + 0.9 - (difficulty - 3) * 0.5 + wrong * 0.6;
		const answer = is_given_up
			? -1
			: is_out || random.integer(0, 999) < 1000 * chance(log_odds)
				? 0
				: wrong + 1;
		const is_helped = wrong > 0 || question.hints_opened > 0;
		const { first_try, helped } = pointsForDifficulty(difficulty);
		question.attempts.push({
			answer,
			at_ms,
			hints_opened: question.hints_opened,
			attempt_number: answer === -1 ? wrong : wrong + 1,
			tries_remaining: mostTries - wrong - (answer > 0 ? 1 : 0),
			points: answer !== 0 || is_repeat ? 0 : is_helped ? helped : first_try,
			time_to_first_ms: Math.round(spent / 3),
			active_ms: spent,
		});
		child.left -= 1;
		if (answer > 0) continue;
		question.is_correct = answer === 0;
		question.is_skipped = answer === -1;
		question.finished_at_ms = at_ms;
		child.finished.set(fingerprint, at_ms);
	}
	child.strengths.set(skill_id, strength - child.strength + 0.04);
	return at_ms;
}

function hintCount({ pool }: SimulatedQuestion): number {
	return pool.question.hints.length;
}

function strengthIn({ random, strength, strengths }: Child, skill_id: string): number {
	const known = strengths.get(skill_id) ?? between(random, -1, 1);
	return strength + known;
}

function chance(log_odds: number): number {
	return 1 / (1 + Math.exp(-log_odds));
}

function between(random: Random, min: number, max: number): number {
	return min + (random.integer(0, 1_000) / 1_000) * (max - min);
}
