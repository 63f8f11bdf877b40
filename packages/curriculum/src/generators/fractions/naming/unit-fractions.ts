import { shares } from "../../../figures/numbers/shares.ts";
import { ask, boxed, choosePicture, COLORS, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../../kit/index.ts";
import { fractionInWords, partsCalled } from "../../../kit/parts.ts";
import { GRADE_3_DENOMINATORS } from "./equal-fractions.ts";
import { onePartOf } from "./one-part.ts";

const THINGS = [
	"pizza",
	"cake",
	"pancake",
	"pie",
	"flatbread",
	"granola bar",
	"ribbon",
	"garden bed",
	"sandwich",
	"sheet of paper",
] as const;
const FEW = [2, 3, 4] as const;
const tex = (top: number, bottom: number) => `$\\dfrac{${top}}{${bottom}}$`;

function draft(parts: number, prompt: string): Draft {
	return {
		prompt,
		...onePartOf(parts),
		shading: { rows: 1, columns: parts },
		hints: [
			"Count the equal parts of the whole. That number is the denominator.",
			`The whole has ${parts} equal parts, and you want one of them.`,
			"The numerator tells how many of those parts you want. Write it above the total number of parts.",
		],
		steps: [`The whole has ${parts} equal parts.`, `One of them is ${tex(1, parts)} of the whole.`],
	};
}

/** What can look like a picture of that shape. */
const LOOKS = {
	circle: ["pizza", "cake", "pancake", "pie", "flatbread"],
	rectangle: ["sandwich", "sheet of paper", "garden bed", "sheet cake"],
} as const;
type Shape = keyof typeof LOOKS;

function pictureOf(
	random: Random,
	parts: readonly number[],
	shape: Shape = random.pick(["circle", "rectangle"] as const),
) {
	const called = shape === "circle" ? "circle" : "square";
	const areEqual = parts.every((part) => part === parts[0]);
	return {
		svg: shares({ whole: shape, parts, shaded: 1, color: random.pick(COLORS), is_upright: random.oneIn(2) }),
		alt: areEqual
			? `A ${called} cut into ${parts.length} equal parts. One part is colored.`
			: `A ${called} cut into ${parts.length} parts of different sizes. One part is colored.`,
	};
}
const equalParts = (count: number) => Array.from({ length: count }, () => 1);

const seen =
	(denominators: readonly number[]): Form =>
	(random) => {
		const parts = random.pick(denominators);
		const shape = random.pick(["circle", "rectangle"] as const);
		const [name, thing] = [random.pick(NAMES), random.pick(LOOKS[shape])];
		const prompt = random.pick([
			`${name} colors one part. What fraction of the whole is it?`,
			"What fraction of the whole is the colored part?",
			`The picture shows a ${thing} in equal pieces. What fraction of it is the colored piece?`,
			"Which unit fraction does the picture show?",
		]);
		return { ...draft(parts, prompt), figure: pictureOf(random, equalParts(parts), shape) };
	};

const told =
	(denominators: readonly number[]): Form =>
	(random) => {
		const parts = random.pick(denominators);
		const [name, thing] = [random.pick(NAMES), random.pick(THINGS)];
		return {
			...draft(
				parts,
				random.pick([
					`${name} cuts a ${thing} into ${parts} equal pieces and takes one of them. What fraction of the ${thing} is that?`,
					`A ${thing} is cut into ${parts} equal pieces. What fraction is one piece?`,
					`${name} shares a ${thing} equally among ${parts} children. What fraction does each child get?`,
					`A ${thing} is cut into ${parts} parts of the same size. Which fraction names one part?`,
				]),
			),
			task: fractionInWords(1, parts),
		};
	};

const toShade: Form = (random) => {
	const parts = random.pick(GRADE_3_DENOMINATORS);
	const [name, words] = [random.pick(NAMES), fractionInWords(1, parts)];
	return draft(
		parts,
		random.pick([
			`Shade ${words} of the bar.`,
			`Shade ${words} of the bar, which has equal parts.`,
			`${name} cuts a bar into ${parts} equal parts and colors one. Show that.`,
			`${name} eats ${tex(1, parts)} of a granola bar. Shade that part of the bar.`,
		]),
	);
};

/** How many parts of that size make the whole. */
const howMany: Form = (random) => {
	const parts = random.pick(GRADE_3_DENOMINATORS);
	const [name, thing, part] = [random.pick(NAMES), random.pick(THINGS), tex(1, parts)];
	return {
		prompt: random.pick([
			`${name} cuts a ${thing} so that each piece is ${part} of it. How many pieces are there?`,
			`Each piece is ${part} of a ${thing}. How many pieces make the whole ${thing}?`,
			`How many parts of the size ${part} make 1 whole?`,
			`Each child gets ${part} of a ${thing}, and nothing is left. How many children are there?`,
		]),
		right: whole(parts),
		wrong: [
			[slip.countedOnePiece, whole(1)],
			[slip.miscountedTheParts, whole(parts - 1)],
			[slip.addedOnePart, whole(parts + 1)],
		],
		hints: [
			"The denominator tells into how many equal parts the whole is cut.",
			`Look at the fraction ${part}. Which of its two numbers is the denominator?`,
			`How many ${partsCalled(parts)} make a whole?`,
		],
		steps: [
			`${part} means that the whole is cut into ${parts} equal parts.`,
			`So ${parts} of these parts make 1 whole.`,
		],
	};
};

/** A fraction as so many parts of a size. */
const builtOf = ask.stepwise((random) => {
	const bottom = random.pick([3, 4, 6, 8]);
	const top = random.integer(2, bottom - 1);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`The fraction ${tex(top, bottom)} is made of [[count]] parts. Each part is 1 of [[parts]] equal parts of the whole.`,
			`${name} builds ${tex(top, bottom)} from unit fractions. That takes [[count]] pieces. The whole would take [[parts]] of them.`,
			`A ${random.pick(THINGS)} is cut into equal pieces, and ${tex(top, bottom)} of it is left. So [[count]] pieces are left of [[parts]].`,
		]),
		boxes: {
			count: boxed(
				whole(top),
				[slip.countedTheOthers, whole(bottom - top)],
				[slip.swappedParts, whole(bottom)],
			),
			parts: boxed(whole(bottom), [slip.comparedParts, whole(bottom - top)]),
		},
		hints: [
			"The denominator tells how many equal parts the whole has.",
			`Look at ${tex(top, bottom)}. Which number is below the bar?`,
			"The numerator tells how many of these parts there are.",
		],
		steps: [
			`The denominator is ${bottom}: the whole has ${bottom} equal parts.`,
			`The numerator is ${top}: there are ${top} of them.`,
		],
	};
});

/** Which picture shows a unit fraction: the parts have to be equal, and all of them count. */
const whichPicture: Way = (random) => {
	const parts = random.pick(GRADE_3_DENOMINATORS);
	const more = random.pick(GRADE_3_DENOMINATORS.filter((each) => each !== parts));
	const unequal = Array.from({ length: parts }, (_, at) => (at === 0 ? 1 : 2));
	const { acceptedUnequalParts, miscountedTheParts } = slip;
	return choosePicture(
		random,
		{
			prompt: random.pick([
				`Which picture shows ${tex(1, parts)}?`,
				`In which picture is ${fractionInWords(1, parts)} of the whole colored?`,
				`${random.pick(NAMES)} colors ${fractionInWords(1, parts)} of a shape. Which one is it?`,
			]),
			hints: [
				"The parts of the whole must all be the same size.",
				`Look for a whole that has ${parts} equal parts.`,
				"Count the parts that are not colored, too.",
			],
			explanation: `The whole has ${parts} equal parts, and one is colored: ${tex(1, parts)}.`,
		},
		{
			right: pictureOf(random, equalParts(parts)),
			wrong: [
				{
					figure: pictureOf(random, unequal),
					mistake: [acceptedUnequalParts.id, acceptedUnequalParts.feedback],
				},
				{
					figure: pictureOf(random, equalParts(more)),
					mistake: [miscountedTheParts.id, miscountedTheParts.feedback],
				},
			],
		},
	);
};

// 1: up to four parts. 2: up to eight parts, shaded and chosen. 3: words and stories. 4: what a fraction is made of.
// 5: how many such parts make the whole, and what someone did wrong.
export const unitFractions = defineSkill("unit-fractions", 14, {
	1: [ask.chosen(seen(FEW)), ask.typed(seen(FEW)), ask.typed(told(FEW))],
	2: [ask.typed(seen([3, 4, 6, 8])), ask.byShading(toShade), whichPicture],
	3: [
		ask.chosen(told(GRADE_3_DENOMINATORS)),
		ask.matched(told(GRADE_3_DENOMINATORS), "fraction"),
		whichPicture,
	],
	4: [ask.typed(told(GRADE_3_DENOMINATORS)), builtOf, ask.byShadingACircle(toShade)],
	5: [ask.typed(howMany), ask.chosen(howMany), builtOf],
});
