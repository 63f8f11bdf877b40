import { growingDots } from "../../../figures/numbers/growing-dots.ts";
import { ask, defineSkill, inOwnWords, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";
import { whole, words } from "../../../kit/value.ts";
import {
	adding,
	anyPattern,
	type DrawPattern,
	multiplying,
	type RulePattern,
	ruleOf,
	subtracting,
	termsOf,
} from "./rule-patterns.ts";
import { nth, nextTwo, feature, allFeatures } from "./patterns-by-rule.ts";

/** The rule of a pattern. */
const rule =
	(draw: DrawPattern): Form =>
	(random) => {
		const pattern = draw(random);
		const { start, by, operation } = pattern;
		const terms = termsOf(pattern, 4);
		const [, second = 0] = terms;
		const difference = Math.abs(second - start);
		const say = (text: string) => words(text);
		return {
			prompt: random.pick([
				`What is the rule of the pattern ${terms.join(", ")}?`,
				`${random.pick(NAMES)} writes ${terms.join(", ")}. Which rule makes this pattern?`,
				`A pattern begins with ${terms.join(", ")}. Which rule fits all its numbers?`,
			]),
			right: say(ruleOf(pattern)),
			wrong: [
				operation === "multiply"
					? [slip.mixedUpTheRule, say(`add ${difference}`)]
					: [slip.mixedUpTheRule, say(operation === "add" ? `subtract ${by}` : `add ${by}`)],
				[slip.miscountedTheStep, say(`${operation === "multiply" ? "multiply by" : operation} ${by + 1}`)],
				second % start === 0 &&
					operation !== "multiply" && [slip.checkedOneStep, say(`multiply by ${second / start}`)],
				[slip.tookTheStartAsRule, say(`add ${start}`)],
			],
			hints: [
				"Does the pattern grow or shrink? Is each step the same?",
				`How do you get from ${start} to ${second}?`,
				"Check the rule with every step, not only with the first.",
			],
			steps: [
				`From ${start} to ${second}: ${ruleOf(pattern)}.`,
				`It fits the other steps as well: the rule is “${ruleOf(pattern)}”.`,
			],
		};
	};

/** Growing figures of dots. */
const dots: Form = (random) => {
	const [start, by, asked] = [random.integer(1, 5), random.integer(2, 4), random.integer(5, 9)];
	const shown = [0, 1, 2].map((at) => start + by * at);
	const right = start + by * (asked - 1);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} builds figures of dots. Each one has ${by} dots more than the one before. How many dots does figure ${asked} have?`,
			`Each figure of dots has ${by} dots more than the figure before. How many dots does figure ${asked} have?`,
			`The figures of dots grow by ${by} dots each time. How many dots are in figure ${asked}?`,
		]),
		figure: {
			svg: growingDots(shown, random.pick(["sky", "gold", "mint", "coral", "lilac"] as const)),
			alt: `Three figures of dots. Figure 1 has ${shown[0]}, figure 2 has ${shown[1]}, figure 3 has ${shown[2]}.`,
		},
		right: whole(right),
		wrong: [
			[slip.forgotTheStart, whole(by * asked)],
			[slip.oneStepTooFarInPattern, whole(right + by)],
			[slip.oneStepShortInPattern, whole(right - by)],
		],
		hints: [
			"Count the dots of figure 3.",
			`How many steps is it from figure 3 to figure ${asked}?`,
			`Add ${by} for each of these steps.`,
		],
		steps: [
			`Figure 3 has ${shown[2]} dots. To figure ${asked} there are ${asked - 3} steps.`,
			`$${shown[2]} + ${asked - 3} \\times ${by} = ${right}$.`,
		],
	};
};

/** A row of shapes that repeats. */
const repeating: Form = (random) => {
	const cycle = random
		.shuffle(["circle", "square", "triangle", "star", "hexagon"])
		.slice(0, random.integer(3, 4));
	const asked = random.integer(10, 30);
	const at = (place: number) => words(cycle[(place - 1) % cycle.length] ?? "");
	const { length } = cycle;
	return {
		prompt: random.pick([
			`The pattern is ${[...cycle, ...cycle].join(", ")}, and so on. Which shape is number ${asked}?`,
			`${random.pick(NAMES)} draws ${[...cycle, ...cycle].join(", ")}, and so on. What is shape number ${asked}?`,
		]),
		right: at(asked),
		wrong: [
			[slip.onePlaceEarlier, at(asked + length - 1)],
			[slip.onePlaceLater, at(asked + 1)],
		],
		hints: [
			`How many shapes come before the pattern begins again?`,
			`There are ${length} shapes. Divide ${asked} by ${length}. What is left over?`,
			"Count that many shapes from the start of the pattern. With nothing left over, it is the last one.",
		],
		steps: [
			`$${asked} \\div ${length}$ is ${Math.floor(asked / length)} with a remainder of ${asked % length}.`,
			`So shape number ${asked} is a ${at(asked).shown}.`,
		],
	};
};

/** Why odd and even numbers alternate, or why they do not. */
const explain: Way = (random) => {
	const pattern: RulePattern = { start: random.integer(1, 30), by: random.integer(3, 12), operation: "add" };
	const { start, by } = pattern;
	const terms = termsOf(pattern, 5);
	const takeTurns = by % 2 === 1;
	const kind = start % 2 === 1 ? "odd" : "even";
	const why = takeTurns
		? `An odd number is added each time. Odd plus odd is even, and even plus odd is odd, so odd and even numbers alternate.`
		: `An even number is added each time. That keeps ${kind} numbers ${kind}, so all of them are ${kind}.`;
	return inOwnWords({
		prompt: `A pattern starts at ${start} with the rule “add ${by}”: ${terms.slice(0, 3).join(", ")}, and so on. ${takeTurns ? "Why do odd and even numbers alternate?" : `Why are all of its numbers ${kind}?`} Explain it.`,
		hints: [
			`Is ${by} odd or even?`,
			`What happens to ${kind === "odd" ? "an odd" : "an even"} number when ${by} is added?`,
			"Does the same happen at every step?",
		],
		explanation: why,
		rubric: {
			step: `Says that ${takeTurns ? "an odd" : "an even"} number, ${by}, is added each time.`,
			effect: takeTurns
				? "Says that adding an odd number turns odd into even, and even into odd."
				: `Says that adding an even number keeps ${kind} numbers ${kind}.`,
		},
		sample_answer: why,
	});
};

// 1: add again and again. 2: multiply or subtract, and find the rule. 3: growing figures and rows of shapes. 4: what is true of all
// numbers. 5: reasons, and numbers farther on.
export const numberShapePatterns = defineSkill("number-shape-patterns", 13, {
	1: [nextTwo(adding), ask.typed(nth(adding)), ask.chosen(rule(adding))],
	2: [
		nextTwo(multiplying),
		ask.chosen(rule(anyPattern)),
		ask.typed(nth(subtracting)),
		ask.matched(nth(anyPattern), ["description", "number"]),
	],
	3: [ask.typed(dots), ask.chosen(dots), ask.chosen(repeating)],
	4: [ask.chosen(feature), ask.typed(nth(anyPattern)), allFeatures, ask.whatWentWrong(nth(multiplying))],
	5: [explain, allFeatures, ask.typed(nth(adding, 7, 10)), ask.chosen(repeating)],
});
