type Story = (name: string, count: number) => string;

/** Stories in which things are put into equal rows or groups with none left over; the question follows. */
export const EQUAL_ROWS: readonly Story[] = [
	(name, count) => `${name} puts ${count} chairs in equal rows. How many chairs can be in each row?`,
	(name, count) => `${name} plants ${count} bulbs in equal rows. How many bulbs can be in each row?`,
	(name, count) =>
		`A band with ${count} players marches in equal rows. ${name} leads it. How many players can be in each row?`,
	(name, count) => `${name} packs ${count} muffins in equal boxes. How many muffins can be in each box?`,
	(name, count) =>
		`${name} lays ${count} square tiles in equal rows to make a rectangle. How many tiles can be in each row?`,
	(name, count) =>
		`A coach makes equal teams from ${count} players. ${name} is one of them. How many players can be on each team?`,
	(name, count) =>
		`${name} puts ${count} photos on pages with the same number of photos. How many photos can be on each page?`,
	(name, count) =>
		`${name} shares ${count} crayons equally among some cups. How many crayons can be in each cup?`,
	(name, count) => `${name} stacks ${count} cans in equal piles. How many cans can be in each pile?`,
];
