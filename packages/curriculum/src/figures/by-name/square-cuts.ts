import type { CutSquare } from "../shapes/cut-square.ts";
import type { Corner } from "../shapes/polygons.ts";
import type { SettingsReader } from "../read-settings.ts";
import { counted } from "./author-figure.ts";

/** Ways to cut a square into parts of the same area. */
export const cutNames = ["halves", "slanted-halves", "strips", "squares", "triangles"] as const;

type CutName = (typeof cutNames)[number];

const box = (x: number, y: number, width: number, height: number): Corner[] => [
	[x, y],
	[x + width, y],
	[x + width, y + height],
	[x, y + height],
];

const corners: readonly Corner[] = box(0, 0, 1, 1);
const at = (place: number): Corner => corners[place % 4] ?? [0, 0];

const cuts: Readonly<Record<CutName, { one: string; parts: readonly (readonly Corner[])[] }>> = {
	halves: { one: "rectangle", parts: [box(0, 0, 0.5, 1), box(0.5, 0, 0.5, 1)] },
	"slanted-halves": {
		one: "triangle",
		parts: [
			[at(0), at(1), at(3)],
			[at(1), at(2), at(3)],
		],
	},
	strips: { one: "strip", parts: [0, 0.25, 0.5, 0.75].map((x) => box(x, 0, 0.25, 1)) },
	squares: {
		one: "square",
		parts: [box(0, 0, 0.5, 0.5), box(0.5, 0, 0.5, 0.5), box(0, 0.5, 0.5, 0.5), box(0.5, 0.5, 0.5, 0.5)],
	},
	triangles: { one: "triangle", parts: [0, 1, 2, 3].map((place) => [at(place), at(place + 1), [0.5, 0.5]]) },
};

/** A square with the chosen cut, and its description. */
export function readCut(
	read: SettingsReader,
	name: string,
	colored: string,
): { square: CutSquare; alt: string } {
	const chosen = read.choice(name, cutNames);
	const { one, parts } = cuts[chosen];
	const part = read.whole(colored, 1, parts.length);
	return {
		square: { parts, colored: part - 1, color: "sky" },
		alt: `A square cut into ${counted(parts.length, one)} of the same area. One of them is colored.`,
	};
}
