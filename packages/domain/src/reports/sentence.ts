import { toMasteryWords } from "../mastery/to-mastery-words.ts";
import { stateWords } from "../mastery/belief/mastery-state.ts";
import { RIGHT_IN_A_ROW, type Stage } from "../mastery/standing.ts";
import type { Evidence, Finding, SkillOfFinding } from "./finding.ts";
import { DAYS_OF_CARD } from "./strong-and-to-work-on.ts";
import { isSlipping, rightLast } from "./slipping.ts";
import { percentWords } from "./percent-words.ts";
import { trendOf } from "./trend.ts";
import { countWords, dayWords, minutesWords, percent } from "./words.ts";

type Recent = Pick<SkillOfFinding, "first_try" | "looked_at">;

/** With this share of right answers, their number says by itself why a skill is mastered. */
const MOSTLY_RIGHT = 0.75;

/** The finding in a plain sentence about the child of that name. */
export function sentenceOf(finding: Finding, name: string): string {
	switch (finding.kind) {
		case "practised":
			return practised(finding, name);
		case "not_practised":
			return notPractised(finding, name);
		case "amount":
			return amount(finding, name);
		case "accuracy":
			return accuracy(finding);
		case "accuracy_open":
			return accuracyOpen(finding);
		case "mastered":
			return mastered(finding);
		case "nearly":
			return nearly(finding);
		case "slipped":
			return `“${finding.skill.name}” slipped from ${stateName(finding.from)} to ${stateName(finding.to)}: ${recentWords(finding.skill)}.`;
		case "stuck":
			return `${name} is stuck on “${finding.skill.name}”: after ${countWords(finding.finished, "question")} in all, ${recentWords(finding.skill)}.`;
		case "to_work_on":
			return `“${finding.skill.name}” has been hard lately: ${finding.first_try} of ${finding.finished} questions in the last ${DAYS_OF_CARD} days ${finding.first_try === 1 ? "was" : "were"} right on the first try.`;
		case "review_due":
			return `“${finding.skill.name}” was mastered and is due for a review. The last practice was on ${dayWords(finding.last_practised_on)}.`;
		case "review_soon":
			return isSlipping(finding.skill.missed_last)
				? mastered(finding)
				: `“${finding.skill.name}” is mastered. A short review by ${dayWords(finding.due_on)} keeps it fresh.`;
		case "too_few":
			return tooFew(finding);
		case "standard":
			return standard(finding, name);
	}
}

/** The sentence for a mastered skill whose newest questions (at least two) were all missed. */
export function slippingText(name: string, missed_last: number): string {
	return missed_last === 2
		? `“${name}” was mastered but is slipping: neither of the last 2 questions was right on the first try.`
		: `“${name}” was mastered but is slipping: none of the last ${missed_last} questions were right on the first try.`;
}

/** Qualified if the newest answers suggest otherwise. */
function mastered({
	skill,
	evidence,
}: Pick<Extract<Finding, { kind: "mastered" }>, "skill" | "evidence">): string {
	const { name, missed_last } = skill;
	if (isSlipping(missed_last)) return slippingText(name, missed_last);
	return `“${name}” is mastered: ${recentWords(whyMastered(skill, evidence))}.`;
}

/** After several misses, the row of right answers that made it mastered says why. */
function whyMastered(skill: SkillOfFinding, { questions }: Evidence): Recent {
	const right = rightLast(questions);
	const is_plain = skill.first_try >= MOSTLY_RIGHT * skill.looked_at;
	return is_plain || right < RIGHT_IN_A_ROW ? skill : { looked_at: right, first_try: right };
}

function tooFew({ skill, counted, needed }: Extract<Finding, { kind: "too_few" }>): string {
	const said = `We can’t tell yet about “${skill.name}”`;
	return counted < needed
		? `${said}: ${countWords(counted, "answer")} so far, at least ${needed} needed.`
		: `${said}: answers with help, or where guessing is easy, count for less.`;
}

/**
 * Replaces a verdict if there is too little data. `answered` are the tried questions of all time:
 * enough of them can still weigh too little if they include help or guesses.
 */
export function tooFewWords(answered: number, needed: number): string {
	return answered < needed
		? `not enough answers yet (${answered} of at least ${needed})`
		: /* text */ "we can’t tell yet";
}

/** The name of the state inside a sentence. */
function stateName(stage: Stage): string {
	return stateWords(stage).toLowerCase();
}

function practised({ counts }: Extract<Finding, { kind: "practised" }>, name: string): string {
	const { days, finished, first_try, active_ms } = counts;
	const questions = countWords(finished, "question");
	return `${name} practiced on ${countWords(days, "day")} and finished ${questions} in ${minutesWords(active_ms)}, ${firstTryWords(first_try, finished)}.`;
}

function firstTryWords(first_try: number, finished: number): string {
	if (first_try === 0)
		return finished === 1 ? "not right on the first try yet" : "none of them right on the first try yet";
	if (first_try === finished)
		return finished === 1 ? "right on the first try" : "all of them right on the first try";
	return `${first_try} of them right on the first try`;
}

function notPractised(
	{ skipped, tried_on, last_practised_on, evidence }: Extract<Finding, { kind: "not_practised" }>,
	name: string,
): string {
	const [from, to] = [dayWords(evidence.from), dayWords(evidence.to)];
	if (skipped > 0)
		return withLastFinished(
			`${name} skipped ${countWords(skipped, "question")} and finished none from ${from} to ${to}.`,
			last_practised_on,
		);
	if (tried_on !== null)
		return withLastFinished(
			`${name} finished no questions from ${from} to ${to}, but tried on ${dayWords(tried_on)}.`,
			last_practised_on,
		);
	const span = `${name} finished no questions from ${from} to ${to}.`;
	return last_practised_on === null
		? span
		: `${span} The last practice was on ${dayWords(last_practised_on)}.`;
}

/** After days on which something was done, though nothing finished. */
function withLastFinished(span: string, last_practised_on: string | null): string {
	return last_practised_on === null
		? span
		: `${span} The last finished question was on ${dayWords(last_practised_on)}.`;
}

function amount({ finished, usual, weeks }: Extract<Finding, { kind: "amount" }>, name: string): string {
	const questions = countWords(finished, "question");
	const before =
		weeks === 1 ? `${usual} the week before` : `an average of ${usual} in the ${weeks} weeks before`;
	if (finished > usual) return `That’s more than usual for ${name}: ${questions}, up from ${before}.`;
	if (finished < usual) return `That’s less than usual for ${name}: ${questions}, down from ${before}.`;
	return `That’s about as much as usual for ${name}: ${questions}, and ${before}.`;
}

function accuracy({ now, before, weeks }: Extract<Finding, { kind: "accuracy" }>): string {
	const [is, was] = [percent(now), percent(before)];
	const figure = `${percentWords(is)} right on the first try (${now.first_try} of ${now.finished})`;
	const own = `${percentWords(was)} (${before.first_try} of ${before.finished}) ${weeks === 1 ? "the week" : `in the ${weeks} weeks`} before`;
	switch (trendOf(now, before)) {
		case "up":
			return `${figure}: up from ${own}.`;
		case "down":
			return `${figure}: down from ${own}.`;
		// Findings compare only what is comparable.
		case "open":
		case "same":
			return `${figure}: about the same as ${own}.`;
	}
}

function accuracyOpen({ now, before, needed }: Extract<Finding, { kind: "accuracy_open" }>): string {
	if (now.finished < needed)
		return `Too early to judge accuracy: ${countWords(now.finished, "question")} so far, at least ${needed} needed.`;
	// The figures of these days are in the first finding.
	if (before.finished === 0) return "There’s no earlier practice to compare with yet.";
	return `There’s too little earlier practice to compare with: ${countWords(before.finished, "question")}, at least ${needed} needed.`;
}

function recentWords({ first_try, looked_at }: Recent): string {
	if (looked_at === 1)
		return first_try === 1
			? "the last question was right on the first try"
			: "the last question wasn’t right on the first try";
	if (first_try === 0 && looked_at === 2) return "neither of the last 2 questions was right on the first try";
	if (first_try === 0) return `none of the last ${looked_at} questions were right on the first try`;
	if (first_try === 2 && looked_at === 2) return "both of the last 2 questions were right on the first try";
	if (first_try === looked_at) return `the last ${looked_at} questions were all right on the first try`;
	return `${first_try} of the last ${looked_at} questions ${first_try === 1 ? "was" : "were"} right on the first try`;
}

function nearly({ skill, answers_left }: Extract<Finding, { kind: "nearly" }>): string {
	const said = `“${skill.name}” is nearly there: ${recentWords(skill)}.`;
	const next = toMasteryWords(answers_left);
	if (next === null) return said;
	// Few of its own answers were right, so why it is close would be hard to believe.
	return skill.first_try * 2 <= skill.looked_at
		? `${said} Answers in related skills count, too. ${next}`
		: `${said} ${next}`;
}

function standard({ standing }: Extract<Finding, { kind: "standard" }>, name: string): string {
	const { grade, mastered, in_progress, not_started, below } = standing;
	if (below !== null) {
		const { count, from, to } = below;
		const grades = from === to ? `grade ${from}` : `grades ${from} to ${to}`;
		return count === 1
			? `${name} is working on 1 skill from ${grades} first. It leads to grade ${grade}.`
			: `${name} is working on ${count} skills from ${grades} first. They lead to grade ${grade}.`;
	}
	const all = mastered + in_progress + not_started;
	if (not_started === 0)
		return `Of the ${all} Common Core skills for grade ${grade}, ${name} has mastered ${mastered} and is working on ${in_progress}.`;
	return `Of the ${all} Common Core skills for grade ${grade}, ${name} has mastered ${mastered}, is working on ${in_progress} and hasn’t started ${not_started}.`;
}
