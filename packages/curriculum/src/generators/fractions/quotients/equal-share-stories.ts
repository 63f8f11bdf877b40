import { counted } from "../../../kit/words.ts";

type Story = (name: string, things: number, people: number) => string;

/** So many things are divided equally; the size of a share is asked for. */
export const EQUAL_SHARES: readonly Story[] = [
	(_, things, people) =>
		`${people} friends share ${counted(things, "pizza")} equally. How much pizza does each friend get?`,
	(_, things, people) =>
		`${people} families share ${counted(things, "pound")} of rice equally. How many pounds does each family get?`,
	(name, things, people) =>
		`${name} cuts ${counted(things, "yard")} of ribbon into ${people} equal pieces. How long is each piece, in yards?`,
	(name, things, people) =>
		`${name} pours ${counted(things, "gallon")} of water equally into ${people} buckets. How much water is in each bucket, in gallons?`,
	(_, things, people) =>
		`${people} runners share a relay race of ${counted(things, "mile")}. Each runs the same distance. How far does each runner run, in miles?`,
	(name, things, people) =>
		`${name} has ${counted(things, "hour")} to paint ${people} chairs and spends the same time on each. How much time is that for each chair, in hours?`,
	(name, things, people) =>
		`${name} divides ${counted(things, "cup")} of trail mix equally among ${people} bags. How much is in each bag, in cups?`,
	(name, things, people) =>
		`${name} saws a board of ${counted(things, "foot", "feet")} into ${people} equal shelves. How long is each shelf, in feet?`,
	(_, things, people) =>
		`${people} students share ${counted(things, "pound")} of clay equally. How much clay does each student get, in pounds?`,
];

type Share = (name: string, share: string, people: number) => string;

/** The share and the people are known; how much was shared is asked for. */
export const WHAT_WAS_SHARED: readonly Share[] = [
	(name, share, people) =>
		`${name} shares some clay equally among ${people} students. Each student gets ${share} pound. How many pounds of clay were there?`,
	(name, share, people) =>
		`${name} cuts a ribbon into ${people} equal pieces. Each piece is ${share} yard long. How many yards long was the ribbon?`,
	(name, share, people) =>
		`${name} pours some juice equally into ${people} glasses. Each glass gets ${share} liter. How many liters of juice were there?`,
	(_, share, people) =>
		`${people} runners share a relay race. Each runs ${share} mile. How many miles long is the race?`,
	(_, share, people) =>
		`${people} friends share some pizzas equally. Each gets ${share} of a pizza. How many pizzas were there?`,
	(name, share, people) =>
		`${name} divides some rice equally among ${people} jars. Each jar holds ${share} cup. How many cups of rice were there?`,
];
