import { asClaim, ask, defineSkill, type Form, given, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";
import {
	entered,
	type Known,
	labeledSide,
	reasoning,
	rootOf,
	roughSides,
	sketchOf,
	squareOf,
	wholeSides,
} from "./right-triangles.ts";

type Draw = (random: Random) => Known | undefined;

const sides =
	(kind: "leg" | "hypotenuse" | "either", isRough = false): Draw =>
	(random) => {
		const isLeg = kind === "either" ? random.oneIn(2) : kind === "leg";
		const known = isRough ? roughSides(random, isLeg) : wholeSides(random, isLeg);
		return known && { ...known, unit: random.pick(["ft", "in.", "cm", "m"]) };
	};

const told = ({ p, q, isLeg, unit }: Known) =>
	isLeg ? `one leg ${p} ${unit} and hypotenuse ${q} ${unit}` : `legs ${p} ${unit} and ${q} ${unit}`;
const wanted = ({ isLeg }: Known) => (isLeg ? "other leg" : "hypotenuse");
const rounds = (known: Known) =>
	rootOf(squareOf(known)).answer_type === "FLOAT" ? " Round to the nearest tenth." : "";

const form = (draw: Draw, isDrawn = false): Form =>
	given(draw, (known, random) => ({
		...reasoning(known),
		...(isDrawn ? { figure: sketchOf(random, known, "?").figure } : {}),
		prompt: `${random.pick([
			`A right triangle has ${told(known)}. How long is the ${wanted(known)}?`,
			`Find the length of the ${wanted(known)} of a right triangle with ${told(known)}.`,
			`${random.pick(NAMES)} draws a right triangle with ${told(known)}. What is the length of the ${wanted(known)}?`,
		])}${rounds(known)}`,
		task: `the ${wanted(known)} of a right triangle with ${told(known)}`,
	}));

const typed = (draw: Draw, isDrawn = false) => entered(form(draw, isDrawn));

const labeled = (draw: Draw) =>
	labeledSide((random) => {
		const known = draw(random);
		return (
			known && {
				...known,
				prompt: `${random.pick([
					`The right triangle has ${told(known)}. Label the ${wanted(known)} with its length.`,
					`Write the length of the ${wanted(known)} of the triangle. It has ${told(known)}.`,
				])}${rounds(known)}`,
			}
		);
	});

/** The exact length, with a root sign. */
const exact: Form = (random) => {
	const known = sides("either", true)(random);
	if (known === undefined) return undefined;
	const { p, q, isLeg, unit } = known;
	const root = (number: number) => words(`$\\sqrt{${number}}$ ${unit}`);
	const other = isLeg ? p * p + q * q : Math.abs(p * p - q * q);
	const { hints, steps } = reasoning(known);
	return {
		prompt: random.pick([
			`A right triangle has ${told(known)}. What is the exact length of the ${wanted(known)}?`,
			`What is the exact length of the ${wanted(known)} of a right triangle with ${told(known)}?`,
		]),
		right: root(squareOf(known)),
		wrong: [
			[isLeg ? slip.addedSquares : slip.subtractedSquares, root(other)],
			[isLeg ? slip.subtractedSides : slip.addedLegs, words(`$${isLeg ? q - p : p + q}$ ${unit}`)],
			[slip.leftOutRoot, words(`$${squareOf(known)}$ ${unit}`)],
		],
		hints: [
			hints[0],
			hints[1],
			`Work out $${isLeg ? `${q}^2 - ${p}^2` : `${p}^2 + ${q}^2`}$. Write its square root with a root sign.`,
		],
		steps: [...steps.slice(0, 1), `The exact length is $\\sqrt{${squareOf(known)}}$ ${unit}.`],
	};
};

/** The height of a triangle with two equal sides. */
const isosceles: Form = (random) => {
	const known = sides("leg")(random);
	if (known === undefined) return undefined;
	const { p, q, unit } = known;
	const { right, wrong, steps } = reasoning(known);
	const length = (number: number) => ({ ...whole(number), shown: `$${number}$ ${unit}` });
	return {
		prompt: random.pick([
			`A triangle has two sides of ${q} ${unit} each, and its base is ${2 * p} ${unit} long. How high is it above the base?`,
			`The equal sides of an isosceles triangle are ${q} ${unit} long, and its base is ${2 * p} ${unit}. What is its height?`,
		]),
		right,
		wrong: [
			q > 2 * p && [slip.wholeBase, rootOf(q * q - 4 * p * p)],
			[slip.sideAsHeight, length(q)],
			...wrong,
		],
		hints: [
			"Draw the height from the top to the middle of the base. It makes two right triangles.",
			`In each of them the hypotenuse is ${q} ${unit}, and one leg is half of the base of ${2 * p} ${unit}.`,
			"Subtract the square of half the base from the square of the equal side. Then take the square root.",
		],
		steps: [
			`Half of the base is ${p} ${unit}.`,
			...steps.map((step) => step.replace("the length", "the height")),
		],
	};
};

const claimed = (each: Form, is = "is") =>
	asClaim(each, (task, value) => `${task.replace("the", "The")} ${is} ${value} long.`);
const [hypotenuse, leg, either] = [sides("hypotenuse"), sides("leg"), sides("either")];
const rough = sides("either", true);

// 1: the hypotenuse. 2: a leg. 3: either one, exact with a root sign, and what went wrong. 4: rounded to tenths. 5: the
// height of an isosceles triangle.
export const pythagoreanSides = defineSkill("pythagorean-sides", 15, {
	1: [typed(hypotenuse, true), ask.chosen(form(hypotenuse, true)), labeled(hypotenuse)],
	2: [typed(leg, true), ask.chosen(form(leg)), labeled(leg)],
	3: [ask.chosen(exact), typed(either), ask.whatWentWrong(form(either)), labeled(either)],
	4: [typed(rough), ask.chosen(form(rough)), labeled(rough), ask.judged(claimed(form(either)))],
	5: [
		ask.chosen(isosceles),
		entered(isosceles),
		ask.explainTheMistake(form(either)),
		ask.judged(claimed(form(rough), "is about")),
	],
});
