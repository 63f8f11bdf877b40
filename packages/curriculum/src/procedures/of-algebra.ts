import type { Procedure } from "./procedure.ts";

export const OF_ALGEBRA: readonly Procedure[] = [
	{
		id: "base-times-exponent",
		child_does: "sometimes multiply by the little number above",
		parent_does: "multiplies by the exponent instead of using it as the number of factors",
		helps: "Write out powers: 2⁴ is 2 × 2 × 2 × 2, four twos, not 2 × 4.",
		stems: ["base-times-exponent", "doubled-instead-of-squared"],
	},
	{
		id: "multiplies-exponents",
		child_does: "sometimes multiply exponents when you should add them",
		parent_does: "multiplies exponents that should be added",
		helps: "Write out x² · x³ as five factors and count them.",
		stems: ["multiplies-exponents-in-a-product"],
	},
	{
		id: "divides-exponents",
		child_does: "sometimes divide exponents when you should subtract them",
		parent_does: "divides exponents that should be subtracted",
		helps: "Write out x⁶ over x², and cross out the factors that are both above and below the line.",
		stems: ["divides-exponents"],
	},
	{
		id: "first-term-only",
		child_does: "sometimes multiply or divide only the first part",
		parent_does: "multiplies or divides only the first term of an expression",
		helps: "Draw an arrow from the number in front to each term inside before multiplying.",
		stems: [
			"distributed-to-the-first-term-only",
			"distributes-the-sign-to-the-first-term-only",
			"factored-one-term-only",
		],
	},
	{
		id: "combines-unlike-terms",
		child_does: "sometimes add letters and plain numbers together",
		parent_does: "adds terms with a letter and plain numbers together",
		helps: "Let x be a closed bag of marbles: 3 bags and 2 marbles are not 5 bags.",
		stems: ["combined-unlike-terms"],
	},
	{
		id: "does-not-divide-at-the-end",
		child_does: "sometimes stop before the last division",
		parent_does: "stops one step early, before the last division",
		helps: "Put the answer back into the question: does it come out right?",
		stems: ["did-not-divide"],
	},
	{
		id: "undoes-a-factor-by-subtracting",
		child_does: "sometimes subtract a factor instead of dividing by it",
		parent_does: "subtracts a factor instead of dividing by it",
		helps: "Ask what is done to the letter, and what undoes it: times 3 is undone by dividing by 3.",
		stems: ["subtracted-the-factor"],
	},
	{
		id: "loses-a-sign",
		child_does: "sometimes lose a minus sign",
		parent_does: "loses a minus sign along the way",
		helps: "Circle each minus sign together with its number before the first step.",
		stems: [
			"lost-a-sign",
			"lost-a-sign-of-the-first",
			"lost-a-sign-of-the-second",
			"lost-sign-of-the-constant",
			"dropped-the-sign",
			"lost-the-sign",
		],
	},
	{
		id: "run-over-rise",
		child_does: "sometimes divide the run by the rise",
		parent_does: "divides the run by the rise to find a slope, instead of the rise by the run",
		helps: "Compare a steep staircase with a gentle one: the steep one must get the larger number.",
		stems: ["run-over-rise"],
	},
];
