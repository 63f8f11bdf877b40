import { equalGroupWays, factWays, quotientWays, unknownWays } from "../shared/fact-solvers.ts";
import { propertyWays } from "./property-solvers.ts";
import { patternWays } from "./number-patterns.ts";
import type { SecondWays } from "../solver.ts";
import { fillsTheBox } from "../reading/common-solvers.ts";
import { tensWays } from "./tens-solvers.ts";
import { roundsWholes } from "./whole-rounding.ts";
import { undoesWholeSums } from "../shared/whole-sums.ts";

/** Independent solvers of grade 3 for multiplication, division and numbers. */
export const numbersWays3: SecondWays = {
	"multiplication-equal-groups": equalGroupWays,
	"division-equal-shares": quotientWays,
	"multiply-facts-easy": factWays,
	"multiply-facts-mid": factWays,
	"multiply-facts-hard": factWays,
	"division-facts": quotientWays,
	"unknown-factor-equations": unknownWays,
	"commutative-associative": propertyWays,
	"distributive-break-apart": propertyWays,
	"division-as-unknown-factor": quotientWays,
	"arithmetic-patterns": patternWays,
	"round-10-100": roundsWholes,
	"add-sub-within-1000-fluent": (question, answer) =>
		/\\square/.test(question.prompt) ? fillsTheBox(question, answer) : undoesWholeSums(question, answer),
	"multiply-multiples-of-ten": tensWays,
};
