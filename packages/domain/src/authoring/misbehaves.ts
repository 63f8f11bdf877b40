/** How a question fared with students who were given this version of it. */
export interface QuestionFigures {
	finished: number;
	first_try: number;
	/** Between who gets it right on the first try and how able they are, -1 to 1; null where it cannot be told. */
	discrimination: number | null;
	/** Students whose report nobody has answered. */
	open_reports: number;
}

export type Misbehaviour = "reported" | "hardly_solved" | "wrong_way_round";

/** Three children who do not know each other do not report a good question at the same time. */
const REPORTS = 3;
/** Below one in ten of at least twenty a question is broken more often than hard: its level is said by its difficulty. */
const FINISHED_TO_TELL = 20;
const LEAST_SOLVED = 0.1;
/**
 * Where the able fail and the others succeed the key is usually wrong. A flaw from -0.2 on, as testing handbooks have it
 * (Ebel and Frisbie 1991, "Essentials of educational measurement"); surely so with fifty answers.
 */
const FINISHED_TO_COMPARE = 50;
const LEAST_DISCRIMINATION = -0.2;

/** Why a question should be taken from students until a person has looked at it; null while nothing speaks against it. */
export function misbehaves(figures: QuestionFigures): Misbehaviour | null {
	const { finished, first_try, discrimination, open_reports } = figures;
	if (open_reports >= REPORTS) return "reported";
	if (finished >= FINISHED_TO_TELL && first_try / finished < LEAST_SOLVED) return "hardly_solved";
	const isTold = finished >= FINISHED_TO_COMPARE && discrimination !== null;
	return isTold && discrimination < LEAST_DISCRIMINATION ? "wrong_way_round" : null;
}
