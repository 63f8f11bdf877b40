import { NAMES, slip, words } from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { heightAt, lineOf, plotsOf } from "./fit-lines.ts";

export const COUNT = "About as many points should be above the line as below it, all as near as possible.";

const VERDICTS = {
	fits: "Yes, about as many points are above it as below it, all near it.",
	high: "No, it is too high: nearly all points are below it.",
	low: "No, it is too low: nearly all points are above it.",
	misses: "No, because it does not pass through most of the points.",
} as const;

/** A drawn line that fits, or is too high or too low. */
const drawnLine = (random: Parameters<Form>[0]) => {
	const kind = random.pick(["fits", "high", "low"] as const);
	const shift = { fits: 0, high: 3, low: -3 }[kind];
	// Drawn until it stays inside, so that each kind is equally likely.
	const line = Array.from({ length: 40 }, () => lineOf(random)).find((each) =>
		[0, 12].every((x) => heightAt(each, x) + shift <= 20 && heightAt(each, x) + shift >= 0),
	);
	return line && { kind, figure: plotsOf(random, line)({ ...line, start: line.start + shift }) };
};

export const judgeLine: Form = (random) => {
	const drawn = drawnLine(random);
	return (
		drawn && {
			prompt: random.pick([
				`${random.pick(NAMES)} drew a line to fit the points. Is it a good line of fit?`,
				"Is the line in the scatter plot a good line of fit?",
				"Does this line show the trend of the points well?",
			]),
			figure: drawn.figure,
			right: words(VERDICTS[drawn.kind]),
			wrong: (["fits", "high", "low", "misses"] as const)
				.filter((each) => each !== drawn.kind)
				.map((each) => [
					each === "misses"
						? slip.mustPassThroughPoints
						: { ...slip.wrongHeightOfLine, id: `${slip.wrongHeightOfLine.id}-${each}` },
					words(VERDICTS[each]),
				]),
			order: Object.values(VERDICTS),
			hints: [
				"A good line does not have to touch any point. It stays near all of them.",
				"Count the points above the line and the points below it.",
				COUNT,
			],
			steps: ["The line has the direction of the points.", VERDICTS[drawn.kind]],
		}
	);
};

/** VERIFY_WITH_LLM: why a line fits or not. */
export const explainFit: Way = (random) => {
	const drawn = drawnLine(random);
	return (
		drawn &&
		inOwnWords({
			prompt: random.pick([
				`${random.pick(NAMES)} drew this line of fit. Explain whether it is a good one.`,
				"Is this a good line of fit? Explain how you can tell.",
			]),
			figure: drawn.figure,
			hints: [
				"Look at the direction of the line, and at its height.",
				"Count the points above the line and the points below it.",
				COUNT,
			],
			explanation: `${COUNT}\n\n${VERDICTS[drawn.kind]}`,
			rubric: {
				verdict:
					drawn.kind === "fits"
						? "Says that the line is a good line of fit."
						: `Says that the line is not a good line of fit, since it is too ${drawn.kind}.`,
				reason:
					"Gives a reason: how many points are above and below the line, or how near the points are to it.",
			},
			sample_answer: VERDICTS[drawn.kind],
		})
	);
};
