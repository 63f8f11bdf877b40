type OfOneWhole = (name: string, friend: string, one: string, other: string) => string;

/** Two fractions of one whole; the question follows: "What fraction of it is that in all?" */
export const OF_ONE_WHOLE: readonly { told: OfOneWhole; together: string; left: string }[] = [
	{
		told: (name, friend, one, other) => `${name} eats ${one} of a pizza, and ${friend} eats ${other} of it.`,
		together: "What fraction of the pizza do they eat?",
		left: "What fraction of the pizza is left?",
	},
	{
		told: (name, _, one, other) =>
			`${name} plants peas in ${one} of a garden bed and beans in ${other} of it.`,
		together: "What fraction of the bed is planted?",
		left: "What fraction of the bed is left empty?",
	},
	{
		told: (name, friend, one, other) =>
			`${name} paints ${one} of a fence, and ${friend} paints ${other} of it.`,
		together: "What fraction of the fence is painted?",
		left: "What fraction of the fence is left to paint?",
	},
	{
		told: (name, _, one, other) => `${name} reads ${one} of a book on Saturday and ${other} of it on Sunday.`,
		together: "What fraction of the book does this make?",
		left: "What fraction of the book is left to read?",
	},
	{
		told: (name, _, one, other) =>
			`${name} fills ${one} of a jar with red beads and ${other} of it with white beads.`,
		together: "What fraction of the jar is full?",
		left: "What fraction of the jar is left empty?",
	},
	{
		told: (name, _, one, other) =>
			`${name} hikes ${one} of a trail before lunch and ${other} of it after lunch.`,
		together: "What fraction of the trail is that?",
		left: "What fraction of the trail is left to hike?",
	},
	{
		told: (name, friend, one, other) =>
			`${name} uses ${one} of a roll of tape, and ${friend} uses ${other} of it.`,
		together: "What fraction of the roll is used?",
		left: "What fraction of the roll is left?",
	},
	{
		told: (name, friend, one, other) => `${name} mows ${one} of a lawn, and ${friend} mows ${other} of it.`,
		together: "What fraction of the lawn is mowed?",
		left: "What fraction of the lawn is left to mow?",
	},
];

interface Amounts {
	unit: string;
	together(name: string, one: string, other: string): string;
	apart(name: string, all: string, part: string): string;
	/** Together, and then some of it is taken away. */
	both(name: string, one: string, other: string, taken: string): string;
}

/** Amounts with a unit in each of them: "2 3/4 yards". */
export const LIKE_AMOUNTS: readonly Amounts[] = [
	{
		unit: "yard",
		together: (name, one, other) =>
			`${name} has ${one} of red ribbon and ${other} of blue ribbon. How many yards is that in all?`,
		apart: (name, all, part) =>
			`${name} has ${all} of ribbon and uses ${part} for a gift. How many yards are left?`,
		both: (name, one, other, taken) =>
			`${name} has ${one} of red ribbon and ${other} of blue ribbon. ${name} uses ${taken} in all. How many yards are left?`,
	},
	{
		unit: "mile",
		together: (name, one, other) =>
			`${name} walks ${one} to the library and ${other} to the pool. How many miles is that in all?`,
		apart: (name, all, part) =>
			`A trail is ${all} long. ${name} has hiked ${part} of it. How many miles are left?`,
		both: (name, one, other, taken) =>
			`${name} walks from home to school, ${one}, and on to the pool, ${other}. After ${taken} it starts to rain. How many miles are left?`,
	},
	{
		unit: "cup",
		together: (name, one, other) =>
			`${name} mixes ${one} of oats with ${other} of raisins. How many cups is that in all?`,
		apart: (name, all, part) =>
			`${name} has ${all} of flour and uses ${part} for pancakes. How many cups are left?`,
		both: (name, one, other, taken) =>
			`${name} mixes ${one} of oats with ${other} of raisins and eats ${taken} of the mix. How many cups are left?`,
	},
	{
		unit: "hour",
		together: (name, one, other) =>
			`${name} practices the drums for ${one} on Monday and ${other} on Friday. How many hours is that in all?`,
		apart: (name, all, part) =>
			`${name} plans to read for ${all} and has read for ${part}. How many hours are left?`,
		both: (name, one, other, taken) =>
			`${name} plans to read for ${one} on Saturday and ${other} on Sunday and has read for ${taken}. How many hours are left?`,
	},
	{
		unit: "pound",
		together: (name, one, other) =>
			`${name} buys ${one} of grapes and ${other} of cherries. How many pounds is that in all?`,
		apart: (name, all, part) =>
			`${name} has ${all} of clay and makes a bowl with ${part} of it. How many pounds are left?`,
		both: (name, one, other, taken) =>
			`${name} buys ${one} of grapes and ${other} of cherries. The family eats ${taken} of the fruit. How many pounds are left?`,
	},
	{
		unit: "gallon",
		together: (name, one, other) =>
			`${name} mixes ${one} of white paint with ${other} of blue paint. How many gallons is that in all?`,
		apart: (name, all, part) =>
			`A tank holds ${all} of water. ${name} uses ${part} for the plants. How many gallons are left?`,
		both: (name, one, other, taken) =>
			`${name} mixes ${one} of white paint with ${other} of blue paint and uses ${taken}. How many gallons are left?`,
	},
	{
		unit: "liter",
		together: (name, one, other) =>
			`${name} drinks ${one} of water in the morning and ${other} in the afternoon. How many liters is that in all?`,
		apart: (name, all, part) =>
			`A jug holds ${all} of juice. ${name} pours out ${part}. How many liters are left?`,
		both: (name, one, other, taken) =>
			`${name} pours ${one} of apple juice and ${other} of grape juice into a bowl. The guests drink ${taken}. How many liters are left?`,
	},
	{
		unit: "meter",
		together: (name, one, other) =>
			`${name} ties a rope of ${one} to a rope of ${other}. How many meters of rope is that in all?`,
		apart: (name, all, part) => `A board is ${all} long. ${name} saws off ${part}. How many meters are left?`,
		both: (name, one, other, taken) =>
			`${name} has two boards. One is ${one} long, and the other is ${other} long. ${name} saws off ${taken} in all. How many meters are left?`,
	},
];
