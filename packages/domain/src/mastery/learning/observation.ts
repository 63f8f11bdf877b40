import type { Normal } from "../belief/logistic.ts";

/** What one finished question says about the question and its skill: the student's estimate and the sign. */
export interface Observation {
	student: Normal;
	still_there: number;
	guess_chance: number;
	/** The model's prediction, not calibrated. */
	model_chance: number;
	/** False for a skipped question. */
	is_answered: boolean;
	is_right: boolean;
	weight: number;
}
