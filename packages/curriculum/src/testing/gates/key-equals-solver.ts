import { judgedAnswers } from "../../independent-solvers/reading/judged-answers.ts";
import { givenAnswer } from "../../independent-solvers/solver.ts";
import type { Gate } from "./gate.ts";

/** The key matches the independent solver, and no other option or known mistake does. */
export const keyEqualsSolver: Gate = (question, { independent_solver }) => {
	if (independent_solver === undefined) return ["there is no independent solver"];
	return judgedAnswers(question)
		.filter(({ texts, fits }) => independent_solver(question, givenAnswer(texts)) !== fits)
		.map(
			({ texts, fits }) =>
				`the independent solver calls ${texts.join(" | ")} ${fits ? "unfitting" : "fitting"}: ${question.prompt}`,
		);
};
