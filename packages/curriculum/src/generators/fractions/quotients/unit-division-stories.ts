type Story = (name: string, part: string, count: number) => string;

/** A part of one thing is divided into so many equal pieces: a unit fraction by a whole number. */
export const SHARED_PARTS: readonly Story[] = [
	(_, part, count) =>
		`${count} friends share ${part} of a pizza equally. What fraction of the pizza does each friend get?`,
	(name, part, count) =>
		`${name} pours ${part} gallon of paint equally into ${count} jars. What fraction of a gallon is in each jar?`,
	(name, part, count) =>
		`${name} cuts ${part} yard of ribbon into ${count} equal pieces. What fraction of a yard is each piece?`,
	(name, part, count) =>
		`${name} plants ${count} kinds of flowers in ${part} of a garden. Each kind gets the same space. What fraction of the garden does each kind get?`,
	(_, part, count) =>
		`${count} people share ${part} pound of nuts equally. What fraction of a pound does each person get?`,
	(name, part, count) =>
		`${name} has ${part} hour for ${count} chores and spends the same time on each. What fraction of an hour does each chore get?`,
	(name, part, count) =>
		`${name} paints ${part} of a wall in ${count} equal stripes. What fraction of the wall is each stripe?`,
	(_, part, count) =>
		`A relay race is ${part} mile long. ${count} runners run the same distance each. What fraction of a mile does each runner run?`,
	(name, part, count) =>
		`${name} divides ${part} pound of birdseed equally among ${count} feeders. What fraction of a pound is in each feeder?`,
];

/** So many wholes are cut into parts of one size: a whole number by a unit fraction. */
export const FITTING_PARTS: readonly Story[] = [
	(name, part, count) =>
		`${name} has ${count} cups of raisins. One serving is ${part} cup. How many servings are there?`,
	(name, part, count) =>
		`A rope is ${count} yards long. ${name} cuts it into pieces of ${part} yard. How many pieces are there?`,
	(name, part, count) =>
		`${name} has ${count} pounds of clay. Each bowl takes ${part} pound. How many bowls can ${name} make?`,
	(name, part, count) =>
		`One lap around a pond is ${part} mile. ${name} walks ${count} miles. How many laps does ${name} walk?`,
	(_, part, count) =>
		`A cooler holds ${count} gallons of lemonade. One cup holds ${part} gallon. How many cups can be filled?`,
	(_, part, count) =>
		`A computer is free for ${count} hours. Each turn takes ${part} hour. How many turns are there?`,
	(name, part, count) =>
		`${name} has ${count} gallons of paint. Each chair takes ${part} gallon. How many chairs can ${name} paint?`,
	(name, part, count) =>
		`${name} cuts ${count} pizzas into slices. Each slice is ${part} of a pizza. How many slices are there?`,
	(name, part, count) =>
		`A board is ${count} feet long. ${name} saws it into blocks of ${part} foot. How many blocks are there?`,
];

/** A part of so many things is taken: a product, not a quotient. */
export const TAKEN_PARTS: readonly Story[] = [
	(name, part, count) =>
		`${name} has ${count} cups of raisins and eats ${part} of them. How many cups is that?`,
	(name, part, count) =>
		`A rope is ${count} yards long. ${name} uses ${part} of it. How many yards does ${name} use?`,
	(name, part, count) =>
		`A trail is ${count} miles long. ${name} walks ${part} of it. How many miles is that?`,
	(name, part, count) =>
		`${name} has ${count} gallons of paint and uses ${part} of it. How many gallons does ${name} use?`,
];

/** A part is taken away from so many things: a difference. */
export const LOST_PARTS: readonly Story[] = [
	(name, part, count) => `${name} has ${count} cups of raisins and eats ${part} cup. How many cups are left?`,
	(name, part, count) =>
		`A rope is ${count} yards long. ${name} cuts off ${part} yard. How many yards are left?`,
	(name, part, count) =>
		`A trail is ${count} miles long. ${name} has walked ${part} mile. How many miles are left?`,
	(name, part, count) =>
		`${name} has ${count} gallons of paint and uses ${part} gallon. How many gallons are left?`,
];
