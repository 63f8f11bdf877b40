import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";

/** Reads a task such as "3 rows of 4", alone or in a prompt, and says what it is worth; undefined for other texts. */
type Worth = (task: string) => bigint | undefined;

interface TaskSolvers {
	worthOf: Worth;
	/** What a described mistake gives for a task. */
	mistakes?: readonly (readonly [description: RegExp, gives: Worth])[];
	/** Everything that the kit does not derive from a task. */
	plain: Solver;
}

/** For skills whose tasks are whole numbers said in words, in all the ways of asking that the kit derives from one. */
export function taskSolvers({ worthOf, mistakes = [], plain }: TaskSolvers): Solver {
	return (question, answer) => {
		const { question_type, prompt } = question;
		const [first = "", second = ""] = answer.texts;
		if (question_type === "MATCH_THE_FOLLOWING") {
			const worth = worthOf(first);
			return worth === undefined ? plain(question, answer) : worth === wholesIn(second)[0];
		}
		if (question_type === "SELECT_ALL") {
			const worth = worthOf(first);
			return worth === undefined ? plain(question, answer) : worth === wholesIn(first).at(-1);
		}
		if (question_type === "VERIFY_WITH_LLM") return wholesIn(first).at(-1) === worthOf(prompt);
		const gives = mistakes.find(([description]) => description.test(first))?.[1];
		return gives === undefined ? plain(question, answer) : gives(prompt) === wholesIn(prompt).at(-1);
	};
}
