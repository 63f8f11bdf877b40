import { given, NAMES, people, slip, words } from "../../kit/index.ts";
import type { ComparisonStory, Draft, Form, Random, Slip, Value } from "../../kit/index.ts";

export type Relation = "<" | ">" | "=";

/** Two numbers of any kind, and what wrong procedures say of the first beside the second. */
export interface Comparison extends Pick<Draft, "hints" | "steps"> {
	a: Value;
	b: Value;
	truth: Relation;
	/** Most probable first. */
	wrong: readonly (readonly [slip: Slip, said: Relation] | false)[];
}

export type DrawComparison = (random: Random) => Comparison | undefined;

/** The sign between two numbers. */
export function relationOf(one: number, other: number): Relation {
	if (one === other) return "=";
	return one < other ? "<" : ">";
}

export const turnedRelation = (sign: Relation): Relation => (sign === "=" ? "=" : sign === "<" ? ">" : "<");

/** The sign that belongs between the numbers, as a statement. */
export const signBetween = (draw: DrawComparison): Form =>
	given(draw, ({ a, b, truth, wrong, hints, steps }, random) => {
		const claim = (sign: Relation) =>
			words(`${a.shown} ${sign} ${b.shown}`.replaceAll(/\$ ([<>=]) \$/g, " $1 "));
		const both = `${a.shown} and ${b.shown}`;
		return {
			prompt: random.pick([
				`Compare ${both}. Which statement is true?`,
				`Which sign belongs between ${both}?`,
				`${random.pick(NAMES)} compares ${both}. Which is right?`,
			]),
			right: claim(truth),
			wrong: wrong.map((each) => each && [each[0], claim(each[1])]),
			hints,
			steps,
			order: (["<", ">", "="] as const).map((sign) => claim(sign).shown),
		};
	});

/** The greater or the lesser of the two. */
export const greaterOf =
	(draw: DrawComparison): Form =>
	(random) => {
		const comparison = draw(random);
		if (comparison === undefined || comparison.truth === "=") return undefined;
		const { a, b, truth, wrong, hints, steps } = comparison;
		const asksGreater = random.oneIn(2);
		const [wanted, other] = (truth === ">") === asksGreater ? [a, b] : [b, a];
		const misled = wrong.find((each) => each && each[1] === turnedRelation(truth));
		return {
			prompt: random.pick([
				`Which is ${asksGreater ? "greater" : "less"}, ${a.shown} or ${b.shown}? Write that number.`,
				`Write the ${asksGreater ? "greater" : "lesser"} of the two numbers ${a.shown} and ${b.shown}.`,
				`A number line shows ${a.shown} and ${b.shown}. Which of them is farther to the ${asksGreater ? "right" : "left"}? Write it.`,
			]),
			right: wanted,
			wrong: [[misled ? misled[0] : slip.mixedUpGreaterAndLess, other]],
			hints,
			steps: [...steps, `The ${asksGreater ? "greater" : "lesser"} number is ${wanted.shown}.`],
		};
	};

/** A story asks for a name: there is no sign. */
const inStory = (mistake: Slip): Slip =>
	mistake === slip.turnedTheSign
		? slip.answeredTheOther
		: mistake === slip.saidEqual
			? slip.tookThemForEqual
			: mistake;

const SAME = "It is the same number for both.";

/** Who has more, or less. */
export const whoHasMore =
	(draw: DrawComparison, stories: readonly ComparisonStory[]): Form =>
	(random) => {
		const comparison = draw(random);
		if (comparison === undefined || comparison.truth === "=") return undefined;
		const { a, b, truth, wrong, hints, steps } = comparison;
		const [one, other] = people(random);
		const plain = ({ shown }: Value) => shown.replaceAll("$", "");
		const [told, most, least] = random.pick(stories)(one, plain(a), other, plain(b));
		const asksMost = random.oneIn(2);
		const who = (said: Relation) => words(said === "=" ? SAME : (said === ">") === asksMost ? one : other);
		return {
			prompt: `${told} ${asksMost ? most : least}`,
			right: who(truth),
			wrong: wrong.map((each) => each && [inStory(each[0]), who(each[1])]),
			hints,
			steps: [...steps, `The answer is ${who(truth).shown}.`],
			order: [one, other, SAME],
		};
	};
