import type { Unit } from "./conversions.ts";

interface Filled {
	large: Unit;
	small: string;
	factor: number;
	/** Sizes of a small portion that fit into the large unit. */
	sizes: readonly number[];
	told(name: string, all: string, size: string): string;
}

/** Large amounts that are filled or cut into small ones. */
export const FILLED: readonly Filled[] = [
	{
		large: ["liter", "liters"],
		small: "milliliters",
		factor: 1000,
		sizes: [200, 250, 125, 500],
		told: (name, all, size) =>
			`${name} has ${all} of juice and fills glasses of ${size} milliliters. How many glasses does ${name} fill?`,
	},
	{
		large: ["kilogram", "kilograms"],
		small: "grams",
		factor: 1000,
		sizes: [100, 200, 250, 500],
		told: (name, all, size) =>
			`${name} packs ${all} of nuts in bags of ${size} grams. How many bags does ${name} get?`,
	},
	{
		large: ["meter", "meters"],
		small: "centimeters",
		factor: 100,
		sizes: [20, 25, 40, 50],
		told: (name, all, size) =>
			`${name} cuts ${all} of ribbon into pieces of ${size} centimeters. How many pieces does ${name} get?`,
	},
	{
		large: ["foot", "feet"],
		small: "inches",
		factor: 12,
		sizes: [3, 4, 6, 8],
		told: (name, all, size) =>
			`${name} saws ${all} of wood into blocks of ${size} inches. How many blocks does ${name} get?`,
	},
	{
		large: ["pound", "pounds"],
		small: "ounces",
		factor: 16,
		sizes: [2, 4, 8],
		told: (name, all, size) =>
			`${name} makes burgers of ${size} ounces each from ${all} of meat. How many burgers does that make?`,
	},
	{
		large: ["hour", "hours"],
		small: "minutes",
		factor: 60,
		sizes: [10, 12, 15, 20],
		told: (name, all, size) =>
			`${name} plans a show of ${all} with acts of ${size} minutes. How many acts does ${name} get?`,
	},
	{
		large: ["gallon", "gallons"],
		small: "quarts",
		factor: 4,
		sizes: [2],
		told: (name, all, size) =>
			`${name} fills bottles of ${size} quarts from ${all} of cider. How many bottles does ${name} fill?`,
	},
];

/** What lasts some hours and minutes. */
export const EVENTS = [
	"A concert lasts",
	"A road trip takes",
	"A soccer tournament takes",
	"A boat trip takes",
	"A bus ride takes",
	"A school play lasts",
	"A train ride takes",
	"A bike race lasts",
] as const;

export const ACTIVITIES = [
	"practices the drums",
	"works in the garden",
	"reads",
	"trains for a race",
	"helps in the animal shelter",
	"paints a mural",
	"builds a tree house",
	"bakes for the fair",
] as const;

interface Bought {
	told(name: string, count: number, price: string): string;
	/** Prices in steps of 5 cents. */
	least: number;
	most: number;
}

export const CHANGE_STORIES: readonly Bought[] = [
	{ least: 25, most: 75, told: (name, count, price) => `${name} buys ${count} notebooks for ${price} each.` },
	{ least: 35, most: 65, told: (_, count, price) => `${count} bus tickets cost ${price} each.` },
	{
		least: 55,
		most: 95,
		told: (name, count, price) => `${name} orders ${count} sandwiches for ${price} each.`,
	},
	{
		least: 45,
		most: 90,
		told: (_, count, price) => `A family buys ${count} bags of apples for ${price} each.`,
	},
	{
		least: 30,
		most: 85,
		told: (name, count, price) => `${name} needs ${count} paint brushes. Each costs ${price}.`,
	},
	{ least: 22, most: 58, told: (_, count, price) => `${count} friends each have a smoothie for ${price}.` },
	{
		least: 41,
		most: 99,
		told: (name, count, price) => `${name} picks ${count} card games for ${price} each.`,
	},
	{ least: 26, most: 70, told: (_, count, price) => `A class buys ${count} plants for ${price} each.` },
];
