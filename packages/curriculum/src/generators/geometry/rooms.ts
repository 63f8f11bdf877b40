import { rectangle } from "../../figures/fractions/grids.ts";
import type { Random } from "../../random/seeded-random.ts";

/** Rectangular things with the unit in which they are measured, and how long they are at least and at most. */
const THINGS = [
	["photo", "cm", 5, 15],
	["place mat", "in.", 6, 18],
	["rug", "ft", 5, 14],
	["classroom", "m", 6, 12],
	["pool", "m", 8, 25],
	["playground", "m", 12, 30],
	["vegetable garden", "m", 6, 25],
	["stage", "ft", 10, 28],
	["parking lot", "m", 15, 30],
	["mural", "ft", 8, 20],
	["tablecloth", "ft", 4, 12],
] as const;
const WORDS = { cm: "centimeters", m: "meters", "in.": "inches", ft: "feet" } as const;
const COLORS = ["sky", "mint", "gold", "lilac"] as const;

/** A rectangular thing with its sides, and its unit short and in words. */
export interface Room {
	thing: string;
	unit: string;
	word: string;
	long: number;
	short: number;
}

/** The shorter side has one digit, so that the product is one of grade 4. */
export function roomOf(random: Random, most: number): Room {
	const [thing, unit, least, limit] = random.pick(THINGS.filter(([, , smallest]) => smallest < most));
	const long = random.integer(least, Math.min(most, limit));
	const short = random.integer(Math.max(3, Math.ceil(long / 4)), Math.min(9, long - 1));
	return { thing, unit, word: WORDS[unit], long, short };
}

/** The rectangle with its sides; a long side that is not given is a question mark. */
export function drawnRoom(random: Random, { long, short, unit }: Room, isLongTold = true) {
	return {
		svg: rectangle({
			width: long,
			height: short,
			below: isLongTold ? `${long} ${unit}` : "?",
			beside: `${short} ${unit}`,
			has_squares: false,
			color: random.pick(COLORS),
		}),
		alt: `A rectangle. The side below is ${isLongTold ? `${long} ${unit} long` : "not known"}, the side on the right is ${short} ${unit} long.`,
	};
}
