import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: area and perimeter of one rectangle. 2: which rectangle has the same area. 3: which has the same perimeter. 4: all of one area. 5: what follows from equal areas.
export const areaVsPerimeter = defineGenerator("area-vs-perimeter", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "in", "ft"] as const);
	if (difficulty === 4) return pickAll(random, unit);
	if (difficulty === 5) return follows(random);
	const [a, b] = level(difficulty, [
		[random.integer(3, 9), random.integer(2, 6)],
		random.pick([
			[6, 2],
			[8, 3],
			[9, 4],
			[8, 2],
			[10, 3],
		]),
		[random.integer(5, 9), random.integer(2, 4)],
		[0, 0],
		[0, 0],
	] as const) as readonly [number, number];
	const by = (x: number, y: number) => `${x} ${unit} by ${y} ${unit}`;
	if (difficulty === 1)
		return fillBoxes({
			prompt: `A rectangle is ${by(a, b)}. Its perimeter is [[around]] ${unit}. Its area is [[inside]] square ${unit}.`,
			boxes: { around: { right: 2 * (a + b) }, inside: { right: a * b } },
			hints: [
				"The perimeter is the distance around. The area is what is inside.",
				"Add all four sides for the one, multiply two sides for the other.",
			],
			explanation: `Around: $${a} + ${b} + ${a} + ${b} = ${2 * (a + b)}$. Inside: $${a} \\times ${b} = ${a * b}$.`,
			mistakes: [
				[
					"around",
					"area-for-perimeter",
					a * b,
					"That counts the squares inside. What is the distance around?",
				],
				["around", "added-two-sides", a + b, "The distance around has four sides."],
				[
					"inside",
					"perimeter-for-area",
					2 * (a + b),
					"That is the distance around. How many squares are inside?",
				],
				[
					"inside",
					"added-the-sides",
					a + b,
					"It looks like the sides were added. How many squares are inside?",
				],
			],
		});
	const same_area = difficulty === 2;
	const candidates: [number, number][] = [];
	for (let x = 1; x <= 24; x += 1) for (let y = 1; y <= x; y += 1) candidates.push([x, y]);
	const fits = ([x, y]: readonly [number, number]) =>
		(same_area ? x * y === a * b : x + y === a + b) && x !== a && y !== a;
	const near = ([x, y]: readonly [number, number]) =>
		(same_area ? x + y === a + b : x * y === a * b) &&
		x !== a &&
		y !== a &&
		!(same_area ? x * y === a * b : x + y === a + b);
	const right = random.pick(
		candidates.filter((pair) => fits(pair) && pair[1] > 1).length > 0
			? candidates.filter((pair) => fits(pair) && pair[1] > 1)
			: candidates.filter(fits),
	);
	const nearby = candidates.filter(near);
	const other = nearby.length > 0 ? random.pick(nearby) : null;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} draws a rectangle of ${by(a, b)}. Which other rectangle has the same ${same_area ? "area" : "perimeter"}?`,
			hints: [
				same_area ? "Multiply the sides of each rectangle." : "Add the sides of each rectangle.",
				`First find the ${same_area ? "area" : "perimeter"} of the rectangle that is given.`,
			],
			explanation: same_area
				? `$${a} \\times ${b} = ${a * b}$ and $${right[0]} \\times ${right[1]} = ${a * b}$.`
				: `$${a} + ${b} + ${a} + ${b} = ${2 * (a + b)}$ and $${right[0]} + ${right[1]} + ${right[0]} + ${right[1]} = ${2 * (a + b)}$.`,
		},
		{
			right: by(...right),
			wrong: [
				other === null
					? [by(a + 2, b + 2)]
					: [
							by(...other),
							same_area ? "same-perimeter-instead" : "same-area-instead",
							same_area
								? "Its distance around is the same, but how many squares are inside?"
								: "The squares inside are as many, but what is the distance around?",
						],
				[
					by(a + 1, b + 1),
					"one-more-on-each-side",
					"Both sides are longer there, so both area and perimeter are larger.",
				],
				[by(a, b + 1), "changed-one-side", "Only one side changed there. Can it be the same?"],
			],
		},
	);
});

function pickAll(random: Random, unit: string) {
	const [area, pairs] = random.pick([
		[
			12,
			[
				[12, 1],
				[6, 2],
				[4, 3],
			],
		],
		[
			24,
			[
				[12, 2],
				[8, 3],
				[6, 4],
			],
		],
		[
			18,
			[
				[18, 1],
				[9, 2],
				[6, 3],
			],
		],
		[
			20,
			[
				[20, 1],
				[10, 2],
				[5, 4],
			],
		],
		[
			16,
			[
				[16, 1],
				[8, 2],
				[4, 4],
			],
		],
		[
			36,
			[
				[18, 2],
				[12, 3],
				[9, 4],
			],
		],
	] as const);
	const [x, y] = pairs[2];
	const others = [
		[x + 1, y - 1 === 0 ? 2 : y - 1],
		[area / 2 - 1, 1],
	] as const;
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} draws rectangles. Which rectangles have an area of ${area} square ${unit}?`,
			cta: "Choose all that fit.",
			hints: ["Multiply the two sides of each.", "Rectangles of the same area can look very different."],
			explanation: `${pairs.map(([p, q]) => `$${p} \\times ${q} = ${area}$`).join(", ")}.`,
		},
		[
			...pairs.map(([p, q], at) => ({
				label: `${p} ${unit} by ${q} ${unit}`,
				fits: true,
				...(at === 0
					? { mistake: ["thinks-long-ones-differ", "It is long and thin, but multiply its sides."] as const }
					: {}),
			})),
			...others
				.filter(([p, q]) => p * q !== area)
				.map(([p, q], at) => ({
					label: `${p} ${unit} by ${q} ${unit}`,
					fits: false,
					mistake:
						at === 0
							? ([
									"same-perimeter-same-area",
									"The distance around is the same there. How many squares are inside?",
								] as const)
							: ([
									"took-the-perimeter-for-the-area",
									"Around that rectangle it is that many units. How many squares are inside?",
								] as const),
				})),
		],
	);
}

function follows(random: Random) {
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const same_area = random.oneIn(2);
	const [thing, wrong_thing] = same_area ? ["area", "perimeter"] : ["perimeter", "area"];
	const example = same_area
		? "6 by 2 and 4 by 3 both have 12 squares, but 16 and 14 around"
		: "5 by 1 and 3 by 3 both have 12 around, but 5 and 9 squares";
	const place = random.pick(["gardens", "rooms", "fields", "posters"] as const);
	return chooseOption(
		random,
		{
			prompt: `The ${place} of ${name} and ${friend} are rectangles with the same ${thing}. What is true of their ${wrong_thing}s?`,
			hints: [
				"Draw two different rectangles with the same number for the one.",
				"Compare the other number of both.",
			],
			explanation: `It can be different. For example ${example}.`,
		},
		{
			right: `The ${wrong_thing}s can be different.`,
			wrong: [
				[
					`The ${wrong_thing}s must be the same.`,
					`equal-${thing}-forces-equal-${wrong_thing}`,
					"Try it with two rectangles of different shape.",
				],
				[
					`The ${wrong_thing}s must be different.`,
					"always-different",
					"Could both rectangles have the very same sides?",
				],
				[
					"That can only be known for squares.",
					"only-squares",
					"Try it with two rectangles of different shape.",
				],
			],
		},
	);
}
