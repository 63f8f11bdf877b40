import { SITTING_ENDS_AFTER_MS, talliesOf } from "./answer-history.ts";
import type { CommonHistory, GeneralHistory, ItemMemory, LearnerHistory } from "./answer-history.ts";
import { BENDS, bendsAt } from "./bends.ts";
import { LONG_RUN, NEWEST, RECENT } from "./habits.ts";
import { ratedLogOdds } from "./rating.ts";
import { newTally, recentMean, recentSurprise, type Tally } from "./tally.ts";
import { DAY_MS } from "../../time/day.ts";

/** The question asked, and the model's prediction. */
export interface Situation {
	skill_id: string;
	item_key: string;
	at_ms: number;
	/** The skill's direct prerequisites. */
	builds_on: readonly string[];
	/** The model's log odds of a right first try, and the standard deviation of its log odds. */
	model: { log_odds: number; deviation: number };
}

/** All inputs of the features, looked up once. */
interface View extends Situation {
	learner: GeneralHistory;
	on_skill: Tally;
	item: Tally;
	skill: Tally;
	again: ItemMemory | undefined;
	/** The student's tallies on each prerequisite. */
	below: readonly Tally[];
	/** Log odds from the ratings only. */
	rated: number;
	/** Answers so far in this work period. */
	in_sitting: number;
}

interface Feature {
	/** About -1 to 1; 0 if nothing is known. */
	of: (view: View) => number;
	/** Its weight before any answer, in log odds; 0 by default. */
	first_weight?: number;
}

/**
 * A student's rate is shrunk toward one half with the weight of one answer, that of many students toward a
 * usual rate with the weight of four.
 */
const EVEN = { prior: 0.5, strength: 1 } as const;
const USUAL = { prior: 0.6, strength: 4 } as const;
/** Two predictors with different errors are better together, so the ratings count a little from the start. */
const FIRST_SHARE_OF_RATINGS = 0.4;

const flag = (is_true: boolean) => (is_true ? 1 : 0);
/** Counts as logarithms: the tenth answer says more than the hundredth. */
const logCount = (count: number) => Math.log1p(count) / 3;
/** Maps a rate of 0 to 1 to -1 to 1. */
const centered = (rate: number) => 2 * rate - 1;
/** A surprise is rarely above a third. */
const scaled = (surprise: number) => 3 * surprise;
const meanOf = (tallies: readonly Tally[], of: (tally: Tally) => number) =>
	tallies.length === 0 ? 0 : tallies.reduce((sum, tally) => sum + of(tally), 0) / tallies.length;
/** The logarithm of a time relative to the usual one: 2 is seven times as long. */
const pace = (log: number) => Math.max(-1, Math.min(1, log / 2));
const paceOf = ({ habits }: GeneralHistory, speed: number) => pace(habits.pace[speed] ?? 0);
const helpOf = ({ habits }: GeneralHistory, speed: number) => habits.help[speed] ?? 0;
const struggleOf = ({ habits }: GeneralHistory, speed: number) => habits.struggle[speed] ?? 0;
/** How much faster or slower than the student's own usual pace. */
const ownPaceOf = ({ habits }: GeneralHistory) =>
	pace((habits.pace[RECENT] ?? 0) - (habits.pace[LONG_RUN] ?? 0));
const streakOf = ({ streak }: Tally) => Math.sign(streak) * logCount(Math.abs(streak));
const gapOf = ({ last_at_ms }: Tally, at_ms: number) =>
	last_at_ms === null ? 0 : logGap(at_ms - last_at_ms);

/** Indexes into `HALF_LIVES`. */
const LAST = 0;
const FEW = 1;
const SET = 2;
const LONG = 3;

/** The features in the order of the weights. */
const FEATURES: readonly Feature[] = [
	// The model and the ratings.
	{ of: () => 1 },
	{ of: ({ model }) => model.log_odds / 2 },
	{ of: ({ model }) => model.deviation - 1 },
	{
		of: ({ model, rated }) => (rated - model.log_odds) / 2,
		first_weight: FIRST_SHARE_OF_RATINGS,
	},
	{ of: ({ learner }) => learner.all.rating },
	{ of: ({ on_skill }) => on_skill.rating },
	{ of: ({ item }) => item.rating },
	{ of: ({ skill }) => skill.rating },

	// The student: answers, surprises and results over several half-lives, streak, pauses, help, pace.
	{ of: ({ learner }) => logCount(learner.all.seen) - 1 },
	{ of: ({ learner }) => scaled(recentSurprise(learner.all, LAST, 2)) },
	{ of: ({ learner }) => scaled(recentSurprise(learner.all, FEW, 2)) },
	{ of: ({ learner }) => scaled(recentSurprise(learner.all, SET, 2)) },
	{ of: ({ learner }) => scaled(recentSurprise(learner.all, LONG, 2)) },
	{ of: ({ learner }) => centered(recentMean(learner.all, FEW, EVEN)) },
	{ of: ({ learner }) => centered(recentMean(learner.all, LONG, EVEN)) },
	{ of: ({ learner }) => streakOf(learner.all) },
	{ of: ({ learner, at_ms }) => gapOf(learner.all, at_ms) },
	{ of: ({ in_sitting }) => flag(in_sitting === 0) },
	{ of: ({ in_sitting }) => logCount(in_sitting) - 0.5 },

	// How the student works now and usually. Students who hurry or ask for every hint show less than they know.
	...[RECENT, NEWEST, LONG_RUN].flatMap((speed): Feature[] => [
		{ of: ({ learner }) => helpOf(learner, speed) },
		{ of: ({ learner }) => struggleOf(learner, speed) },
		{ of: ({ learner }) => paceOf(learner, speed) },
	]),
	{ of: ({ learner }) => ownPaceOf(learner) },
	{ of: ({ learner }) => ownPaceOf(learner) * scaled(recentSurprise(learner.all, FEW, 2)) },
	{ of: ({ learner }) => paceOf(learner, RECENT) * scaled(recentSurprise(learner.all, FEW, 2)) },
	{ of: ({ learner }) => paceOf(learner, NEWEST) * scaled(recentSurprise(learner.all, LAST, 1)) },
	{ of: ({ learner }) => paceOf(learner, RECENT) ** 2 },
	{ of: ({ learner, item }) => paceOf(learner, RECENT) * item.rating },
	{ of: ({ learner }) => helpOf(learner, NEWEST) * paceOf(learner, NEWEST) },
	{ of: ({ learner }) => helpOf(learner, RECENT) * struggleOf(learner, RECENT) },
	{ of: ({ learner, item }) => struggleOf(learner, RECENT) * item.rating },
	{ of: ({ learner, in_sitting }) => scaled(recentSurprise(learner.all, SET, 2)) * logCount(in_sitting) },

	// The student on the skill, in the same order.
	{ of: ({ on_skill }) => flag(on_skill.seen === 0) },
	{ of: ({ on_skill }) => logCount(on_skill.seen) },
	{ of: ({ on_skill }) => logCount(on_skill.right) },
	{ of: ({ on_skill }) => logCount(on_skill.seen - on_skill.right) },
	{ of: ({ on_skill }) => scaled(recentSurprise(on_skill, LAST, 1)) },
	{ of: ({ on_skill }) => scaled(recentSurprise(on_skill, FEW, 1)) },
	{ of: ({ on_skill }) => scaled(recentSurprise(on_skill, SET, 1)) },
	{ of: ({ on_skill }) => scaled(recentSurprise(on_skill, LONG, 1)) },
	{ of: ({ on_skill }) => centered(recentMean(on_skill, LAST, EVEN)) },
	{ of: ({ on_skill }) => centered(recentMean(on_skill, FEW, EVEN)) },
	{ of: ({ on_skill }) => centered(recentMean(on_skill, SET, EVEN)) },
	{ of: ({ on_skill }) => streakOf(on_skill) },
	{ of: ({ on_skill, at_ms }) => gapOf(on_skill, at_ms) },
	{ of: ({ learner, skill_id }) => flag(learner.last_skill_id === skill_id) },

	// The student on the prerequisites.
	{ of: ({ below }) => meanOf(below, ({ rating }) => rating) },
	{ of: ({ below }) => (below.length === 0 ? 0 : Math.min(...below.map(({ rating }) => rating))) },
	{ of: ({ below }) => meanOf(below, ({ seen }) => logCount(seen)) },
	{ of: ({ below }) => meanOf(below, (tally) => scaled(recentSurprise(tally, LAST, 1))) },
	{ of: ({ below }) => meanOf(below, (tally) => scaled(recentSurprise(tally, SET, 1))) },
	{ of: ({ below }) => meanOf(below, (tally) => centered(recentMean(tally, FEW, EVEN))) },
	{ of: ({ below }) => meanOf(below, streakOf) },
	{ of: ({ below, at_ms }) => meanOf(below, (tally) => gapOf(tally, at_ms)) },

	// The item, for everyone and for this student.
	{ of: ({ item }) => flag(item.seen === 0) },
	{ of: ({ item }) => logCount(item.seen) - 1 },
	{ of: ({ item }) => scaled(recentSurprise(item, SET, 4)) },
	{ of: ({ item }) => scaled(recentSurprise(item, LONG, 8)) },
	{ of: ({ item }) => centered(recentMean(item, LONG, USUAL)) },
	{ of: ({ again }) => (again === undefined ? 0 : again.was_right ? 1 : -1) },
	{ of: ({ again }) => flag(again !== undefined) },
	{ of: ({ again, at_ms }) => (again === undefined ? 0 : logGap(at_ms - again.at_ms)) },

	// The skill, for everyone.
	{ of: ({ skill }) => logCount(skill.seen) - 1.5 },
	{ of: ({ skill }) => scaled(recentSurprise(skill, LONG, 8)) },
	{ of: ({ skill }) => centered(recentMean(skill, LONG, USUAL)) },
];

/** Increment with every change of the features: weights learned for another version are meaningless. */
export const FEATURES_VERSION = 2;

/** The initial weights, in log odds. */
export const FIRST_WEIGHTS: readonly number[] = [
	...FEATURES.map(({ first_weight = 0 }) => first_weight),
	...Array.from({ length: BENDS }, () => 0),
];

/**
 * One input per weight: the history features, and the basis functions at the log odds that follow from those
 * alone.
 */
export function withBends(history: Float64Array, log_odds: number): Float64Array {
	const inputs = new Float64Array(history.length + BENDS);
	inputs.set(history);
	inputs.set(bendsAt(log_odds), history.length);
	return inputs;
}

/** The history features of a situation, one for each weight except those of the basis functions. */
export function historyFeatures(
	situation: Situation,
	learner: LearnerHistory,
	common: CommonHistory,
): Float64Array {
	const { skill_id, item_key, at_ms } = situation;
	const { general } = learner;
	const tallies = talliesOf(situation, learner, common);
	const pause_ms = general.all.last_at_ms === null ? 0 : at_ms - general.all.last_at_ms;
	const view: View = {
		...situation,
		learner: general,
		on_skill: tallies.learner_skill,
		item: tallies.item,
		skill: tallies.skill,
		below: situation.builds_on.map((id) => learner.skills.get(id)?.tally ?? newTally()),
		again: learner.skills.get(skill_id)?.items.get(item_key),
		rated: ratedLogOdds(tallies),
		in_sitting: pause_ms > SITTING_ENDS_AFTER_MS ? 0 : general.in_sitting,
	};
	// Not `Float64Array.from`, which makes an object for each: this runs for every answer.
	const features = new Float64Array(FEATURES.length);
	let at = 0;
	for (const { of } of FEATURES) {
		features[at] = of(view);
		at += 1;
	}
	return features;
}

/** Logarithm of a pause, 0 to about 1: 0.2 for ten minutes, 0.5 for two hours, 1 for three weeks. */
function logGap(ms: number): number {
	const minutes = Math.max(0, ms) / 60_000;
	return Math.log1p(minutes) / Math.log1p((21 * DAY_MS) / 60_000);
}
