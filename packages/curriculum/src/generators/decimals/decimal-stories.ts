type Story = (name: string, each: string, amount: string) => string;

/** So much for one unit, and a decimal number of units; the total is asked for. */
export const PER_UNIT: readonly Story[] = [
	(name, each, amount) =>
		`One mile of a trail climbs ${each} meters. ${name} hikes ${amount} miles of it. How many meters is the climb?`,
	(name, each, amount) =>
		`A hose fills ${each} gallons in one minute. ${name} lets it run for ${amount} minutes. How many gallons is that?`,
	(_, each, amount) => `One yard of rope weighs ${each} pounds. How many pounds do ${amount} yards weigh?`,
	(name, each, amount) =>
		`${name} bikes ${each} miles in one hour. At that speed, how many miles is it in ${amount} hours?`,
	(_, each, amount) =>
		`A board is ${each} feet long and ${amount} feet wide. How many square feet is its area?`,
	(name, each, amount) =>
		`One can covers ${each} square yards of wall. ${name} uses ${amount} cans of paint. How many square yards is that?`,
	(_, each, amount) =>
		`A snail crawls ${each} inches in one minute. How many inches does it crawl in ${amount} minutes?`,
	(_, each, amount) =>
		`One liter of a juice has ${each} grams of sugar. How many grams are in ${amount} liters?`,
];

type Shared = (name: string, total: string, count: string) => string;

/** A decimal amount in so many equal parts; the size of one part is asked for. */
export const EQUAL_PARTS: readonly Shared[] = [
	(name, total, count) =>
		`${name} cuts a ribbon of ${total} meters into ${count} equal pieces. How many meters long is each piece?`,
	(name, total, count) =>
		`${name} pours ${total} liters of juice equally into ${count} jugs. How many liters are in each jug?`,
	(name, total, count) =>
		`${name} walks the same path ${count} times, ${total} miles in all. How many miles long is the path?`,
	(_, total, count) =>
		`${count} equal boxes weigh ${total} pounds together. How many pounds does each box weigh?`,
	(name, total, count) =>
		`${name} runs ${total} miles in ${count} days, the same distance each day. How many miles is that a day?`,
	(_, total, count) =>
		`A fence of ${total} yards has ${count} equal sections. How many yards long is each section?`,
	(name, total, count) =>
		`${name} divides ${total} pounds of seeds equally among ${count} bags. How many pounds are in each bag?`,
	(_, total, count) =>
		`${count} bottles of the same size hold ${total} liters in all. How many liters does each hold?`,
];

/** A decimal amount in parts of a decimal size; how many parts there are is asked for. */
export const PARTS_OF_A_SIZE: readonly Shared[] = [
	(name, total, each) =>
		`${name} has ${total} liters of soup. Each bowl holds ${each} liters. How many bowls can ${name} fill?`,
	(name, total, each) =>
		`A rope is ${total} yards long. ${name} cuts pieces of ${each} yards. How many pieces are there?`,
	(name, total, each) =>
		`${name} has ${total} pounds of rice. Each bag holds ${each} pounds. How many bags can ${name} fill?`,
	(name, total, each) =>
		`A path is ${total} miles long. ${name} walks ${each} miles of it each day. How many days does it take?`,
	(_, total, each) =>
		`A shelf is ${total} inches long. Each book takes ${each} inches. How many books fit on it?`,
	(_, total, each) =>
		`A tank holds ${total} gallons. A pump empties ${each} gallons in one minute. How many minutes does it take to empty the tank?`,
	(name, total, each) =>
		`${name} has ${total} feet of wire. Each hook takes ${each} feet. How many hooks can ${name} make?`,
	(_, total, each) =>
		`A stack of boards is ${total} centimeters high. Each board is ${each} centimeters thick. How many boards are there?`,
];
