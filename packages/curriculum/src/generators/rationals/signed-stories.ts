/** {a} is a signed start, {b} the size of the change, {name} and {city} a person and a cold city. */
interface ChangeStory {
	begin: string;
	up: string;
	down: string;
	ask: string;
	unit: string;
}

/** A value, and a change up or down. */
export const CHANGES: readonly ChangeStory[] = [
	{
		begin: "At dawn the temperature in {city} is {a} degrees.",
		up: "By noon it rises by {b} degrees.",
		down: "By midnight it falls by {b} degrees.",
		ask: "What is the temperature then?",
		unit: "degrees",
	},
	{
		begin: "A diver is at an elevation of {a} meters.",
		up: "Then the diver rises {b} meters.",
		down: "Then the diver sinks {b} meters.",
		ask: "What is the diver’s elevation now?",
		unit: "meters",
	},
	{
		begin: "The balance of {name}’s account is {a} dollars.",
		up: "Then {b} dollars is put in.",
		down: "Then {b} dollars is taken out.",
		ask: "What is the new balance?",
		unit: "dollars",
	},
	{
		begin: "Compared with its usual level, a pond is at {a} inches.",
		up: "After a storm it rises by {b} inches.",
		down: "In a dry week it falls by {b} inches.",
		ask: "At what level is it now?",
		unit: "inches",
	},
	{
		begin: "A freezer is at {a} degrees.",
		up: "With the door open, the temperature rises by {b} degrees.",
		down: "In the night, the temperature falls by {b} degrees.",
		ask: "What is the temperature now?",
		unit: "degrees",
	},
	{
		begin: "Since Monday, the price of a share has changed by {a} dollars.",
		up: "Today it rises by {b} dollars.",
		down: "Today it falls by {b} dollars.",
		ask: "By how much has it changed since Monday?",
		unit: "dollars",
	},
	{
		begin: "An elevator in a mine is at {a} feet, compared with the ground.",
		up: "Then it goes up {b} feet.",
		down: "Then it goes down {b} feet.",
		ask: "At what elevation is it now?",
		unit: "feet",
	},
	{
		begin: "A submarine is at an elevation of {a} feet.",
		up: "It rises {b} feet.",
		down: "It sinks {b} feet.",
		ask: "What is its elevation now?",
		unit: "feet",
	},
];

/** The greater value {a}, the lesser value {b}, and how far apart they are. */
export const GAPS: readonly (readonly [told: string, unit: string])[] = [
	[
		"The warmest day of a winter had {a} degrees, and the coldest {b} degrees. By how many degrees do they differ?",
		"degrees",
	],
	[
		"A bird is at an elevation of {a} meters, and a fish at {b} meters. How many meters apart are their elevations?",
		"meters",
	],
	[
		"One account has a balance of {a} dollars, and another one {b} dollars. What is the difference of the balances?",
		"dollars",
	],
	[
		"At high tide the water is at {a} feet, and at low tide at {b} feet. By how many feet do they differ?",
		"feet",
	],
	["A liquid freezes at {b} degrees and boils at {a} degrees. How many degrees apart is that?", "degrees"],
	[
		"In the kitchen it is {a} degrees, and in the freezer {b} degrees. How much colder is the freezer?",
		"degrees",
	],
	[
		"The top of a cliff is at {a} feet, and the bottom of the bay at {b} feet. What is the difference in elevation?",
		"feet",
	],
	[
		"In a mine, one tunnel is at {a} meters, and another one at {b} meters. How many meters apart are they?",
		"meters",
	],
];

/** The same change {b} in each of {n} times. */
export const REPEATED: readonly (readonly [told: string, unit: string])[] = [
	[
		"A diver sinks {b} meters each minute for {n} minutes. By how many meters does the diver’s elevation change?",
		"meters",
	],
	[
		"An oven cools down by {b} degrees each minute for {n} minutes. By how many degrees does its temperature change?",
		"degrees",
	],
	[
		"A fee of {b} dollars is taken from an account in each of {n} months. By how many dollars does the balance change?",
		"dollars",
	],
	[
		"A game takes away {b} points for each mistake. There are {n} mistakes. By how many points does the score change?",
		"points",
	],
	[
		"A balloon sinks {b} feet each second for {n} seconds. By how many feet does its elevation change?",
		"feet",
	],
	[
		"A tank loses {b} gallons each hour for {n} hours. By how many gallons does its content change?",
		"gallons",
	],
	[
		"A pile of snow gets {b} centimeters lower each hour for {n} hours. By how many centimeters does its height change?",
		"centimeters",
	],
	[
		"The level of a lake falls {b} inches in each of {n} weeks. By how many inches does the level change?",
		"inches",
	],
];

/** A steady change from {a} to {b} in {n} steps. */
export const STEADY: readonly (readonly [told: string, unit: string])[] = [
	[
		"In {city}, the temperature goes steadily from {a} to {b} degrees in {n} hours. By how many degrees does it change each hour?",
		"degrees",
	],
	[
		"The elevation of a hiker goes steadily from {a} to {b} meters in {n} minutes. By how many meters does it change each minute?",
		"meters",
	],
	[
		"The balance of an account goes steadily from {a} dollars to {b} dollars in {n} months. By how many dollars does it change each month?",
		"dollars",
	],
	[
		"Compared with its usual level, a river goes steadily from {a} to {b} inches in {n} days. By how many inches does it change each day?",
		"inches",
	],
	[
		"The temperature of a freezer goes steadily from {a} to {b} degrees in {n} minutes. By how many degrees does it change each minute?",
		"degrees",
	],
	[
		"Compared with the street, an elevator goes steadily from {a} to {b} feet in {n} seconds. By how many feet does its height change each second?",
		"feet",
	],
	[
		"The profit of a shop goes steadily from {a} dollars to {b} dollars in {n} weeks. By how many dollars does it change each week?",
		"dollars",
	],
	[
		"Compared with the dock, a boat in a lock goes steadily from {a} to {b} feet in {n} minutes. By how many feet does it change each minute?",
		"feet",
	],
];

/** A start {a}, a loss of {b} each of {n} times, and a gain of {c}. */
export const TWO_KINDS: readonly (readonly [told: string, unit: string])[] = [
	[
		"The balance of {name}’s account is {a} dollars. {name} buys {n} tickets for {b} dollars each, and then deposits {c} dollars. What is the balance now?",
		"dollars",
	],
	[
		"A diver is at an elevation of {a} meters, sinks {b} meters in each of {n} minutes, and then rises {c} meters. What is the diver’s elevation now?",
		"meters",
	],
	[
		"In {city} it is {a} degrees. The temperature falls {b} degrees in each of {n} hours, and then rises {c} degrees. What is the temperature then?",
		"degrees",
	],
	[
		"A team has a score of {a} points. It loses {b} points for each of {n} mistakes, and then wins {c} points. What is its score?",
		"points",
	],
	[
		"Compared with its usual level, a lake is at {a} inches. It falls {b} inches in each of {n} weeks, and then rises {c} inches. At what level is it now?",
		"inches",
	],
	[
		"The balance of a club is {a} dollars. It pays {b} dollars for each of {n} trophies, and then gets {c} dollars in fees. What is the balance now?",
		"dollars",
	],
	[
		"A submarine is at an elevation of {a} feet. It sinks {b} feet in each of {n} minutes, and then rises {c} feet. What is its elevation now?",
		"feet",
	],
	[
		"A freezer is at {a} degrees. It cools {b} degrees in each of {n} hours, and then warms up by {c} degrees. What is its temperature now?",
		"degrees",
	],
];
