import { people, type Random, startLarge } from "../../kit/index.ts";

/** What two have, cost or measure: how it is given, and how it is asked for. */
interface Scene {
	/** The one with less and the one with more; people where none are named. */
	pair?: readonly [small: string, large: string];
	verb: string;
	/** "12 cans", "12 feet tall". */
	amount(count: number): string;
	/** "as many", "as tall". */
	as: string;
	/** "5 more cans", "5 feet taller". */
	more(count: number): string;
	asks(who: string): string;
	/** Asks how many times the smaller one the larger one is. */
	asksTimes(large: string, small: string): string;
	/** Asks for both, and for how much more the larger one is. */
	together: string;
	difference(large: string, small: string): string;
}

const ofPeople = (verb: string, base: string, things: string): Scene => ({
	verb,
	amount: (count) => `${count} ${things}`,
	as: "as many",
	more: (count) => `${count} more ${things}`,
	asks: (who) => `How many ${things} does ${who} ${base}?`,
	asksTimes: (large, small) => `How many times as many ${things} does ${large} ${base} as ${small}?`,
	together: `How many ${things} is that together?`,
	difference: (large, small) => `How many more ${things} does ${large} ${base} than ${small}?`,
});

const costs = (small: string, large: string): Scene => ({
	pair: [small, large],
	verb: "costs",
	amount: (count) => `${count} dollars`,
	as: "as much",
	more: (count) => `${count} dollars more`,
	asks: (who) => `How many dollars does ${who} cost?`,
	asksTimes: (large_one, small_one) => `How many times as much does ${large_one} cost as ${small_one}?`,
	together: "How many dollars do both cost together?",
	difference: (large_one, small_one) => `How many dollars more does ${large_one} cost than ${small_one}?`,
});

const measures = (pair: [string, string], unit: string, [plain, more]: [string, string]): Scene => ({
	pair,
	verb: "is",
	amount: (count) => `${count} ${unit} ${plain}`,
	as: `as ${plain}`,
	more: (count) => `${count} ${unit} ${more}`,
	asks: (who) => `How many ${unit} ${plain} is ${who}?`,
	asksTimes: (large, small) => `How many times as ${plain} as ${small} is ${large}?`,
	together: `How many ${unit} is that together?`,
	difference: (large, small) => `How many ${unit} ${more} is ${large} than ${small}?`,
});

const SCENES: readonly Scene[] = [
	ofPeople("collects", "collect", "cans"),
	ofPeople("reads", "read", "pages"),
	ofPeople("has", "have", "stickers"),
	ofPeople("scores", "score", "points"),
	ofPeople("sells", "sell", "tickets"),
	ofPeople("plants", "plant", "seeds"),
	costs("scarf", "coat"),
	costs("book", "lamp"),
	measures(["young tree", "old tree"], "feet", ["tall", "taller"]),
	measures(["red ribbon", "blue ribbon"], "inches", ["long", "longer"]),
	measures(["garden shed", "water tower"], "feet", ["high", "higher"]),
];

export interface Numbers {
	small: number;
	times: number;
	large: number;
}

export type DrawNumbers = (random: Random) => Numbers | undefined;

export const comparedNumbers =
	(times: readonly [number, number], small: readonly [number, number]): DrawNumbers =>
	(random) => {
		const [t, s] = [random.integer(...times), random.integer(...small)];
		return t === s ? undefined : { times: t, small: s, large: t * s };
	};

/** A comparison given in all its forms. */
export function tellComparison(random: Random, { small, times, large }: Numbers) {
	const scene = random.pick(SCENES);
	const [one, other] = scene.pair ?? people(random);
	const named = (who: string, article: string) => (scene.pair === undefined ? who : `${article} ${who}`);
	const article = (who: string) => (/^[aeiou]/.test(who) ? "an" : "a");
	const first = (who: string) => startLarge(named(who, article(who)));
	const [theSmall, theLarge] = [named(one, "the"), named(other, "the")];
	const { verb, amount, as, more } = scene;
	const fewer = `${first(one)} ${verb} ${amount(small)}.`;
	const most = `${first(other)} ${verb} ${amount(large)}.`;
	const repeated = `${fewer} ${first(other)} ${verb} ${times} times ${as}.`;
	return {
		theSmall,
		theLarge,
		/** The larger number is not given. */
		repeated,
		askLarge: `${repeated} ${scene.asks(theLarge)}`,
		askSmall: `${most.slice(0, -1)}, ${times} times ${as} as ${named(one, article(one))}. ${scene.asks(theSmall)}`,
		askTimes: `${most} ${fewer} ${scene.asksTimes(theLarge, theSmall)}`,
		askMore: `${fewer} ${first(other)} ${verb} ${more(times)} than ${theSmall}. ${scene.asks(theLarge)}`,
		askTogether: `${repeated} ${scene.together}`,
		askDifference: `${repeated} ${scene.difference(theLarge, theSmall)}`,
	};
}
