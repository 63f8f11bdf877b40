import { given, inOwnWords, lowest, NAMES, slip, tex, words } from "../../../kit/index.ts";
import type { Draft, Fraction, Random, Way } from "../../../kit/index.ts";
import { unlikePair, workOut } from "./unlike-sums.ts";

const CASES = ["right", "too small", "too large"] as const;

/** Two fractions below one half, and what someone takes for their sum. */
function claimOf(random: Random) {
	const pair = unlikePair(random, false);
	const [a, b] = pair;
	const isSmall = ({ top, bottom }: Fraction) => 2 * top < bottom;
	const { bottom, top } = workOut(pair);
	if (!pair.every(isSmall)) return undefined;
	const larger = a.top * b.bottom > b.top * a.bottom ? a : b;
	const is = random.pick(CASES);
	const claimed = {
		right: lowest(top, bottom),
		"too small": { top: a.top + b.top, bottom: a.bottom + b.bottom },
		"too large": { top, bottom: Math.min(a.bottom, b.bottom) },
	}[is];
	return is === "too large" && claimed.top <= claimed.bottom ? undefined : { a, b, larger, is, claimed };
}

/** Whether a sum is reasonable, judged by estimating: it is more than each fraction, and two small ones are less than 1. */
export function reasonable(random: Random): (Draft & { is: (typeof CASES)[number] }) | undefined {
	const claim = claimOf(random);
	if (claim === undefined) return undefined;
	const { a, b, larger, is, claimed } = claim;
	const name = random.pick(NAMES);
	const task = `${tex(a)} + ${tex(b)}`;
	const reasons = {
		right: `Yes, it is greater than $${tex(larger)}$ and less than 1.`,
		"too small": `No, the sum must be greater than $${tex(larger)}$.`,
		"too large": "No, the sum must be less than 1.",
	};
	return {
		is,
		prompt: `${name} says that $${task} = ${tex(claimed)}$. ${random.pick([
			"Estimate. Is this answer reasonable?",
			"Without working it out, can this be right?",
			"Use estimation to check the answer. What do you find?",
		])}`,
		right: words(reasons[is]),
		wrong: [
			is !== "too small" && [slip.estimatedTooLow, words(reasons["too small"])],
			is !== "too large" && [slip.estimatedTooHigh, words(reasons["too large"])],
			is !== "right" && [slip.acceptedAddedDenominators, words(reasons.right)],
		],
		hints: [
			"Compare each fraction with one half.",
			`Both $${tex(a)}$ and $${tex(b)}$ are less than one half. What does that say about the sum?`,
			`The sum is greater than each of the fractions. Compare $${tex(claimed)}$ with $${tex(larger)}$ and with 1.`,
		],
		steps: [
			"Each fraction is less than one half, so the sum is less than 1. It is greater than each of the fractions.",
			`Now look at $${tex(claimed)}$. ${reasons[is]}`,
		],
		order: [reasons.right, reasons["too small"], reasons["too large"]],
	};
}

/** The same in the student's own words. */
export const explainReasonable: Way = given(reasonable, ({ is, prompt, hints, steps, right }) => {
	return inOwnWords({
		prompt: `${prompt} Explain how you know.`,
		hints: [...hints],
		explanation: steps.join("\n\n"),
		rubric: {
			answer:
				is === "right" ? "Says that the answer is reasonable." : "Says that the answer cannot be right.",
			reason:
				"Compares the answer with one of the fractions, with one half, or with 1, or names what was done wrong.",
		},
		sample_answer: `${right.shown} ${steps[0] ?? ""}`,
	});
});
