import { counted } from "../../kit/words.ts";

interface Situation {
	below(size: number): string;
	above(size: number): string;
	zero: string;
	/** Ends before the number. */
	reads: string;
	/** The greatest size that makes sense. */
	most: number;
}

/** Things that are given by integers on both sides of zero. */
export const SITUATIONS: readonly Situation[] = [
	{
		below: (size) => `${counted(size, "degree")} below zero`,
		above: (size) => `${counted(size, "degree")} above zero`,
		zero: "a temperature of zero degrees",
		reads: "A thermometer shows",
		most: 40,
	},
	{
		below: (size) => `${counted(size, "meter")} below sea level`,
		above: (size) => `${counted(size, "meter")} above sea level`,
		zero: "sea level",
		reads: "On a map, the elevation in meters is",
		most: 400,
	},
	{
		below: (size) => `a debt of ${counted(size, "dollar")}`,
		above: (size) => `savings of ${counted(size, "dollar")}`,
		zero: "neither debt nor savings",
		reads: "An account in dollars shows",
		most: 400,
	},
	{
		below: (size) => `a loss of ${counted(size, "point")}`,
		above: (size) => `a gain of ${counted(size, "point")}`,
		zero: "neither gain nor loss",
		reads: "The change of a score is",
		most: 100,
	},
	{
		below: (size) => `${counted(size, "floor")} below the ground floor`,
		above: (size) => `${counted(size, "floor")} above the ground floor`,
		zero: "the ground floor",
		reads: "The floor in an elevator is",
		most: 9,
	},
	{
		below: (size) => `a withdrawal of ${counted(size, "dollar")}`,
		above: (size) => `a deposit of ${counted(size, "dollar")}`,
		zero: "no change in the account",
		reads: "A bank list of changes says",
		most: 400,
	},
	{
		below: (size) => `${counted(size, "yard")} lost in a football game`,
		above: (size) => `${counted(size, "yard")} gained in a football game`,
		zero: "no yards gained or lost",
		reads: "A play in a football game counts",
		most: 40,
	},
	{
		below: (size) => `${counted(size, "foot", "feet")} below the surface of a lake`,
		above: (size) => `${counted(size, "foot", "feet")} above the surface of a lake`,
		zero: "the surface of a lake",
		reads: "The height in feet is",
		most: 90,
	},
	{
		below: (size) => `a negative charge of ${counted(size, "unit")}`,
		above: (size) => `a positive charge of ${counted(size, "unit")}`,
		zero: "no electric charge",
		reads: "The charge of a particle is",
		most: 30,
	},
];
