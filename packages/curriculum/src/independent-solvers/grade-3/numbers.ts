import { equalGroupSolvers, factSolvers, quotientSolvers, unknownSolvers } from "../shared/fact-solvers.ts";
import { propertySolvers } from "./property-solvers.ts";
import { patternSolvers } from "./number-patterns.ts";
import type { Solvers } from "../solver.ts";
import { fillsTheBox } from "../reading/common-solvers.ts";
import { tensSolvers } from "./tens-solvers.ts";
import { roundsWholes } from "./whole-rounding.ts";
import { undoesWholeSums } from "../shared/whole-sums.ts";

/** Independent solvers of grade 3 for multiplication, division and numbers. */
export const numbersWays3: Solvers = {
	"multiplication-equal-groups": equalGroupSolvers,
	"division-equal-shares": quotientSolvers,
	"multiply-facts-easy": factSolvers,
	"multiply-facts-mid": factSolvers,
	"multiply-facts-hard": factSolvers,
	"division-facts": quotientSolvers,
	"unknown-factor-equations": unknownSolvers,
	"commutative-associative": propertySolvers,
	"distributive-break-apart": propertySolvers,
	"division-as-unknown-factor": quotientSolvers,
	"arithmetic-patterns": patternSolvers,
	"round-10-100": roundsWholes,
	"add-sub-within-1000-fluent": (question, answer) =>
		/\\square/.test(question.prompt) ? fillsTheBox(question, answer) : undoesWholeSums(question, answer),
	"multiply-multiples-of-ten": tensSolvers,
};
