import { placeOn, svg, label, paint } from "../../figures/svg.ts";
import { ask, askFor, boxed, defineSkill, type Form, NAMES, simplest, slip, whole } from "../../kit/index.ts";
import { SHAPES } from "./quantities.ts";
import { cube, help, square, wrongRoots } from "./roots.ts";
import { inFull } from "../../kit/words.ts";

const rootOf =
	(degree: 2 | 3): Form =>
	(random) => {
		const root = degree === 2 ? square(random) : cube(random);
		const number = root ** degree;
		const sign = degree === 2 ? `\\sqrt{${number}}` : `\\sqrt[3]{${number}}`;
		return {
			...help(root, degree),
			prompt: random.pick([
				askFor(random, `$${sign}$`),
				`Which positive number $x$ solves $x^{${degree}} = ${number}$?`,
				`Find the positive solution of $n^{${degree}} = ${number}$.`,
			]),
			task: `$${sign}$`,
			right: whole(root),
			wrong: wrongRoots(root, degree),
			steps: [...help(root, degree).steps, `$${sign} = ${root}$.`],
		};
	};

const shape =
	(degree: 2 | 3): Form =>
	(random) => {
		const root = degree === 2 ? square(random) : cube(random);
		const number = root ** degree;
		const [thing, unit] = random.pick(SHAPES[degree]);
		const name = random.pick(NAMES);
		return {
			...help(root, degree),
			prompt:
				degree === 2
					? random.pick([
							`The area of a square ${thing} is ${number} square ${inFull(unit)}. How long is each side?`,
							`${name} has a square ${thing} with an area of ${number} square ${inFull(unit)}. What is its side length?`,
						])
					: random.pick([
							`The volume of a ${thing} in the shape of a cube is ${number} cubic ${inFull(unit)}. How long is each edge?`,
							`${name} measures a ${thing} in the shape of a cube. Its volume is ${number} cubic ${inFull(unit)}. What is its edge length?`,
						]),
			right: whole(root),
			unit: { after: unit },
			wrong: wrongRoots(root, degree),
		};
	};

const both = ask.stepwise((random) => {
	const root = square(random);
	const letter = random.pick(["x", "n", "k"]);
	const shown = `$${letter}^{2} = ${root ** 2}$`;
	return {
		prompt: `${random.pick([`Solve ${shown}.`, `Which two numbers solve ${shown}?`, `Find both solutions of ${shown}.`])} The smaller one is [[low]], and the larger one is [[high]].`,
		boxes: {
			low: boxed(whole(-root), [slip.forgotNegativeRoot, whole(root)]),
			high: { right: whole(root), wrong: wrongRoots(root, 2) },
		},
		hints: [
			"There are two numbers with this square.",
			`Which positive number times itself is ${root ** 2}?`,
			"The square of a negative number is positive, so take the opposite number as well.",
		],
		steps: [
			`$${root} \\times ${root} = ${root ** 2}$, and $(-${root}) \\times (-${root}) = ${root ** 2}$ as well.`,
			`The solutions are $-${root}$ and $${root}$.`,
		],
	};
});

const fraction: Form = (random) => {
	const [top, bottom] = [random.integer(1, 11), random.integer(2, 12)];
	const root = simplest(top, bottom);
	if (root.worth?.[1] !== bottom || bottom === 1) return undefined;
	const task = `$\\sqrt{\\dfrac{${top ** 2}}{${bottom ** 2}}}$`;
	return {
		prompt: askFor(random, task),
		cta: "Write a fraction, such as 3/4.",
		task,
		right: root,
		wrong: [
			[slip.rootOfDenominatorOnly, simplest(top ** 2, bottom)],
			[slip.rootOfNumeratorOnly, simplest(top, bottom ** 2)],
			[slip.leftOutRoot, simplest(top ** 2, bottom ** 2)],
			[slip.halfForRoot, simplest(top ** 2, 2 * bottom ** 2)],
		],
		hints: [
			"Which fraction times itself is the fraction under the root?",
			`Find the square root of the numerator ${top ** 2} and of the denominator ${bottom ** 2}.`,
			"Write the two roots as one fraction. Multiply it by itself to check.",
		],
		steps: [
			`$\\sqrt{${top ** 2}} = ${top}$ and $\\sqrt{${bottom ** 2}} = ${bottom}$.`,
			`${task.slice(0, -1)} = \\dfrac{${top}}{${bottom}}$.`,
		],
	};
};

const negativeCube: Form = (random) => {
	const root = cube(random);
	const task = `$\\sqrt[3]{-${root ** 3}}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(-root),
		wrong: [
			[slip.lostRootSign, whole(root)],
			[slip.thirdForRoot, simplest(-(root ** 3), 3)],
			[slip.leftOutRoot, whole(-(root ** 3))],
		],
		hints: [
			"Look at the sign. Can a product of three equal factors be negative?",
			`First find the number whose cube is ${root ** 3}.`,
			"Three negative factors make a negative product, so the root is negative.",
		],
		steps: [
			`$${root} \\times ${root} \\times ${root} = ${root ** 3}$.`,
			`With three negative factors, $(-${root}) \\times (-${root}) \\times (-${root}) = -${root ** 3}$.`,
			`${task.slice(0, -1)} = -${root}$.`,
		],
	};
};

const calculation: Form = (random) => {
	const [a, b, c] = [square(random), cube(random), random.integer(2, 6)];
	const task = `$${c} \\times \\sqrt{${a ** 2}} - \\sqrt[3]{${b ** 3}}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(c * a - b),
		wrong: [
			[slip.halfForRoot, simplest(c * a * a - 2 * b, 2)],
			[slip.leftOutRoot, whole(c * a * a - b ** 3)],
			[slip.subtractedFirst, whole(c * (a - b))],
		],
		hints: [
			"There are two roots. Find each of them first.",
			`Begin with $\\sqrt{${a ** 2}}$ and $\\sqrt[3]{${b ** 3}}$.`,
			`Multiply the square root by ${c}. Then subtract the cube root.`,
		],
		steps: [
			`$\\sqrt{${a ** 2}} = ${a}$ and $\\sqrt[3]{${b ** 3}} = ${b}$.`,
			`$${c} \\times ${a} - ${b} = ${c * a - b}$.`,
			`${task.slice(0, -1)} = ${c * a - b}$.`,
		],
	};
};

/** A square with its area written in it; the sides are labeled. */
const drawn = ask.labeled((random) => {
	const root = square(random);
	const [area, unit] = [root ** 2, random.pick(["ft", "in.", "yd"] as const)];
	const side = { right: whole(root), after: unit, wrong: wrongRoots(root, 2) };
	return {
		prompt: random.pick([
			`The figure is a square with an area of ${area} square ${{ ft: "feet", "in.": "inches", yd: "yards" }[unit]}. Label its sides.`,
			`Write the length of each marked side of this square. Its area is ${area} square ${{ ft: "feet", "in.": "inches", yd: "yards" }[unit]}.`,
		]),
		figure: {
			svg: svg(
				420,
				290,
				`<rect x="60" y="14" width="190" height="190" fill="${paint("sky")}" fill-opacity="0.22" stroke="${paint("sky")}" stroke-width="4"/>`,
				label(155, 117, `${area} sq ${unit}`, 24),
			),
			alt: `A square with an area of ${area} square ${inFull(unit)}.`,
		},
		labels: {
			below: {
				...side,
				label: "Side at the bottom",
				place: placeOn(420, 290, [155, 236]),
				part: placeOn(420, 290, [155, 204]),
			},
			right: {
				...side,
				label: "Side on the right",
				place: placeOn(420, 290, [312, 109]),
				part: placeOn(420, 290, [250, 109]),
			},
		},
		hints: help(root, 2).hints,
		steps: help(root, 2).steps,
	};
});

const either: Form = (random) => rootOf(random.pick([2, 3] as const))(random);
const hard: Form = (random) => random.pick([fraction, negativeCube])(random);

// 1: square roots, and the side of a square. 2: cube roots, and the edge of a cube. 3: equations with two solutions, one
// or none. 4: roots of fractions and of negative cubes. 5: several roots in one expression.
export const squareCubeRoots = defineSkill("square-cube-roots", 16, {
	1: [ask.typed(rootOf(2)), ask.chosen(rootOf(2)), ask.chosen(shape(2)), drawn],
	2: [ask.typed(rootOf(3)), ask.typed(shape(3)), ask.chosen(shape(3)), ask.matched(either, "root")],
	3: [both, ask.typed(shape(2)), ask.chosen(either), ask.judged(either)],
	4: [ask.typed(hard), ask.chosen(hard), ask.whatWentWrong(rootOf(3)), ask.matched(hard, "root")],
	5: [ask.typed(calculation), ask.chosen(calculation), ask.explainTheMistake(either), ask.judged(hard)],
});
