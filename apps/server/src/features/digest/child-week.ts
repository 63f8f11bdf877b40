import { dayGoal } from "@learnin/domain/practice/day-goal";
import type { ChildWeek, WeekFigures } from "@learnin/domain/notifications/weekly-digest";
import { isMastered } from "@learnin/domain/reports/figures";
import { DAYS_OF_CARD, strongAndToWorkOn } from "@learnin/domain/reports/strong-and-to-work-on";
import type { Db } from "../../platform/db/database.ts";
import { type ChildLearning, readMissedLast } from "../reports/index.ts";
import { nextSuggestionsOf } from "../learning/index.ts";
import { readLearner, standingsOf } from "../mastery/index.ts";
import { dayIn, rulesByDay, selectPastRules, selectPracticeDays, streakOf } from "../rewards/index.ts";
import type { PracticeDay } from "../rewards/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { selectDays, selectMastered, selectSkillWeek } from "./digest.queries.ts";
import type { DigestChild, Span } from "./digest.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface WeekSpans {
	week: Span;
	before: Span;
}

/** The facts of one child's week; `learned` is what `learningOf` returns for the child. */
export async function readChildWeek(
	{ db, now }: { db: Db; now: Date },
	child: DigestChild,
	learned: ChildLearning,
	{ week, before }: WeekSpans,
): Promise<ChildWeek> {
	const skills = await selectSkillWeek(db, child.id, week);
	const graph = await readSkillGraph(db);
	const learner = await readLearner(db, child.id);
	const standings = standingsOf(learner, now);
	const next = await nextSuggestionsOf(db, child.id, now);
	return {
		name: child.name,
		joined: joinedOf(child),
		week: await figuresOf(db, child, week, skills),
		before: await figuresOf(db, child, before, await selectSkillWeek(db, child.id, before)),
		skills,
		mastered: await masteredOf(db, child, { week, standings }),
		...(await namedOf(db, child, { skills, learned, until: week.until })),
		stuck: learned.stuck.map(({ skill_name }) => skill_name),
		next: next.map(({ skill_id, reason }) => ({ skill: graph.nameOf(skill_id), reason })),
		...(await daysOf(db, child, week)),
	};
}

function joinedOf({ account_id, is_invited }: DigestChild): ChildWeek["joined"] {
	if (account_id !== null) return "yes";
	return is_invited ? "invited" : "no";
}

/** What was mastered in the week and still is, with its progress since. */
async function masteredOf(
	db: Db,
	child: DigestChild,
	{ week, standings }: { week: Span; standings: ReturnType<typeof standingsOf> },
) {
	const kept = (await selectMastered(db, child.id, week)).filter(({ skill_id }) =>
		isMastered(standings.get(skill_id)?.stage ?? "unknown"),
	);
	const missed = await readMissedLast(
		db,
		[child.id],
		kept.map(({ skill_id }) => skill_id),
	);
	return kept.map(({ skill_id, name }) => ({ name, missed_last: missed(child.id, skill_id) }));
}

type Skills = Awaited<ReturnType<typeof selectSkillWeek>>;

/** What goes well and what to work on, by this week; a skill is named only if the child's card may say the same. */
async function namedOf(
	db: Db,
	child: DigestChild,
	{ skills, learned, until }: { skills: Skills; learned: ChildLearning; until: Date },
) {
	const since = new Date(until.getTime() - DAYS_OF_CARD * DAY_MS);
	const onCard = strongAndToWorkOn(await selectSkillWeek(db, child.id, { since, until }), learned);
	const { strong, to_work_on } = strongAndToWorkOn(skills, learned);
	const isIn = (list: Skills) => (skill: Skills[number]) =>
		list.some(({ skill_id }) => skill_id === skill.skill_id);
	return {
		strong: strong.filter(isIn(onCard.strong)),
		to_work_on: to_work_on.filter(isIn(onCard.to_work_on)),
	};
}

async function figuresOf(db: Db, child: DigestChild, span: Span, skills: Skills): Promise<WeekFigures> {
	const sum = (of: "finished" | "first_try") => skills.reduce((total, skill) => total + skill[of], 0);
	return { finished: sum("finished"), first_try: sum("first_try"), days: await selectDays(db, child, span) };
}

/**
 * By the child's own calendar, from the same span as all other figures: days on which the goal was reached in it, and
 * the streak at its end.
 */
async function daysOf(db: Db, child: DigestChild, { since, until }: Span) {
	const [earlier, all] = await Promise.all([
		selectPracticeDays(db, [child.id], undefined, since),
		selectPracticeDays(db, [child.id], undefined, until),
	]);
	const rulesOf = rulesByDay(await selectPastRules(db, [child.id]), child);
	const isReached = ({ date, finished }: PracticeDay) =>
		dayGoal(finished, rulesOf(date).daily_goal).is_reached;
	return {
		has_practiced_before: earlier.length > 0,
		goal_days: all.filter(isReached).length - earlier.filter(isReached).length,
		streak: streakOf(all, dayIn(child.time_zone, until), rulesOf).current_streak,
	};
}
