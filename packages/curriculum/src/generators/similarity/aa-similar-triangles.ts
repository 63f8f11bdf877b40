import { ask, asClaim, defineSkill, type Form, slip, words, startLarge } from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";
import { crossed, cut, shadow } from "./similar-scenes.ts";

const DRAWS = 20;

interface Angles {
	first: readonly [number, number];
	second: readonly [number, number];
	third: readonly [number, number];
	areSimilar: boolean;
	/** Whether the two given angles of one are those of the other. */
	areShown: boolean;
}

type Kind = "same" | "hidden" | "different";

/** Two angles of each of two triangles: the same ones, a hidden third one, or other ones. */
function anglesOf(random: Random, kinds: readonly Kind[]): Angles | undefined {
	const [a, b, off] = [random.integer(25, 100), random.integer(25, 100), random.integer(3, 12)];
	const c = 180 - a - b;
	const kind = random.pick(kinds);
	const second = { same: [b, a], hidden: [c, random.pick([a, b])], different: [a, b + off] }[kind] as [
		number,
		number,
	];
	const third = 180 - second[0] - second[1];
	if (
		c < 20 ||
		third < 10 ||
		new Set([a, b, c]).size < 3 ||
		(kind === "different" && [c, a].includes(b + off))
	)
		return undefined;
	return {
		first: [a, b],
		second,
		third: [c, third],
		areSimilar: kind !== "different",
		areShown: kind === "same",
	};
}

const pair = ([p, q]: readonly [number, number]) => `${p}° and ${q}°`;
const hintsFor = ([a, b]: readonly [number, number]) =>
	[
		"Two pairs of equal angles are enough for similar triangles.",
		`Find the third angle of the triangle with ${a}° and ${b}°.`,
		"Find the third angle of the other triangle, too. Then compare all three.",
	] as const;
const stepsFor = ({ first, second, third }: Angles) => [
	`The third angles are $180° - ${first[0]}° - ${first[1]}° = ${third[0]}°$ and $180° - ${second[0]}° - ${second[1]}° = ${third[1]}°$.`,
];

const SHOWN = "Yes, both given angles are the same in the two triangles.";
const HIDDEN = "Yes, but only the third angles show the second equal pair.";
const NO = "No, only one pair of angles is equal.";

/** Wrong ideas about the reason, with the option that each one leads to. */
const misjudged = ({ areSimilar, areShown }: Angles) => {
	const again = { ...slip.oneEqualAngleIsEnough, id: `${slip.oneEqualAngleIsEnough.id}-2` };
	if (!areSimilar)
		return [[slip.oneEqualAngleIsEnough, words(SHOWN)] as const, [again, words(HIDDEN)] as const];
	return areShown
		? ([
				[slip.foundOnePairOnly, words(NO)],
				[slip.missedTheOtherOrder, words(HIDDEN)],
			] as const)
		: ([
				[slip.missedTheThirdAngle, words(NO)],
				[slip.oneEqualAngleIsEnough, words(SHOWN)],
			] as const);
};

/** Whether two triangles are similar, with the reason. */
const reasons: Form = (random) => {
	// Drawn again for the same kind: each of the three reasons is right in a third of the questions.
	const kind = random.pick(["same", "hidden", "different"] as const);
	const angles = Array.from({ length: DRAWS }, () => anglesOf(random, [kind])).find(
		(each) => each !== undefined,
	);
	if (angles === undefined) return undefined;
	const { first, second, areSimilar, areShown } = angles;
	const right = !areSimilar ? NO : areShown ? SHOWN : HIDDEN;
	return {
		prompt: random.pick([
			`A triangle has angles of ${pair(first)}. Another triangle has angles of ${pair(second)}. Are the triangles similar?`,
			`Two angles of one triangle measure ${pair(first)}. Two angles of another one measure ${pair(second)}. Is one triangle a dilated copy of the other?`,
			`Is a triangle with angles of ${pair(first)} similar to a triangle with angles of ${pair(second)}?`,
		]),
		right: words(right),
		wrong: [...misjudged(angles), [slip.sidesAreNeeded, words("You cannot tell without the sides.")]],
		hints: hintsFor(first),
		steps: [...stepsFor(angles), right],
	};
};

const claim: Form = (random) => {
	const angles = anglesOf(random, ["same", "hidden", "different", "different"]);
	if (angles === undefined) return undefined;
	const { first, second, areSimilar } = angles;
	const says = (are: boolean) =>
		words(`Triangles with angles of ${pair(first)} and of ${pair(second)} are ${are ? "" : "not "}similar.`);
	return {
		prompt: "Which statement is true?",
		right: says(areSimilar),
		wrong: [[areSimilar ? slip.missedTheThirdAngle : slip.oneEqualAngleIsEnough, says(!areSimilar)]],
		hints: hintsFor(first),
		steps: [...stepsFor(angles), says(areSimilar).shown],
	};
};

/** LABELED_INPUT: triangles by two angles, similar to a given one or not. */
const sortedTriangles = ask.sorted((random) => {
	const [a, b] = [random.integer(30, 80), random.integer(30, 75)];
	const c = 180 - a - b;
	const [off, more] = [random.integer(4, 12), random.integer(4, 12)];
	if (new Set([a, b, c, b + off, a + more, a - off, b - more]).size < 7 || c < 25) return undefined;
	const bins = ["Similar", "Not similar"] as const;
	const cards = [
		[b, c],
		[a, c],
		[b, a],
		[a, b + off],
		[b, a + more],
		[c, a - off],
	] as const;
	return {
		prompt: `A triangle has angles of ${a}° and ${b}°. Each card shows two angles of another triangle. Which of these triangles are similar to it?`,
		bins,
		cards: cards.map(([p, q], at) => ({
			label: `${p}° and ${q}°`,
			bin: at < 3 ? bins[0] : bins[1],
			wrong: [
				at < 3
					? ([slip.missedTheThirdAngle, bins[1]] as const)
					: ([slip.oneEqualAngleIsEnough, bins[0]] as const),
			],
		})),
		hints: hintsFor([a, b]),
		steps: [
			`The third angle is $180° - ${a}° - ${b}° = ${c}°$. A similar triangle has angles of ${a}°, ${b}°, and ${c}°.`,
		],
	};
});

const claimed = (form: Form) =>
	asClaim(form, (task, value) =>
		`${startLarge(task)} is ${value} long.`.replace(/^(The height.*) long\.$/, "$1."),
	);
const cuts: Form = (random) => cut(random.oneIn(2))(random);

// 1: similar or not, from angles. 2: heights and shadows. 3: a triangle cut parallel to its base. 4: triangles that meet in a
// point. 5: a cut triangle with its lower part given, and explaining a mistake.
export const aaSimilarTriangles = defineSkill("aa-similar-triangles", 15, {
	1: [ask.chosen(reasons), ask.judged(claim), sortedTriangles],
	2: [ask.typed(shadow), ask.chosen(shadow), ask.judged(claimed(shadow))],
	3: [ask.typed(cut(false)), ask.chosen(cut(false)), ask.whatWentWrong(shadow)],
	4: [ask.typed(crossed), ask.chosen(crossed), ask.judged(claim, 5)],
	5: [ask.typed(cut(true)), ask.chosen(cut(true)), ask.explainTheMistake(shadow), ask.whatWentWrong(cuts)],
});
