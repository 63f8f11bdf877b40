/** What becomes of the remainder: one more is needed, it is dropped, or it is asked for. */
export type Use = "up" | "down" | "rest";

type Story = (name: string, total: number, size: number) => string;

/** Stories of a division with a remainder; what is asked ends them. */
export const REMAINDER_STORIES: Readonly<Record<Use, readonly Story[]>> = {
	up: [
		(_, t, s) => `${t} children ride in vans. Each van has room for ${s} children. How many vans are needed?`,
		(name, t, s) => `${name} stores ${t} cans. A crate holds ${s} cans. How many crates are needed?`,
		(_, t, s) => `${t} guests sit at tables for ${s} people. How many tables are needed for all of them?`,
		(name, t, s) => `${name} wants to read ${t} pages and reads ${s} pages a day. How many days are needed?`,
		(_, t, s) => `An elevator takes ${s} people at a time. ${t} people wait. How many rides are needed?`,
	],
	down: [
		(name, t, s) =>
			`${name} has ${t} beads. A bracelet takes ${s} beads. How many whole bracelets can be made?`,
		(name, t, s) =>
			`${name} has ${t} dollars. A ticket costs ${s} dollars. How many tickets can ${name} buy?`,
		(_, t, s) => `${t} eggs are packed in boxes of ${s}. How many boxes are full?`,
		(_, t, s) => `A board is ${t} inches long. How many ${s}-inch pieces can be cut from it?`,
		(name, t, s) => `${name} has ${t} cups of flour. One cake takes ${s} cups. How many cakes can be baked?`,
	],
	rest: [
		(name, t, s) => `${name} shares ${t} cards equally among ${s} players. How many cards are left over?`,
		(_, t, s) => `${t} flowers are tied in bunches of ${s}. How many flowers are left over?`,
		(name, t, s) => `${name} cuts ${t} feet of rope into ${s}-foot pieces. How many feet are left over?`,
		(_, t, s) => `${t} chairs are in rows of ${s}. How many chairs are left over?`,
		(name, t, s) => `${name} puts ${t} photos in an album, ${s} on each page. How many photos are left over?`,
	],
};
