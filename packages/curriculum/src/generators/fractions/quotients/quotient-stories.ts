interface Fitting {
	/** The unit of what is divided: one, many. */
	unit: readonly [string, string];
	/** What is counted: "servings". */
	counts: string;
	/** All of it, then one part; or one part first, which then begins the story. */
	told(name: string, all: string, part: string): string;
	/** Some is used before the rest is divided. */
	rest(name: string, all: string, used: string, part: string): string;
}

/** How many parts of one size fit in an amount. */
export const FITTINGS: readonly Fitting[] = [
	{
		unit: ["cup", "cups"],
		counts: "servings",
		told: (name, all, part) =>
			`${name} has ${all} of yogurt. One serving is ${part}. How many servings is that?`,
		rest: (name, all, used, part) =>
			`${name} has ${all} of yogurt and eats ${used}. The rest is divided into servings of ${part}. How many servings is that?`,
	},
	{
		unit: ["yard", "yards"],
		counts: "pieces",
		told: (name, all, part) =>
			`Each piece of ribbon is ${part} long. ${name} has ${all} of ribbon. How many pieces is that?`,
		rest: (name, all, used, part) =>
			`${name} has ${all} of ribbon and uses ${used} for a gift. The rest is cut into pieces of ${part}. How many pieces is that?`,
	},
	{
		unit: ["pound", "pounds"],
		counts: "loaves",
		told: (name, all, part) =>
			`${name} has ${all} of dough. One loaf takes ${part}. How many loaves is that?`,
		rest: (name, all, used, part) =>
			`${name} makes ${all} of dough and freezes ${used}. Each loaf takes ${part}. How many loaves can be made of the rest?`,
	},
	{
		unit: ["mile", "miles"],
		counts: "laps",
		told: (name, all, part) =>
			`One lap around a pond is ${part}. ${name} runs ${all}. How many laps is that?`,
		rest: (name, all, used, part) =>
			`${name} goes ${all} in all. The first ${used} are the way to a pond. One lap around the pond is ${part}. How many laps does ${name} run?`,
	},
	{
		unit: ["gallon", "gallons"],
		counts: "buckets",
		told: (_, all, part) =>
			`A tank holds ${all} of water. One bucket holds ${part}. How many buckets is that?`,
		rest: (name, all, used, part) =>
			`A tank holds ${all} of water. ${name} drains ${used}. One bucket holds ${part}. How many buckets is the rest?`,
	},
	{
		unit: ["hour", "hours"],
		counts: "rides",
		told: (_, all, part) =>
			`In a park, a train takes ${part} for one ride. It runs for ${all} without a break. How many rides is that?`,
		rest: (_, all, used, part) =>
			`A park is open for ${all}. A train there rests for ${used} and runs the other time. One ride takes ${part}. How many rides is that?`,
	},
	{
		unit: ["foot", "feet"],
		counts: "blocks",
		told: (name, all, part) =>
			`${name} stacks blocks to a height of ${all}. Each block is ${part} high. How many blocks is that?`,
		rest: (name, all, used, part) =>
			`A tower is ${all} high. The lower ${used} are a stone base. Blocks of ${part} each make up the rest. How many blocks is that?`,
	},
	{
		unit: ["liter", "liters"],
		counts: "bowls",
		told: (name, all, part) =>
			`One bowl holds ${part} of soup. ${name} cooks ${all}. How many bowls is that?`,
		rest: (name, all, used, part) =>
			`${name} cooks ${all} of soup and keeps ${used} for the next day. One bowl holds ${part}. How many bowls does the rest fill?`,
	},
];

type Told = (name: string, amount: string, part: string) => string;

/** A part of one thing belongs to an amount; the amount for all of it is asked for. */
export const FOR_ONE: readonly { unit: readonly [string, string]; told: Told }[] = [
	{
		unit: ["bucket", "buckets"],
		told: (name, amount, part) =>
			`${name} pours ${amount} of water into a tank and fills ${part} of it. How many buckets fill the whole tank?`,
	},
	{
		unit: ["mile", "miles"],
		told: (name, amount, part) =>
			`${name} walks ${amount} in ${part} hour. At this speed, how many miles is that in one hour?`,
	},
	{
		unit: ["can", "cans"],
		told: (name, amount, part) =>
			`${name} uses ${amount} of paint for ${part} of a wall. How many cans does the whole wall take?`,
	},
	{
		unit: ["pound", "pounds"],
		told: (_, amount, part) =>
			`It takes ${amount} of feed to fill ${part} of a trough. How many pounds fill the whole trough?`,
	},
	{
		unit: ["hour", "hours"],
		told: (name, amount, part) =>
			`${name} needs ${amount} to read ${part} of a book. At this speed, how many hours does the whole book take?`,
	},
	{
		unit: ["cup", "cups"],
		told: (name, amount, part) =>
			`${name} uses ${amount} of flour to make ${part} of a recipe. How many cups does the full recipe take?`,
	},
];

/** An area and one side; the other side is asked for. */
export const SIDES: readonly { unit: readonly [string, string]; told: Told }[] = [
	{
		unit: ["mile", "miles"],
		told: (_, area, side) =>
			`A rectangular strip of land has an area of ${area}. Its length is ${side}. How many miles wide is it?`,
	},
	{
		unit: ["yard", "yards"],
		told: (name, area, side) =>
			`${name} sews a rectangular banner with an area of ${area}. It is ${side} long. How many yards wide is it?`,
	},
	{
		unit: ["foot", "feet"],
		told: (_, area, side) =>
			`A rectangular shelf has an area of ${area}. It is ${side} long. How many feet deep is it?`,
	},
	{
		unit: ["meter", "meters"],
		told: (name, area, side) =>
			`${name} plants a rectangular bed with an area of ${area}. One side is ${side} long. How many meters long is the other side?`,
	},
];
