type Story = (name: string, count: number, portion: string) => string;

/** So many portions of the same unit fraction; the total is asked for as a mixed number. */
export const EQUAL_PORTIONS: readonly Story[] = [
	(name, count, portion) =>
		`A scoop holds ${portion} cup. ${name} uses ${count} scoops of flour. How many cups is that? Write a mixed number.`,
	(name, count, portion) =>
		`Each lap is ${portion} mile. ${name} runs ${count} laps in a week. How many miles is that? Write a mixed number.`,
	(name, count, portion) =>
		`Each slice is ${portion} of a pizza. A class eats ${count} slices. How many pizzas is that? Write a mixed number.`,
	(name, count, portion) =>
		`Each piece of ribbon is ${portion} yard long. ${name} has ${count} pieces. How many yards is that? Write a mixed number.`,
	(name, count, portion) =>
		`${name} practices the drums for ${portion} hour at a time, ${count} times in all. How many hours is that? Write a mixed number.`,
	(name, count, portion) =>
		`Each glass holds ${portion} liter. ${name} fills ${count} glasses. How many liters is that? Write a mixed number.`,
	(name, count, portion) =>
		`A bag of soil fills ${portion} of a planter. ${name} has ${count} bags. How many planters is that? Write a mixed number.`,
	(name, count, portion) =>
		`Each stair is ${portion} foot high. ${name} climbs ${count} stairs. How many feet is that? Write a mixed number.`,
	(name, count, portion) =>
		`A dog eats ${portion} can of food a day. ${name} feeds it for ${count} days. How many cans is that? Write a mixed number.`,
];
