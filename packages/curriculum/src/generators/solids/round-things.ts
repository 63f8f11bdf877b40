export type Kind = "cylinder" | "cone" | "sphere";

interface Thing {
	name: string;
	unit: "in." | "ft" | "cm" | "m";
	radius: readonly [least: number, most: number];
	height: readonly [least: number, most: number];
}

/** Everyday things of each kind, with usual sizes in whole units. The radius of a sphere is counted in threes. */
export const THINGS: Readonly<Record<Kind, readonly Thing[]>> = {
	cylinder: [
		{ name: "can", unit: "in.", radius: [2, 4], height: [4, 9] },
		{ name: "candle", unit: "cm", radius: [2, 5], height: [6, 20] },
		{ name: "water tank", unit: "ft", radius: [4, 9], height: [5, 12] },
		{ name: "drum", unit: "in.", radius: [6, 12], height: [8, 20] },
		{ name: "vase", unit: "in.", radius: [2, 4], height: [8, 14] },
		{ name: "round pool", unit: "ft", radius: [6, 12], height: [3, 5] },
		{ name: "jar", unit: "in.", radius: [2, 4], height: [5, 9] },
		{ name: "tree stump", unit: "in.", radius: [6, 12], height: [8, 20] },
	],
	cone: [
		{ name: "paper cup", unit: "in.", radius: [2, 3], height: [3, 6] },
		{ name: "party hat", unit: "in.", radius: [3, 5], height: [6, 12] },
		{ name: "pile of sand", unit: "ft", radius: [3, 9], height: [3, 8] },
		{ name: "funnel", unit: "cm", radius: [4, 9], height: [6, 15] },
		{ name: "tent", unit: "ft", radius: [4, 9], height: [6, 12] },
		{ name: "traffic cone", unit: "in.", radius: [4, 8], height: [12, 30] },
		{ name: "roof of a tower", unit: "m", radius: [2, 6], height: [3, 9] },
	],
	sphere: [
		{ name: "ball", unit: "in.", radius: [1, 3], height: [0, 0] },
		{ name: "globe", unit: "in.", radius: [2, 3], height: [0, 0] },
		{ name: "gas tank", unit: "ft", radius: [2, 5], height: [0, 0] },
		{ name: "balloon", unit: "in.", radius: [2, 4], height: [0, 0] },
		{ name: "lamp", unit: "cm", radius: [3, 5], height: [0, 0] },
		{ name: "melon", unit: "cm", radius: [2, 4], height: [0, 0] },
		{ name: "planetarium", unit: "m", radius: [2, 5], height: [0, 0] },
	],
};
