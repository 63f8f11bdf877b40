import { setGoals } from "@learnin/contract/routes/people/goals.contract";
import { getSkill } from "@learnin/contract/routes/practice/learning.contract";
import { answerPlacement, startPlacement } from "@learnin/contract/routes/practice/placement.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer } from "@learnin/domain/examples/answers";
import { masteryState } from "@learnin/domain/mastery/belief/mastery-state";
import { isMastered } from "@learnin/domain/reports/figures";
import { isPracticeDay } from "@learnin/domain/practice/practice-day";
import type { Question } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import {
	sendRightAnswer,
	sendSkip,
	sendWrongAnswer,
	startedIds,
} from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { learnAllWaiting } from "../mastery/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { type Child, type EverythingSaid, everythingSaid } from "./testing/everything-said.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();
/** A Sunday evening: the week of the email and the calendar's week begin on the same day. */
const sunday = Date.parse("2026-11-22T18:00:00Z");

const learning = () => ({
	config: app.config,
	db: app.database.db,
	jobs: { add: async () => {}, handle() {}, repeat() {}, async start() {}, async stop() {} },
	log: { warn() {} },
	now: () => app.clock.now,
});

/** Many days ago, `+` is right on the first try, `-` is not solved. */
const did = ({ student }: Child, skill_id: string, marks: string, days_ago: number) =>
	insertFinished(app, student, { skill_id, marks, at: new Date(sunday - days_ago * DAY_MS - 60_000) });

const goal = ({ student }: Child, daily_goal: number) =>
	app.call(setGoals, { body: { daily_goal, days_per_week: 7 } }, student.token);

async function daily({ student }: Child): Promise<string[]> {
	const { data } = await app.call(startSession, { body: { kind: "daily" } }, student.token);
	return data.questions.map(({ id }) => id);
}

async function solve({ student }: Child, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		moveClock(app, 1000);
		await sendRightAnswer(app, student, id);
	}
}

/** Answers the placement: right up to that grade, "not learned yet" above it. */
async function place({ student }: Child, grade: number): Promise<void> {
	let { question } = (await app.call(startPlacement, { body: {} }, student.token)).data;
	while (question !== null) {
		const { question: key } = await app.database.db
			.selectFrom("placement_questions")
			.select("question")
			.where("id", "=", question.id)
			.executeTakeFirstOrThrow();
		const answer = question.grade <= grade ? rightAnswer(key as Question) : null;
		const params = { placement_question_id: question.id };
		({ question } = (await app.call(answerPlacement, { params, body: { answer } }, student.token)).data);
	}
}

const states: Record<string, (child: Child) => Promise<unknown>> = {
	new: async () => undefined,
	placed: (child) => place(child, 4),
	"placed above its grade": (child) => place(child, 8),
	"placed, and skipped what looked known": async (child) => {
		await place(child, 5);
		await sendSkip(app, child.student, (await startedIds(app, child.student))[0]);
	},
	"placed, and right since": async (child) => {
		await place(child, 5);
		await solve(child, (await startedIds(app, child.student)).slice(0, 2));
	},
	"in the middle of a set": async (child) => {
		const [missed = "", ...others] = await daily(child);
		await sendWrongAnswer(app, child.student, missed);
		await solve(child, others.slice(0, 4));
	},
	"only trying": async (child) => {
		await sendWrongAnswer(app, child.student, (await daily(child))[0] ?? "");
	},
	"only skipped": async (child) => {
		for (const id of await daily(child)) await sendSkip(app, child.student, id);
	},
	"away after only skipping": async (child) => {
		await did(child, "add-within-100", "-----", 14);
		await app.database.db
			.updateTable("practice_questions")
			.set({ is_skipped: true })
			.where("student_id", "=", child.student.student_id)
			.execute();
	},
	"away after practicing": (child) => did(child, "add-within-100", "+++-", 14),
	"hardly doing more than skipping": async (child) => {
		await goal(child, 5);
		const [first = "", ...others] = await daily(child);
		await solve(child, [first]);
		for (const id of others) await sendSkip(app, child.student, id);
	},
	"skipped after a try": async (child) => {
		const [first = "", second = "", ...others] = await startedIds(app, child.student);
		await sendWrongAnswer(app, child.student, first);
		for (const id of [first, second]) await sendSkip(app, child.student, id);
		await solve(child, others.slice(0, 2));
	},
	"mastered, at the goal": async (child) => {
		await goal(child, 10);
		await solve(child, await startedIds(app, child.student));
	},
	"past the goal, in the next set": async (child) => {
		await goal(child, 5);
		await solve(child, await daily(child));
		await solve(child, (await daily(child)).slice(0, 2));
	},
	stuck: (child) => did(child, "add-within-100", "+--+------", 1),
	slipping: async (child) => {
		await did(child, "add-within-100", "++++++++++", 3);
		await did(child, "add-within-100", "--", 1);
	},
	"with reviews due": async (child) => {
		await did(child, "add-within-100", "++++++++++", 60);
		await did(child, "subtract-within-100", "++++++++++", 55);
		await did(child, "multiplication-equal-groups", "+-+", 1);
	},
	"with mistakes due": async (child) => {
		await did(child, "add-within-100", "-+-", 2);
		await did(child, "subtract-within-100", "--+-", 4);
	},
	"through with everything": async (child) => {
		const graph = await readSkillGraph(app.database.db);
		const all = graph.skills.filter(({ is_active, grade }) => is_active && grade === 5);
		for (const { id } of all) await did(child, id, "+++++++", 1);
		// More than one reading learns from.
		await learnAllWaiting(learning());
	},
	"on a streak": async (child) => {
		await goal(child, 3);
		for (const days_ago of [1, 2, 8]) await did(child, "add-within-100", "+++-", days_ago);
		await solve(child, (await daily(child)).slice(0, 3));
	},
};

/** The same skill, for the same reason, wherever something comes next. */
function expectOneNext({ own: { plan, skills }, parent, email }: EverythingSaid) {
	const sheet = parent.worksheet.next[0];
	const [mailed] = email.next;
	expect({ skill_name: mailed?.skill, reason: mailed?.reason }).toEqual(sheet);
	if (plan.next === null) return;
	const { skill_id, reason } = plan.next;
	expect(sheet).toEqual({ skill_name: skills.find(({ id }) => id === skill_id)?.name, reason });
	const step = plan.steps.find((each) => each.skill_id === skill_id);
	if (step !== undefined) expect(step.reason).toBe(reason);
	// The dashboard names the first three.
	if (step !== undefined) expect(plan.steps.slice(0, 3)).toContain(step);
}

/** The same state of each skill, and the same numbers of skills in it. */
function expectOneState({ own: { plan, skills, month }, parent, email }: EverythingSaid) {
	const { card, report, worksheet } = parent;
	const listed = new Map(skills.map((skill) => [skill.id, skill]));
	for (const { skill_id, state, looks_known, shown_right } of report.grade_skills) {
		const skill = listed.get(skill_id);
		expect({ skill_id, state, looks_known, shown_right }).toEqual({
			skill_id,
			state: masteryState(skill?.is_begun === true ? skill.stage : undefined),
			looks_known: skill?.looks_known,
			shown_right: skill?.shown_right,
		});
	}
	const begun = skills.filter(({ is_begun }) => is_begun);
	const stages = new Map(begun.map(({ id, stage }) => [id, stage]));
	expect(new Map(report.skills.map(({ skill_id, stage }) => [skill_id, stage]))).toEqual(stages);
	const mastered = begun.filter(({ stage }) => isMastered(stage));
	expect(card.mastered_count).toBe(mastered.length);
	expect(card.review_count).toBe(begun.filter(({ stage }) => stage === "due_for_review").length);
	expect(plan.collection).toMatchObject({
		mastered_count: mastered.length,
		started_count: begun.length - mastered.length,
		known: skills
			.filter(({ looks_known }) => looks_known)
			.slice(-8)
			.toReversed()
			.map(({ id }) => ({ skill_id: id })),
	});
	for (const tile of plan.collection.tiles)
		expect(tile).toMatchObject({
			stage: stages.get(tile.skill_id),
			shown_right: listed.get(tile.skill_id)?.shown_right,
		});
	expect(mastered.map(({ id }) => id)).toEqual(
		expect.arrayContaining(card.newly_mastered.map(({ skill_id }) => skill_id)),
	);
	// The child is told of three, the parent of all.
	const celebrated = plan.celebrations.flatMap((each) =>
		each.kind === "skill_mastered" ? [each.skill_id] : [],
	);
	expect(celebrated).toEqual(card.newly_mastered.slice(0, 3).map(({ skill_id }) => skill_id));
	const stuck = report.findings.flatMap((each) => (each.kind === "stuck" ? [each.skill.name] : []));
	expect(card.stuck.map(({ skill_name }) => skill_name)).toEqual(stuck);
	expect(email.stuck).toEqual(stuck);
	const told = parent.notifications.flatMap(
		({ description }) => /has mastered “(.+)”/u.exec(description)?.[1] ?? [],
	);
	expect(month.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(told));
	expect(
		worksheet.next.filter(({ skill_name }) => mastered.some(({ name }) => name === skill_name) && plan.next),
	).toEqual([]);
}

/** The same counts of the day and of the week. */
function expectOneCount({ today, own, parent, email }: EverythingSaid) {
	const { card, totals, totalsOfToday, report, reportOfToday } = parent;
	const { finished } = own.day;
	const figures = {
		finished,
		first_try: own.day.first_try,
		active_ms: own.day.active_ms,
		skipped: own.day.skipped,
	};
	expect({ ...own.days.days.at(-1) }).toMatchObject({ date: today, ...figures });
	expect(parent.days).toEqual(own.days);
	expect(totalsOfToday).toMatchObject(figures);
	expect(reportOfToday.totals).toMatchObject(figures);
	expect(report.calendar.find(({ date }) => date === today)).toMatchObject({ finished });
	const counted = [own.home, own.goals, own.rewards, card, parent.rewards].map(
		({ today_count }) => today_count,
	);
	expect(counted).toEqual(counted.map(() => finished));
	expect(own.plan.skipped_today).toBe(figures.skipped);
	const goals = [own.home, own.goals, own.rewards, card, parent.rewards].map(({ daily_goal }) => daily_goal);
	expect(new Set([...goals, own.day.goal]).size).toBe(1);

	const sum = (read: (day: (typeof own.days.days)[number]) => number) =>
		own.days.days.reduce((total, each) => total + read(each), 0);
	const week = { finished: sum((each) => each.finished), first_try: sum((each) => each.first_try) };
	expect(
		own.home.week.map(({ date, count, goal_reached, is_rest }) => ({
			date,
			finished: count,
			goal_reached,
			is_rest,
		})),
	).toEqual(
		own.days.days.map(({ date, finished: count, goal_reached, is_rest }) => ({
			date,
			finished: count,
			goal_reached,
			is_rest,
		})),
	);
	expect({ finished: card.week_finished, first_try: card.week_first_try }).toEqual(week);
	expect(totals).toMatchObject(week);
	expect(report.totals).toEqual({ ...totals, student_id: undefined });
	expect(email.week).toMatchObject({
		...week,
		days: own.days.days.filter(isPracticeDay).length,
	});
	expect(report.totals.days).toBe(email.week.days);
	expect(card.week.filter(isPracticeDay)).toHaveLength(email.week.days);
	expect(card.week_active_ms).toBe(sum((each) => each.active_ms));
	expect(report.totals.active_ms).toBe(sum((each) => each.active_ms));
	expect(own.goals.week.map(({ count }) => count)).toEqual(own.home.week.map(({ count }) => count));
	expect([card.current_streak, email.streak]).toEqual([own.home.current_streak, own.home.current_streak]);
	const points = own.days.sessions.reduce((total, each) => total + each.points, 0);
	expect(sum((each) => each.points)).toBe(points);
	if (own.days.sessions.length === parent.sessions.length)
		expect(parent.sessions.map((each) => each.points).toSorted()).toEqual(
			own.days.sessions.map((each) => each.points).toSorted(),
		);
}

/** The same of a week without results on the card, in the report and in the email. */
function expectOneVerdict({ parent: { card, totals, report }, email }: EverythingSaid) {
	const { week, is_starting, attention } = card.state;
	expect(card.week_skipped).toBe(totals.skipped);
	const missing = report.findings.flatMap((each) => (each.kind === "not_practised" ? [each] : []));
	expect(missing.map(({ skipped }) => skipped)).toEqual(week === "nothing" ? [card.week_skipped] : []);
	if (week !== "nothing") return;
	if (card.week_skipped === 0)
		expect(missing.map(({ tried_on }) => tried_on !== null)).toEqual([card.week_active_ms > 0]);
	expect(is_starting).toBe(false);
	expect(email.week.finished).toBe(0);
	const isNoted = attention.includes("skipping") || attention.includes("quiet");
	// In the first days, the first steps say what comes next.
	if (report.student.first_practised_on !== null || card.week_skipped >= 5) expect(isNoted).toBe(true);
	if (!isNoted) expect(card.first_steps).not.toEqual([]);
}

test.each(Object.keys(states))(
	"every page and the email say the same of a child that is %s",
	async (state) => {
		app.clock.now = new Date(sunday);
		const parent = await buildParent(app);
		const child = { parent, student: await buildStudent(app, parent) };
		await states[state]?.(child);
		const said = await everythingSaid(app, child);
		expectOneNext(said);
		expectOneState(said);
		expectOneCount(said);
		expectOneVerdict(said);
		const { next } = said.own.plan;
		if (next === null) return;
		const skill = await app.call(getSkill, { params: { skill_id: next.skill_id } }, child.student.token);
		expect(skill.data.reason).toBe(next.reason);
	},
);
