import type { Question } from "@learnin/domain/question/question";
import type { QuestionFault } from "@learnin/domain/question/checks/question-fault";
import { defineTask, TaskStopped } from "../../../platform/workers/task.ts";
import type { Workers } from "../../../platform/workers/workers.ts";
import type work from "./examine-questions.task.ts";

const task = defineTask<typeof work>(import.meta.resolve("./examine-questions.task.ts"), {
	lane: "quick",
	most_ms: 4_000,
	most_bytes: 2_000_000,
});
const manyTask = { ...task, lane: "long" as const, most_ms: 20_000 };

/**
 * The faults of a question that a person wrote, and the advice. Throws `TaskStopped` if that takes too much.
 */
export async function examineQuestion(workers: Workers, question: Question) {
	const [examined = { faults: [], advice: [] }] = await workers.run(task, [question]);
	return examined;
}

/** The faults of many questions, each a list; one that takes too much has that as its fault. */
export async function faultsOfMany(
	workers: Workers,
	questions: readonly Question[],
): Promise<QuestionFault[][]> {
	if (questions.length === 0) return [];
	try {
		const examined = await workers.run(manyTask, questions);
		return examined.map(({ faults }) => faults);
	} catch (error) {
		if (!(error instanceof TaskStopped)) throw error;
		if (questions.length === 1) return [[{ field: "prompt", fault: "too-much-math", detail: "" }]];
		// One of them blocks the others: retry each half, down to the single question.
		const half = Math.ceil(questions.length / 2);
		return [
			...(await faultsOfMany(workers, questions.slice(0, half))),
			...(await faultsOfMany(workers, questions.slice(half))),
		];
	}
}
