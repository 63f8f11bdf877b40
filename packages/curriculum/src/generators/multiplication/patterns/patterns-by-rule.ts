import { ask, boxed, chooseAll, nameEach, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";
import { whole, words } from "../../../kit/value.ts";
import { prose, texNumber } from "../../../kit/numbers.ts";
import {
	type DrawPattern,
	FEATURES,
	ORDINALS,
	type RulePattern,
	ruleOf,
	termsOf,
	withFeature,
} from "./rule-patterns.ts";

const SIGNS = { add: "+", subtract: "-", multiply: "\\times" } as const;
const stepText = (number: number, { by, operation }: RulePattern) =>
	`$${texNumber(number)} ${SIGNS[operation]} ${by}$`;
const HINT = "Use the rule on the number just before, again and again.";

/** A number farther on in a pattern. */
export const nth =
	(draw: DrawPattern, least = 4, most = 6): Form =>
	(random) => {
		const pattern = draw(random);
		const { start, by, operation } = pattern;
		const place = random.integer(least, operation === "multiply" ? 5 : most);
		const terms = termsOf(pattern, place + 1);
		const at = (index: number) => terms[index] ?? 0;
		const task = `the ${ORDINALS[place - 1]} number of the pattern that starts at ${start} with the rule “${ruleOf(pattern)}”`;
		return {
			prompt: random.pick([
				`What is ${task}?`,
				`Find ${task}.`,
				`A pattern starts at ${start}, and its rule is “${ruleOf(pattern)}”. What is its ${ORDINALS[place - 1]} number?`,
				`${random.pick(NAMES)} starts at ${start} and follows the rule “${ruleOf(pattern)}”. Which number is the ${ORDINALS[place - 1]} one?`,
			]),
			task,
			right: whole(at(place - 1)),
			wrong: [
				[slip.oneStepShortInPattern, whole(at(place - 2))],
				at(place) > 0 && [slip.oneStepTooFarInPattern, whole(at(place))],
				[slip.usedTheRuleOnce, whole(at(1))],
				operation === "multiply" && [slip.mixedUpTheRule, whole(start + by * (place - 1))],
			],
			hints: [
				HINT,
				`The start is the first number. The second number is ${stepText(start, pattern)}.`,
				`Write all numbers up to the ${ORDINALS[place - 1]} one.`,
			],
			steps: [
				`The second number: $${start} ${SIGNS[operation]} ${by} = ${texNumber(at(1))}$.`,
				`The pattern is ${terms.slice(0, place).map(texNumber).join(", ").replaceAll("{,}", ",")}.`,
				`The ${ORDINALS[place - 1]} number is $${texNumber(at(place - 1))}$.`,
			],
		};
	};

/** The next two numbers. */
export const nextTwo = (draw: DrawPattern) =>
	ask.stepwise((random) => {
		const pattern = draw(random);
		const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = termsOf(pattern, 5);
		const { by, operation } = pattern;
		const other = operation === "multiply" ? third + by : third * by;
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} starts at ${first} with the rule “${ruleOf(pattern)}”. The pattern is ${first}, ${second}, ${third}, [[fourth]], [[fifth]].`,
				`Continue the pattern with the rule “${ruleOf(pattern)}”: ${first}, ${second}, ${third}, [[fourth]], [[fifth]].`,
			]),
			boxes: {
				fourth: boxed(
					whole(fourth),
					[slip.mixedUpTheRule, whole(other)],
					[slip.oneStepTooFarInPattern, whole(Math.max(0, fifth))],
				),
				fifth: boxed(whole(fifth), [slip.oneStepShortInPattern, whole(fourth)]),
			},
			hints: [HINT, `The next number is ${stepText(third, pattern)}.`, "Then use the rule again."],
			steps: [
				`${stepText(third, pattern)} is ${prose(fourth)}.`,
				`${stepText(fourth, pattern)} is ${prose(fifth)}.`,
			],
		};
	});

/** Wrong ideas about what is true of all numbers. */
function slipOf(holds: (terms: readonly number[]) => boolean, { start, by }: RulePattern) {
	if (holds([start])) return slip.lookedAtTheFirstOnly;
	return holds([by]) ? slip.lookedAtTheStepOnly : slip.mixedUpParity;
}

export const feature: Form = (random) => {
	const pattern = withFeature(random);
	const terms = termsOf(pattern, 12);
	const [right, ...others] = random.shuffle(FEATURES.filter(([, holds]) => holds(terms)));
	const wrong = random.shuffle(FEATURES.filter(([, holds]) => !holds(terms)));
	if (right === undefined || others.length > 2) return undefined;
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} starts at ${pattern.start} and adds ${pattern.by} again and again. What is true of the whole pattern?`,
			`A pattern starts at ${pattern.start} with the rule “${ruleOf(pattern)}”. What is true of the whole pattern?`,
		]),
		right: words(right[0]),
		wrong: wrong.map(([said, holds]) => [slipOf(holds, pattern), words(said)] as const),
		hints: [
			"Write the first six numbers.",
			`Begin with ${pattern.start} and ${stepText(pattern.start, pattern)}.`,
			"Check each sentence with all of the numbers.",
		],
		steps: [`The pattern is ${terms.slice(0, 6).join(", ")}, and so on.`, right[0]],
	};
};

/** All sentences that are true of a pattern. */
export const allFeatures: Way = (random) => {
	const pattern = withFeature(random);
	const terms = termsOf(pattern, 12);
	const fitting = FEATURES.filter(([, holds]) => holds(terms));
	const others = FEATURES.filter(([, holds]) => !holds(terms));
	if (fitting.length < 2) return undefined;
	const said = [...fitting.slice(0, 3), ...random.shuffle(others).slice(0, 2)];
	return chooseAll(
		random,
		{
			prompt: `A pattern starts at ${pattern.start} with the rule “${ruleOf(pattern)}”. Which sentences are true of all its numbers?`,
			cta: "Choose all that fit.",
			hints: [
				"Write the first six numbers.",
				`Begin with ${pattern.start} and ${stepText(pattern.start, pattern)}.`,
				"Check each sentence with all of the numbers.",
			],
			explanation: `The pattern is ${terms.slice(0, 6).join(", ")}, and so on.\n\n${fitting.map(([told]) => told).join(" ")}`,
		},
		nameEach(
			said.map(([label, holds]) => {
				const wrong = slipOf(holds, pattern);
				return {
					label,
					fits: holds(terms),
					mistake: holds(terms)
						? [slip.leftOutAFeature.id, slip.leftOutAFeature.feedback]
						: [wrong.id, wrong.feedback],
				};
			}),
		),
	);
};
