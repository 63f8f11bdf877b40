/** Statistics of students who were given this version of a question. */
export interface QuestionFigures {
	finished: number;
	first_try: number;
	/** Correlation between getting it right on the first try and ability, -1 to 1; null if unknown. */
	discrimination: number | null;
	/** Students whose report has no reply yet. */
	open_reports: number;
}

export type Misbehaviour = "reported" | "hardly_solved" | "wrong_way_round";

/** Three children who do not know each other do not report a good question at the same time. */
const REPORTS = 3;
/**
 * Below one in ten of at least twenty, a question is probably broken rather than hard: its difficulty already
 * says how hard it is.
 */
const FINISHED_TO_TELL = 20;
const MIN_SOLVED = 0.1;
/**
 * If able students fail and others succeed, the key is usually wrong. Testing handbooks call a discrimination
 * below -0.2 a flaw (Ebel and Frisbie 1991, "Essentials of Educational Measurement"); fifty answers are
 * enough to be sure.
 */
const FINISHED_TO_COMPARE = 50;
const MIN_DISCRIMINATION = -0.2;

/**
 * Why a question should be withdrawn from students until a person has checked it; null if nothing suggests
 * it.
 */
export function misbehaves(figures: QuestionFigures): Misbehaviour | null {
	const { finished, first_try, discrimination, open_reports } = figures;
	if (open_reports >= REPORTS) return "reported";
	if (finished >= FINISHED_TO_TELL && first_try / finished < MIN_SOLVED) return "hardly_solved";
	const isTold = finished >= FINISHED_TO_COMPARE && discrimination !== null;
	return isTold && discrimination < MIN_DISCRIMINATION ? "wrong_way_round" : null;
}
