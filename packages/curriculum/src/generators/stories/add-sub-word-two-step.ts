import { ask, defineSkill, type Form, people, slip, whole } from "../../kit/index.ts";
import { THINGS } from "../../kit/stories.ts";
import { beforeTwoChanges, equationOfChanges, twoChanges, twoChangesInBoxes } from "./two-changes.ts";
import type { Setting } from "./two-changes.ts";

const SETTINGS: readonly Setting[] = [
	{
		start: (_, count) => `A bus has ${count} people on it.`,
		gains: (_, count) => `${count} people get on`,
		loses: (_, count) => `${count} people get off`,
		asks: () => "How many people are on the bus now?",
		lasts: "minutes",
	},
	{
		start: (_, count) => `A bakery has ${count} rolls.`,
		gains: (_, count) => `the baker bakes ${count} more rolls`,
		loses: (_, count) => `the baker sells ${count} rolls`,
		asks: () => "How many rolls does the bakery have now?",
	},
	{
		start: (name, count) => `${name} has ${count} stickers.`,
		gains: (name, count) => `${name} gets ${count} more stickers`,
		loses: (name, count) => `${name} gives away ${count} stickers`,
		asks: (name) => `How many stickers does ${name} have now?`,
	},
	{
		start: (name, count) => `${name} has ${count} beads.`,
		gains: (name, count) => `${name} finds ${count} more beads`,
		loses: (name, count) => `${name} uses ${count} beads`,
		asks: (name) => `How many beads does ${name} have now?`,
	},
	{
		start: (_, count) => `A farm has ${count} hens.`,
		gains: (_, count) => `the farm gets ${count} more hens`,
		loses: (_, count) => `the farm sells ${count} hens`,
		asks: () => "How many hens does the farm have now?",
	},
	{
		start: (_, count) => `There are ${count} children in a park.`,
		gains: (_, count) => `${count} more children come`,
		loses: (_, count) => `${count} children go home`,
		asks: () => "How many children are in the park now?",
		lasts: "a day",
	},
	{
		start: (_, count) => `A shelf has ${count} books on it.`,
		gains: (_, count) => `a helper puts ${count} more books on it`,
		loses: (_, count) => `children take ${count} books home`,
		asks: () => "How many books are on the shelf now?",
		lasts: "a day",
	},
	{
		start: (name, count) => `${name} has ${count} points in a game.`,
		gains: (name, count) => `${name} wins ${count} more points`,
		loses: (name, count) => `${name} loses ${count} points`,
		asks: (name) => `How many points does ${name} have now?`,
		lasts: "minutes",
	},
	{
		start: (_, count) => `A parking lot has ${count} cars in it.`,
		gains: (_, count) => `${count} more cars come`,
		loses: (_, count) => `${count} cars drive away`,
		asks: () => "How many cars are in the parking lot now?",
		lasts: "a day",
	},
	{
		start: (name, count) => `${name} has ${count} dollars.`,
		gains: (name, count) => `${name} saves ${count} more dollars`,
		loses: (name, count) => `${name} spends ${count} dollars`,
		asks: (name) => `How many dollars does ${name} have now?`,
	},
];

/** Someone has more or fewer than someone else; both together are asked for. */
const together: Form = (random) => {
	const [name, friend] = people(random);
	const things = random.pick(THINGS)[1];
	const isMore = random.oneIn(2);
	const [a, b] = [random.integer(21, 45), random.integer(3, 9)];
	const [other, turned] = isMore ? [a + b, a - b] : [a - b, a + b];
	return {
		prompt: `${name} has ${a} ${things}. ${friend} has ${b} ${isMore ? "more" : "fewer"} than ${name}. ${random.pick(
			[
				`How many ${things} do they have together?`,
				`They put all their ${things} in one box. How many ${things} are in the box?`,
			],
		)}`,
		right: whole(a + other),
		wrong: [
			[slip.stoppedAfterOneChange, whole(other)],
			[slip.addedTheToldNumbers, whole(a + b)],
			[slip.turnedTheFirstChange, whole(a + turned)],
		],
		hints: [
			`How many ${things} does ${friend} have? Find that out first.`,
			`${friend} has ${b} ${isMore ? "more" : "fewer"} than ${a}: $${a} ${isMore ? "+" : "-"} ${b}$.`,
			`Then add ${name}’s ${a} ${things}.`,
		],
		steps: [
			`${friend} has $${a} ${isMore ? "+" : "-"} ${b} = ${other}$ ${things}.`,
			`Together: $${a} + ${other} = ${a + other}$.`,
		],
	};
};

/** Dollars, put down in bills. */
const inBills =
	(most: number): Form =>
	(random) => {
		const draft = twoChanges(
			SETTINGS.filter(({ asks }) => asks("").includes("dollars")),
			most,
		)(random);
		const shows = random.pick(["Show them with bills.", "Show the amount with bills."]);
		return draft && { ...draft, prompt: `${draft.prompt} ${shows}`, money: { set: "bills" } };
	};

const PAIR = ["story", "equation"] as const;

// 1: both steps in boxes, below 30. 2: below 60. 3: only the end is asked, in bills as well, and the equation. 4: below 100. 5: the start is
// unknown, or one number only compares.
export const addSubWordTwoStep = defineSkill("add-sub-word-two-step", 20, {
	1: [
		twoChangesInBoxes(SETTINGS, 30),
		ask.typed(twoChanges(SETTINGS, 30)),
		ask.chosen(twoChanges(SETTINGS, 30)),
	],
	2: [
		twoChangesInBoxes(SETTINGS, 60),
		ask.typed(twoChanges(SETTINGS, 60)),
		ask.chosen(equationOfChanges(SETTINGS, 60)),
	],
	3: [
		ask.typed(twoChanges(SETTINGS, 60)),
		ask.withMoney(inBills(60)),
		ask.chosen(twoChanges(SETTINGS, 60)),
		ask.chosen(equationOfChanges(SETTINGS, 60)),
		ask.matched(equationOfChanges(SETTINGS, 60), PAIR),
	],
	4: [
		ask.typed(twoChanges(SETTINGS, 99)),
		ask.chosen(twoChanges(SETTINGS, 99)),
		ask.matched(equationOfChanges(SETTINGS, 99), PAIR),
		twoChangesInBoxes(SETTINGS, 99),
	],
	5: [
		ask.typed(beforeTwoChanges(SETTINGS, 60)),
		ask.chosen(beforeTwoChanges(SETTINGS, 60)),
		ask.typed(together),
		ask.chosen(together),
	],
});
