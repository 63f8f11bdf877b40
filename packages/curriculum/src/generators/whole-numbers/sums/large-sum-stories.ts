type Story = (first: string, second: string, name: string) => string;

/** Two large amounts put together. */
export const SUM_STORIES: readonly Story[] = [
	(a, b) =>
		`On Saturday ${a} people visit a fair. On Sunday ${b} people visit it. How many visitors is that in all?`,
	(a, b) => `A library has ${a} books for adults and ${b} books for children. How many books is that in all?`,
	(a, b, name) =>
		`${name}’s town recycled ${a} cans last year and ${b} cans this year. How many cans is that in all?`,
	(a, b) => `A truck drives ${a} miles one year and ${b} miles the next. How many miles is that in all?`,
	(a, b) => `An orchard sells ${a} red apples and ${b} green apples. How many apples does it sell in all?`,
	(a, b) => `A website has ${a} visitors in May and ${b} visitors in June. How many visitors is that in all?`,
	(a, b, name) =>
		`${name} plays two games and scores ${a} points and ${b} points. How many points is that in all?`,
	(a, b) => `One school district has ${a} students. The next one has ${b}. How many students is that in all?`,
];

/** The smaller of two large amounts compared with the larger one, or taken from it. */
export const DIFFERENCE_STORIES: readonly Story[] = [
	(a, b) => `A stadium has ${a} seats. ${b} of them are taken. How many seats are empty?`,
	(a, b) => `A library has ${a} books. ${b} of them are checked out. How many books are left?`,
	(a, b) =>
		`One mountain is ${a} feet high. Another one is ${b} feet high. How many feet higher is the first one?`,
	(a, b, name) =>
		`A game gives a prize for ${a} points. ${name} has ${b} points. How many points are still missing?`,
	(a, b) => `A printer prints ${a} copies of a paper. ${b} copies are sold. How many copies are left?`,
	(a, b) => `${a} people live in one town and ${b} in another. How many more people live in the first one?`,
	(a, b) => `A tank holds ${a} gallons of water. ${b} gallons are used. How many gallons are left?`,
	(a, b) =>
		`A plane trip is ${a} kilometers long. The plane has flown ${b} kilometers. How many kilometers are left?`,
];

/** Some are taken from the first amount, and then others come. */
export const TWO_STEP_STORIES: readonly ((a: string, b: string, c: string, name: string) => string)[] = [
	(a, b, c) =>
		`A warehouse has ${a} boxes. It ships ${b} boxes and gets ${c} new ones. How many boxes are there now?`,
	(a, b, c) =>
		`A town had ${a} people. In one year ${b} people moved away and ${c} moved in. How many people live there now?`,
	(a, b, c, name) =>
		`${name} has ${a} points in a game, loses ${b} points, and then wins ${c} points. How many points are there now?`,
	(a, b, c) =>
		`A tank holds ${a} gallons. ${b} gallons are used, and ${c} gallons are filled in. How many gallons are there now?`,
	(a, b, c) =>
		`A farm has ${a} pumpkins. It sells ${b} of them and picks ${c} more. How many pumpkins are there now?`,
	(a, b, c) =>
		`A library owns ${a} books. It gives away ${b} old ones and buys ${c} new ones. How many books does it own now?`,
	(a, b, c) =>
		`A charity has ${a} dollars. It spends ${b} dollars and is given ${c} dollars. How many dollars does it have now?`,
	(a, b, c) =>
		`A website has ${a} members. ${b} members leave, and ${c} new members join. How many members are there now?`,
];
