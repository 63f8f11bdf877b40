import { firstStepsOf } from "@learnin/domain/family/first-steps";
import { dayGoal } from "@learnin/domain/practice/day-goal";
import { isPracticeDay } from "@learnin/domain/practice/practice-day";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import type { ChildInvitation } from "@learnin/contract/schemas/invitation.schema";
import { childState } from "@learnin/domain/reports/child-state";
import { DAYS_OF_CARD, strongAndToWorkOn } from "@learnin/domain/reports/strong-and-to-work-on";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import { dateOfDay, dayNumber } from "@learnin/domain/rewards/week";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import {
	dayIn,
	lastSevenDays,
	type PastRules,
	type PracticeDay,
	rulesByDay,
	selectPastRules,
	selectPracticeDays,
	streakOf,
	zoneAt,
} from "../rewards/index.ts";
import { childInvitations, openInvitation } from "../family/index.ts";
import { type Child, type ChildLearning, learningOf, selectChildren } from "../reports/index.ts";
import {
	selectAccount,
	selectActiveDays,
	selectBegun,
	selectRecentSessions,
	selectRewardsWaiting,
	selectSkillFigures,
	selectSkippedDays,
	type SkillFigures,
} from "./activity.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

type Dashboard = RouteResponse<typeof getParentDashboard>;

/** A card per child with the last seven days, and the family's newest sessions of the last thirty. */
export async function parentDashboard(app: AppContext, viewer: ParentViewer): Promise<Dashboard> {
	const now = app.now();
	const since = new Date(now.getTime() - DAYS_OF_CARD * DAY_MS);
	const children = await selectChildren(app.db, viewer.family_id);
	const ids = children.map(({ id }) => id);
	const [account, days, past, figures, sessions, active, skipped, begun, learning, invited, waiting] =
		await Promise.all([
			selectAccount(app.db, viewer.account_id),
			selectPracticeDays(app.db, ids),
			selectPastRules(app.db, ids),
			selectSkillFigures(app.db, viewer.family_id, since),
			selectRecentSessions(app.db, viewer.family_id, { since, limit: 10 }),
			selectActiveDays(app.db, viewer.family_id, new Date(now.getTime() - 9 * DAY_MS)),
			selectSkippedDays(app.db, viewer.family_id, new Date(now.getTime() - 9 * DAY_MS)),
			selectBegun(app.db, viewer.family_id),
			learningOf(app, ids, viewer),
			childInvitations(app, viewer),
			selectRewardsWaiting(app.db, viewer.family_id),
		]);
	return {
		first_name: account.name.split(" ")[0] ?? account.name,
		email_to_confirm: account.email_verified_at === null ? account.email : null,
		children: children.map((child) => {
			const isOwn = ({ student_id }: { student_id: string }) => student_id === child.id;
			const own = { days: days.filter(isOwn), past: past.filter(isOwn), figures: figures.filter(isOwn) };
			const learned = learning.get(child.id);
			const [has] = begun.filter(isOwn);
			const invitation = openInvitation(invited.invitations, child.id);
			if (learned === undefined || has === undefined) throw new Error("a child was not read");
			const rewards = waiting.filter(isOwn).map(({ title, state }) => ({ title, state }));
			const did = { active: active.filter(isOwn), skipped: skipped.filter(isOwn) };
			return childCard(child, { ...own, ...did, has, invitation, learned, rewards }, now);
		}),
		recent_sessions: sessions.map((session) => {
			const last = new Date(session.last_attempt_at);
			const own = past.filter(({ student_id }) => student_id === session.student_id);
			return {
				...session,
				points: toRewardPoints(session.points),
				last_attempt_at: last.toISOString(),
				time_zone: zoneAt(own, session, last),
			};
		}),
	};
}

interface OfChild {
	days: PracticeDay[];
	past: PastRules[];
	figures: SkillFigures[];
	active: { date: string; active_ms: number }[];
	skipped: { date: string; skipped: number }[];
	has: { has_starting_point: unknown; has_finished_set: boolean; first_at: Date | null };
	invitation: ChildInvitation | null;
	learned: ChildLearning;
	rewards: Dashboard["children"][number]["rewards_waiting"];
}

function childCard(child: Child, of: OfChild, now: Date): Dashboard["children"][number] {
	const { figures, has, learned, rewards } = of;
	const until = child.enrolled_until;
	const days_left = daysLeft(until, now);
	const { stages, troubled, ...learnedToTell } = learned;
	const { strong, to_work_on } = strongAndToWorkOn(figures, { stages, troubled });
	const week = weekOf(child, of, now);
	const first_goal = of.days.some(
		({ date, finished }) => dayGoal(finished, week.rulesOf(date).daily_goal).is_reached,
	);
	return {
		id: child.id,
		name: child.name,
		grade: child.grade,
		avatar: child.avatar,
		has_joined: child.account_id !== null,
		has_own_sign_in: child.own_email !== null,
		may_practice: child.may_practice === true,
		invitation: of.invitation,
		state: stateOf(child, of, { week, days_left, first_goal, now }),
		first_steps: firstStepsOf({
			joined: child.account_id !== null,
			starting_point: has.has_starting_point === true,
			first_set: has.has_finished_set,
			first_goal,
		}),
		enrolled_until: days_left > 0 ? (until?.toISOString() ?? null) : null,
		days_left,
		current_streak: week.current_streak,
		daily_goal: child.daily_goal,
		today_count: week.days.at(-1)?.finished ?? 0,
		...week.counts,
		week_skipped: week.skipped,
		week_active_ms: week.active_ms,
		...learnedToTell,
		rewards_waiting: rewards,
		week: week.days,
		strongest_skill: strong[0] ?? null,
		weakest_skill: to_work_on[0] ?? null,
	};
}

/** Days of the enrollment that are left, a begun one included. */
function daysLeft(until: Date | null, now: Date): number {
	return until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

type Week = ReturnType<typeof weekOf>;

/** The last seven days of the child's calendar, today included, beside the seven before. */
function weekOf(child: Child, { days, past, active, skipped }: OfChild, now: Date) {
	const today = dayIn(child.time_zone, now);
	const rulesOf = rulesByDay(past, child);
	const lastDays = lastSevenDays(days, today).map((each) => ({
		...each,
		goal_reached: dayGoal(each.finished, rulesOf(each.date).daily_goal).is_reached,
	}));
	const firstDay = lastDays[0]?.date ?? today;
	return {
		rulesOf,
		days: lastDays,
		firstDay,
		counts: countsOf(lastDays, lastSevenDays(days, dateOfDay(dayNumber(today) - 7))),
		active_ms: sumOf(sinceDay(firstDay, active), ({ active_ms }) => active_ms),
		skipped: sumOf(sinceDay(firstDay, skipped), (each) => each.skipped),
		current_streak: streakOf(days, today, rulesOf).current_streak,
	};
}

function stateOf(
	child: Child,
	{ days, has, invitation, learned, rewards }: OfChild,
	{ week, days_left, first_goal, now }: { week: Week; days_left: number; first_goal: boolean; now: Date },
) {
	return childState({
		...standingOf(child, days_left),
		...invitationOf(invitation, now),
		has_begun: has.has_finished_set || first_goal,
		...donesOf(week.counts),
		ever: everDone(days),
		skipped: week.skipped,
		was_here_before: has.first_at !== null && dayIn(child.time_zone, has.first_at) < week.firstDay,
		...waitingCounts(rewards),
		stuck_count: learned.stuck.length,
		slipping_count: learned.slipping.length,
		review_count: learned.review_count,
		current_streak: week.current_streak,
	});
}

function standingOf({ may_practice, account_id }: Child, days_left: number) {
	return {
		may_practice: may_practice === true,
		has_joined: account_id !== null,
		is_enrolled: days_left > 0,
		days_left,
	};
}

function invitationOf(invitation: ChildInvitation | null, now: Date) {
	const expires_at = invitation?.expires_at ?? null;
	return {
		invitation: invitation?.state ?? "joined",
		is_invitation_ending: expires_at !== null && Date.parse(expires_at) - now.getTime() < DAY_MS,
	} as const;
}

type Days = readonly { finished: number; first_try: number }[];

function countsOf(week: Days, before: Days) {
	return {
		week_finished: sumOf(week, ({ finished }) => finished),
		week_first_try: sumOf(week, ({ first_try }) => first_try),
		before_finished: sumOf(before, ({ finished }) => finished),
		before_first_try: sumOf(before, ({ first_try }) => first_try),
	};
}

function donesOf(counts: ReturnType<typeof countsOf>) {
	const { week_finished, week_first_try, before_finished, before_first_try } = counts;
	return {
		week: { finished: week_finished, first_try: week_first_try },
		before: { finished: before_finished, first_try: before_first_try },
	};
}

function everDone(days: readonly PracticeDay[]) {
	return {
		finished: sumOf(days, ({ finished }) => finished),
		days: days.filter(isPracticeDay).length,
	};
}

function waitingCounts(rewards: OfChild["rewards"]) {
	const asked_count = rewards.filter(({ state }) => state === "asked").length;
	return { asked_count, to_give_count: rewards.length - asked_count };
}

function sinceDay<T extends { date: string }>(first: string, days: readonly T[]): T[] {
	return days.filter(({ date }) => date >= first);
}

function sumOf<T>(values: readonly T[], read: (value: T) => number): number {
	return values.reduce((sum, value) => sum + read(value), 0);
}
