import { polygon } from "../../../figures/shapes/polygons.ts";
import { ask, chooseAll, COLORS, defineSkill, nameEach, NAMES, slip, words } from "../../../kit/index.ts";
import type { Choice, Form, Random, Way } from "../../../kit/index.ts";
import { startLarge, withArticle } from "../../../kit/words.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { matchPairs } from "../../../kit/questions/match-pairs.ts";
import { plural } from "./kinds-of-shapes.ts";
import { cornersOf, described, type Group, GROUPS, type Kind, KINDS } from "./quadrilaterals.ts";
import { alwaysTrue, NAMED_GROUPS, NEARLY, sortedSentences } from "./sentences-about-kinds.ts";
import { anyShape } from "./shape-names.ts";

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

/** Kinds of shapes, sorted by whether they always have something. */
const sortedKinds = ask.sorted((random) => {
	const group = random.pick(["rectangle", "rhombus", "parallelogram"] as const);
	const [needs, belongs] = GROUPS[group];
	const bins = ["Always", "Not always"] as const;
	const kinds = random.shuffle(KINDS).slice(0, random.integer(4, 5));
	return {
		prompt: random.pick([
			`Does each kind of shape always have ${needs}? Sort the cards.`,
			`${random.pick(NAMES)} looks at each kind of shape. Does it always have ${needs}? Sort the cards.`,
		]),
		bins,
		cards: kinds.map((kind) => ({
			label: startLarge(kind),
			bin: belongs(kind) ? bins[0] : bins[1],
			wrong: [belongs(kind) ? [slip.keptKindsApart, bins[1]] : [NEARLY[group], bins[0]]] as const,
		})),
		hints: [
			"Think of several shapes of each kind.",
			`Try to draw ${withArticle(kinds[0] ?? "square")} without ${needs}. Is that possible?`,
			"If one drawing does not have it, the kind does not always have it.",
		],
		steps: [`Only some kinds have ${needs} every time.`],
	};
});

/** What a kind always has, for the two circles. */
const CIRCLES = {
	"Equal sides": (kind: Kind) => GROUPS.rhombus[1](kind),
	"Right angles": (kind: Kind) => GROUPS.rectangle[1](kind),
} as const;

/** Kinds of shapes in two circles, by what they always have. */
export const kindsInCircles = ask.inCircles((random) => {
	const [left, right] = random.pick([
		["Equal sides", "Right angles"],
		["Right angles", "Equal sides"],
	] as const);
	const region = (kind: Kind) => {
		const [isLeft, isRight] = [CIRCLES[left](kind), CIRCLES[right](kind)];
		return isLeft && isRight ? "Both" : isLeft ? left : isRight ? right : "Neither";
	};
	const others = random.shuffle(KINDS.filter((kind) => region(kind) === "Neither"));
	const kinds = [...KINDS.filter((kind) => region(kind) !== "Neither"), ...others.slice(0, 2)];
	return {
		prompt: random.pick([
			"What does each kind of shape always have: four equal sides, four right angles, both, or neither? Sort the cards.",
			`${random.pick(NAMES)} sorts kinds of shapes by what they always have: four equal sides, four right angles, both, or neither. Where does each card belong?`,
		]),
		bins: [left, "Both", right, "Neither"],
		cards: kinds.map((kind) => ({
			label: startLarge(kind),
			bin: region(kind),
			wrong: [
				region(kind) === "Both" ? [slip.keptKindsApart, left] : [slip.missedAProperty, "Both"],
			] as const,
		})),
		hints: [
			"One shape can belong to both circles.",
			`Draw several shapes of one kind, such as ${withArticle(kinds[0] ?? "square")}. What stays the same?`,
			"Check the sides of each kind first, and then its corners.",
		],
		steps: ["A square has all that a rhombus has, and all that a rectangle has."],
	};
});

const explained: Way = (random) => {
	const pairs = KINDS.flatMap((kind) => NAMED_GROUPS.map((group) => [kind, group] as const));
	const [kind, group] = random.pick(
		pairs.filter(([each, other]) => each !== other && GROUPS[other][1](each)),
	);
	const [needs] = GROUPS[group];
	const sample = `No. ${startLarge(withArticle(kind))} has ${needs}, so it is ${withArticle(group)}, too.`;
	return inOwnWords({
		prompt: random.pick([
			`${random.pick(NAMES)} says: “${startLarge(withArticle(kind))} is not ${withArticle(group)}, because it has another name.” Is that right? Explain.`,
			`${random.pick(NAMES)} sorts shapes and puts no ${kind} into the box for ${plural(group)}. Is that right? Explain.`,
		]),
		hints: [
			"One shape can belong to several groups.",
			`What must a shape have to be ${withArticle(group)}?`,
			`Does every ${kind} have that?`,
		],
		explanation: sample,
		rubric: {
			answer: "Says that it is not right.",
			reason: `Says that every ${kind} has ${needs}, in any words.`,
		},
		sample_answer: sample,
	});
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
