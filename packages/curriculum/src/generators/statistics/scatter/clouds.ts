import type { PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import type { Scatter } from "../../../figures/data/scatter-plot.ts";
import { scatterInWords, scatterPlot } from "../../../figures/data/scatter-plot.ts";
import type { Random } from "../../../random/seeded-random.ts";

/** What a cloud of dots can look like. */
export type Association = "positive" | "negative" | "none" | "curved";

export const PAIRS: Readonly<Record<Association, readonly (readonly [x: string, y: string])[]>> = {
	positive: [
		["Hours of practice", "Free throws made"],
		["Age of a tree (years)", "Height (meters)"],
		["Pages in a book (tens)", "Days to read it"],
		["Rooms in a house", "Number of windows"],
		["Length of a fish (tens of cm)", "Mass (kilograms)"],
		["Sunny hours in a day", "Visitors at the pool (tens)"],
	],
	negative: [
		["Age of a phone (years)", "Battery life (hours)"],
		["Height of a hill (hundreds of meters)", "Temperature (degrees)"],
		["Price of a ticket (dollars)", "Tickets sold (tens)"],
		["Speed of a train (tens of km per hour)", "Minutes for the trip"],
		["Days of rain in a month", "Picnics held"],
		["Distance from the city (km)", "Buses in an hour"],
	],
	none: [
		["Number on a team shirt", "Points on a quiz"],
		["House number", "Pets in the house"],
		["Month of the birthday", "Books read in a month"],
		["Number of siblings", "Spelling score"],
		["Number on a locker", "Distance to school (km)"],
	],
	curved: [
		["Time since the throw (tenths of a second)", "Height of the ball (meters)"],
		["Hours after sunrise", "Temperature (degrees)"],
		["Water given to a plant (cups)", "Growth (centimeters)"],
	],
};

/** The area of every plot: 0 to 12 and 0 to 20. */
const AREA = { x: { from: 0, to: 12, step: 1 }, y: { from: 0, to: 20, step: 2 } };

export function plotOf(
	[x, y]: readonly [string, string],
	points: readonly PlanePoint[],
	line?: Scatter["line"],
) {
	const scatter: Scatter = {
		x: { ...AREA.x, name: x },
		y: { ...AREA.y, name: y },
		points,
		...(line === undefined ? {} : { line }),
	};
	return { svg: scatterPlot(scatter), alt: scatterInWords(scatter) };
}

/** Ten or eleven dots, each a step further to the right, that show the association clearly. */
export function cloud(random: Random, kind: Association): PlanePoint[] {
	const wobble = () => random.integer(-1, 1);
	const columns = Array.from({ length: 11 }, (_, at) => at + 1);
	if (kind === "positive") return columns.map((x): PlanePoint => [x, Math.round(2 + 1.4 * x) + wobble()]);
	if (kind === "negative") return columns.map((x): PlanePoint => [x, Math.round(18.5 - 1.4 * x) + wobble()]);
	if (kind === "curved")
		return columns.map((x): PlanePoint => [x, Math.round(18 - 0.55 * (x - 6) ** 2) + wobble()]);
	// High and low by turns, mirrored about the middle: no direction is left.
	const half = [
		random.integer(12, 17),
		random.integer(3, 7),
		random.integer(9, 12),
		random.integer(4, 8),
		random.integer(13, 18),
	];
	return columns.map(
		(x): PlanePoint => [x, x === 6 ? random.integer(5, 15) : (half[x < 6 ? x - 1 : 11 - x] ?? 9) + wobble()],
	);
}
