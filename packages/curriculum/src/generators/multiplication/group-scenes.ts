import { NAMES, type Random } from "../../kit/index.ts";

/** Things in equal groups: one group, several, the things, and how they stand in the group. */
export const SCENES = [
	["box", "boxes", "crayons", "in"],
	["bag", "bags", "apples", "in"],
	["shelf", "shelves", "books", "on"],
	["plate", "plates", "cookies", "on"],
	["vase", "vases", "flowers", "in"],
	["basket", "baskets", "eggs", "in"],
	["page", "pages", "photos", "on"],
	["sheet", "sheets", "stickers", "on"],
	["jar", "jars", "marbles", "in"],
	["cup", "cups", "pencils", "in"],
	["tray", "trays", "muffins", "on"],
	["pot", "pots", "seeds", "in"],
	["tank", "tanks", "fish", "in"],
	["string", "strings", "beads", "on"],
] as const;
export type Scene = (typeof SCENES)[number];

/** So many groups of so many, without a question; how many there are in all is asked. */
export interface Told {
	story: string;
	asks: string;
	things: string;
}

type Tell = (name: string, groups: number, each: number, scene: Scene) => Told;

const inAll = (things: string) => `How many ${things} are there in all?`;

const OF_GROUPS: readonly Tell[] = [
	(name, a, b, [, groups, things, at]) => ({
		story: `${name} has ${a} ${groups} with ${b} ${things} ${at} each.`,
		asks: `How many ${things} does ${name} have?`,
		things,
	}),
	(_, a, b, [group, groups, things]) => ({
		story: `There are ${a} ${groups}. Each ${group} has ${b} ${things}.`,
		asks: inAll(things),
		things,
	}),
	(name, a, b, [, groups, things, at]) => ({
		story: `${name} fills ${a} ${groups} and puts ${b} ${things} ${at} each.`,
		asks: inAll(things),
		things,
	}),
];

const ELSEWHERE: readonly Tell[] = [
	(name, a, b) => ({
		story: `For ${a} days, ${name} reads ${b} pages a day.`,
		asks: "How many pages is that in all?",
		things: "pages",
	}),
	(_, a, b) => ({ story: `A theater has ${a} rows of ${b} seats.`, asks: inAll("seats"), things: "seats" }),
	(_, a, b) => ({
		story: `${a} tickets cost ${b} dollars each.`,
		asks: "How many dollars do they cost in all?",
		things: "dollars",
	}),
	(_, a, b) => ({
		story: `For ${a} days, a lizard eats ${b} crickets a day.`,
		asks: "How many crickets is that in all?",
		things: "crickets",
	}),
	(_, a, b) => ({ story: `A garden has ${a} rows of ${b} plants.`, asks: inAll("plants"), things: "plants" }),
];

/** A story of equal groups, both numbers at least 2. */
export function tellGroups(random: Random, groups: number, each: number): Told {
	const tell = random.pick(random.oneIn(3) ? ELSEWHERE : OF_GROUPS);
	return tell(random.pick(NAMES), groups, each, random.pick(SCENES));
}

/** A story of a division. */
export interface Split {
	story: string;
	asks: string;
	/** What is asked, as "tells" goes on: "how many apples are in each bag". */
	asked: string;
}

/** The question's order of words and that of a statement, where they differ. */
const split = (story: string, asks: string, asked = asks): Split => ({
	story,
	asks: `How many ${asks}?`,
	asked: `how many ${asked}`,
});

/** The total is shared among so many groups; how many are in each is asked. */
export function tellSharing(random: Random, total: number, groups: number): Split {
	const name = random.pick(NAMES);
	const [group, many, things, at] = random.pick(SCENES);
	const each = `${things} are ${at} each ${group}`;
	return random.pick([
		split(`${name} puts ${total} ${things} ${at} ${groups} ${many}, the same number ${at} each.`, each),
		split(`${total} ${things} go ${at} ${groups} ${many}. Every ${group} gets the same number.`, each),
		split(
			`${name} divides ${total} grapes equally among ${groups} children.`,
			"grapes does each child get",
			"grapes each child gets",
		),
		split(
			`A rope ${total} feet long is cut into ${groups} equal pieces.`,
			"feet long is each piece",
			"feet long each piece is",
		),
		split(
			`${groups} friends earn ${total} dollars and share the money equally.`,
			"dollars does each friend get",
			"dollars each friend gets",
		),
	]);
}

/** The total is put in groups of so many; how many groups there are is asked. */
export function tellGrouping(random: Random, total: number, each: number): Split {
	const name = random.pick(NAMES);
	const [group, groups, things, at] = random.pick(SCENES);
	const asks = `${groups} does ${name} fill`;
	const asked = `${groups} ${name} fills`;
	return random.pick([
		split(`${name} has ${total} ${things} and puts ${each} ${at} each ${group}.`, asks, asked),
		split(`${each} ${things} fit ${at} each ${group}. ${name} has ${total} ${things}.`, asks, asked),
		split(`${total} children form teams of ${each}.`, "teams are there", "teams there are"),
		split(
			`${name} saves ${each} dollars a week and wants to have ${total} dollars.`,
			"weeks does that take",
			"weeks that takes",
		),
		split(
			`A rope ${total} feet long is cut into ${each}-foot pieces.`,
			"pieces are there",
			"pieces there are",
		),
	]);
}
