import type { Random } from "../../random/seeded-random.ts";

interface Scene {
	/** The independent and the dependent variable, and what they are. */
	x: string;
	y: string;
	cause: string;
	effect: string;
	told: (rate: number) => string;
	least: number;
	most: number;
}

const scene = (
	[x, cause]: readonly [string, string],
	[y, effect]: readonly [string, string],
	told: (rate: number) => string,
	[least, most]: readonly [number, number],
): Scene => ({ x, y, cause, effect, told, least, most });

export const SCENES: readonly Scene[] = [
	scene(
		["t", "the time in hours"],
		["d", "the distance in miles"],
		(r) => `A ferry goes ${r} miles each hour.`,
		[8, 30],
	),
	scene(
		["n", "the number of tickets"],
		["c", "the cost in dollars"],
		(r) => `Each ticket costs ${r} dollars.`,
		[3, 15],
	),
	scene(
		["w", "the time in weeks"],
		["h", "the height in inches"],
		(r) => `A vine grows ${r} inches each week.`,
		[2, 9],
	),
	scene(
		["h", "the number of hours worked"],
		["p", "the pay in dollars"],
		(r) => `A job pays ${r} dollars each hour.`,
		[9, 25],
	),
	scene(
		["b", "the number of boxes"],
		["m", "the number of muffins"],
		(r) => `Each box holds ${r} muffins.`,
		[4, 12],
	),
	scene(
		["m", "the time in minutes"],
		["g", "the amount of water in gallons"],
		(r) => `A hose fills a pool with ${r} gallons each minute.`,
		[5, 20],
	),
	scene(
		["d", "the number of days"],
		["p", "the number of pages read"],
		(r) => `A reader finishes ${r} pages each day.`,
		[10, 40],
	),
	scene(
		["r", "the number of rides"],
		["k", "the points collected"],
		(r) => `Each ride at a fair brings ${r} points.`,
		[5, 25],
	),
];

/** A scene with a rate. */
export function drawnScene(random: Random) {
	const drawn = random.pick(SCENES);
	const rate = random.integer(drawn.least, drawn.most);
	const { x, y, cause, effect } = drawn;
	return {
		...drawn,
		rate,
		told: drawn.told(rate),
		letters: `Let $${x}$ be ${cause} and $${y}$ ${effect}.`,
	};
}
