import { putsMoneyBack } from "./purchases.ts";
import type { Solvers } from "../solver.ts";
import { changesLengths, changesTwice } from "./two-changes.ts";
import { undoesWholeSums } from "../shared/whole-sums.ts";

/** Independent solvers of grade 2 for stories. */
export const storiesWays2: Solvers = {
	"add-sub-word-one-step": undoesWholeSums,
	"add-sub-word-two-step": changesTwice,
	"length-word-problems": changesLengths,
	"money-word-problems": putsMoneyBack,
};
