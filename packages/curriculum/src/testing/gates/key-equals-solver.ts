import { judgedAnswers } from "../../independent-solvers/reading/judged-answers.ts";
import { givenAnswer } from "../../independent-solvers/solver.ts";
import type { Gate } from "./gate.ts";

/** The key matches the independent solver, and no other option or known mistake does. */
export const keyEqualsSolver: Gate = (question, { second_way }) => {
	if (second_way === undefined) return ["there is no second way"];
	return judgedAnswers(question)
		.filter(({ texts, fits }) => second_way(question, givenAnswer(texts)) !== fits)
		.map(
			({ texts, fits }) =>
				`the second way calls ${texts.join(" | ")} ${fits ? "unfitting" : "fitting"}: ${question.prompt}`,
		);
};
