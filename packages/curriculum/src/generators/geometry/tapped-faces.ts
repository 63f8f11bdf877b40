import { ask, inFull, NAMES, slip } from "../../kit/index.ts";
import { drawBox } from "./solid-nets.ts";

type Place = readonly [x: number, y: number];

const face = (x: number, y: number, a: number, b: number): Place[] => [
	[x, y],
	[x + a, y],
	[x + a, y + b],
	[x, y + b],
];

/** The net of a box, drawn to scale; the faces of one size are tapped. */
export const tappedFaces = ask.tapped((random) => {
	const { l, w, h, unit } = drawBox(random);
	if (new Set([l * w, l * h, w * h]).size < 3) return undefined;
	// On a net that is long and thin, the faces are too small to tap.
	if (Math.min(w, h) * 4 < l) return undefined;
	const size = (a: number, b: number) => `${Math.max(a, b)} ${unit} by ${Math.min(a, b)} ${unit}`;
	const faces = [
		{ name: "First of the column", area: l * h, size: size(l, h), places: face(h, 0, l, h) },
		{ name: "Second of the column", area: l * w, size: size(l, w), places: face(h, h, l, w) },
		{ name: "Third of the column", area: l * h, size: size(l, h), places: face(h, h + w, l, h) },
		{ name: "Last of the column", area: l * w, size: size(l, w), places: face(h, 2 * h + w, l, w) },
		{ name: "On the left", area: w * h, size: size(w, h), places: face(0, h, h, w) },
		{ name: "On the right", area: w * h, size: size(w, h), places: face(h + l, h, h, w) },
	];
	const { area, size: told } = random.pick(faces);
	const box = `${l} ${unit} long, ${w} ${unit} wide, and ${h} ${unit} high`;
	return {
		prompt: random.pick([
			`A box is ${box}. Tap all faces of its net with an area of ${area} square ${inFull(unit)}.`,
			`${random.pick(NAMES)} unfolds a box that is ${box}. Which faces have an area of ${area} square ${inFull(unit)}? Tap them.`,
			`This is the net of a box that is ${box}. Tap all faces with an area of ${area} square ${inFull(unit)}.`,
		]),
		shape: [],
		parts: faces.map((each) => {
			const fits = each.area === area;
			const { id, feedback } = fits ? slip.missedHiddenFaces : slip.tookAnotherFace;
			return {
				label: `${each.name}: ${each.size}`,
				places: each.places,
				fits,
				mistake: [id, feedback] as const,
			};
		}),
		hints: [
			"Each face of a box has an equal one on the other side.",
			`Multiply two of the lengths. Which two give ${area}?`,
			"Look for the two rectangles with these sides. Compare them with the other faces.",
		],
		steps: (lettered) => [
			...lettered.flatMap(({ name, fits }) =>
				fits ? `${name} measures ${told}. Its area is ${area} square ${inFull(unit)}.` : [],
			),
			"They are opposite faces of the box. The other faces have other areas.",
		],
	};
});
