/** Seconds per question until a student has enough answers. */
const USUAL_SECONDS = 45;
/** Breaks and lucky guesses do not predict the next set. */
const QUICKEST = 10;
const SLOWEST = 180;
/** This many questions show a student's pace. */
const ENOUGH = 5;

/** Seconds a student needs for one question, from the counted time of recent questions. */
export function secondsForQuestion({ questions, ms }: { questions: number; ms: number }): number {
	if (questions < ENOUGH) return USUAL_SECONDS;
	return Math.min(SLOWEST, Math.max(QUICKEST, Math.round(ms / questions / 1000)));
}

/** The approximate whole minutes of a set, at least 1. */
export function setMinutes(questions: number, seconds_for_question: number): number {
	return Math.max(1, Math.round((questions * seconds_for_question) / 60));
}
