import { polygon } from "../../../figures/shapes/polygons.ts";
import { ask, chooseAll, COLORS, defineSkill, nameEach, NAMES, slip, words } from "../../../kit/index.ts";
import type { Choice, Form, Random, Way } from "../../../kit/index.ts";
import { startLarge, withArticle } from "../../../kit/words.ts";
import { matchPairs } from "../../../kit/questions/match-pairs.ts";
import { plural } from "./kinds-of-shapes.ts";
import { cornersOf, described, type Group, GROUPS, type Kind, KINDS } from "./quadrilaterals.ts";
import { alwaysTrue, NAMED_GROUPS, NEARLY, sortedSentences } from "./sentences-about-kinds.ts";
import { anyShape } from "./shape-names.ts";
import { sortedKinds, kindsInCircles, explained } from "./groups-of-quadrilaterals.ts";

function drawn(random: Random, kind: Kind, isTurned: boolean) {
	return { svg: polygon(cornersOf(random, kind, isTurned), random.pick(COLORS)), alt: described(kind) };
}

const matched =
	(isTurned: boolean): Way =>
	(random) => {
		const [first, second, third, extra = "square"] = random.shuffle(KINDS);
		const chosen = [first, second, third].filter((kind) => kind !== undefined);
		const { id, feedback } = slip.mixedUpKinds;
		return matchPairs(
			random,
			{
				prompt: random.pick([
					"Match each shape with the name that fits best.",
					"Which name fits each shape best? One name is left over.",
					`${random.pick(NAMES)} labels three shapes, each with the name that says the most about it. Which label is on which shape?`,
				]),
				hints: [
					"Look at the lengths of the sides first. Then look at the corners.",
					`Which of the shapes is ${withArticle(first ?? "")}? What must it have?`,
					"Are there right angles? Are opposite sides parallel?",
				],
				explanation: chosen
					.map((kind) => `${startLarge(kind)}: ${described(kind).replace("A shape with four sides: ", "")}`)
					.join("\n\n"),
			},
			{
				pairs: chosen.map((kind) => [drawn(random, kind, isTurned), kind]),
				extras: [extra],
				mistakes: [[id, 0, 3, feedback]],
			},
		);
	};

function choiceOf(random: Random, group: Group, kind: Kind, isTurned: boolean): Choice {
	const fits = GROUPS[group][1](kind);
	const { id, feedback } = fits ? slip.leftOutTheSquare : NEARLY[group];
	const mistake: Choice["mistake"] = fits && kind !== "square" ? undefined : [id, feedback];
	return {
		label: "",
		figure: drawn(random, kind, isTurned),
		fits,
		...(mistake === undefined ? {} : { mistake }),
	};
}

/** A shape with three, five or six sides. */
function otherShape(random: Random, sides: 3 | 5 | 6): Choice {
	const { id, feedback } = slip.anySidesAreFour;
	return {
		label: "",
		figure: {
			svg: polygon(anyShape(random, sides, false), random.pick(COLORS)),
			alt: `A shape with ${sides} sides.`,
		},
		fits: false,
		mistake: [id, feedback],
	};
}

/** All shapes of a group, from pictures; `isNamed` says the group by its name, not by what it needs. */
const allOfGroup =
	(isNamed: boolean, isTurned: boolean): Way =>
	(random) => {
		const group = random.pick(["rectangle", "rhombus", "parallelogram", "quadrilateral"] as const);
		const [needs, has] = GROUPS[group];
		const fitting = random.shuffle(KINDS.filter(has)).slice(0, 3);
		const others = random.shuffle(KINDS.filter((kind) => !has(kind))).slice(0, 5 - fitting.length);
		const kinds = [...fitting, ...others].map((kind) => choiceOf(random, group, kind, isTurned));
		const more =
			group === "quadrilateral" ? [otherShape(random, 3), otherShape(random, random.pick([5, 6]))] : [];
		const what = isNamed ? `are ${plural(group)}` : `have ${needs}`;
		return chooseAll(
			random,
			{
				prompt: random.pick([
					`Which of these shapes ${what}?`,
					`${random.pick(NAMES)} is looking for shapes that ${what}. Which of these shapes fit?`,
				]),
				cta: "Choose all that fit.",
				hints: [
					"It does not matter how a shape is turned or what else it is called.",
					isNamed
						? `What must a shape have to be ${withArticle(group)}?`
						: `Check each shape: does it have ${needs}?`,
					"Go through the shapes one by one, and check every side and every corner.",
				],
				explanation: `${isNamed ? `${startLarge(withArticle(group))} has ${needs}.\n\n` : ""}These shapes fit: ${fitting.join(", ")}.`,
			},
			nameEach([...kinds, ...more]),
		);
	};

/** Whether a shape belongs to a group as well, and why. */
const alsoIs: Form = (random) => {
	const [kind, group] = [random.pick(KINDS), random.pick([...NAMED_GROUPS, "quadrilateral"] as const)];
	if (kind === group) return undefined;
	const [needs, has] = GROUPS[group];
	const [name, isTrue] = [random.pick(NAMES), has(kind)];
	const [yes, no] = [words(`Yes, because it has ${needs}.`), words(`No, because it does not have ${needs}.`)];
	const ownName = words("No, because it has a name of its own.");
	return {
		prompt: random.pick([
			`${name} draws ${withArticle(kind)}. Is it also ${withArticle(group)}?`,
			`Is every ${kind} also ${withArticle(group)}?`,
			`${name} puts this ${kind} into the box for ${plural(group)}. Does it belong there?`,
		]),
		figure: drawn(random, kind, random.oneIn(2)),
		right: isTrue ? yes : no,
		wrong: [
			isTrue
				? [slip.keptKindsApart, ownName]
				: [slip.fourSidesAreEnough, words("Yes, because it has four sides.")],
			isTrue ? [slip.saidWithoutNeed, no] : [slip.missedAProperty, yes],
			[slip.dependsOnTheTilt, words("Only when it is not turned.")],
		],
		hints: [
			"One shape can belong to several groups.",
			`What must a shape have to be ${withArticle(group)}?`,
			`Look at the ${kind}. Check its sides and its corners for that.`,
		],
		steps: [
			`${startLarge(withArticle(group))} needs ${needs}.`,
			isTrue
				? `The ${kind} has that. So: yes, because it has ${needs}.`
				: `So: no, because it does not have ${needs}.`,
		],
	};
};

// 1: names of shapes that stand upright. 2: all shapes with something, upright. 3: the same turned, and by name. 4: shapes that
// belong to two groups. 5: what is always true, and why.
export const quadrilateralCategories = defineSkill("quadrilateral-categories", 14, {
	1: [matched(false), allOfGroup(false, false)],
	2: [allOfGroup(false, false), matched(true), ask.chosen(alsoIs)],
	3: [allOfGroup(false, true), allOfGroup(true, true)],
	4: [ask.chosen(alsoIs), allOfGroup(true, true), sortedKinds, kindsInCircles],
	5: [ask.chosen(alwaysTrue), explained, kindsInCircles, sortedSentences],
});
