type Story = (name: string, of: string, times: string) => string;

/** A fraction of a whole number of things; the number has no unit. */
export const PARTS_OF_WHOLES: readonly Story[] = [
	(name, of, part) =>
		`A trail is ${of} miles long. ${name} has walked ${part} of it. How many miles is that?`,
	(name, of, part) =>
		`${name} has ${of} yards of ribbon and uses ${part} of it. How many yards does ${name} use?`,
	(_, of, part) => `A farm has ${of} acres of land. Corn grows on ${part} of it. How many acres have corn?`,
	(name, of, part) =>
		`A tank holds ${of} gallons of water. ${name} uses ${part} of it. How many gallons does ${name} use?`,
	(name, of, part) =>
		`${name} buys ${of} pounds of flour and uses ${part} of it. How many pounds does ${name} use?`,
	(name, of, part) =>
		`A video lasts ${of} minutes. ${name} has watched ${part} of it. How many minutes is that?`,
	(name, of, part) =>
		`A rope is ${of} feet long. ${name} cuts off ${part} of it. How many feet does ${name} cut off?`,
	(_, of, part) =>
		`A recipe for a party needs ${of} cups of rice. For a small group, ${part} of that is enough. How many cups is that?`,
];

/** The same mixed amount so many times. */
export const TIMES_AN_AMOUNT: readonly Story[] = [
	(name, each, count) =>
		`One batch of muffins needs ${each} cups of flour. ${name} bakes ${count} batches. How many cups of flour is that?`,
	(name, each, count) =>
		`${name} runs ${each} miles every day for ${count} days. How many miles is that in all?`,
	(name, each, count) =>
		`One shelf is ${each} feet long. ${name} puts ${count} of them end to end. How many feet long are they together?`,
	(name, each, count) =>
		`${name} works in the garden for ${each} hours on each of ${count} days. How many hours is that in all?`,
	(name, each, count) =>
		`A bag of apples weighs ${each} pounds. ${name} carries ${count} bags. How many pounds is that?`,
	(name, each, count) =>
		`One costume takes ${each} yards of cloth. ${name} sews ${count} costumes. How many yards of cloth is that?`,
	(_, each, count) => `A bucket holds ${each} gallons. How many gallons do ${count} full buckets hold?`,
	(name, each, count) =>
		`One bracelet takes ${each} feet of string. ${name} makes ${count} bracelets. How many feet of string is that?`,
];

/** A fraction, or so many times, of a mixed amount. */
export const TIMES_AS_MUCH: readonly Story[] = [
	(name, of, times) =>
		`A recipe needs ${of} cups of rice. ${name} makes ${times} of the recipe. How many cups of rice does ${name} need?`,
	(name, of, times) =>
		`${name} has ${of} yards of ribbon and uses ${times} of it. How many yards does ${name} use?`,
	(_, of, times) =>
		`A trail is ${of} miles long. A sign says that ${times} of it is uphill. How many miles are uphill?`,
	(name, of, times) =>
		`A jug holds ${of} liters of juice. ${name} and some friends drink ${times} of it. How many liters do they drink?`,
	(name, of, times) =>
		`A class trip lasts ${of} hours. For ${times} of that time, ${name} is on the bus. How many hours is that?`,
	(name, of, times) =>
		`A bag holds ${of} pounds of soil. ${name} uses ${times} of it. How many pounds does ${name} use?`,
	(_, of, times) => `A field is ${of} acres. Beans grow on ${times} of it. How many acres have beans?`,
	(name, of, times) =>
		`A board is ${of} feet long. ${name} paints ${times} of it. How many feet of the board are painted?`,
];

/** A mixed number times a mixed amount. */
export const LARGER_TIMES: readonly Story[] = [
	(name, of, times) =>
		`A soup recipe needs ${of} cups of lentils. ${name} cooks ${times} times the recipe. How many cups of lentils is that?`,
	(name, of, times) =>
		`${name} hikes ${of} miles in one hour. At the same speed, how many miles is that in ${times} hours?`,
	(_, of, times) =>
		`A young tree is ${of} feet tall. The tree beside it is ${times} times as tall. How many feet tall is that tree?`,
	(_, of, times) =>
		`A puppy eats ${of} cups of food a week. A large dog eats ${times} times as much. How many cups does the large dog eat?`,
	(name, of, times) =>
		`${name} needs ${of} yards of cloth for a small flag. A large flag needs ${times} times as much. How many yards is that?`,
	(_, of, times) =>
		`A machine fills ${of} boxes in a minute. How many boxes does it fill in ${times} minutes?`,
	(name, of, times) =>
		`${name} practices for ${of} hours on Friday. On Saturday it is ${times} times as long. How many hours is that on Saturday?`,
	(_, of, times) => `One pound of seeds covers ${of} acres. How many acres do ${times} pounds cover?`,
];

/** A fraction of a mixed amount is gone, and the rest is asked for. */
export const LEFT_OF_AN_AMOUNT: readonly Story[] = [
	(name, of, part) =>
		`A jug holds ${of} liters of juice. ${name} and some friends drink ${part} of it. How many liters are left?`,
	(name, of, part) => `${name} has ${of} yards of ribbon and uses ${part} of it. How many yards are left?`,
	(name, of, part) =>
		`A trail is ${of} miles long. ${name} has walked ${part} of it. How many miles are left to walk?`,
	(name, of, part) =>
		`A bag holds ${of} pounds of soil. ${name} uses ${part} of it. How many pounds are left?`,
	(name, of, part) =>
		`A movie lasts ${of} hours. ${name} has watched ${part} of it. How many hours are left?`,
	(name, of, part) =>
		`A board is ${of} feet long. ${name} paints ${part} of it. How many feet are left to paint?`,
	(name, of, part) =>
		`${name} has ${of} cups of flour and uses ${part} of it for pancakes. How many cups are left?`,
	(_, of, part) =>
		`A farm has ${of} acres. Corn grows on ${part} of the land. How many acres are left for other crops?`,
];
