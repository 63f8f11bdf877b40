import { decimal, linearTex, type Random, sumTex } from "../../../kit/index.ts";

/** Data with a line of fit, in words. */
interface Scene {
	/** "A class measured bean plants. The height h in centimeters depends on the weeks t since planting." */
	told: string;
	x: string;
	y: string;
	each: string;
	unit: string;
	measured: string;
	/** "after {n} weeks" */
	when: string;
	zero: string;
	data: readonly [from: number, to: number];
	dataUnit: string;
	/** Whether 0 is far from the data. */
	isFar: boolean;
}

/** given | letters | each | unit | measured | when | zero | unit of the data | data from, to; tenths of the rate from, to; start from, to; 1 where 0 is far from the data. */
const ROWS = [
	"A class measured the height $h$ of bean plants, in centimeters, $t$ weeks after planting.|th|each week|centimeters|the height|{n} weeks after planting|at planting|weeks|2 12 15 48 2 9 0",
	"A shop compared the high temperature $t$ of a day, in degrees Celsius, with the number $d$ of cold drinks sold.|td|each degree|drinks|the number of drinks|on a day when it is {n} degrees|on a day when it is 0 degrees|degrees|18 36 25 64 4 20 1",
	"A garage compared the age $a$ of used cars, in years, with their price $p$ in hundreds of dollars.|ap|each year of age|hundred dollars|the price|for a car that is {n} years old|for a new car|years|3 11 -140 -85 170 260 1",
	"Hikers compared the height $m$ above sea level, in hundreds of meters, with the temperature $t$ in degrees Celsius.|mt|each hundred meters|degrees|the temperature|at a height of {n} hundred meters|at sea level|hundred meters|4 24 -9 -5 24 31 1",
	"A running club compared the hours $h$ of training in a week with the distance $k$ run in one hour, in kilometers.|hk|each hour of training|kilometers|the distance|for someone who trains {n} hours a week|for someone who does not train|hours|2 9 4 9 6 8 1",
	"A moving company compared the number $b$ of boxes with the time $t$ needed to load them, in minutes.|bt|each box|minutes|the time|for {n} boxes|for no boxes at all|boxes|10 60 11 24 8 25 1",
	"A teacher compared the hours $h$ of sleep with the score $s$ on a quiz.|hs|each hour of sleep|points|the score|after {n} hours of sleep|after no sleep|hours|5 10 28 55 35 50 1",
	"A baker compared the minutes $m$ since opening with the number $r$ of rolls on the shelf.|mr|each minute|rolls|the number of rolls|{n} minutes after opening|at opening|minutes|3 40 -24 -11 110 150 0",
	"A phone maker compared the age $a$ of phones, in months, with the hours $h$ that the battery lasts.|ah|each month|hours|the battery life|for a phone that is {n} months old|for a new phone|months|6 30 -5 -2 17 24 1",
	"A farmer compared the liters $w$ of water per day with the kilograms $k$ of tomatoes picked from a row.|wk|each liter of water|kilograms|the harvest|with {n} liters of water|without any water|liters|4 20 6 18 3 8 1",
] as const;

export interface Model extends Scene {
	/** Tenths. */
	slope: number;
	intercept: number;
	equation: string;
	/** What is given of the data and its line. */
	intro: string;
}

export const tenths = (number: number) => decimal(number, 1);

/** Tenths of what the line gives at x. */
export const valueAt = ({ slope, intercept }: Model, x: number) => 10 * intercept + slope * x;

export const whenIs = ({ when }: Scene, x: number) => when.replace("{n}", `${x}`);

export function modelOf(random: Random): Model {
	const [
		told = "",
		letters = "",
		each = "",
		unit = "",
		measured = "",
		when = "",
		zero = "",
		dataUnit = "",
		numbers = "",
	] = random.pick(ROWS).split("|");
	const [from = 1, to = 2, low = 1, high = 2, least = 1, most = 2, far = 0] = numbers.split(" ").map(Number);
	const [x = "x", y = "y"] = letters;
	const [drawn, intercept] = [random.integer(low, high), random.integer(least, most)];
	// A slope of 1 would be followed by a plural.
	const slope = drawn === 10 ? 11 : drawn;
	const scene: Scene = {
		told,
		x,
		y,
		each,
		unit,
		measured,
		when,
		zero,
		data: [from, to],
		dataUnit,
		isFar: far === 1,
	};
	const equation = `${y} = ${
		slope < 0
			? `${intercept} ${sumTex([[tenths(slope), x]]).replace("-", "- ")}`
			: linearTex(tenths(slope), x, intercept)
	}`;
	return { ...scene, slope, intercept, equation, intro: `${told} A line of fit is $${equation}$.` };
}
