import { putsMoneyBack } from "./purchases.ts";
import type { SecondWays } from "../solver.ts";
import { changesLengths, changesTwice } from "./two-changes.ts";
import { undoesWholeSums } from "../shared/whole-sums.ts";

/** Independent solvers of grade 2 for stories. */
export const storiesWays2: SecondWays = {
	"add-sub-word-one-step": undoesWholeSums,
	"add-sub-word-two-step": changesTwice,
	"length-word-problems": changesLengths,
	"money-word-problems": putsMoneyBack,
};
