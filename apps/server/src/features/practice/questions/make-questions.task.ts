import { makeQuestions, type WantedQuestion } from "./make-questions.ts";

/** `makeQuestions` in a worker thread. */
export default function makeQuestionsTask({
	wanted,
	met,
	seed,
}: {
	wanted: readonly WantedQuestion[];
	met: readonly string[];
	seed: number;
}) {
	return makeQuestions(wanted, met, seed);
}
