/** How a student works: means over recent answers, one for each step size in `STEPS`. */
export interface Habits {
	/** Share of answers with a hint, 0 to 1. */
	help: readonly number[];
	/** Share of answers with several wrong attempts, 0 to 1. */
	struggle: readonly number[];
	/** Natural logarithm of the time taken divided by the item's usual time; 0 is usual, below 0 is faster. */
	pace: readonly number[];
}

/** Indexes into `STEPS`. */
export const RECENT = 0;
export const NEWEST = 1;
export const LONG_RUN = 2;

/** How far a mean moves with each answer. Earlier versions stored only the first one. */
const STEPS = [0.25, 0.7, 0.05] as const;

/** Before the first answer. */
export function newHabits(): Habits {
	const zeros = STEPS.map(() => 0);
	return { help: zeros, struggle: zeros, pace: zeros };
}

/** After one more answer; `pace` is null where its time or the usual time is unknown. */
export function habitsAfter(
	{ help, struggle, pace }: Habits,
	answer: { hints: number; wrong_tries: number; pace: number | null },
): Habits {
	const moved = (means: readonly number[], value: number | null) =>
		value === null ? means : means.map((mean, at) => mean + (STEPS[at] ?? 0) * (value - mean));
	return {
		help: moved(help, answer.hints > 0 ? 1 : 0),
		struggle: moved(struggle, answer.wrong_tries > 1 ? 1 : 0),
		pace: moved(pace, answer.pace),
	};
}

/** The means as one list, those of the first step size first. */
export function storeHabits({ help, struggle, pace }: Habits): number[] {
	return STEPS.flatMap((_, at) => [help[at] ?? 0, struggle[at] ?? 0, pace[at] ?? 0]);
}

/** The means from their list; 0 for those an earlier version did not store. */
export function readHabits(stored: readonly number[]): Habits {
	const column = (first: number) => STEPS.map((_, at) => stored[3 * at + first] ?? 0);
	return { help: column(0), struggle: column(1), pace: column(2) };
}
