import type { Question } from "@learnin/domain/question/question";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { gcd, prose } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: sum and difference; 2: two kinds of things with a count and a total; 3: tickets and coins; 4: two purchases; 5: when two amounts meet, or a mixture. */
export const systemsWord = defineGenerator("systems-word", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => sumAndDifference(random),
		() => countAndTotal(random, PARTS),
		() => countAndTotal(random, PRICES),
		() => purchases(random),
		() => (random.oneIn(2) ? meeting(random) : mixture(random)),
	])(),
);

const PAIRS = [
	[
		"Two ropes are {s} m long together. One is {d} m longer than the other.",
		"The longer rope: [[a]] m, the shorter rope: [[b]] m",
	],
	[
		"Two classes have {s} students together. One class has {d} students more than the other.",
		"The larger class: [[a]] students, the smaller class: [[b]] students",
	],
	[
		"Two parcels weigh {s} kg together. One is {d} kg heavier than the other.",
		"The heavier parcel: [[a]] kg, the lighter parcel: [[b]] kg",
	],
	[
		"A farm has {s} sheep and goats together. There are {d} more sheep than goats.",
		"[[a]] sheep and [[b]] goats",
	],
	[
		"In a match both teams scored {s} points together. The winners scored {d} points more.",
		"The winners: [[a]] points, the others: [[b]] points",
	],
] as const;

function sumAndDifference(random: Random) {
	const [told, ask] = random.pick(PAIRS);
	const b = random.integer(8, 40);
	const d = random.integer(2, 15);
	const a = b + d;
	return fillBoxes({
		prompt: `${told.replace("{s}", `${a + b}`).replace("{d}", `${d}`)} ${ask}`,
		boxes: { a: { right: a }, b: { right: b } },
		hints: [
			"Call the larger one $x$ and the smaller one $y$. Write one equation for the sum and one for the difference.",
			"Add the two equations. What happens to $y$?",
		],
		explanation: `$x + y = ${a + b}$ and $x - y = ${d}$. Added: $2x = ${a + b + d}$, so $x = ${a}$ and $y = ${a + b} - ${a} = ${b}$.`,
		mistakes: [
			[
				"a",
				"halved-the-sum",
				(a + b) % 2 === 0 ? (a + b) / 2 : "",
				"Half of the sum would be right if both were equal.",
			],
			["b", "gave-the-difference", d, "That is the difference between the two. How much is each?"],
			[
				"b",
				"took-the-difference-from-the-sum",
				a + b - d,
				"Then both together would be more than the sum. There are two equal parts left.",
			],
			["a", "answers-the-other-unknown", b, "Which of the two is the larger one?"],
		],
	});
}

interface Kind {
	/** {n} things, {t} in all. */
	told: string;
	ask: string;
	each: readonly [a: number, b: number];
	most: number;
	what: readonly [a: string, b: string];
}

const PARTS: readonly Kind[] = [
	{
		told: "On a farm there are chickens and rabbits. Together they have {n} heads and {t} legs.",
		ask: "[[a]] chickens and [[b]] rabbits",
		each: [2, 4],
		most: 20,
		what: ["chickens", "rabbits"],
	},
	{
		told: "A workshop has bicycles and tricycles. There are {n} of them, with {t} wheels.",
		ask: "[[a]] bicycles and [[b]] tricycles",
		each: [2, 3],
		most: 18,
		what: ["bicycles", "tricycles"],
	},
	{
		told: "A hostel has rooms with 2 beds and rooms with 5 beds. It has {n} rooms and {t} beds.",
		ask: "[[a]] rooms with 2 beds and [[b]] rooms with 5 beds",
		each: [2, 5],
		most: 15,
		what: ["rooms with 2 beds", "rooms with 5 beds"],
	},
	{
		told: "A lake has boats for 3 people and boats for 4 people. There are {n} boats with {t} seats.",
		ask: "[[a]] boats for 3 and [[b]] boats for 4",
		each: [3, 4],
		most: 16,
		what: ["boats for 3", "boats for 4"],
	},
	{
		told: "A quiz gives 3 points for an easy question and 7 points for a hard one. A team got {n} questions right, for {t} points.",
		ask: "[[a]] easy questions and [[b]] hard questions",
		each: [3, 7],
		most: 14,
		what: ["easy questions", "hard questions"],
	},
];

const PRICES: readonly Kind[] = [
	{
		told: "A theater sold {n} tickets. Children paid 6 dollars and adults 11 dollars. All tickets together brought in {t} dollars.",
		ask: "[[a]] tickets for children and [[b]] tickets for adults",
		each: [6, 11],
		most: 90,
		what: ["tickets for children", "tickets for adults"],
	},
	{
		told: "A box holds {n} coins, all of them nickels (5 cents) or dimes (10 cents). Together they are worth {t} cents.",
		ask: "[[a]] nickels and [[b]] dimes",
		each: [5, 10],
		most: 40,
		what: ["nickels", "dimes"],
	},
	{
		told: "A stand sold {n} drinks. A juice costs 3 euros and a smoothie 5 euros. It took in {t} euros.",
		ask: "[[a]] juices and [[b]] smoothies",
		each: [3, 5],
		most: 60,
		what: ["juices", "smoothies"],
	},
	{
		told: "A club bought {n} balls. A small ball costs 8 pounds and a large one 15 pounds. The bill was {t} pounds.",
		ask: "[[a]] small balls and [[b]] large balls",
		each: [8, 15],
		most: 25,
		what: ["small balls", "large balls"],
	},
	{
		told: "A ferry carried {n} vehicles. A motorbike pays 12 euros and a car 30 euros. Together they paid {t} euros.",
		ask: "[[a]] motorbikes and [[b]] cars",
		each: [12, 30],
		most: 40,
		what: ["motorbikes", "cars"],
	},
];

function countAndTotal(random: Random, kinds: readonly Kind[]) {
	const { told, ask, each, most, what } = random.pick(kinds);
	const [p, q] = each;
	const [a, b] = [random.integer(3, most), random.integer(3, most)];
	if (a === b) return countAndTotal(random, kinds);
	const [n, t] = [a + b, p * a + q * b];
	const story = told.replace("{n}", `${n}`).replace("{t}", prose(t));
	const hints = [
		`Call the two numbers $x$ and $y$. Write one equation for the count and one for the total.`,
		`What would the total be if all were ${what[0]}? Then each of the ${what[1]} adds the difference.`,
	];
	const explanation = `$x + y = ${n}$ and $${p}x + ${q}y = ${t}$. Take ${p} times the first away from the second: $${q - p === 1 ? "" : q - p}y = ${t - p * n}$, so $y = ${b}$ and $x = ${n} - ${b} = ${a}$.`;
	if (random.oneIn(3)) {
		const asks_first = random.oneIn(2);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${story} How many ${asks_first ? what[0] : what[1]} are there?`,
			right: asks_first ? a : b,
			hints,
			explanation: `${explanation} There are ${asks_first ? a : b}.`,
			mistakes: [
				[
					"answers-the-other-unknown",
					asks_first ? b : a,
					"That is the number of the other ones. Read the question once more.",
				],
				[
					"halved-the-count",
					n % 2 === 0 ? n / 2 : "",
					"There need not be as many of both. Use the total, too.",
				],
				[
					"divided-the-total",
					t % (p + q) === 0 ? t / (p + q) : "",
					"That would be right if there were as many of both.",
				],
				[
					"gave-the-extra-total",
					t - p * n,
					"That is what is too much for only one kind. How much does each of the others add?",
				],
			],
		});
	}
	return fillBoxes({
		prompt: `${story} How many are there of each? ${ask}`,
		boxes: { a: { right: a }, b: { right: b } },
		hints,
		explanation,
		mistakes: [
			["a", "answers-the-other-unknown", b, "It looks like the two numbers changed places. Check the total."],
			[
				"b",
				"gave-the-extra-total",
				t - p * n,
				"That is what is too much for only one kind. How much does each of the others add?",
			],
			[
				"a",
				"halved-the-count",
				n % 2 === 0 ? n / 2 : "",
				"There need not be as many of both. Use the total, too.",
			],
			["b", "divided-the-total", t % q === 0 ? t / q : "", "Then all of the total would come from one kind."],
		],
	});
}

type Range = readonly [least: number, most: number];
const GOODS: readonly (readonly [one: string, ones: string, other: string, others: string, Range, Range])[] =
	[
		["notebook", "notebooks", "pen", "pens", [2, 6], [1, 4]],
		["sandwich", "sandwiches", "tea", "teas", [4, 9], [1, 4]],
		["rose", "roses", "tulip", "tulips", [2, 5], [1, 4]],
		["melon", "melons", "mango", "mangos", [3, 6], [1, 3]],
		["adult ticket", "adult tickets", "child ticket", "child tickets", [8, 15], [3, 7]],
		["tram ticket", "tram tickets", "train ticket", "train tickets", [2, 5], [6, 14]],
	];

function purchases(random: Random): Question {
	const [one, ones, other, others, x_range, y_range] = random.pick(GOODS);
	const [x, y] = [random.integer(...x_range), random.integer(...y_range)];
	const { many } = random.pick(CURRENCIES);
	const [a, b, c, d] = [
		random.integer(2, 5),
		random.integer(2, 6),
		random.integer(1, 5),
		random.integer(1, 6),
	];
	const base = a * d - b * c;
	if (base === 0 || x === y || (a === c && b === d)) return purchases(random);
	const [first, second] = random.shuffle(NAMES) as unknown as [string, string];
	const count = (number: number, singular: string, plural: string) =>
		`${number} ${number === 1 ? singular : plural}`;
	const common = gcd(b, d);
	const left = Math.abs(base) / common;
	const cost = (p: number, q: number) => p * x + q * y;
	const whole = (top: number, bottom: number) =>
		bottom !== 0 && top % bottom === 0 && top / bottom > 0 ? top / bottom : "";
	return fillBoxes({
		prompt: `${first} pays ${cost(a, b)} ${many} for ${count(a, one, ones)} and ${count(b, other, others)}. ${second} pays ${cost(c, d)} ${many} for ${count(c, one, ones)} and ${count(d, other, others)}. The price of one ${one} is [[x]] ${many}, the price of one ${other} is [[y]] ${many}.`,
		boxes: { x: { right: x }, y: { right: y } },
		hints: [
			"Call the two prices $x$ and $y$. Each purchase gives an equation.",
			"Multiply the equations so that one letter has the same number in both. Then subtract.",
		],
		explanation: `$${term(a, "x")} + ${term(b, "y")} = ${cost(a, b)}$ and $${term(c, "x")} + ${term(d, "y")} = ${cost(c, d)}$. ${scaling(d / common, b / common)} ${left === 1 ? "" : `$${term(left, "x")} = ${left * x}$, so `}$x = ${x}$. Put it in: $y = ${y}$.`,
		mistakes: [
			[
				"x",
				"swapped-the-unknowns",
				y,
				"It looks like the two prices changed places. Check with both purchases.",
			],
			[
				"y",
				"shared-the-price-equally",
				whole(cost(a, b), a + b),
				"That would be right if both cost the same.",
			],
			["x", "divided-one-purchase", whole(cost(a, b), a), `${first} did not pay for one kind only.`],
			["y", "answers-one-unknown", x, "That is the other price."],
		],
	});
}

/** By what the two equations are multiplied before one is taken away from the other. */
function scaling(first: number, second: number): string {
	const steps = [
		...(first === 1 ? [] : [`the first by ${first}`]),
		...(second === 1 ? [] : [`the second by ${second}`]),
	];
	return steps.length === 0
		? "Take one equation away from the other:"
		: `Multiply ${steps.join(" and ")}, then take one away from the other:`;
}

const term = (number: number, letter: string) =>
	`${number === 1 ? "" : number === -1 ? "-" : number}${letter}`;

const MEETINGS = [
	{
		told: "One tank holds {b} liters and gains {m} liters each minute. Another one holds {c} liters and gains {k} liters each minute.",
		ask: "They hold the same after [[x]] minutes: [[y]] liters.",
	},
	{
		told: "{one} has saved {b} dollars and adds {m} dollars each week. {two} has saved {c} dollars and adds {k} dollars each week.",
		ask: "They have the same after [[x]] weeks: [[y]] dollars.",
	},
	{
		told: "One gym asks {b} euros at the start and {m} euros each month. Another one asks {c} euros at the start and {k} euros each month.",
		ask: "They cost the same after [[x]] months: [[y]] euros.",
	},
	{
		told: "One plant is {b} cm high and grows {m} cm each month. Another one is {c} cm high and grows {k} cm each month.",
		ask: "They are equally high after [[x]] months: [[y]] cm.",
	},
] as const;

function meeting(random: Random) {
	const { told, ask } = random.pick(MEETINGS);
	const [one, two] = random.shuffle(NAMES) as unknown as [string, string];
	const x = random.integer(3, 15);
	const m = random.integer(2, 7);
	const faster = m + random.integer(1, 6);
	const c = random.integer(2, 30);
	const b = c + (faster - m) * x;
	const y = b + m * x;
	const story = told
		.replace("{one}", one)
		.replace("{two}", two)
		.replace("{b}", `${b}`)
		.replace("{m}", `${m}`)
		.replace("{c}", `${c}`)
		.replace("{k}", `${faster}`);
	const whole = (top: number, bottom: number) => (top % bottom === 0 ? top / bottom : "");
	return fillBoxes({
		prompt: `${story} ${ask}`,
		boxes: { x: { right: x }, y: { right: y } },
		hints: [
			"Write an equation for each of them, with $x$ for the time and $y$ for the amount.",
			"They are equal when the right sides agree. How much does the second one catch up each time?",
		],
		explanation: `$y = ${m}x + ${b}$ and $y = ${faster}x + ${c}$. Equal: $${faster === m + 1 ? "" : faster - m}x = ${b - c}$, so $x = ${x}$. Then $y = ${m} \\times ${x} + ${b} = ${y}$.`,
		mistakes: [
			["x", "added-the-rates", whole(b - c, faster + m), "Both grow. What counts is how much faster one is."],
			["x", "added-the-starts", whole(b + c, faster - m), "The second one has to catch up the difference."],
			["y", "answers-one-unknown", m * x, "That is what was added. Was there something at the start?"],
			[
				"x",
				"gave-the-difference",
				b - c,
				"That is what has to be caught up. How much is caught up each time?",
			],
		],
	});
}

const MIXTURES = [
	["nuts", "raisins"],
	["green tea", "black tea"],
	["rice", "lentils"],
	["oats", "dried apples"],
] as const;

function mixture(random: Random): Question {
	const [one, other] = random.pick(MIXTURES);
	const { many } = random.pick(CURRENCIES);
	const [p, q] = [random.integer(8, 16), random.integer(3, 7)];
	const [a, b] = [random.integer(2, 14), random.integer(2, 14)];
	const n = a + b;
	const total = p * a + q * b;
	if (a === b || total % n !== 0) return mixture(random);
	const mean = total / n;
	return fillBoxes({
		prompt: `A shop mixes ${one} for ${p} ${many} per kilogram with ${other} for ${q} ${many} per kilogram. It needs ${n} kg of a mixture that is worth ${mean} ${many} per kilogram. It takes [[a]] kg of ${one} and [[b]] kg of ${other}.`,
		boxes: { a: { right: a }, b: { right: b } },
		hints: [
			`Let $x$ be the kilograms of ${one} and $y$ those of ${other}. One equation tells the mass.`,
			"The other one tells the worth: what is the whole mixture worth?",
		],
		explanation: `$x + y = ${n}$ and $${p}x + ${q}y = ${n} \\times ${mean} = ${total}$. Take ${q} times the first away: $${p - q}x = ${total - q * n}$, so $x = ${a}$ and $y = ${b}$.`,
		mistakes: [
			[
				"a",
				"halved-the-mass",
				n % 2 === 0 ? n / 2 : "",
				"Equal parts would give the price in the middle. Is that the wanted price?",
			],
			[
				"a",
				"answers-the-other-unknown",
				b,
				"It looks like the two amounts changed places. Which one costs more?",
			],
			["b", "gave-the-worth", total, "That is the worth of the mixture. How many kilograms are needed?"],
		],
	});
}
