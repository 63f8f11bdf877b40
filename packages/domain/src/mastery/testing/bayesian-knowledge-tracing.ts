import type { LoggedQuestion } from "./practice-log.ts";

/**
 * The baseline Bayesian knowledge tracing (Corbett and Anderson 1995): per skill a student knows it or not,
 * learns it with some chance at each question, slips and guesses; optionally with forgetting between days
 * (Qiu et al. 2011). Fitted by expectation maximization (Baum-Welch) on the answers of other students.
 */
interface Parameters {
	known_first: number;
	learn: number;
	forget: number;
	slip: number;
	guess: number;
}

/** A right or wrong first try, and whether a night came before it. */
interface Trial {
	is_right: boolean;
	is_new_day: boolean;
}

const ROUNDS = 25;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Predicts each question of the log in order, from the same student's earlier ones on the skill. */
export function bktPredictions(
	fit_on: readonly LoggedQuestion[],
	log: readonly LoggedQuestion[],
	options: { forgets: boolean },
): number[] {
	const parameters = new Map(
		[...sequences(fit_on)].map(([skill_at, trials]) => [skill_at, fit(trials, options.forgets)]),
	);
	const known = new Map<string, { chance: number; day: number }>();
	return log.map((question) => {
		const p = parameters.get(question.skill_at)!;
		const key = `${question.learner}:${question.skill_at}`;
		const before = known.get(key);
		const day = Math.floor(question.day);
		const faded = before !== undefined && day > before.day ? 1 - p.forget : 1;
		const chance = (before?.chance ?? p.known_first) * faded;
		const right = chance * (1 - p.slip) + (1 - chance) * p.guess;
		const is_right = question.outcome === "first_try";
		const posterior = is_right ? (chance * (1 - p.slip)) / right : (chance * p.slip) / (1 - right);
		known.set(key, { chance: posterior + (1 - posterior) * p.learn, day });
		return right;
	});
}

function sequences(log: readonly LoggedQuestion[]): Map<number, Trial[][]> {
	const by_learner = new Map<string, { skill_at: number; day: number; trials: Trial[] }>();
	for (const { learner, skill_at, outcome, day } of log) {
		const key = `${learner}:${skill_at}`;
		const entry = by_learner.get(key) ?? { skill_at, day: Math.floor(day), trials: [] };
		by_learner.set(key, entry);
		entry.trials.push({ is_right: outcome === "first_try", is_new_day: Math.floor(day) > entry.day });
		entry.day = Math.floor(day);
	}
	const by_skill = new Map<number, Trial[][]>();
	for (const { skill_at, trials } of by_learner.values()) {
		by_skill.set(skill_at, [...(by_skill.get(skill_at) ?? []), trials]);
	}
	return by_skill;
}

function fit(all: readonly Trial[][], forgets: boolean): Parameters {
	let p: Parameters = { known_first: 0.4, learn: 0.15, forget: forgets ? 0.1 : 0, slip: 0.1, guess: 0.2 };
	for (let round = 0; round < ROUNDS; round += 1) p = improved(p, all, forgets);
	return p;
}

/** The chance of knowing it just before the trial, from not known or known. */
function toKnown(p: Parameters, was_known: boolean, { is_new_day }: Trial): number {
	const after_learning = was_known ? 1 : p.learn;
	return is_new_day ? after_learning * (1 - p.forget) : after_learning;
}

function likelihood(p: Parameters, is_known: boolean, { is_right }: Trial): number {
	const right = is_known ? 1 - p.slip : p.guess;
	return is_right ? right : 1 - right;
}

/** One iteration of expectation maximization. */
function improved(p: Parameters, all: readonly Trial[][], forgets: boolean): Parameters {
	const sum = {
		first: 0,
		learned: 0,
		could_learn: 0,
		forgot: 0,
		could_forget: 0,
		slips: 0,
		known: 0,
		guesses: 0,
	};
	let trials_count = 0;
	for (const trials of all) {
		const chances = smoothed(p, trials);
		trials_count += trials.length;
		sum.first += chances[0]!.known;
		trials.forEach((trial, at) => {
			const { known, from_unknown, lost } = chances[at]!;
			sum.known += known;
			if (!trial.is_right) sum.slips += known;
			if (trial.is_right) sum.guesses += 1 - known;
			if (at === 0) return;
			const known_before = chances[at - 1]!.known;
			if (trial.is_new_day) {
				sum.forgot += lost;
				sum.could_forget += known_before;
			} else {
				sum.learned += from_unknown;
				sum.could_learn += 1 - known_before;
			}
		});
	}
	const share = (part: number, whole: number, old: number) => (whole > 0 ? part / whole : old);
	return {
		known_first: within(sum.first / all.length, 0.01, 0.99),
		learn: within(share(sum.learned, sum.could_learn, p.learn), 0.005, 0.9),
		forget: forgets ? within(share(sum.forgot, sum.could_forget, p.forget), 0.001, 0.9) : 0,
		slip: within(share(sum.slips, sum.known, p.slip), 0.005, 0.45),
		guess: within(share(sum.guesses, trials_count - sum.known, p.guess), 0.005, 0.45),
	};
}

interface Smoothed {
	known: number;
	/** Not known at the previous trial, known at this one; and the reverse. */
	from_unknown: number;
	lost: number;
}

/** The forward-backward algorithm on one sequence. */
function smoothed(p: Parameters, trials: readonly Trial[]): Smoothed[] {
	const forward: number[] = [];
	trials.forEach((trial, at) => {
		const before = forward[at - 1];
		const prior =
			before === undefined
				? p.known_first
				: before * toKnown(p, true, trial) + (1 - before) * toKnown(p, false, trial);
		const known = prior * likelihood(p, true, trial);
		forward.push(known / (known + (1 - prior) * likelihood(p, false, trial)));
	});
	const result: Smoothed[] = [];
	let backward = { known: 1, unknown: 1 };
	for (let at = trials.length - 1; at >= 0; at -= 1) {
		const trial = trials[at]!;
		const known = forward[at]! * backward.known;
		const all = known + (1 - forward[at]!) * backward.unknown;
		const on_known = likelihood(p, true, trial) * backward.known;
		const on_unknown = likelihood(p, false, trial) * backward.unknown;
		const before = forward[at - 1] ?? p.known_first;
		const up = toKnown(p, false, trial);
		const stay = toKnown(p, true, trial);
		const joint = {
			up: (1 - before) * up * on_known,
			low: (1 - before) * (1 - up) * on_unknown,
			stay: before * stay * on_known,
			lost: before * (1 - stay) * on_unknown,
		};
		const total = joint.up + joint.low + joint.stay + joint.lost;
		result[at] = { known: known / all, from_unknown: joint.up / total, lost: joint.lost / total };
		backward = scaled({
			known: stay * on_known + (1 - stay) * on_unknown,
			unknown: up * on_known + (1 - up) * on_unknown,
		});
	}
	return result;
}

function scaled({ known, unknown }: { known: number; unknown: number }) {
	return { known: known / (known + unknown), unknown: unknown / (known + unknown) };
}
