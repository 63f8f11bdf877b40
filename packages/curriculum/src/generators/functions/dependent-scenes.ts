import type { Random } from "../../random/seeded-random.ts";

interface Scene {
	/** The independent and the dependent variable, and what they are. */
	x: string;
	y: string;
	cause: string;
	effect: string;
	told: (rate: number) => string;
	/** Another quantity with the letter of the dependent one, which has nothing to do with the independent one. */
	unrelated: string;
	least: number;
	most: number;
}

const scene = (
	[x, cause]: readonly [string, string],
	[y, effect, unrelated]: readonly [string, string, string],
	told: (rate: number) => string,
	[least, most]: readonly [number, number],
): Scene => ({ x, y, cause, effect, told, unrelated, least, most });

export const SCENES: readonly Scene[] = [
	scene(
		["t", "the time in hours"],
		["d", "the distance in miles", "the number of dogs on board"],
		(r) => `A ferry goes ${r} miles each hour.`,
		[8, 30],
	),
	scene(
		["n", "the number of tickets"],
		["c", "the cost in dollars", "the age of the cashier in years"],
		(r) => `Each ticket costs ${r} dollars.`,
		[3, 15],
	),
	scene(
		["w", "the time in weeks"],
		["h", "the height in inches", "the height of the fence in inches"],
		(r) => `A vine grows ${r} inches each week.`,
		[2, 9],
	),
	scene(
		["h", "the number of hours worked"],
		["p", "the pay in dollars", "the number of pencils on the desk"],
		(r) => `A job pays ${r} dollars each hour.`,
		[9, 25],
	),
	scene(
		["b", "the number of boxes"],
		["m", "the number of muffins", "the price of milk in dollars"],
		(r) => `Each box holds ${r} muffins.`,
		[4, 12],
	),
	scene(
		["m", "the time in minutes"],
		["g", "the amount of water in gallons", "the age of the gardener in years"],
		(r) => `A hose fills a pool with ${r} gallons each minute.`,
		[5, 20],
	),
	scene(
		["d", "the number of days"],
		["p", "the number of pages read", "the price of the book in dollars"],
		(r) => `A reader finishes ${r} pages each day.`,
		[10, 40],
	),
	scene(
		["r", "the number of rides"],
		["k", "the number of points", "the number of kites in the sky"],
		(r) => `Each ride at a fair is worth ${r} points.`,
		[5, 25],
	),
];

/** A scene with a rate. */
export function drawnScene(random: Random) {
	return withLetters(random, random.pick(SCENES));
}

/** A scene in which the second letter is a quantity that does not follow from the first one. */
export function drawnUnrelated(random: Random) {
	const scene = random.pick(SCENES);
	return withLetters(random, { ...scene, effect: scene.unrelated });
}

function withLetters(random: Random, scene: Scene) {
	const { x, y, cause, effect, least, most, told } = scene;
	const rate = random.integer(least, most);
	return { ...scene, rate, told: told(rate), letters: `Let $${x}$ be ${cause} and $${y}$ ${effect}.` };
}
