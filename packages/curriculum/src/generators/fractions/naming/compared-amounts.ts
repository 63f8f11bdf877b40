type Compared = (name: string, friend: string, one: string, other: string) => string;

/** Two amounts with their units, of which the first is larger; how much larger is asked for. */
export const COMPARED_AMOUNTS: readonly { unit: string; told: Compared }[] = [
	{
		unit: "mile",
		told: (name, friend, one, other) =>
			`${name} runs ${one}, and ${friend} runs ${other}. How many miles farther does ${name} run?`,
	},
	{
		unit: "yard",
		told: (_, __, one, other) =>
			`A red ribbon is ${one} long. A blue ribbon is ${other} long. How many yards longer is the red ribbon?`,
	},
	{
		unit: "pound",
		told: (name, friend, one, other) =>
			`${name} picks ${one} of berries, and ${friend} picks ${other}. How many more pounds does ${name} pick?`,
	},
	{
		unit: "hour",
		told: (name, friend, one, other) =>
			`${name} reads for ${one}, and ${friend} reads for ${other}. How many hours longer does ${name} read?`,
	},
	{
		unit: "cup",
		told: (_, __, one, other) =>
			`A bread recipe needs ${one} of milk. A cake recipe needs ${other}. How many more cups does the bread recipe need?`,
	},
	{
		unit: "gallon",
		told: (_, __, one, other) =>
			`A blue bucket holds ${one} of water. A green bucket holds ${other}. How many more gallons does the blue bucket hold?`,
	},
	{
		unit: "foot",
		told: (_, __, one, other) =>
			`A tomato plant is ${one} tall. A pepper plant is ${other} tall. How many feet taller is the tomato plant?`,
	},
	{
		unit: "liter",
		told: (name, friend, one, other) =>
			`${name} drinks ${one} of water in a day. ${friend} drinks ${other}. How many more liters does ${name} drink?`,
	},
];
