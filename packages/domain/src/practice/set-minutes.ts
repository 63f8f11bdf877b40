/** What a question takes until a learner has answers to go by. */
const USUAL_SECONDS = 45;
/** Breaks and lucky guesses say nothing of the next set. */
const QUICKEST = 10;
const SLOWEST = 180;
/** So many questions say how fast somebody is. */
const ENOUGH = 5;

/** Seconds that a learner needs for one question, from the counted time of the latest questions. */
export function secondsForQuestion({ questions, ms }: { questions: number; ms: number }): number {
	if (questions < ENOUGH) return USUAL_SECONDS;
	return Math.min(SLOWEST, Math.max(QUICKEST, Math.round(ms / questions / 1000)));
}

/** About how many whole minutes a set takes, at least 1. */
export function setMinutes(questions: number, seconds_for_question: number): number {
	return Math.max(1, Math.round((questions * seconds_for_question) / 60));
}
