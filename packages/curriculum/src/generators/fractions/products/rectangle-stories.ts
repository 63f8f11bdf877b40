/** Rectangles with sides in a unit: what they are, and the unit in words. */
interface Rectangle {
	thing: string;
	unit: string;
	units: string;
}

const FOOT = { unit: "foot", units: "feet" };
const YARD = { unit: "yard", units: "yards" };
const METER = { unit: "meter", units: "meters" };

/** Both sides can be about as long. */
export const BROAD: readonly Rectangle[] = [
	{ thing: "rug", ...FOOT },
	{ thing: "garden bed", ...YARD },
	{ thing: "poster", ...FOOT },
	{ thing: "tabletop", ...FOOT },
	{ thing: "bulletin board", ...METER },
	{ thing: "piece of cloth", ...YARD },
	{ thing: "banner", ...METER },
	{ thing: "map", ...FOOT },
];

/** One side can be much shorter. */
export const NARROW: readonly Rectangle[] = [
	{ thing: "shelf", ...FOOT },
	{ thing: "wooden board", ...FOOT },
	{ thing: "strip of cloth", ...YARD },
	{ thing: "flower bed", ...METER },
	{ thing: "sidewalk", ...YARD },
	{ thing: "scarf", ...YARD },
	{ thing: "strip of paper", ...FOOT },
	{ thing: "hallway mirror", ...METER },
];
