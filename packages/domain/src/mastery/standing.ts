import type { SkillContext } from "./learning/learner-state.ts";
import { logOddsOn, stillThere } from "./belief/log-odds.ts";
import { chanceOf, meanChance } from "./belief/logistic.ts";
import { reviewDueAt } from "./belief/known-chance.ts";
import { wasMissedAtMostOnce, wasNeverMissed } from "./belief/memory.ts";

/** A student's stage in a skill. */
export type Stage = "unknown" | "learning" | "nearly" | "mastered" | "due_for_review";

/**
 * With less evidence no stage but mastery is stated: two lucky or unlucky answers are common, three of a kind are rare.
 */
export const EVIDENCE_TO_JUDGE = 3;
/**
 * Knowing how in four of five cases: what good teachers' classes reach before moving on (Rosenshine 2012: 82
 * %).
 */
const MASTERED_FROM = 0.8;
/** With less evidence it takes ability, neighboring skills, and nothing but right first tries to be mastered. */
const EVIDENCE_TO_MASTER = 5;
/**
 * With less nothing counts as mastered: two right first tries, which may be choices of four. The day's sets move on once
 * that much shows a skill, and what they do not ask again must not stay unfinished on the child's page.
 */
const EVIDENCE_TO_MASTER_EARLY = 1.5;
/**
 * So many right first tries in a row are enough, whatever came before and whatever ability and neighboring skills say
 * ("three in a row" of ASSISTments): a child who misses often would else wait for weeks.
 */
export const RIGHT_IN_A_ROW = 3;
/** They weigh at least this: three right choices of four. */
const EVIDENCE_IN_A_ROW = 2.25;
/**
 * Mastery is given if it is probable even when the estimate is too high by this many standard deviations; fewer, if each
 * first try was right.
 */
const SURE_BY = { usual: 0.75, early: 0.5 } as const;
/**
 * Once given, mastery is kept until an answer lowers the estimate below this, so that one slip does not take
 * it away.
 */
const KEPT_FROM = 0.7;
/** With less, one slip is forgiven only if it is the first miss. */
const EVIDENCE_TO_FORGIVE = 8;
/** From here on only a few right answers are missing. */
const NEARLY_FROM = 0.7;
/**
 * Neither nearly there nor mastered for the first time unless the skill's own answers show this chance of knowing it: an
 * able child's estimate is high after few right answers, and no parent would believe it of three right of six. About
 * three right in a row reach it, or four of five.
 */
const SHOWN_FROM = 0.965;
/** `low` to `high` is an 80 % interval: this many standard deviations to each side. */
const FOUR_OF_FIVE = 1.2816;

/** A student's mastery of one skill. */
export interface Standing {
	stage: Stage;
	/**
	 * The chance of knowing how to do a question of medium difficulty now, without guesses and slips, 0 to 1.
	 */
	mastery: number;
	/** The bounds of its 80 % interval. */
	low: number;
	high: number;
	/** The weight of the skill's questions as evidence; see `EVIDENCE_TO_JUDGE`. */
	evidence: number;
	/** When the day's sets review it, milliseconds since 1970; null until mastered. */
	review_due_at_ms: number | null;
}

/** The student's standing in the skill. */
export function standingOf(context: SkillContext, now_ms: number): Standing {
	const { mean, variance } = logOddsOn(context, now_ms);
	const there = stillThere(context, now_ms);
	const margin = FOUR_OF_FIVE * Math.sqrt(variance);
	const review_due_at_ms = isMasteryGiven(context) ? reviewDueAt(context) : null;
	return {
		stage: stageOf(context, now_ms, review_due_at_ms),
		mastery: there * meanChance({ mean, variance }),
		low: there * chanceOf(mean - margin),
		high: there * chanceOf(mean + margin),
		evidence: context.mastery.evidence,
		review_due_at_ms,
	};
}

/**
 * Whether the evidence is enough to call the skill mastered for the first time: its newest answers show it by themselves,
 * or they show it together with ability and neighboring skills.
 */
export function earnsMastery(context: SkillContext, now_ms: number): boolean {
	if ((context.mastery.memory?.in_a_row ?? 0) < 0) return false;
	return isShownAlone(context) || isShownTogether(context, now_ms);
}

function isShownAlone(context: SkillContext): boolean {
	const { memory, evidence } = context.mastery;
	const in_a_row = memory?.in_a_row ?? 0;
	return in_a_row >= RIGHT_IN_A_ROW && evidence >= EVIDENCE_IN_A_ROW && isShown(context);
}

function isShownTogether(context: SkillContext, now_ms: number): boolean {
	const { evidence, memory } = context.mastery;
	const is_early = evidence < EVIDENCE_TO_MASTER;
	if (is_early && (evidence < EVIDENCE_TO_MASTER_EARLY || memory === null || !wasNeverMissed(memory)))
		return false;
	const { mean, variance } = logOddsOn(context, now_ms);
	const sure_by = is_early ? SURE_BY.early : SURE_BY.usual;
	return isShown(context) && chanceOf(mean - sure_by * Math.sqrt(variance)) >= MASTERED_FROM;
}

/**
 * Whether the skill is called mastered. Only answers to it give mastery or take it away; time and other
 * children's answers move the estimate too, but time only makes a skill due for review.
 */
export function isMasteryGiven({ mastery }: Pick<SkillContext, "mastery">): boolean {
	return mastery.mastered_at_ms !== null;
}

/** Whether a mastered skill stays mastered after an answer to it, ignoring forgetting. */
export function keepsMastery(context: SkillContext, now_ms: number): boolean {
	if (!isMasteryGiven(context)) return false;
	const { evidence, memory } = context.mastery;
	if (memory === null || evidence < EVIDENCE_TO_MASTER) return earnsMastery(context, now_ms);
	const { in_a_row = 0 } = memory;
	const is_first_miss = in_a_row === -1 && wasMissedAtMostOnce(memory);
	if (in_a_row < 0 && evidence < EVIDENCE_TO_FORGIVE && !is_first_miss) return false;
	return meanChance(logOddsOn(context, now_ms)) >= KEPT_FROM;
}

function stageOf(context: SkillContext, now_ms: number, review_due_at_ms: number | null): Stage {
	if (review_due_at_ms !== null) return now_ms >= review_due_at_ms ? "due_for_review" : "mastered";
	if (context.mastery.evidence < EVIDENCE_TO_JUDGE) return "unknown";
	return isShown(context) && meanChance(logOddsOn(context, now_ms)) >= NEARLY_FROM ? "nearly" : "learning";
}

/**
 * Whether the skill's own answers, the newest above all, say that it is known; answers from before tracing say nothing.
 */
function isShown({ mastery: { memory } }: SkillContext): boolean {
	return memory?.known_chance === undefined || memory.known_chance >= SHOWN_FROM;
}
