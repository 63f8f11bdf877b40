import { counted } from "../../kit/words.ts";

/** A rate, such as miles per hour, told as a story. Amounts are passed as text: "36", "7.50". */
export interface RateStory {
	unit: string;
	per: readonly [one: string, many: string];
	/** Sensible whole rates. */
	least: number;
	most: number;
	/** The decimals that a rate may have; without it, only whole rates. */
	decimals?: "tenths" | "cents";
	/** The word between both: "36 miles in 3 hours". */
	link: "in" | "for" | "with";
	/** The amount for several. */
	tell: (name: string, total: string, count: string) => string;
	/** The amount for one. */
	rate: (name: string, rate: string) => string;
	/** How much for several? */
	ask: (name: string, count: string) => string;
	/** How many for an amount? */
	askCount: (name: string, total: string) => string;
}

/** "3 hours", "1 hour". */
export const perCount = ({ per: [one, many] }: RateStory, count: number) => counted(count, one, many);

export const RATE_STORIES: readonly RateStory[] = [
	{
		unit: "miles",
		per: ["hour", "hours"],
		least: 6,
		most: 18,
		decimals: "tenths",
		link: "in",
		tell: (name, total, count) => `${name} bikes ${total} miles in ${count} at a constant speed.`,
		rate: (name, rate) => `${name} bikes at a constant speed of ${rate} miles per hour.`,
		ask: (name, count) => `How many miles does ${name} bike in ${count}?`,
		askCount: (name, total) => `How many hours does ${name} need for ${total} miles?`,
	},
	{
		unit: "miles",
		per: ["hour", "hours"],
		least: 30,
		most: 65,
		link: "in",
		tell: (_, total, count) => `A bus travels ${total} miles in ${count} at a constant speed.`,
		rate: (_, rate) => `A bus travels at a constant speed of ${rate} miles per hour.`,
		ask: (_, count) => `How many miles does the bus travel in ${count}?`,
		askCount: (_, total) => `How many hours does the bus need for ${total} miles?`,
	},
	{
		unit: "dollars",
		per: ["ticket", "tickets"],
		least: 4,
		most: 25,
		decimals: "cents",
		link: "for",
		tell: (name, total, count) =>
			`${name} pays ${total} dollars for ${count}${count.startsWith("1 ") ? "" : " of the same price"}.`,
		rate: (_, rate) => `Each ticket costs ${rate} dollars.`,
		ask: (_, count) => `How many dollars do ${count} cost?`,
		askCount: (name, total) => `How many tickets does ${name} get for ${total} dollars?`,
	},
	{
		unit: "pages",
		per: ["minute", "minutes"],
		least: 8,
		most: 30,
		link: "in",
		tell: (_, total, count) => `A printer prints ${total} pages in ${count}.`,
		rate: (_, rate) => `A printer prints ${rate} pages per minute.`,
		ask: (_, count) => `How many pages does the printer print in ${count}?`,
		askCount: (_, total) => `How many minutes does the printer need for ${total} pages?`,
	},
	{
		unit: "gallons",
		per: ["minute", "minutes"],
		least: 3,
		most: 20,
		decimals: "tenths",
		link: "in",
		tell: (_, total, count) => `A hose fills a pool with ${total} gallons of water in ${count}.`,
		rate: (_, rate) => `A hose fills a pool at a rate of ${rate} gallons per minute.`,
		ask: (_, count) => `How many gallons flow into the pool in ${count}?`,
		askCount: (_, total) => `How many minutes does it take for ${total} gallons?`,
	},
	{
		unit: "words",
		per: ["minute", "minutes"],
		least: 25,
		most: 70,
		link: "in",
		tell: (name, total, count) => `${name} types ${total} words in ${count}.`,
		rate: (name, rate) => `${name} types ${rate} words per minute.`,
		ask: (name, count) => `How many words does ${name} type in ${count}?`,
		askCount: (name, total) => `How many minutes does ${name} need for ${total} words?`,
	},
	{
		unit: "cups of flour",
		per: ["loaf", "loaves"],
		least: 2,
		most: 5,
		decimals: "tenths",
		link: "for",
		tell: (_, total, count) => `A baker uses ${total} cups of flour for ${count} of bread.`,
		rate: (_, rate) => `A baker uses ${rate} cups of flour per loaf of bread.`,
		ask: (_, count) => `How many cups of flour does the baker use for ${count}?`,
		askCount: (_, total) => `How many loaves does the baker make with ${total} cups of flour?`,
	},
	{
		unit: "dollars",
		per: ["hour", "hours"],
		least: 9,
		most: 24,
		decimals: "cents",
		link: "in",
		tell: (name, total, count) => `${name} earns ${total} dollars for ${count} of work.`,
		rate: (name, rate) => `${name} earns ${rate} dollars per hour.`,
		ask: (name, count) => `How many dollars does ${name} earn in ${count}?`,
		askCount: (name, total) => `How many hours does ${name} work for ${total} dollars?`,
	},
	{
		unit: "pencils",
		per: ["box", "boxes"],
		least: 8,
		most: 24,
		link: "in",
		tell: (_, total, count) => `There are ${total} pencils in ${count} of the same size.`,
		rate: (_, rate) => `There are ${rate} pencils in each box.`,
		ask: (_, count) => `How many pencils are in ${count}?`,
		askCount: (_, total) => `How many boxes hold ${total} pencils?`,
	},
	{
		unit: "dollars",
		per: ["pound", "pounds"],
		least: 2,
		most: 6,
		decimals: "cents",
		link: "for",
		tell: (name, total, count) => `${name} pays ${total} dollars for ${count} of apples.`,
		rate: (_, rate) => `One pound of apples costs ${rate} dollars.`,
		ask: (_, count) => `How many dollars do ${count} of apples cost?`,
		askCount: (name, total) => `How many pounds of apples does ${name} get for ${total} dollars?`,
	},
	{
		unit: "square feet",
		per: ["gallon", "gallons"],
		least: 250,
		most: 400,
		link: "with",
		tell: (_, total, count) => `A painter covers ${total} square feet with ${count} of paint.`,
		rate: (_, rate) => `One gallon of paint covers ${rate} square feet.`,
		ask: (_, count) => `How many square feet does the painter cover with ${count} of paint?`,
		askCount: (_, total) => `How many gallons of paint does the painter need for ${total} square feet?`,
	},
	{
		unit: "bottles",
		per: ["minute", "minutes"],
		least: 20,
		most: 90,
		link: "in",
		tell: (_, total, count) => `A machine fills ${total} bottles in ${count}.`,
		rate: (_, rate) => `A machine fills ${rate} bottles per minute.`,
		ask: (_, count) => `How many bottles does the machine fill in ${count}?`,
		askCount: (_, total) => `How many minutes does the machine need for ${total} bottles?`,
	},
];
