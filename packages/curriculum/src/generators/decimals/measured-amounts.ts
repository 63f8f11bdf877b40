/** What is measured in tenths or hundredths. */
export const MEASURED: readonly ((name: string, amount: string) => string)[] = [
	(name, amount) => `${name} walks $${amount}$ kilometers.`,
	(_, amount) => `A bag of cherries weighs $${amount}$ kilograms.`,
	(name, amount) => `${name} jumps $${amount}$ meters.`,
	(_, amount) => `A bottle holds $${amount}$ liters.`,
	(_, amount) => `A ribbon is $${amount}$ meters long.`,
	(name, amount) => `${name} rides $${amount}$ miles.`,
	(_, amount) => `In one night, $${amount}$ inches of rain fall.`,
	(name, amount) => `${name} paints $${amount}$ square meters of a wall.`,
];
