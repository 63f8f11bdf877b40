import { ask, NAMES, slip } from "../../../kit/index.ts";
import type { Way } from "../../../kit/index.ts";
import { startLarge, withArticle } from "../../../kit/words.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { plural } from "./kinds-of-shapes.ts";
import { GROUPS, type Kind, KINDS } from "./quadrilaterals.ts";
import { NAMED_GROUPS, NEARLY } from "./sentences-about-kinds.ts";

/** Kinds of shapes, sorted by whether they always have something. */
export const sortedKinds = ask.sorted((random) => {
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

export const explained: Way = (random) => {
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
