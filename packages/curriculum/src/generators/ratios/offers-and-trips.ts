import { ask, boxed, counted, decimal, dollars, given, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { amount, money, words } from "../../kit/value.ts";

/** [one, several, cents for one from, up to]. */
const GOODS = [
	["notebook", "notebooks", 90, 350],
	["bottle of juice", "bottles of juice", 110, 290],
	["pound of apples", "pounds of apples", 140, 390],
	["yard of fabric", "yards of fabric", 350, 990],
	["can of paint", "cans of paint", 600, 1500],
	["battery", "batteries", 60, 180],
	["muffin", "muffins", 120, 300],
	["golf ball", "golf balls", 110, 260],
	["pair of socks", "pairs of socks", 180, 450],
] as const;

interface Offer {
	count: number;
	each: number;
}

function offersOf(random: Random) {
	const [one, many, least, most] = random.pick(GOODS);
	const [first, second] = random.shuffle([3, 4, 5, 6, 8, 10, 12]) as [number, number];
	const each = 5 * random.integer(least / 5, most / 5);
	const gap = random.oneIn(5) ? 0 : 5 * random.integer(1, 6) * random.pick([1, -1]);
	const offers: readonly [Offer, Offer] = [
		{ count: first, each },
		{ count: second, each: each + gap },
	];
	const text = offers
		.map(
			({ count, each: price }, at) =>
				`Store ${"AB"[at]} sells ${count} ${many} for ${dollars(count * price)} dollars.`,
		)
		.join(" ");
	const hints: Draft["hints"] = [
		"The packs have different sizes, so the whole prices cannot be compared.",
		`Find the price of 1 ${one} at each store.`,
		`Divide ${dollars(first * each)} by ${first}, and ${dollars(second * (each + gap))} by ${second}.`,
	];
	const steps = offers.map(
		({ count, each: price }, at) =>
			`Store ${"AB"[at]}: $${dollars(count * price)} \\div ${count} = ${dollars(price)}$ ${dollars(price) === "1" ? "dollar" : "dollars"} for 1 ${one}.`,
	);
	return { one, offers, text, hints, steps };
}

export const betterBuy: Form = (random) => {
	const { one, offers, text, hints, steps } = offersOf(random);
	const [a, b] = offers;
	const store = (isFirst: boolean) => words(isFirst ? "Store A" : "Store B");
	const same = words("They are the same.");
	const right = a.each === b.each ? same : store(a.each < b.each);
	return {
		prompt: random.pick([
			`${text} Where is the unit price lower?`,
			`${text} Which is the better buy?`,
			`${random.pick(NAMES)} compares prices. ${text} Where does 1 ${one} cost less?`,
		]),
		right,
		wrong: [
			[slip.comparedTotals, store(a.count * a.each < b.count * b.each)],
			[slip.tookTheLargestPack, store(a.count > b.count)],
			[slip.saidEqual, same],
		],
		order: ["Store A", "Store B", same.shown],
		hints,
		steps: [
			...steps,
			right === same ? "The unit prices are the same." : `The better buy is at ${right.shown}.`,
		],
	};
};

export const bothPrices = ask.stepwise((random) => {
	const { one, offers, text, hints, steps } = offersOf(random);
	const price = ({ count, each }: Offer) => ({
		right: money(each),
		wrong: [
			[slip.gaveTheAmount, money(count * each)],
			[slip.rateOnePlaceOff, money(each * 10)],
		] as const,
	});
	return {
		prompt: `${text} At Store A, 1 ${one} costs [[a]] dollars. At Store B, it costs [[b]] dollars.`,
		boxes: { a: price(offers[0]), b: price(offers[1]) },
		hints,
		steps,
	};
});

type Move = readonly [does: string, least: number, most: number];
const LEGS: readonly (readonly [Move, Move])[] = [
	[
		["bikes", 8, 16],
		["walks", 3, 4],
	],
	[
		["rides a bus", 25, 40],
		["bikes", 8, 16],
	],
	[
		["runs", 5, 8],
		["walks", 2, 4],
	],
	[
		["paddles a canoe", 3, 5],
		["hikes", 2, 4],
	],
	[
		["skates", 7, 10],
		["walks", 2, 4],
	],
	[
		["rides a train", 40, 60],
		["drives", 30, 50],
	],
	[
		["sails", 5, 9],
		["rows", 2, 4],
	],
	[
		["rides a horse", 6, 10],
		["hikes", 2, 4],
	],
];

/** Two parts at different speeds, in half hours. */
function legsOf(random: Random) {
	const legs = random.pick(LEGS).map(([does, least, most]) => {
		const [speed, halves] = [random.integer(least, most), random.integer(2, 7)];
		return { does, speed, halves, tenths: speed * halves * 5, hours: decimal(halves * 5, 1) };
	});
	const [first, second] = legs;
	if (first === undefined || second === undefined || first.halves === second.halves) return undefined;
	const time = ({ hours }: { hours: string }) => (hours === "1" ? counted(1, "hour") : `${hours} hours`);
	const name = random.pick(NAMES);
	return {
		legs: [first, second] as const,
		text: `${name} ${first.does} for ${time(first)} at ${first.speed} miles per hour. Then ${name} ${second.does} for ${time(second)} at ${second.speed} miles per hour.`,
		steps: legs.map(
			({ hours, speed, tenths }) => `$${hours} \\times ${speed} = ${decimal(tenths, 1)}$ miles.`,
		),
	};
}

export const twoLegs: Form = given(legsOf, ({ legs, text, steps }, random) => {
	const [a, b] = legs;
	return {
		prompt: random.pick([
			`${text} How many miles is that in all?`,
			`${text} What is the total distance, in miles?`,
		]),
		right: amount(a.tenths + b.tenths, 10),
		wrong: [
			[slip.addedTheSpeeds, amount((a.speed + b.speed) * (a.halves + b.halves) * 5, 10)],
			[slip.onePartOfTwo, amount(a.tenths, 10)],
			[slip.multipliedByOneTime, amount((a.speed + b.speed) * a.halves * 5, 10)],
		],
		unit: { after: "miles" },
		hints: [
			"Each part has its own speed and its own time.",
			`For the first part, multiply: $${a.hours} \\times ${a.speed}$.`,
			`For the second part, multiply: $${b.hours} \\times ${b.speed}$. Then add both distances.`,
		],
		steps: [
			...steps,
			`In all: $${decimal(a.tenths, 1)} + ${decimal(b.tenths, 1)} = ${decimal(a.tenths + b.tenths, 1)}$ miles.`,
		],
	};
});

export const bothLegs = ask.stepwise((random) => {
	const drawnLegs = legsOf(random);
	if (drawnLegs === undefined) return undefined;
	const { legs, text, steps } = drawnLegs;
	const [a, b] = legs;
	const total = a.tenths + b.tenths;
	return {
		prompt: `${text} The first part is [[a]] miles long, and both parts together are [[all]] miles long.`,
		boxes: {
			a: boxed(amount(a.tenths, 10), [slip.addedForAmount, amount(a.speed * 10 + a.halves * 5, 10)]),
			all: boxed(amount(total, 10), [slip.onePartOfTwo, amount(b.tenths, 10)]),
		},
		hints: [
			"Each part has its own speed and its own time.",
			`For the first part, multiply: $${a.hours} \\times ${a.speed}$.`,
			`The second part is $${b.hours} \\times ${b.speed}$. Add both.`,
		],
		steps: [
			...steps,
			`In all: $${decimal(a.tenths, 1)} + ${decimal(b.tenths, 1)} = ${decimal(total, 1)}$ miles.`,
		],
	};
});
