import { DAY_MS } from "../time/day.ts";
/** What we believe about one wrong procedure of one student. */
export interface ProcedureEstimate {
	/** Odds that the student has the procedure rather than not, for each of STRENGTHS. */
	odds: readonly number[];
	/** First tries at which it could show, and at which it did. */
	possible_count: number;
	made_count: number;
	/** First tries at which it could show since it last did. */
	quiet_count: number;
	/** When it last could show, milliseconds since 1970; null if never. */
	updated_at_ms: number | null;
	/** The newest first tries that show it, oldest first; at most two, and independent of each other. */
	shown_by: readonly Showing[];
}

/** A first try with exactly the answer that a wrong procedure leads to. */
export interface Showing {
	question_id: string;
	/** The same for two questions with the same text. */
	question_key: string;
	session_id: string;
	skill_id: string;
	at_ms: number;
}

/** A first try at which a procedure could show. */
export interface Occasion {
	/** Where it showed; null where it did not. */
	showing: Showing | null;
	is_right: boolean;
	/** The chance of giving its answer without having it (see `coincidenceChance`), above 0 and below 1. */
	coincidence_chance: number;
	at_ms: number;
}

/** Hypotheses on how often a procedure shows where it can, for a student who has it. */
const STRENGTHS = [0.5, 0.7, 0.9] as const;
/**
 * The prior odds that a student has any one procedure. Low, since a student meets hundreds of them: by
 * Ville's inequality a likelihood ratio ever exceeds N for at most 1 in N students who do not have it.
 */
const FIRST_ODDS = 0.0015;
/** A bound, so that no history is so long that new answers cannot change the estimate. */
const MAX_ODDS = 50;
const MIN_ODDS = 0.0002;
/** The chance that a right answer marks the moment the student no longer has it. */
const UNLEARNED = 0.1;
/** Half-life of the evidence: it decays toward the prior odds. */
const HALF_LIFE_MS = 60 * DAY_MS;
const LIKELY = 0.8;
/** After this many occasions in a row without it, it is gone. */
const GONE_AFTER = 4;

export function newEstimate(): ProcedureEstimate {
	return {
		odds: STRENGTHS.map(() => FIRST_ODDS / STRENGTHS.length),
		possible_count: 0,
		made_count: 0,
		quiet_count: 0,
		updated_at_ms: null,
		shown_by: [],
	};
}

/**
 * The estimate after one more first try at which the procedure could show. By Bayes: a student who has it at
 * strength s shows it with probability s + (1 - s)c, where c is the chance of a coincidence, and gives any
 * other answer 1 - s times as often as a student who does not have it.
 */
export function afterAnswer(before: ProcedureEstimate, occasion: Occasion): ProcedureEstimate {
	const { showing, is_right, coincidence_chance: chance, at_ms } = occasion;
	const odds = fadedOdds(before, at_ms).map((each, at) => {
		const strength = STRENGTHS[at] ?? 0;
		if (showing !== null) return (each * (strength + (1 - strength) * chance)) / chance;
		return each * (1 - strength) * (is_right ? 1 - UNLEARNED : 1);
	});
	return {
		odds: withinBounds(odds),
		possible_count: before.possible_count + 1,
		made_count: before.made_count + (showing === null ? 0 : 1),
		quiet_count: showing === null ? before.quiet_count + 1 : 0,
		updated_at_ms: Math.max(at_ms, before.updated_at_ms ?? at_ms),
		shown_by: showing === null ? before.shown_by : withShowing(before.shown_by, showing),
	};
}

/** The chance that the student has the procedure at a time, 0 to 1. */
export function likelihood(estimate: ProcedureEstimate, at_ms: number): number {
	const odds = sum(fadedOdds(estimate, at_ms));
	return odds / (1 + odds);
}

/** Whether it may be reported: likely, shown on two independent occasions, and not gone since. */
export function isFound(estimate: ProcedureEstimate, at_ms: number): boolean {
	return (
		estimate.shown_by.length === 2 &&
		estimate.quiet_count < GONE_AFTER &&
		likelihood(estimate, at_ms) >= LIKELY
	);
}

function fadedOdds({ odds, updated_at_ms }: ProcedureEstimate, at_ms: number): readonly number[] {
	const passed = updated_at_ms === null ? 0 : Math.max(0, at_ms - updated_at_ms);
	const kept = 2 ** (-passed / HALF_LIFE_MS);
	const first = FIRST_ODDS / STRENGTHS.length;
	return odds.map((each) => first * (each / first) ** kept);
}

/** Keeps the ratios of the strengths; if all are very small, none becomes zero. */
function withinBounds(odds: readonly number[]): number[] {
	const total = sum(odds);
	const factor = Math.min(MAX_ODDS, Math.max(MIN_ODDS, total)) / total;
	return odds.map((each) => Math.max(each * factor, MIN_ODDS / 100));
}

function withShowing(shown: readonly Showing[], showing: Showing): readonly Showing[] {
	const [first, second] = shown;
	if (first === undefined) return [showing];
	if (second !== undefined && areIndependent(second, showing)) return [second, showing];
	return areIndependent(first, showing) ? [first, showing] : second === undefined ? [showing] : shown;
}

/** Another question, in another session or of another skill: one slip of attention does not explain both. */
function areIndependent(one: Showing, other: Showing): boolean {
	return (
		one.question_key !== other.question_key &&
		(one.session_id !== other.session_id || one.skill_id !== other.skill_id)
	);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0);
}
