import { lcm, linearTex, people, type Random, type Slip, slip, sumTex } from "../../kit/index.ts";

/** A story with two unknowns. */
export interface Told {
	story: string;
	/** Says both, with the boxes [[x]] and [[y]]. */
	both: string;
	/** Asks for one of them. */
	asks: readonly [string, string];
	x: number;
	y: number;
	equations: readonly [string, string];
	/** Pairs that wrong procedures give. */
	wrong: readonly (readonly [slip: Slip, x: number, y: number])[];
	/** Systems that wrong procedures write. */
	wrongSystems: readonly (readonly [slip: Slip, one: string, other: string])[];
	last: string;
	/** The line that solves it: how one of the two is found. */
	solving: string;
}

export type Story = (random: Random) => Told | undefined;

export const equation = (p: number, q: number, r: number) =>
	`${sumTex([
		[p, "x"],
		[q, "y"],
	])} = ${r}`;
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
	text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);

/** "$6x = 24$, so $x = 4$", or "$x = 4$" where no division is left. */
export function solvedFor(letter: "x" | "y", factor: number, value: number): string {
	const solved = `$${letter} = ${value / factor}$`;
	return factor === 1 ? solved : `$${sumTex([[factor, letter]])} = ${value}$, so ${solved}`;
}

type Row = readonly [p: number, q: number, r: number];

/** The two equations are multiplied until y has the same coefficient, and subtracted. */
function eliminatedY([a, b, cost]: Row, [c, d, more]: Row, y: number): string {
	const target = lcm(b, d);
	const [k, m] = [target / b, target / d];
	const [factor, rest] = [a * k - c * m, cost * k - more * m];
	const sign = factor < 0 ? -1 : 1;
	const scaled = [k === 1 ? "" : `the first equation by ${k}`, m === 1 ? "" : `the second by ${m}`].filter(
		(each) => each !== "",
	);
	const start =
		scaled.length === 0
			? ""
			: `Multiply ${scaled.join(" and ").replace(/^the second by/, "the second equation by")}. `;
	return `${start}Subtract, so that $y$ cancels: ${solvedFor("x", sign * factor, sign * rest)}. Substitute to find $y = ${y}$.`;
}

/** One | many, other | many, prices from and to. */
const GOODS = [
	"notebook|notebooks|pen|pens|2 6 2 5",
	"sandwich|sandwiches|tea|teas|4 9 2 5",
	"rose|roses|tulip|tulips|2 6 2 5",
	"melon|melons|mango|mangoes|3 7 2 5",
	"adult ticket|adult tickets|child ticket|child tickets|8 15 3 7",
	"subway ticket|subway tickets|train ticket|train tickets|2 5 6 14",
	"muffin|muffins|bagel|bagels|3 7 2 5",
	"cap|caps|T-shirt|T-shirts|6 12 8 20",
] as const;

/** Two purchases. */
export const purchases: Story = (random) => {
	const [one = "", ones = "", other = "", others = "", numbers = ""] = random.pick(GOODS).split("|");
	const [low = 1, high = 2, least = 1, most = 2] = numbers.split(" ").map(Number);
	const [x, y] = [random.integer(low, high), random.integer(least, most)];
	const [a, b, c, d] = [
		random.integer(2, 5),
		random.integer(2, 6),
		random.integer(1, 5),
		random.integer(1, 6),
	] as const;
	const [first, second] = people(random);
	if (a * d === b * c || x === y || (a === c && b === d)) return undefined;
	const bought = (p: number, q: number) =>
		`${p} ${p === 1 ? one : ones} and ${q} ${q === 1 ? other : others}`;
	const [cost, more] = [a * x + b * y, c * x + d * y];
	return {
		story: `${first} pays ${cost} dollars for ${bought(a, b)}. ${second} pays ${more} dollars for ${bought(c, d)}.`,
		both: `One ${one} costs [[x]] dollars, and one ${other} costs [[y]] dollars`,
		asks: [`How many dollars does one ${one} cost?`, `How many dollars does one ${other} cost?`],
		x,
		y,
		equations: [equation(a, b, cost), equation(c, d, more)],
		wrong: [
			[slip.swappedTheTwoNumbers, y, x],
			...(cost % (a + b) === 0 ? ([[slip.tookBothForEqual, cost / (a + b), cost / (a + b)]] as const) : []),
			[slip.didNotDivide, Math.abs(a * d - b * c) * x, y],
		],
		wrongSystems: [
			[slip.swappedUnknowns, equation(b, a, cost), equation(d, c, more)],
			[slip.addedTheDifference, equation(a, c, cost), equation(b, d, more)],
			[slip.swappedSumAndDifference, equation(a, b, more), equation(c, d, cost)],
		],
		last: "Multiply the equations so that one letter has the same coefficient in both. Then subtract.",
		solving: eliminatedY([a, b, cost], [c, d, more], y),
	};
};

/** Story | both | question for x | question for y. */
const MEETINGS = [
	"One tank holds {b} liters and gains {m} liters each minute. Another one holds {c} liters and gains {k} liters each minute.|They hold the same after [[x]] minutes: [[y]] liters|After how many minutes do they hold the same?|How many liters do they hold when they hold the same?",
	"{one} has saved {b} dollars and adds {m} dollars each week. {two} has saved {c} dollars and adds {k} dollars each week.|They have the same after [[x]] weeks: [[y]] dollars|After how many weeks do they have the same amount?|How many dollars do they have when both have the same amount?",
	"One gym charges {b} dollars to join and {m} dollars each month. Another one charges {c} dollars to join and {k} dollars each month.|They cost the same after [[x]] months: [[y]] dollars|After how many months do they cost the same?|How many dollars does each gym cost then?",
	"One plant is {b} cm high and grows {m} cm each month. Another one is {c} cm high and grows {k} cm each month.|They are equally high after [[x]] months: [[y]] cm|After how many months are they equally high?|How many centimeters high are they when both are equally high?",
	"One hiker is {b} km from town and walks {m} km farther each hour. Another one is {c} km from town and walks {k} km farther each hour.|They are equally far from town after [[x]] hours: [[y]] km|After how many hours are they equally far from town?|How many kilometers from town are they when they meet?",
] as const;

/** Two amounts that grow and meet. */
export const meetings: Story = (random) => {
	const [story = "", both = "", one = "", other = ""] = random.pick(MEETINGS).split("|");
	const [first, second] = people(random);
	const [x, m, c] = [random.integer(3, 15), random.integer(2, 7), random.integer(2, 30)];
	const k = m + random.integer(1, 6);
	const b = c + (k - m) * x;
	const line = (rate: number, start: number) => `y = ${linearTex(rate, "x", start)}`;
	return {
		story: fill(story, { one: first, two: second, b, m, c, k }),
		both,
		asks: [one, other],
		x,
		y: b + m * x,
		equations: [line(m, b), line(k, c)],
		wrong: [
			[slip.didNotDivide, b - c, b + m * (b - c)],
			[slip.leftOutTheStart, x, m * x],
			...((b - c) % (k + m) === 0
				? ([[slip.addedTheGrowth, (b - c) / (k + m), b + (m * (b - c)) / (k + m)]] as const)
				: []),
		],
		wrongSystems: [
			[slip.swappedSlopeAndIntercept, line(b, m), line(c, k)],
			[slip.swappedUnknowns, line(m, c), line(k, b)],
			[slip.addedTheDifference, line(m + b, 0), line(k + c, 0)],
		],
		last: "Both are equal to $y$, so set the right sides equal.",
		solving: `Set the right sides equal: $${line(m, b).slice(4)} = ${line(k, c).slice(4)}$. Then $${sumTex([[k - m, "x"]])} = ${b - c}$, so $x = ${x}$ and $y = ${b + m * x}$.`,
	};
};

const MIXTURES = [
	"nuts|raisins",
	"green tea|black tea",
	"rice|lentils",
	"oats|dried apples",
	"gravel|sand",
	"coffee|chicory",
] as const;

/** A mixture of two things with prices. */
export const mixtures: Story = (random) => {
	const [one = "", other = ""] = random.pick(MIXTURES).split("|");
	const p = random.integer(8, 16);
	const q = random.integer(3, 7);
	const x = random.integer(2, 14);
	const y = random.integer(2, 14);
	const [n, total] = [x + y, p * x + q * y];
	if (x === y || total % n !== 0) return undefined;
	return {
		story: `A shop mixes ${one} for ${p} dollars per kilogram with ${other} for ${q} dollars per kilogram. It needs ${n} kg of a mixture for ${total / n} dollars per kilogram.`,
		both: `It takes [[x]] kg of ${one} and [[y]] kg of ${other}`,
		asks: [`How many kilograms of ${one} does it take?`, `How many kilograms of ${other} does it take?`],
		x,
		y,
		equations: [equation(1, 1, n), equation(p, q, total)],
		wrong: [
			[slip.swappedTheTwoNumbers, y, x],
			[slip.didNotDivide, total - q * n, Math.abs(n - (total - q * n))],
			...(n % 2 === 0 ? ([[slip.tookBothForEqual, n / 2, n / 2]] as const) : []),
		],
		wrongSystems: [
			[slip.swappedUnknowns, equation(1, 1, n), equation(q, p, total)],
			[slip.addedTheDifference, equation(1, 1, n), equation(p, q, total / n)],
			[slip.swappedSumAndDifference, equation(1, 1, total), equation(p, q, n)],
		],
		last: `Multiply the first equation by ${q}, and subtract it from the second.`,
		solving: `Multiply the first equation by ${q}, and subtract it from the second: ${solvedFor("x", p - q, total - q * n)}. Then $y = ${n} - ${x} = ${y}$.`,
	};
};
