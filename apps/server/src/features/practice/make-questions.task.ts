import { makeQuestions, type WantedQuestion } from "./make-questions.ts";

/** `makeQuestions` in a thread of its own. */
export default function makeQuestionsTask({
	wanted,
	met,
}: {
	wanted: readonly WantedQuestion[];
	met: readonly string[];
}) {
	return makeQuestions(wanted, met);
}
