import { ask, defineSkill, inOwnWords, NAMES, partsCalled, slip, words } from "../../../kit/index.ts";
import type { Form, Random, Range, Way } from "../../../kit/index.ts";
import { partsLeft, severalPieces } from "./unit-division-two-steps.ts";
import { FITTING_PARTS, LOST_PARTS, SHARED_PARTS, TAKEN_PARTS } from "./unit-division-stories.ts";
import { formulaOf, type UnitDivision, unitDivisionOf, unitQuotient, unitTex } from "./unit-divisions.ts";

function told(random: Random, { bottom, count, isPartFirst }: UnitDivision): string {
	const tell = random.pick(isPartFirst ? SHARED_PARTS : FITTING_PARTS);
	return tell(random.pick(NAMES), `$${unitTex(bottom)}$`, count);
}

const story =
	(isPartFirst: boolean, bottoms: Range, counts: Range): Form =>
	(random) => {
		const division = unitDivisionOf(random, isPartFirst, bottoms, counts);
		return { ...unitQuotient(random, division), prompt: told(random, division) };
	};

const either = (bottoms: Range, counts: Range): Form => {
	const [shared, fitting] = [story(true, bottoms, counts), story(false, bottoms, counts)];
	return (random) => (random.oneIn(2) ? shared : fitting)(random);
};

/** Which expression a story asks for. */
const expressionFor: Form = (random) => {
	const division = unitDivisionOf(random, random.oneIn(2), [2, 10], [2, 12]);
	const { bottom, count, isPartFirst } = division;
	const shown = (formula: string) => words(`$${formula}$`);
	const { steps } = unitQuotient(random, division);
	return {
		prompt: `${told(random, division)} ${random.pick([
			"Which expression gives the answer?",
			"Which expression could you use?",
			"Choose the expression that fits.",
		])}`,
		right: shown(formulaOf(division)),
		wrong: [
			[slip.dividedTheWrongNumber, shown(formulaOf({ ...division, isPartFirst: !isPartFirst }))],
			[slip.multipliedByTheFraction, shown(`${count} \\times ${unitTex(bottom)}`)],
			[slip.subtractedOnePart, shown(`${count} - ${unitTex(bottom)}`)],
		],
		hints: [
			"What is there at the start? That is what you divide.",
			isPartFirst
				? `$${unitTex(bottom)}$ is shared or cut. Into how many equal pieces?`
				: `How many times does $${unitTex(bottom)}$ fit in ${count}?`,
			`Will the answer be ${isPartFirst ? "less than" : "greater than"} the number that is divided?`,
		],
		steps: [
			isPartFirst
				? `$${unitTex(bottom)}$ is divided into ${count} equal pieces.`
				: `The question is how many times $${unitTex(bottom)}$ fits in ${count}.`,
			`The expression is $${formulaOf(division)}$.`,
			...steps.slice(-1),
		],
	};
};

/** Which story an expression fits. */
const storyFor: Form = (random) => {
	const division = unitDivisionOf(random, random.oneIn(2), [2, 8], [2, 9]);
	const { bottom, count, isPartFirst } = division;
	const [name, part] = [random.pick(NAMES), `$${unitTex(bottom)}$`];
	const one = (stories: typeof FITTING_PARTS) => words(random.pick(stories)(name, part, count));
	const [shared, fitting] = [one(SHARED_PARTS), one(FITTING_PARTS)];
	return {
		prompt: random.pick([
			`Which problem can you solve with $${formulaOf(division)}$?`,
			`Which story fits the expression $${formulaOf(division)}$?`,
		]),
		right: isPartFirst ? shared : fitting,
		wrong: [
			[slip.dividedTheWrongNumber, isPartFirst ? fitting : shared],
			[slip.multipliedByTheFraction, one(TAKEN_PARTS)],
			[slip.subtractedOnePart, one(LOST_PARTS)],
		],
		hints: [
			`The number that is divided is $${isPartFirst ? unitTex(bottom) : count}$.`,
			isPartFirst
				? `Look for a story in which $${unitTex(bottom)}$ is shared or cut into ${count} equal pieces.`
				: `Look for a story in which ${count} wholes are cut into pieces of $${unitTex(bottom)}$.`,
			"Say the expression in your own words. Then read each story again.",
		],
		steps: [
			isPartFirst
				? `$${formulaOf(division)}$ divides $${unitTex(bottom)}$ into ${count} equal pieces.`
				: `$${formulaOf(division)}$ asks how many times $${unitTex(bottom)}$ fits in ${count}.`,
			`This story fits: ${(isPartFirst ? shared : fitting).shown}`,
		],
	};
};

/** Why the quotient is greater than the dividend, or less, in the student's own words. */
const explainTheSize: Way = (random) => {
	const division = unitDivisionOf(random, random.oneIn(2), [2, 8], [2, 9]);
	const { bottom, count, isPartFirst } = division;
	const { steps } = unitQuotient(random, division);
	const [number, order] = isPartFirst ? [unitTex(bottom), "less"] : [`${count}`, "greater"];
	const reason = isPartFirst
		? `$${unitTex(bottom)}$ is cut into ${count} pieces, so one piece is less than all of it.`
		: `Each whole has ${bottom} ${partsCalled(bottom)}, so there are more parts than wholes.`;
	return inOwnWords({
		prompt: random.pick([
			`Without a rule: why is $${formulaOf(division)}$ ${order} than $${number}$? Explain, and find the quotient.`,
			`${random.pick(NAMES)} is surprised that $${formulaOf(division)}$ is ${order} than $${number}$. Explain why, and find the quotient.`,
		]),
		hints: [
			isPartFirst
				? "Something is cut into equal pieces."
				: "Ask how many of the parts fit in the whole number.",
			isPartFirst
				? `Draw a bar, color $${unitTex(bottom)}$ of it, and cut that into ${count} pieces.`
				: `Draw ${count} bars and cut each into ${bottom} parts.`,
			`Compare your picture with $${number}$.`,
		],
		explanation: [reason, ...steps].join("\n\n"),
		rubric: {
			reason: isPartFirst
				? "Says that the fraction is cut or shared, so that each piece is smaller."
				: "Says that several parts fit in each whole, so that there are more parts than wholes.",
			answer: `Says that the quotient is ${unitQuotient(random, division).right.entry}.`,
		},
		sample_answer: `${reason} ${steps.at(-1) ?? ""}`,
	});
};

// 1: one kind of story at a time, small numbers. 2: both kinds. 3: which expression, which story. 4: two steps.
// 5: larger numbers, two steps, and why the quotient is larger or smaller.
export const unitFractionDivisionWord = defineSkill("unit-fraction-division-word", 11, {
	1: [
		ask.typed(story(false, [2, 4], [2, 6])),
		ask.typed(story(true, [2, 4], [2, 5])),
		ask.chosen(either([2, 4], [2, 6])),
	],
	2: [ask.typed(either([2, 8], [2, 9])), ask.chosen(either([2, 8], [2, 9])), ask.chosen(expressionFor)],
	3: [ask.chosen(expressionFor), ask.chosen(storyFor), ask.typed(either([3, 10], [3, 12]))],
	4: [ask.typed(severalPieces), ask.typed(partsLeft), ask.chosen(storyFor), ask.chosen(severalPieces)],
	5: [ask.typed(either([5, 12], [6, 20])), ask.chosen(partsLeft), ask.typed(partsLeft), explainTheSize],
});
