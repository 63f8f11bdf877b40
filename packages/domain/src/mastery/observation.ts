import type { Normal } from "./logistic.ts";

/** What one finished question says about the question and its skill: what the student was known to be, and the sign. */
export interface Observation {
	student: Normal;
	still_there: number;
	guess_chance: number;
	/** What the model said before, not calibrated. */
	model_chance: number;
	/** False for what was skipped. */
	is_answered: boolean;
	is_right: boolean;
	weight: number;
}
