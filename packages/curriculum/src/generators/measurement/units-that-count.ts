import { inOwnWords, NAMES, people, slip } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { words } from "../../kit/value.ts";

/** Things that measure some inches, and some feet. */
const SMALL = ["book", "tray", "box", "belt", "toy truck", "picture", "scarf", "paper strip"] as const;
const LARGE = ["bench", "rug", "bookshelf", "table", "bed", "rope", "hallway", "board"] as const;

/** A long unit and a short one, each as one and as many, and how many short ones about make a long one. With things of some, least and most. */
const PAIRS = [
	["inch", "inches", "centimeter", "centimeters", 2.5, SMALL, 6, 12],
	["foot", "feet", "inch", "inches", 12, LARGE, 3, 7],
	["meter", "meters", "foot", "feet", 3.3, LARGE, 2, 5],
	["yard", "yards", "foot", "feet", 3, LARGE, 2, 5],
	["straw", "straws", "paper clip", "paper clips", 5, SMALL, 2, 6],
	["pencil", "pencils", "eraser", "erasers", 4, SMALL, 2, 6],
	["big block", "big blocks", "small block", "small blocks", 2, SMALL, 3, 9],
	["long step", "long steps", "short step", "short steps", 2, LARGE, 3, 9],
] as const;

interface Drawn {
	pair: (typeof PAIRS)[number];
	thing: string;
	name: string;
	friend: string;
	few: number;
	many: number;
}

export function drawn(random: Random): Drawn {
	const pair = random.pick(PAIRS);
	const [name, friend] = people(random);
	const few = random.integer(pair[6], pair[7]);
	return { pair, thing: random.pick(pair[5]), name, friend, few, many: Math.round(few * pair[4]) };
}

export function help({ pair: [long, longs, short, shorts], thing }: Drawn) {
	return {
		hints: [
			`Which is longer, one ${long} or one ${short}?`,
			`Think of laying ${shorts} along the ${thing}, and then ${longs}.`,
			"Which one do you need more of to reach the end?",
		] as const,
		steps: [
			`One ${short} is shorter than one ${long}.`,
			`So it takes more ${shorts} than ${longs}. The length of the ${thing} doesn’t change.`,
		],
	};
}

/** Who gets the larger or the smaller number. */
export const whoCountsMore: Form = (random) => {
	const one = drawn(random);
	const {
		pair: [long, longs, short, shorts],
		thing,
		name,
		friend,
	} = one;
	const asksMore = random.oneIn(2);
	const people = [words(`${friend}, in ${shorts}`), words(`${name}, in ${longs}`)] as const;
	const [right, other] = asksMore ? people : [people[1], people[0]];
	const told = `${name} measures the ${thing} in ${longs}, and ${friend} in ${shorts}.`;
	return {
		...help(one),
		prompt: random.pick([
			`${told} One ${long} is longer than one ${short}. Who counts ${asksMore ? "more" : "fewer"} units?`,
			`${told} Who gets the ${asksMore ? "larger" : "smaller"} number?`,
			`The same ${thing} is measured twice. ${told} Whose number is ${asksMore ? "larger" : "smaller"}?`,
		]),
		right,
		wrong: [
			[slip.longUnitLargeCount, other],
			[slip.thoughtTheCountsAgree, words("They get the same number.")],
		],
		steps: [...help(one).steps, `${right.shown}.`],
	};
};

/** Which number belongs to which unit. */
export const whichCounts: Form = (random) => {
	const one = drawn(random);
	const {
		pair: [, longs, , shorts],
		thing,
		few,
		many,
	} = one;
	const claim = (ofLong: number, ofShort: number) => words(`${ofLong} ${longs} and ${ofShort} ${shorts}`);
	const numbers = random.shuffle([few, many]).join(" and ");
	return {
		...help(one),
		prompt: random.pick([
			`The ${thing} was measured in ${longs} and in ${shorts}. The numbers were ${numbers}. Which is right?`,
			`${random.pick(NAMES)} measures the ${thing} in ${longs} and then in ${shorts}. The numbers are ${numbers}. Which number goes with which unit?`,
		]),
		right: claim(few, many),
		wrong: [
			[slip.longUnitLargeCount, claim(many, few)],
			[slip.thoughtTheCountsAgree, claim(few, few)],
			[slip.thoughtItCannotBeKnown, words("There is no way to tell.")],
		],
		steps: [...help(one).steps, `It is ${few} ${longs} and ${many} ${shorts}.`],
	};
};

/** A sentence about two units, true or not. */
export const claim: Form = (random) => {
	const {
		pair: [, longs, , shorts],
		thing,
	} = drawn(random);
	const isMore = random.oneIn(2);
	const say = (one: string, other: string) =>
		words(`It takes ${isMore ? "more" : "fewer"} ${one} than ${other} to measure a ${thing}.`);
	const [first, second] = isMore ? [shorts, longs] : [longs, shorts];
	return {
		prompt: "",
		right: say(first, second),
		wrong: [[slip.longUnitLargeCount, say(second, first)]],
		hints: [
			"Which of the two units is longer?",
			"A longer unit covers more at once.",
			"You need more of the shorter unit to reach the end.",
		],
		steps: [say(first, second).shown],
	};
};

export const explain: Way = (random) => {
	const one = drawn(random);
	const {
		pair: [long, longs, short, shorts],
		thing,
		name,
		friend,
		few,
		many,
	} = one;
	if (few === many) return undefined;
	const isExact = Number.isInteger(one.pair[4]);
	const { hints, steps } = help(one);
	return inOwnWords({
		prompt: random.pick([
			`${name} says the ${thing} is ${few} ${longs} long. ${friend} says it is ${many} ${shorts} long. Explain why both can be right.`,
			`The ${thing} measures ${few} ${longs}, or ${isExact ? "" : "about "}${many} ${shorts}. Explain why the second number is larger.`,
			`${name} thinks that ${many} ${shorts} must be longer than ${few} ${longs}, because ${many} is larger. Explain what is wrong.`,
		]),
		hints: [...hints],
		explanation: steps.join("\n\n"),
		rubric: {
			units: `Says that one ${short} is shorter than one ${long}, in any words.`,
			number: `Says that it takes more of the shorter unit for the same length.`,
		},
		sample_answer: steps.join(" "),
	});
};
