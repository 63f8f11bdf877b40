import { ask, defineSkill, inFull, NAMES, slip, startLarge, stated, whole, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { pyramidFigure, triangularPrismFigure } from "./solid-nets.ts";
import { tappedFaces } from "./tapped-faces.ts";
import { surface, labelFaces } from "./surfaces-of-boxes.ts";

const SOLIDS = [
	["six equal squares", "Cube", "box"],
	["six rectangles, equal in pairs", "Rectangular prism", "prism"],
	["two equal triangles and three rectangles", "Triangular prism", "prism"],
	["one square and four equal triangles", "Square pyramid", "pyramid"],
	["four equal triangles", "Triangular pyramid", "pyramid"],
	["two equal hexagons and six rectangles", "Hexagonal prism", "prism"],
	["one hexagon and six equal triangles", "Hexagonal pyramid", "pyramid"],
	["two equal pentagons and five rectangles", "Pentagonal prism", "prism"],
	["one pentagon and five equal triangles", "Pentagonal pyramid", "pyramid"],
] as const;

/** The solid that the faces of a net make. */
const whichSolid: Form = (random) => {
	const [faces, solid, kind] = random.pick(SOLIDS);
	// A cube is a rectangular prism, too: either would be right for six squares.
	const others = random.shuffle(
		SOLIDS.filter(([, name, each]) => name !== solid && !(kind === "box" && each === "box")),
	);
	const same = others.find(([, , each]) => each === kind) ?? others[0];
	const other = others.find(([, , each]) => each !== kind && each !== "box");
	if (same === undefined || other === undefined) return undefined;
	const third = others.find((each) => each !== same && each !== other);
	return {
		prompt: random.pick([
			`A net is made of ${faces}. Which solid does it fold into?`,
			`${random.pick(NAMES)} unfolds a cardboard solid and finds ${faces}. Which solid is it?`,
			`These faces are taped together to make a solid: ${faces}. What is it called?`,
		]),
		task: `A net of ${faces}`,
		right: words(solid),
		wrong: [
			[slip.miscountedTheFaces, words(same[1])],
			[slip.mixedUpPrismAndPyramid, words(other[1])],
			third !== undefined && [
				{ ...slip.miscountedTheFaces, id: `${slip.miscountedTheFaces.id}-2` },
				words(third[1]),
			],
		],
		hints: [
			"How many faces are there, and which shapes are they?",
			`Look at ${faces}. Which of the shapes could be bases?`,
			"Two equal bases and rectangles make a prism. One base and triangles make a pyramid.",
		],
		steps: [`${startLarge(faces)}: these are the faces of one solid.`, `${solid}.`],
	};
};

const pyramid: Form = (random) => {
	const base = random.integer(3, 12);
	const slant = random.integer(3, 12);
	const unit = random.pick(["cm", "m", "in.", "ft"]);
	if ((base * slant) % 2 === 1) return undefined;
	const [face, square] = [(base * slant) / 2, base * base];
	return {
		prompt: random.pick([
			"The net folds into a square pyramid. What is its surface area?",
			"Find the surface area of the square pyramid that the net makes.",
			`${random.pick(NAMES)} builds a square pyramid from this net. What is its surface area?`,
		]),
		figure: pyramidFigure(base, slant, unit),
		unit: { after: `square ${inFull(unit)}` },
		right: whole(square + 4 * face),
		wrong: [
			[slip.forgotTheHalf, whole(square + 8 * face)],
			[slip.leftOutTheBases, whole(4 * face)],
			[slip.missedHiddenFaces, whole(square + face)],
			[slip.gaveTheVolume, whole(square * slant)],
		],
		hints: [
			"The net has a square and four equal triangles.",
			`The square: $${base} \\times ${base}$. A triangle: half of $${base} \\times ${slant}$.`,
			"Add the square and all four triangles.",
		],
		steps: [
			`The square: $${base} \\times ${base} = ${square}$. One triangle: $${base} \\times ${slant} \\div 2 = ${face}$.`,
			`$${square} + 4 \\times ${face} = ${square + 4 * face}$ square ${inFull(unit)}.`,
		],
	};
};

const triangularPrism: Form = (random) => {
	const legs = random.pick([
		[3, 4, 5],
		[6, 8, 10],
		[5, 12, 13],
		[8, 15, 17],
		[9, 12, 15],
	] as const);
	const [[a, b, c], length, unit] = [legs, random.integer(4, 20), random.pick(["cm", "m", "in.", "ft"])];
	const [triangle, around] = [(a * b) / 2, (a + b + c) * length];
	return {
		prompt: random.pick([
			"The bases of this prism are right triangles. What is its surface area?",
			"Find the surface area of the triangular prism.",
			`${random.pick(NAMES)} sews a tent of this shape, with cloth on all faces, even the floor. How much cloth is that?`,
		]),
		figure: triangularPrismFigure(random, legs, length, unit),
		unit: { after: `square ${inFull(unit)}` },
		right: whole(2 * triangle + around),
		wrong: [
			[slip.forgotTheHalf, whole(4 * triangle + around)],
			[slip.leftOutTheBases, whole(around)],
			[slip.missedHiddenFaces, whole(triangle + (a + b) * length)],
			[slip.gaveTheVolume, whole(triangle * length)],
		],
		hints: [
			"There are two triangles and three rectangles.",
			`Each rectangle is ${length} ${unit} long. Its other side is a side of the triangle: ${a}, ${b}, or ${c}.`,
			"Add the two triangles and the three rectangles.",
		],
		steps: [
			`Two triangles: $2 \\times ${a} \\times ${b} \\div 2 = ${2 * triangle}$.`,
			`Three rectangles: $(${a} + ${b} + ${c}) \\times ${length} = ${around}$.`,
			`Together: $${2 * triangle} + ${around} = ${2 * triangle + around}$ square ${inFull(unit)}.`,
		],
	};
};

const claimed = stated(surface("words"));

// 1: which solid a net makes, and its faces. 2: boxes from their nets. 3: boxes from a picture or from words. 4: square
// pyramids. 5: triangular prisms, and mistakes to explain.
export const netsSurfaceArea = defineSkill("nets-surface-area", 24, {
	1: [ask.chosen(whichSolid), labelFaces, ask.matched(whichSolid, ["net", "solid"])],
	2: [ask.typed(surface("net")), ask.chosen(surface("net")), labelFaces, tappedFaces],
	3: [
		ask.typed(surface("picture")),
		ask.chosen(surface("words")),
		ask.judged(claimed),
		ask.whatWentWrong(surface("words")),
	],
	4: [ask.typed(pyramid), ask.chosen(pyramid)],
	5: [ask.typed(triangularPrism), ask.chosen(triangularPrism), ask.explainTheMistake(surface("words"))],
});
