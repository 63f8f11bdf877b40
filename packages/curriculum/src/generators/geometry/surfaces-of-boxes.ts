import { placeInShape } from "../../figures/shapes/flat-shape.ts";
import { ask, inFull, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Wrong } from "../../kit/index.ts";
import { boxFigure, boxInWords, boxNet, boxNetFigure, type BoxSizes, drawBox } from "./solid-nets.ts";

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

export const surface =
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
export const labelFaces = ask.labeled((random) => {
	const box = drawBox(random);
	const { l, w, h } = box;
	const [bottom, front, side] = facesOf(box);
	// The boxes need room on the faces.
	if (new Set([bottom, front, side]).size < 3 || Math.min(l, w, h) < 4 || w < 5 || h > l) return undefined;
	const shape = boxNet(box);
	const label = (
		name: string,
		edges: readonly [number, number],
		other: number,
		at: readonly [number, number],
	) => ({
		right: whole(edges[0] * edges[1]),
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
			back: label("Area of the upper face", [l, h], bottom, [h + l / 2, h / 2]),
			side: label("Area of the left face", [w, h], front, [h / 2, h + w / 2]),
			top: label("Area of the bottom face", [l, w], front, [h + l / 2, 2 * h + w + w / 2]),
		},
		hints: [
			"Each face is a rectangle.",
			`The edges are ${l}, ${w}, and ${h} ${box.unit} long. Which two belong to each face?`,
			"Multiply the two edges of each face.",
		],
		steps: [
			`Upper face: $${l} \\times ${h} = ${front}$.`,
			`Left face: $${w} \\times ${h} = ${side}$.`,
			`Bottom face: $${l} \\times ${w} = ${bottom}$.`,
		],
	};
});
