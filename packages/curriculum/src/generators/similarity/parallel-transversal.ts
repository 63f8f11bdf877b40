import { ask, defineSkill, NAMES, slip, withoutUnit, withTask, words } from "../../kit/index.ts";
import type { Form, Random, Slip, Way } from "../../kit/index.ts";
import { startLarge } from "../../kit/words.ts";
import { tiltOf, pictureOf, measure, labeled, solve } from "./sizes-at-transversals.ts";

/** Pairs of angle numbers by their name: 1 to 4 at the upper line, 5 to 8 at the lower one, each from above left to below right. */
const PAIRS = {
	"corresponding angles": [
		[1, 5],
		[2, 6],
		[3, 7],
		[4, 8],
	],
	"alternate interior angles": [
		[3, 6],
		[4, 5],
	],
	"alternate exterior angles": [
		[1, 8],
		[2, 7],
	],
	"same-side interior angles": [
		[3, 5],
		[4, 6],
	],
	"vertical angles": [
		[1, 4],
		[2, 3],
		[5, 8],
		[6, 7],
	],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;
type Name = keyof typeof PAIRS;
const PAIR_NAMES = Object.keys(PAIRS) as Name[];

const REASONS: Readonly<Record<Name, string>> = {
	"corresponding angles": "They are in the same position at both lines.",
	"alternate interior angles": "They are between the lines, on different sides of the transversal.",
	"alternate exterior angles": "They are outside the lines, on different sides of the transversal.",
	"same-side interior angles": "They are between the lines, on the same side of the transversal.",
	"vertical angles": "They are opposite each other at one crossing.",
};

const NUMBERED = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, `${number}`]));
const numbered = (random: Random) => pictureOf(tiltOf(random), NUMBERED);

/** Whatever the tilt, the angles have the same numbers: one picture for all pairs that a question is about. */
const withPicture =
	(way: Way): Way =>
	(random) => {
		const question = way(random);
		return question && { ...question, figure: numbered(random) };
	};

const misnamed = (right: Name, taken: Name): Slip => {
	if (
		right === "vertical angles" ||
		taken === "vertical angles" ||
		taken === "corresponding angles" ||
		right === "corresponding angles"
	)
		return slip.mixedUpTheCrossings;
	return right === "alternate exterior angles" || taken === "alternate exterior angles"
		? slip.mixedUpInteriorAndExterior
		: slip.mixedUpTheSides;
};

/** The name of a pair of angles. */
const nameOf: Form = (random) => {
	const name = random.pick(PAIR_NAMES);
	const [a, b] = random.pick<readonly [number, number]>(PAIRS[name]);
	return {
		prompt: random.pick([
			`What are angles ${a} and ${b} called?`,
			`Which kind of pair are angles ${a} and ${b}?`,
			`${random.pick(NAMES)} looks at angles ${a} and ${b}. What is this pair called?`,
		]),
		task: `angles ${a} and ${b}`,
		figure: numbered(random),
		right: words(name),
		wrong: random
			.shuffle(PAIR_NAMES.filter((each) => each !== name))
			.map((each, at) => [
				{ ...misnamed(name, each), id: `${misnamed(name, each).id}${at === 0 ? "" : `-${at + 1}`}` },
				words(each),
			]),
		hints: [
			"Interior means between the parallel lines, exterior means outside.",
			`Are angles ${a} and ${b} at the same crossing, or at different ones?`,
			"Alternate means on different sides of the transversal.",
		],
		steps: [REASONS[name], `Angles ${a} and ${b} are ${name}.`],
	};
};

/** A claim about how the measures of two angles go together. */
const together: Form = (random) => {
	const name = random.pick(PAIR_NAMES);
	const [a, b] = random.pick<readonly [number, number]>(PAIRS[name]);
	const isEqual = name !== "same-side interior angles";
	const says = (are: boolean) =>
		words(are ? `Angles ${a} and ${b} are congruent.` : `Angles ${a} and ${b} add up to 180°.`);
	return {
		prompt: "Which statement is true?",
		right: says(isEqual),
		wrong: [[isEqual ? slip.equalAsSupplementary : slip.allPairsAreEqual, says(!isEqual)]],
		hints: [
			"Look at where the two angles are.",
			"Do they look equally wide?",
			"Angles in the same position at both lines are congruent. Compare with those.",
		],
		steps: [REASONS[name], says(isEqual).shown],
	};
};

// 1: one measure from another. 2: the name of a pair. 3: pairs, names and what they tell. 4: x from two angles. 5: an angle
// that has to be found with x, and explaining a mistake.
export const parallelTransversal = defineSkill("parallel-transversal", 18, {
	1: [ask.typed(measure), ask.chosen(withoutUnit(measure)), labeled],
	2: [ask.chosen(nameOf), withPicture(ask.judged(together)), labeled],
	3: [
		withPicture(ask.matched(withTask(nameOf, startLarge), ["pair", "name"])),
		withPicture(ask.judged(together, 5)),
		ask.whatWentWrong(withoutUnit(measure)),
	],
	4: [ask.typed(solve(false)), ask.chosen(solve(false)), labeled],
	5: [
		ask.typed(solve(true)),
		ask.typed(solve(true)),
		ask.chosen(solve(true)),
		ask.explainTheMistake(withoutUnit(measure)),
	],
});
