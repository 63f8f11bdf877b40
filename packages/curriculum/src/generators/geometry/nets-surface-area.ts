import { placeInShape } from "../../figures/shapes/flat-shape.ts";
import { ask, defineSkill, inFull, NAMES, slip, startLarge, stated, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Wrong } from "../../kit/index.ts";
import {
	boxFigure,
	boxInWords,
	boxNet,
	boxNetFigure,
	type BoxSizes,
	drawBox,
	pyramidFigure,
	triangularPrismFigure,
} from "./solid-nets.ts";
import { tappedFaces } from "./tapped-faces.ts";

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

const facesOf = ({ l, w, h }: BoxSizes) => [l * w, l * h, w * h] as const;

function wrongSurfaces(box: BoxSizes): Wrong[] {
	const [bottom, front, side] = facesOf(box);
	return [
		[slip.missedHiddenFaces, whole(bottom + front + side)],
		[slip.gaveTheVolume, whole(box.l * box.w * box.h)],
		[slip.leftOutTheBases, whole(2 * (front + side))],
		[slip.addedTheEdgeLengths, whole(4 * (box.l + box.w + box.h))],
	];
}

function helpWith(box: BoxSizes): Pick<Draft, "hints" | "steps"> {
	const [bottom, front, side] = facesOf(box);
	const { l, w, h, unit } = box;
	return {
		hints: [
			"A box has six faces, equal in pairs.",
			`Find the three different faces: $${l} \\times ${w}$, $${l} \\times ${h}$, and $${w} \\times ${h}$.`,
			"Add the three areas. Each face is there twice.",
		],
		steps: [
			`The faces: $${l} \\times ${w} = ${bottom}$, $${l} \\times ${h} = ${front}$, and $${w} \\times ${h} = ${side}$.`,
			`Each is there twice: $2 \\times ${bottom + front + side} = ${2 * (bottom + front + side)}$ square ${inFull(unit)}.`,
		],
	};
}

type Shown = "net" | "picture" | "words";

const surface =
	(shown: Shown): Form =>
	(random) => {
		const box = drawBox(random);
		const [bottom, front, side] = facesOf(box);
		if (new Set([bottom, front, side]).size < 3) return undefined;
		const prompts = {
			net: [
				"The net folds into a box. What is its surface area?",
				"Find the surface area of the box that the net makes.",
				`${random.pick(NAMES)} cuts this net out of cardboard. How much cardboard is that?`,
			],
			picture: [
				"What is the surface area of the box?",
				"Find the surface area of the box.",
				`${random.pick(NAMES)} wraps the box in paper, without overlap. How much paper is that?`,
			],
			words: [
				`A box is ${boxInWords(box)}. What is its surface area?`,
				`${random.pick(NAMES)} paints all faces of a box that is ${boxInWords(box)}. How much area is that?`,
			],
		}[shown];
		const figure = {
			net: () => boxNetFigure(box),
			picture: () => boxFigure(random, box),
			words: () => undefined,
		}[shown]();
		return {
			...helpWith(box),
			prompt: random.pick(prompts),
			...(figure === undefined ? {} : { figure }),
			task: `the surface area of a box that is ${boxInWords(box)}`,
			unit: { after: `square ${inFull(box.unit)}` },
			right: whole(2 * (bottom + front + side)),
			wrong: wrongSurfaces(box),
		};
	};

/** The area of each kind of face, written on the net. */
const labelFaces = ask.labeled((random) => {
	const box = drawBox(random);
	const { l, w, h } = box;
	const [bottom, front, side] = facesOf(box);
	// The boxes need room on the faces.
	if (new Set([bottom, front, side]).size < 3 || Math.min(l, w, h) < 4 || w < 5 || h > l) return undefined;
	const shape = boxNet(box);
	const label = (
		name: string,
		right: number,
		other: number,
		at: readonly [number, number],
		edges: readonly [number, number],
	) => ({
		right: whole(right),
		label: name,
		place: placeInShape(shape, at),
		wrong: [
			[slip.tookAnotherFace, whole(other)] as const,
			[slip.addedTheEdgeLengths, whole(edges[0] + edges[1])] as const,
		],
	});
	return {
		prompt: random.pick([
			"Write the area of each face into the net.",
			"The net folds into a box. Find the areas of the three faces that have an answer box.",
			`${random.pick(NAMES)} finds the surface area part by part. Write the areas into the net.`,
		]),
		figure: boxNetFigure(box),
		labels: {
			back: label("Area of the upper face", front, bottom, [h + l / 2, h / 2], [l, h]),
			side: label("Area of the left face", side, front, [h / 2, h + w / 2], [w, h]),
			top: label("Area of the lowest face", bottom, front, [h + l / 2, 2 * h + w + w / 2], [l, w]),
		},
		hints: [
			"Each face is a rectangle.",
			`The edges are ${l}, ${w}, and ${h} ${box.unit} long. Which two belong to each face?`,
			"Multiply the two edges of each face.",
		],
		steps: [
			`Upper face: $${l} \\times ${h} = ${front}$.`,
			`Left face: $${w} \\times ${h} = ${side}$.`,
			`Lowest face: $${l} \\times ${w} = ${bottom}$.`,
		],
	};
});

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
			`${random.pick(NAMES)} covers a model of a tent like this one with cloth on all faces, the floor as well. How much cloth is that?`,
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
export const netsSurfaceArea = defineSkill("nets-surface-area", 22, {
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
