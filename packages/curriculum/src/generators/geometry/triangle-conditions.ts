import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const [NONE, ONE, MANY] = ["No triangle", "Exactly one triangle", "More than one triangle"] as const;

/** 1: three lengths, is there a triangle; 2: all lengths that work; 3: three angles; 4: how many triangles from given parts; 5: the largest or smallest third side. */
export const triangleConditions = defineGenerator("triangle-conditions", 2, (random, difficulty) =>
	level<() => ReturnType<typeof lengths> | ReturnType<typeof all> | ReturnType<typeof third>>(difficulty, [
		() => lengths(random),
		() => all(random),
		() => angles(random),
		() => howMany(random),
		() => third(random),
	])(),
);

function lengths(random: Random) {
	const [a, b] = [random.integer(3, 12), random.integer(3, 12)];
	const kind = random.pick(["works", "equal", "short"] as const);
	const c =
		kind === "equal"
			? a + b
			: kind === "short"
				? a + b + random.integer(1, 5)
				: random.integer(Math.abs(a - b) + 1, a + b - 1);
	const sides = random.shuffle([a, b, c]);
	const sorted = sides.toSorted((x, y) => x - y) as [number, number, number];
	const works = sorted[0] + sorted[1] > sorted[2];
	const [yes, no, flat] = [
		"Yes, any two sides together are longer than the third.",
		"No, two sides together are shorter than the third.",
		"No, two sides together are just as long as the third.",
	] as const;
	const right = works ? yes : sorted[0] + sorted[1] === sorted[2] ? flat : no;
	return chooseOption(
		random,
		{
			prompt: `Can sticks of ${sides.join(" cm, ")} cm form a triangle?`,
			hints: ["Put the two shorter sticks together, end to end.", "Are they longer than the longest stick?"],
			explanation: `$${sorted[0]} + ${sorted[1]} = ${sorted[0] + sorted[1]}$, and the longest stick is ${sorted[2]}. ${right}`,
		},
		{
			right,
			wrong: [yes, no, flat]
				.filter((one) => one !== right)
				.map((one) => [
					one,
					one === yes
						? "any-three-lengths-make-a-triangle"
						: one === flat
							? "equal-taken-wrongly"
							: "compared-wrong-sides",
					one === yes
						? "Put the two shorter sticks together: do they reach beyond the longest?"
						: "Add the two shorter sticks and compare with the longest.",
				]),
		},
	);
}

function all(random: Random) {
	const [a, b] = [random.integer(5, 9), random.integer(10, 15)];
	const works = random.shuffle([b - a + 1, b, a + b - 1, b - a + 3]).slice(0, random.integer(2, 3));
	const fails = [b - a, a + b, a + b + random.integer(1, 4)];
	return chooseAll(
		random,
		{
			answer_type: "INTEGER",
			prompt: `Two sides of a triangle are ${a} and ${b} long. Which lengths can the third side have? Choose all that apply.`,
			hints: [
				"The third side must be shorter than both others together.",
				"It must be longer than their difference.",
			],
			explanation: `It must lie between $${b} - ${a} = ${b - a}$ and $${b} + ${a} = ${a + b}$, without these two: ${works.toSorted((p, q) => p - q).join(", ")}.`,
		},
		[
			...works.map((side) => ({
				label: `$${side}$`,
				fits: true,
				mistake: [
					"missed-a-length",
					"One more of them works. Compare it with the sum and the difference.",
				] as const,
			})),
			...random
				.shuffle(fails)
				.slice(0, 2)
				.map((side) => ({
					label: `$${side}$`,
					fits: false,
					mistake: [
						side > a + b ? "any-three-lengths-make-a-triangle" : "flat-triangle",
						side > a + b
							? "The two other sides together do not reach that far."
							: "Then two sides lie flat on the third. That is no triangle.",
					] as const,
				})),
		],
	);
}

function angles(random: Random) {
	const [a, b] = [random.integer(20, 85), random.integer(20, 85)];
	const good = random.oneIn(2);
	const c = 180 - a - b + (good ? 0 : random.pick([-20, -10, 10, 20]));
	const right = good ? MANY : NONE;
	return chooseOption(
		random,
		{
			prompt: `How many different triangles have the angles ${a}°, ${b}° and ${c}°?`,
			hints: [
				"What do the three angles of a triangle add up to?",
				"Do the angles say anything about the size?",
			],
			explanation: `The angles add up to ${a + b + c}°. ${good ? "That fits, and such a triangle can be drawn small or large: more than one." : "In a triangle they add up to 180°, so there is none."}`,
		},
		{
			right,
			wrong: [
				[
					ONE,
					good ? "angles-fix-the-size" : "sum-not-checked",
					good ? "Angles alone do not tell the size." : "Add the three angles first.",
				],
				[good ? NONE : MANY, "sum-not-checked", "Add the three angles first."],
			],
			order: [NONE, ONE, MANY],
		},
	);
}

function howMany(random: Random) {
	const [a, b, c] = [random.integer(5, 12), random.integer(5, 12), random.integer(5, 9)];
	const angle = random.integer(30, 80);
	const second = random.integer(30, 80);
	const scene = random.pick([
		{
			text: `the sides ${a} cm, ${b} cm and ${Math.max(Math.abs(a - b) + 1, Math.min(c, a + b - 1))} cm`,
			right: ONE,
			why: "Three sides that reach far enough fix a triangle.",
		},
		{
			text: `two sides of ${a} cm and ${b} cm and an angle of ${angle}° between them`,
			right: ONE,
			why: "Two sides and the angle between them fix a triangle.",
		},
		{
			text: `a side of ${a} cm and angles of ${angle}° and ${second}° at its ends`,
			right: ONE,
			why: "A side and the angles at its ends fix a triangle.",
		},
		{
			text: `the angles ${angle}°, ${second}° and ${180 - angle - second}°`,
			right: MANY,
			why: "Angles alone do not fix the size.",
		},
		{
			text: `two sides of ${a} cm and ${b} cm`,
			right: MANY,
			why: "The third side can still be longer or shorter.",
		},
		{
			text: `the sides ${a} cm, ${b} cm and ${a + b + random.integer(1, 4)} cm`,
			right: NONE,
			why: "Two sides together do not reach as far as the third.",
		},
		{
			text: `a side of ${a} cm and angles of ${100 + random.integer(1, 40)}° and ${80 + random.integer(1, 30)}° at its ends`,
			right: NONE,
			why: "The two angles leave nothing for the third.",
		},
	] as const);
	return chooseOption(
		random,
		{
			prompt: `How many different triangles have ${scene.text}?`,
			hints: [
				"Try to draw it. Where do you have a choice?",
				"Triangles that are only turned or flipped count as the same.",
			],
			explanation: `${scene.why} The answer is: ${scene.right.toLowerCase()}.`,
		},
		{
			right: scene.right,
			wrong: [NONE, ONE, MANY]
				.filter((one) => one !== scene.right)
				.map((one) => [
					one,
					one === NONE ? "impossible-taken" : one === ONE ? "conditions-overrated" : "conditions-underrated",
					one === NONE
						? "Try to draw one."
						: one === ONE
							? "Is it really fixed, or possible at all?"
							: "Try to draw a second, different one.",
				]),
			order: [NONE, ONE, MANY],
		},
	);
}

function third(random: Random) {
	const [a, b] = [random.integer(4, 20), random.integer(21, 45)];
	const wants_most = random.oneIn(2);
	const right = wants_most ? a + b - 1 : b - a + 1;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Two sides of a triangle are ${a} cm and ${b} cm long. The third side is a whole number of centimeters. What is the ${wants_most ? "greatest" : "least"} length it can have, in centimeters?`,
		answer_suffix: "cm",
		right,
		hints: [
			wants_most
				? "The third side is shorter than both others together."
				: "With the shorter one, the third side must reach beyond the longer one.",
			"At exactly that limit the triangle would be flat.",
		],
		explanation: wants_most
			? `It must be less than $${a} + ${b} = ${a + b}$, so at most ${right} cm.`
			: `It must be more than $${b} - ${a} = ${b - a}$, so at least ${right} cm.`,
		mistakes: [
			["flat-triangle", wants_most ? a + b : b - a, "Then the triangle would be flat."],
			[
				"other-end",
				wants_most ? b - a + 1 : a + b - 1,
				`That is the other limit. Read the question once more.`,
			],
			["any-length-works", wants_most ? "" : 1, "Would a side that short reach?"],
			["longest-given-side", b, "The third side may be longer or shorter than this one."],
		],
	});
}
