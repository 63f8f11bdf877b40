/** Numbers in the order in which they are given. */
type Tell = (
	name: string,
	...numbers: readonly number[]
) => readonly [told: string, first: string, asks: string];

/** Kinds of problems by what is done: the scenes have at least three numbers. */
export type Kind = "more" | "less" | "products" | "share" | "rest";

/** What is given, what the first step asks, and what the question is. */
export const MULTISTEP: Readonly<Record<Kind, readonly Tell[]>> = {
	more: [
		(_, a, b, c) => [
			`A school orders ${a} boxes of ${b} books and has ${c} books already.`,
			"How many books are in the boxes?",
			"How many books does the school have now?",
		],
		(name, a, b, c) => [
			`${name} rides ${b} miles a day for ${a} days and ${c} miles on the day after.`,
			`How many miles is that in ${a} days?`,
			"How many miles is that in all?",
		],
		(_, a, b, c) => [
			`A farm sells ${a} crates of ${b} melons and ${c} single melons.`,
			"How many melons are in the crates?",
			"How many melons does it sell?",
		],
		(name, a, b, c) => [
			`${name} saves ${b} dollars a week for ${a} weeks and gets ${c} dollars for a birthday.`,
			`How many dollars are saved in ${a} weeks?`,
			`How many dollars does ${name} have then?`,
		],
		(_, a, b, c) => [
			`A theater has ${a} rows of ${b} seats and ${c} seats in the balcony.`,
			"How many seats are in the rows?",
			"How many seats are there?",
		],
	],
	less: [
		(_, a, b, c) => [
			`A bakery fills ${a} trays with ${b} rolls each and sells ${c} rolls.`,
			"How many rolls are on the trays?",
			"How many rolls are left?",
		],
		(name, a, b, c) => [
			`${name} earns ${b} dollars a week for ${a} weeks and spends ${c} dollars.`,
			"How many dollars are earned?",
			"How many dollars are left?",
		],
		(_, a, b, c) => [
			`A library buys ${a} boxes of ${b} books and lends out ${c} of them.`,
			"How many books are bought?",
			"How many of these books are left?",
		],
		(name, a, b, c) => [
			`${name} has ${a} packs of ${b} beads and uses ${c} beads for a belt.`,
			"How many beads are in the packs?",
			"How many beads are left?",
		],
		(_, a, b, c) => [
			`A hall has ${a} rows of ${b} chairs, and ${c} people sit down, each on one chair.`,
			"How many chairs are there?",
			"How many empty chairs are left?",
		],
	],
	products: [
		(_, a, b, c, d) => [
			`A hall has ${a} rows of ${b} seats and ${c} rows of ${d} seats.`,
			`How many seats are in the rows of ${b}?`,
			"How many seats is that altogether?",
		],
		(name, a, b, c, d) => [
			`${name} buys ${a} red tickets for ${b} dollars each and ${c} blue tickets for ${d} dollars each.`,
			"How many dollars are the red tickets?",
			"How many dollars is that altogether?",
		],
		(_, a, b, c, d) => [
			`A store gets ${a} boxes of ${b} markers and ${c} boxes of ${d} pens.`,
			"How many markers are there?",
			"How many markers and pens is that altogether?",
		],
		(name, a, b, c, d) => [
			`For ${a} days, ${name} reads ${b} pages a day. Then for ${c} days, it is ${d} pages a day.`,
			`How many pages are the first ${a} days?`,
			"How many pages is that altogether?",
		],
	],
	share: [
		(_, a, b, c) => [
			`A farm picks ${a} apples in the morning and ${b} in the afternoon. They go equally into ${c} crates.`,
			"How many apples are there?",
			"How many apples are in each crate?",
		],
		(name, a, b, c) => [
			`${name} has ${a} red tiles and ${b} blue tiles and lays them equally in ${c} rows.`,
			"How many tiles are there?",
			"How many tiles are in each row?",
		],
		(_, a, b, c) => [
			`On a trip, ${Math.min(a, b)} adults and ${Math.max(a, b)} students ride equally in ${c} buses.`,
			"How many people ride?",
			"How many people are in each bus?",
		],
		(name, a, b, c) => [
			`${name} has ${a} photos from spring and ${b} from summer and puts them equally in ${c} albums.`,
			"How many photos are there?",
			"How many photos are in each album?",
		],
	],
	rest: [
		(name, a, b, c, d) => [
			`${name} bakes ${a} trays of ${b} cookies. ${c} of them break. The others go equally into ${d} jars.`,
			"How many cookies are baked?",
			"How many cookies are in each jar?",
		],
		(_, a, b, c, d) => [
			`A club gets ${b} dollars from each of ${a} families and pays ${c} dollars for a room. The rest goes equally to ${d} groups.`,
			"How many dollars does the club get?",
			"How many dollars does each group get?",
		],
		(name, a, b, c, d) => [
			`${name} has ${a} bags of ${b} seeds. ${c} seeds do not grow. The others are planted equally in ${d} beds.`,
			"How many seeds are in the bags?",
			"How many of the seeds are in each bed?",
		],
		(_, a, b, c, d) => [
			`A school has ${a} classes of ${b} students. ${c} students are ill. The others ride equally in ${d} buses.`,
			"How many students are in the classes?",
			"How many students are in each bus?",
		],
	],
};

/** True, but not needed for the answer. */
export const NOT_NEEDED = [
	(count: number) => `${count} friends watch.`,
	(count: number) => `That day is May ${count}.`,
	(count: number) => `The youngest helper is ${count + 3} years old.`,
] as const;
