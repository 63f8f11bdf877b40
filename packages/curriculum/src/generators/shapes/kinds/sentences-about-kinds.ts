import { ask, NAMES, slip, startLarge, withArticle, words } from "../../../kit/index.ts";
import type { Form, Slip } from "../../../kit/index.ts";
import { type Group, GROUPS, type Kind, KINDS } from "./quadrilaterals.ts";

export const NAMED_GROUPS = ["rectangle", "rhombus", "parallelogram", "square"] as const;

/** A kind of shapes, and a group that it belongs to or not. */
const PAIRS = KINDS.flatMap((kind) => NAMED_GROUPS.map((group) => [kind, group] as const)).filter(
	([kind, group]) => kind !== group,
);

export const NEARLY: Readonly<Record<Group, Slip>> = {
	rhombus: slip.someEqualSidesAreEnough,
	rectangle: slip.nearlyRightAngles,
	parallelogram: slip.onePairIsEnough,
	square: slip.fourSidesAreEnough,
	quadrilateral: slip.anySidesAreFour,
};

/** "Every square has four right angles." */
const has = (kind: Kind, group: Group) => `Every ${kind} has ${GROUPS[group][0]}.`;
const is = (kind: Kind, group: Group) => `Every ${kind} is ${withArticle(group)}.`;

/** A sentence that is always true, and others that are not. */
export const alwaysTrue: Form = (random) => {
	const say = (kind: Kind, group: Group) => (random.oneIn(2) ? is : has)(kind, group);
	const [kind, group] = random.pick(PAIRS.filter(([each, other]) => GROUPS[other][1](each)));
	const others = random.shuffle(PAIRS.filter(([each, other]) => !GROUPS[other][1](each)));
	const wrong = others.map(([each, other]) => words(say(each, other)));
	const [first = words(""), second = words("")] = wrong;
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} writes sentences about shapes with four sides. Which one is always true?`,
			"Which sentence is true for every shape it talks about?",
			"No drawing can break one of these sentences. Which one is it?",
		]),
		right: words(say(kind, group)),
		wrong: [
			[slip.turnedTheSentence, words(`Every quadrilateral is ${withArticle(group)}.`)],
			[slip.missedAProperty, first],
			[slip.tookItTooWidely, second],
		],
		hints: [
			"Look for a drawing that breaks a sentence.",
			`Begin with a sentence that you can draw. What must ${withArticle(group)} have?`,
			"If a single drawing breaks it, the sentence is not always true.",
		],
		steps: [
			`Every ${kind} has ${GROUPS[group][0]}, and that is all ${withArticle(group)} needs.`,
			`No drawing breaks the sentences “${is(kind, group)}” and “${has(kind, group)}”`,
		],
	};
};

const TRUTH = ["Always true", "Not always true"] as const;

/** Sentences about kinds of shapes, sorted by whether a drawing can break them. */
export const sortedSentences = ask.sorted((random) => {
	const all = random.shuffle(PAIRS);
	const fits = ([kind, group]: (typeof PAIRS)[number]) => GROUPS[group][1](kind);
	const count = random.integer(2, 3);
	const chosen = [
		...all.filter(fits).slice(0, count),
		...all.filter((pair) => !fits(pair)).slice(0, 5 - count),
	];
	const [[kind, group] = ["square", "rectangle"] as const] = chosen;
	return {
		prompt: random.pick([
			"Is each sentence always true? Sort the cards.",
			`${random.pick(NAMES)} tries to break each sentence with a drawing. Which ones are always true? Sort the cards.`,
		]),
		bins: TRUTH,
		cards: chosen.map((pair) => {
			const isTrue = fits(pair);
			return {
				label: (random.oneIn(2) ? is : has)(...pair).replace(/\.$/, ""),
				bin: TRUTH[isTrue ? 0 : 1],
				wrong: [isTrue ? [slip.keptKindsApart, TRUTH[1]] : [slip.didNotTryToBreakIt, TRUTH[0]]] as const,
			};
		}),
		hints: [
			"Look for a drawing that breaks a sentence.",
			`Think of “${is(kind, group)}” What must ${withArticle(group)} have?`,
			"If a single drawing breaks it, the sentence is not always true.",
		],
		steps: [...new Set(chosen.map(([, each]) => each))].map(
			(each) => `${startLarge(withArticle(each))} needs ${GROUPS[each][0]}.`,
		),
	};
});
