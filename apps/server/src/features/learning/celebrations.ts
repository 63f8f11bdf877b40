import { MASTERY_NEWS_DAYS, newlyMastered } from "@learnin/domain/mastery/mastered-since";
import { dayGoal } from "@learnin/domain/practice/day-goal";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { isStreakMilestone } from "@learnin/domain/rewards/streak-milestones";
import { dateOfDay, dayNumber, weekStart } from "@learnin/domain/rewards/week";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { readRecords, readSeasons } from "../growth/index.ts";
import { learnFinishedOf, readLearner, startedSkillsOf } from "../mastery/index.ts";
import { dayIn, readDaysAndRules, streakOf } from "../rewards/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { insertSeen, selectSeen, selectStudent } from "./learning.queries.ts";

type Celebration = RouteResponse<typeof getPlan>["celebrations"][number];
type App = Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">;
type Student = Awaited<ReturnType<typeof selectStudent>>;

/** Anything older is no longer news. */
const newsDays = MASTERY_NEWS_DAYS;
const mostSkills = 3;

/**
 * What the student achieved and has not seen yet. Derived from the days and from mastery, so that nothing is
 * lost if the page is left too early; only what was seen is stored.
 */
export async function celebrationsOf(
	app: App,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
): Promise<Celebration[]> {
	const { student_id } = viewer;
	await learnFinishedOf(app, [student_id], viewer);
	const student = await selectStudent(app.db, student_id);
	const reached = [
		...(await ofDays(app, student)),
		...(await ofSkills(app, student)),
		...(await ofSeasons(app, student)),
		...(await ofRecords(app, student)),
	];
	const seen = await selectSeen(
		app.db,
		student_id,
		reached.map(({ id }) => id),
	);
	return reached.filter(({ id }) => !seen.has(id));
}

/** Stores that these were seen; ignores ids of nothing that was achieved. */
export async function noteCelebrations(
	app: App,
	viewer: Pick<StudentViewer, "student_id" | "family_id" | "impersonated_by">,
	ids: readonly string[],
): Promise<void> {
	const { student_id, family_id } = viewer;
	const reached = await celebrationsOf(app, viewer);
	await insertSeen(app.db, {
		student_id,
		family_id,
		keys: reached.map(({ id }) => id).filter((id) => ids.includes(id)),
		seen_at: app.now(),
	});
}

async function ofDays(app: App, student: Student): Promise<Celebration[]> {
	const { days, today, rulesOf } = await readDaysAndRules(app, student);
	const finished = new Map(days.map((day) => [day.date, day.finished]));
	const isReached = (date: string) => dayGoal(finished.get(date) ?? 0, rulesOf(date).daily_goal).is_reached;
	const goal: Celebration[] = isReached(today)
		? [{ kind: "goal_reached", id: `goal:${today}`, count: finished.get(today) ?? 0 }]
		: [];
	const { current_streak } = streakOf(days, today, rulesOf);
	const newest = lastDays(today).find(isReached);
	// Only while the streak card shows the same number.
	if (newest === undefined || !isStreakMilestone(current_streak)) return goal;
	return [...goal, { kind: "streak", id: `streak:${newest}`, days: current_streak }];
}

/** The newest first. */
function lastDays(today: string): string[] {
	return Array.from({ length: newsDays }, (_, back) => dateOfDay(dayNumber(today) - back));
}

async function ofSkills(app: App, student: Student): Promise<Celebration[]> {
	const learner = await readLearner(app.db, student.id);
	const graph = await readSkillGraph(app.db);
	const now = app.now();
	return newlyMastered(startedSkillsOf(learner, now), now.getTime())
		.slice(0, mostSkills)
		.map(({ skill_id, mastered_at_ms }) => ({
			kind: "skill_mastered",
			id: `skill:${skill_id}:${dayIn(student.time_zone, new Date(mastered_at_ms))}`,
			skill_id,
			name: graph.nameOf(skill_id),
		}));
}

/**
 * Records of this week, and of the week before: whether a week was careful is only known at its end. The
 * first week ever beats nothing.
 */
async function ofRecords(app: App, student: Student): Promise<Celebration[]> {
	const today = dayIn(student.time_zone, app.now());
	const since = weekStart(dateOfDay(dayNumber(today) - newsDays));
	return (await readRecords(app.db, student.id, today))
		.filter(({ is_beaten, monday }) => is_beaten && monday >= since)
		.map(({ is_beaten: _, ...told }) => ({
			kind: "record",
			id: `record:${told.record}:${told.monday}`,
			...told,
		}));
}

/** Tile art earned in these days. */
async function ofSeasons(app: App, student: Student): Promise<Celebration[]> {
	const since = dateOfDay(dayNumber(dayIn(student.time_zone, app.now())) - newsDays);
	const { seasons } = await readSeasons(app.db, student.id);
	return seasons
		.filter(({ earned_on }) => earned_on !== null && earned_on > since)
		.map(({ season, skills }) => ({ kind: "season", id: `season:${season}`, season, skills }));
}
