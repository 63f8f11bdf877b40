import type { PracticeReason } from "../mastery/planning/practice-reasons.ts";
import { firstName } from "../family/first-name.ts";
import { STUCK_AT_MOST_RIGHT, STUCK_LAST } from "../mastery/planning/stuck.ts";
import { isSlipping } from "../reports/slipping.ts";
import { slippingText } from "../reports/sentence.ts";
import { percentWords } from "../reports/percent-words.ts";
import { DAY_MS } from "../time/day.ts";

/** Questions finished in seven days, first tries that were right, and days with practice. */
export interface WeekFigures {
	finished: number;
	first_try: number;
	days: number;
}

export interface SkillWeek {
	name: string;
	finished: number;
	first_try: number;
}

export interface MasteredSkill {
	name: string;
	/** How many of the newest questions in a row were not right on the first try. */
	missed_last: number;
}

/** One child's seven days, and the seven before. */
export interface ChildWeek {
	name: string;
	/** Whether the child signed in or practiced on a parent's device, or at least has an invitation. */
	joined: "yes" | "invited" | "no";
	week: WeekFigures;
	before: WeekFigures;
	/** Something was finished before the week. */
	has_practiced_before: boolean;
	/** Skills of the week, most practiced first. */
	skills: readonly SkillWeek[];
	/** Skills mastered in the week that still count as mastered, newest first. */
	mastered: readonly MasteredSkill[];
	/** Of the skills practiced in the week those that go well, best first, and those to work on, hardest first. */
	strong: readonly SkillWeek[];
	to_work_on: readonly SkillWeek[];
	/** Names of the skills that the parent's pages call stuck, newest practice first. */
	stuck: readonly string[];
	goal_days: number;
	/** In days, up to now. */
	streak: number;
	next: readonly { skill: string; reason: PracticeReason }[];
}

/** A parent's summary of one child's week, in complete sentences; empty lists are left out. */
export interface DigestSection {
	name: string;
	covered: string[];
	went_well: string[];
	work_on: string[];
	next: string[];
}

/** A week without practice is one sentence, and what still needs help. */
export function digestSection(child: ChildWeek): DigestSection {
	const called = firstName(child.name);
	if (child.joined !== "yes") return notJoinedSection(child, called);
	const next = child.next.slice(0, mostNext).map(({ skill, reason }) => nextText(skill, reason));
	if (child.week.finished === 0)
		return {
			name: child.name,
			covered: [`${called} didn’t finish any questions this week.`],
			went_well: [],
			work_on: workOn(called, child),
			next,
		};
	return {
		name: child.name,
		covered: [amountText(called, child), ...child.skills.slice(0, mostSkills).map(skillText)],
		went_well: wentWell(called, child),
		work_on: workOn(called, child),
		next,
	};
}

/** Nothing was practiced and nothing is planned: what to do first. */
function notJoinedSection({ name, joined }: ChildWeek, called: string): DigestSection {
	const text =
		joined === "invited"
			? `${called} hasn’t joined yet. On your dashboard you can send the invitation again, or let ${called} start on your device.`
			: `${called} hasn’t joined yet. On your dashboard you can let ${called} start on your device.`;
	return { name, covered: [text], went_well: [], work_on: [], next: [] };
}

const mostSkills = 4;
const mostNext = 3;
const mostOfAKind = 3;
/** With fewer questions a share says nothing. */
const enoughForShare = 10;
/** Smaller changes in percentage points may be chance. */
const pointsThatCount = 5;

function amountText(called: string, { week, before, has_practiced_before }: ChildWeek): string {
	const now = `${called} finished ${questions(week.finished)} on ${days(week.days)}`;
	if (!has_practiced_before) return `${now}. It was ${called}’s first week on Learnin.`;
	if (before.finished === 0) return `${now}, after a week without any.`;
	return `${now}. The week before, it was ${before.finished}.`;
}

function skillText({ name: skill, finished }: SkillWeek): string {
	return /* text */ `“${skill}”: ${questions(finished)}.`;
}

function wentWell(
	called: string,
	{ week, before, mastered, strong, goal_days, streak }: ChildWeek,
): string[] {
	const good = strong.filter((skill) => !mastered.some((one) => one.name === skill.name));
	const kept = mastered.filter(({ missed_last }) => !isSlipping(missed_last));
	return [
		...masteredTexts(
			called,
			kept.map(({ name }) => name),
		),
		...betterText(week, before),
		...good.slice(0, mostOfAKind).map(firstTryText),
		...(goal_days > 0 ? [`${called} reached the daily goal on ${days(goal_days)}.`] : []),
		...(streak >= 3 ? [`${called} is on a ${streak}-day streak.`] : []),
	];
}

/** What needs help most comes first; the lists have no skill in common. */
function workOn(called: string, { stuck, mastered, to_work_on }: ChildWeek): string[] {
	return [
		...stuck.map((skill) => stuckText(called, skill)),
		...mastered
			.filter(({ missed_last }) => isSlipping(missed_last))
			.map(({ name, missed_last }) => slippingText(name, missed_last)),
		...to_work_on.map(firstTryText),
	].slice(0, mostOfAKind);
}

/** Skips are named because this email counts only finished questions elsewhere. */
function stuckText(called: string, skill: string): string {
	return `${called} is stuck on “${skill}”: no more than ${STUCK_AT_MOST_RIGHT} of the last ${STUCK_LAST} questions were right on the first try, counting skipped ones.`;
}

/** Every mastered skill is mentioned: those not named are counted. */
function masteredTexts(called: string, mastered: readonly string[]): string[] {
	const rest = mastered.length - mostOfAKind;
	return [
		...mastered.slice(0, mostOfAKind).map((skill) => `${called} mastered “${skill}”.`),
		...(rest === 1 ? ["And 1 more skill."] : []),
		...(rest > 1 ? [`And ${rest} more skills.`] : []),
	];
}

function betterText(week: WeekFigures, before: WeekFigures): string[] {
	if (week.finished < enoughForShare || before.finished < enoughForShare) return [];
	const [now, then] = [percent(week), percent(before)];
	if (now - then < pointsThatCount) return [];
	return [
		`${percentWords(now)} of the questions were right on the first try, up from ${percentWords(then)} the week before.`,
	];
}

function firstTryText({ name, finished, first_try }: SkillWeek): string {
	return `“${name}”: ${first_try} of ${questions(finished)} right on the first try.`;
}

function nextText(skill: string, reason: PracticeReason): string {
	switch (reason) {
		case "told_by_parent":
			return `“${skill}”, because you told us about it.`;
		case "mistake_to_make_good":
			return `“${skill}”, because a question about it was missed.`;
		case "due_for_review":
			return `“${skill}”, because it was learned a while ago and a short review keeps it fresh.`;
		case "prerequisite_first":
			return `“${skill}”, because a later skill builds on it.`;
		case "almost_mastered":
			return `“${skill}”, because a few more right answers will master it.`;
		case "keep_going":
			return `“${skill}”, because it was started but isn’t mastered yet.`;
		case "next_new_skill":
			return `“${skill}”, because it’s new and next on the path.`;
		case "keep_fresh":
			return `“${skill}”, because a question now and then keeps it fresh.`;
	}
}

function shareOf({ finished, first_try }: { finished: number; first_try: number }): number {
	return finished === 0 ? 0 : first_try / finished;
}

function percent(figures: WeekFigures): number {
	return Math.round(shareOf(figures) * 100);
}

function questions(number: number): string {
	return number === 1 ? "1 question" : `${number} questions`;
}

function days(number: number): string {
	return number === 1 ? "1 day" : `${number} days`;
}

/**
 * The email after a week: a report; after the first week without practice an encouragement; after further
 * ones nothing.
 */
export type DigestKind = "report" | "quiet" | "none";

/** A child's week is called quiet only if it could have practiced for so many days of it. */
export const ENOUGH_DAYS_JOINED = 3;

/**
 * Whether the email tells of a child's week: it practiced, or had joined long enough before the week's end
 * for it to be missed.
 */
export function isWeekTold({ finished }: { finished: number }, joined_at: Date, until: Date): boolean {
	return finished > 0 || until.getTime() - joined_at.getTime() >= ENOUGH_DAYS_JOINED * DAY_MS;
}

/**
 * `last` is the email for the newest week before, if any; `may_practice` says whether any child could
 * practice.
 */
export function digestKind(facts: {
	finished: number;
	may_practice: boolean;
	last: DigestKind | undefined;
}): DigestKind {
	if (facts.finished > 0) return "report";
	const wasQuiet = facts.last === "quiet" || facts.last === "none";
	return facts.may_practice && !wasQuiet ? "quiet" : "none";
}

/** The encouragement; `names` are the children who could have practiced. */
export function quietText(names: readonly string[]): string {
	const [only] = names;
	if (names.length === 1 && only !== undefined)
		return `It was a quiet week: ${only} didn’t practice. That happens. Ten minutes is a good way to get back into it, and today’s set is ready.`;
	return "It was a quiet week: nobody practiced. That happens. Ten minutes is a good way to get back into it, and today’s set is ready for each child.";
}
