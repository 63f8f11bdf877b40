import { ask, boxed, defineSkill, type Form, given, slip, withUnit, words } from "../../kit/index.ts";
import { change, gap, numbersWith, repeated, steady, twoKinds, twoKindsOf } from "./signed-tales.ts";
import type { Tale } from "./signed-tales.ts";

const answer = (tale: Tale): Form =>
	given(tale, ({ prompt, unit, work, result, wrong, hints }) => {
		const { tex, value } = numbersWith(unit);
		return {
			prompt,
			unit: { after: unit },
			right: value(result),
			wrong,
			hints,
			steps: [
				`Write it as $${work}$.`,
				`$${work} = ${tex(result)}$.`,
				`The answer is ${withUnit(`$${tex(result)}$`, unit)}.`,
			],
		};
	});

/** The expression that answers a story. */
const expressionOf = (tale: Tale): Form =>
	given(tale, ({ prompt, work, others, hints }) => ({
		prompt: `${prompt} Which expression gives the answer?`,
		right: words(`$${work}$`),
		wrong: others.map(([each, other]) => [each, words(`$${other}$`)]),
		hints: [hints[0], hints[1], "Say the story again with the numbers of the expression in their places."],
		steps: [`The expression is $${work}$.`],
	}));

/** The result after each of the two changes, in boxes. */
const inSteps = ask.stepwise((random) => {
	const drawn = twoKindsOf(random);
	if (drawn === undefined) return undefined;
	const { told, a, b, count } = drawn;
	const { prompt, unit, work, result, wrong, hints } = told;
	const { tex, value } = numbersWith(unit);
	const [lost, between] = [b * count, a - b * count];
	return {
		prompt: `${prompt} Work in steps. $${count} \\times ${tex(b)} =$ [[lost]]. Subtract that from $${tex(a)}$: [[between]]. The answer is [[end]] ${unit}.`,
		boxes: {
			lost: boxed(value(lost), [slip.addedSigned, value(b + 10 * count)]),
			between: boxed(value(between), [slip.movedTheOtherWay, value(a + lost)]),
			end: { right: value(result), wrong },
		},
		hints,
		steps: [
			`$${count} \\times ${tex(b)} = ${tex(lost)}$.`,
			`$${tex(a)} - ${tex(lost)} = ${tex(between)}$.`,
			`$${work} = ${tex(result)}$.`,
		],
	};
});

const waysTo = (tale: Tale) => [
	ask.typed(answer(tale)),
	ask.chosen(answer(tale)),
	ask.chosen(expressionOf(tale)),
];

// 1: one change up or down. 2: how far two values are apart. 3: the same change several times. 4: the change in each step.
// 5: two kinds of changes.
export const rationalWordProblems = defineSkill("rational-word-problems", 14, {
	1: waysTo(change),
	2: waysTo(gap),
	3: waysTo(repeated),
	4: waysTo(steady),
	5: [...waysTo(twoKinds), inSteps],
});
