interface SameAmount {
	unit: string;
	/** What is counted: "laps". */
	things: string;
	told(name: string, count: number, each: string): string;
	/** With a total that the amounts are taken from. */
	left(name: string, count: number, each: string, total: number): string;
}

/** Stories in which the same fraction of a unit comes again and again. */
export const SAME_AMOUNTS: readonly SameAmount[] = [
	{
		unit: "cup",
		things: "loaves",
		told: (name, count, each) => `One loaf needs ${each} cup of milk. ${name} bakes ${count} loaves.`,
		left: (name, count, each, total) =>
			`${name} has ${total} cups of milk. One loaf needs ${each} cup, and ${name} bakes ${count} loaves. How many cups are left?`,
	},
	{
		unit: "mile",
		things: "laps",
		told: (name, count, each) => `One lap is ${each} mile. ${name} runs ${count} laps.`,
		left: (name, count, each, total) =>
			`${name} wants to run ${total} miles. One lap is ${each} mile, and ${name} has run ${count} laps. How many miles are left?`,
	},
	{
		unit: "yard",
		things: "bows",
		told: (name, count, each) => `${name} makes ${count} bows and uses ${each} yard of ribbon for each bow.`,
		left: (name, count, each, total) =>
			`${name} has ${total} yards of ribbon. Each bow takes ${each} yard, and ${name} makes ${count} bows. How many yards are left?`,
	},
	{
		unit: "liter",
		things: "glasses",
		told: (name, count, each) => `${name} pours ${each} liter of juice into each of ${count} glasses.`,
		left: (name, count, each, total) =>
			`A cooler holds ${total} liters of juice. ${name} pours ${each} liter into each glass and fills ${count} glasses. How many liters are left?`,
	},
	{
		unit: "pound",
		things: "bags",
		told: (name, count, each) => `${name} buys ${count} bags of nuts. Each bag holds ${each} pound.`,
		left: (name, count, each, total) =>
			`A box holds ${total} pounds of nuts. ${name} puts ${each} pound into each bag and fills ${count} bags. How many pounds are left?`,
	},
	{
		unit: "hour",
		things: "lessons",
		told: (name, count, each) => `A piano lesson lasts ${each} hour. ${name} has ${count} lessons.`,
		left: (name, count, each, total) =>
			`${name} wants to practice for ${total} hours. One practice lasts ${each} hour, and ${name} has done ${count} of them. How many hours are left?`,
	},
	{
		unit: "foot",
		things: "pieces of tape",
		told: (name, count, each) => `${name} cuts ${count} pieces of tape. Each piece is ${each} foot long.`,
		left: (name, count, each, total) =>
			`A roll has ${total} feet of tape. Each piece is ${each} foot long, and ${name} cuts ${count} pieces. How many feet are left?`,
	},
	{
		unit: "gallon",
		things: "plants",
		told: (name, count, each) =>
			`${name} waters ${count} plants and gives each plant ${each} gallon of water.`,
		left: (name, count, each, total) =>
			`A tank holds ${total} gallons of water. Each plant gets ${each} gallon, and ${name} waters ${count} plants. How many gallons are left?`,
	},
	{
		unit: "inch",
		things: "weeks",
		told: (name, count, each) => `${name}’s plant grows ${each} inch each week. It grows for ${count} weeks.`,
		left: (name, count, each, total) =>
			`${name}’s plant should grow ${total} inches. It grows ${each} inch each week and has grown for ${count} weeks. How many inches are left?`,
	},
];

/** "miles", "feet". */
export function unitsOf(unit: string): string {
	return { foot: "feet", inch: "inches" }[unit] ?? `${unit}s`;
}
