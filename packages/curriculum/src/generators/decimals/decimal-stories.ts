import { withUnit } from "../../kit/words.ts";

type Story = (name: string, each: string, amount: string) => string;

/** So much for one unit, and a decimal number of units; the total is asked for. */
export const PER_UNIT: readonly Story[] = [
	(name, each, amount) =>
		`One mile of a trail climbs ${withUnit(each, "meters")}. ${name} hikes ${withUnit(amount, "miles")} of it. How many meters is the climb?`,
	(name, each, amount) =>
		`A hose fills ${withUnit(each, "gallons")} in one minute. ${name} lets it run for ${withUnit(amount, "minutes")}. How many gallons is that?`,
	(_, each, amount) =>
		`One yard of rope weighs ${withUnit(each, "pounds")}. How many pounds do ${withUnit(amount, "yards")} weigh?`,
	(name, each, amount) =>
		`${name} bikes ${withUnit(each, "miles")} in one hour. At that speed, how many miles is it in ${withUnit(amount, "hours")}?`,
	(_, each, amount) =>
		`A board is ${withUnit(each, "feet")} long and ${withUnit(amount, "feet")} wide. How many square feet is its area?`,
	(name, each, amount) =>
		`One can covers ${withUnit(each, "square yards")} of wall. ${name} uses ${withUnit(amount, "cans")} of paint. How many square yards is that?`,
	(_, each, amount) =>
		`A snail crawls ${withUnit(each, "inches")} in one minute. How many inches does it crawl in ${withUnit(amount, "minutes")}?`,
	(_, each, amount) =>
		`One liter of a juice has ${withUnit(each, "grams")} of sugar. How many grams are in ${withUnit(amount, "liters")}?`,
];

type Shared = (name: string, total: string, count: string) => string;

/** A decimal amount in so many equal parts; the size of one part is asked for. */
export const EQUAL_PARTS: readonly Shared[] = [
	(name, total, count) =>
		`${name} cuts a ribbon of ${withUnit(total, "meters")} into ${count} equal pieces. How many meters long is each piece?`,
	(name, total, count) =>
		`${name} pours ${withUnit(total, "liters")} of juice equally into ${count} jugs. How many liters are in each jug?`,
	(name, total, count) =>
		`${name} walks the same path ${count} times, ${withUnit(total, "miles")} in all. How many miles long is the path?`,
	(_, total, count) =>
		`${count} equal boxes weigh ${withUnit(total, "pounds")} together. How many pounds does each box weigh?`,
	(name, total, count) =>
		`${name} runs ${withUnit(total, "miles")} in ${count} days, the same distance each day. How many miles is that a day?`,
	(_, total, count) =>
		`A fence of ${withUnit(total, "yards")} has ${count} equal sections. How many yards long is each section?`,
	(name, total, count) =>
		`${name} divides ${withUnit(total, "pounds")} of seeds equally among ${count} bags. How many pounds are in each bag?`,
	(_, total, count) =>
		`${count} bottles of the same size hold ${withUnit(total, "liters")} in all. How many liters does each hold?`,
];

/** A decimal amount in parts of a decimal size; how many parts there are is asked for. */
export const PARTS_OF_A_SIZE: readonly Shared[] = [
	(name, total, each) =>
		`${name} has ${withUnit(total, "liters")} of soup. Each bowl holds ${withUnit(each, "liters")}. How many bowls can ${name} fill?`,
	(name, total, each) =>
		`A rope is ${withUnit(total, "yards")} long. ${name} cuts pieces of ${withUnit(each, "yards")}. How many pieces are there?`,
	(name, total, each) =>
		`${name} has ${withUnit(total, "pounds")} of rice. Each bag holds ${withUnit(each, "pounds")}. How many bags can ${name} fill?`,
	(name, total, each) =>
		`A path is ${withUnit(total, "miles")} long. ${name} walks ${withUnit(each, "miles")} of it each day. How many days does it take?`,
	(_, total, each) =>
		`A shelf is ${withUnit(total, "inches")} long. Each book takes ${withUnit(each, "inches")}. How many books fit on it?`,
	(_, total, each) =>
		`A tank holds ${withUnit(total, "gallons")}. A pump empties ${withUnit(each, "gallons")} in one minute. How many minutes does it take to empty the tank?`,
	(name, total, each) =>
		`${name} has ${withUnit(total, "feet")} of wire. Each hook takes ${withUnit(each, "feet")}. How many hooks can ${name} make?`,
	(_, total, each) =>
		`A stack of boards is ${withUnit(total, "centimeters")} high. Each board is ${withUnit(each, "centimeters")} thick. How many boards are there?`,
];
