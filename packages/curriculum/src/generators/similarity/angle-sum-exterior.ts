import type { Question } from "@learnin/domain/question/question";
import { angleTriangle } from "../../figures/angle-triangle.ts";
import type { FigureColour } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "gold", "mint", "lilac"] as const satisfies readonly FigureColour[];
const SUM = "The three angles of a triangle add up to a straight angle.";
const EXTERIOR =
	"An exterior angle is as large as the two angles of the triangle that do not touch it, together.";

/** 1: the third angle; 2: an exterior angle from the two remote ones; 3: a remote angle from the exterior one; 4: x from three angles with x; 5: x from an exterior angle with x. */
export const angleSumExterior = defineGenerator("angle-sum-exterior", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => third(random),
		() => exterior(random),
		() => remote(random),
		() => algebraic(random),
		() => algebraicExterior(random),
	])(),
);

interface Angles {
	left: number;
	right: number;
	top: number;
}

/** Angles that leave room for words. */
function angles(random: Random): Angles {
	for (;;) {
		const [left, right] = [random.integer(28, 108), random.integer(28, 108)];
		const top = 180 - left - right;
		if (top >= 26 && top <= 110 && left !== right && left !== top && right !== top)
			return { left, right, top };
	}
}

function pictureOf(
	random: Random,
	{ left, right }: Angles,
	labels: readonly [string, string, string],
	outside?: string,
) {
	const [p, q, r] = labels.map((text) => (text === "?" || text === "" ? "not given" : text));
	return {
		svg: angleTriangle({
			left,
			right,
			labels,
			...(outside === undefined ? {} : { exterior: outside }),
			colour: random.pick(COLOURS),
		}),
		alt: `A triangle. The angle at the left is ${p}, at the right ${q}, at the top ${r}.${outside === undefined ? "" : ` The base goes on to the right. The exterior angle there is ${outside === "?" ? "not given" : outside}.`}`,
	};
}

function third(random: Random) {
	const all = angles(random);
	const { left, right, top } = all;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Two angles of a triangle measure ${left}° and ${right}°. What is the measure of the third angle?`,
		figure: pictureOf(random, all, [`${left}°`, `${right}°`, "?"]),
		answer_suffix: "°",
		right: top,
		hints: [SUM, "A straight angle measures 180°. How much of it is left?"],
		explanation: `$180° - ${left}° - ${right}° = ${top}°$.`,
		mistakes: [
			["gave-the-sum", left + right, "That is both known angles together. What is left for the third one?"],
			["used-360", 360 - left - right, "The angles of a triangle add up to a half turn, not to a full one."],
			["took-one-angle-only", 180 - left, "Take both known angles away."],
			[
				"used-90",
				left + right < 90 ? 90 - left - right : "",
				"Together they make a straight angle, not a right one.",
			],
		],
	});
}

function exterior(random: Random) {
	const all = angles(random);
	const { left, right, top } = all;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `In a triangle, the angle at the left measures ${left}° and the angle at the top ${top}°. The base goes on to the right. What is the measure of the exterior angle there?`,
		figure: pictureOf(random, all, [`${left}°`, "", `${top}°`], "?"),
		answer_suffix: "°",
		right: left + top,
		hints: ["Find the angle of the triangle at the right first, or think of a shorter way.", EXTERIOR],
		explanation: `The angle of the triangle at the right is $180° - ${left}° - ${top}° = ${right}°$. The exterior angle is $180° - ${right}° = ${left + top}°$. That is also $${left}° + ${top}°$.`,
		mistakes: [
			[
				"exterior-equals-adjacent-interior",
				right,
				"That is the angle inside the triangle. The exterior one lies beside it, on a straight line.",
			],
			["took-one-remote-angle", 180 - left, "Two angles of the triangle are known. Use both."],
			["used-360", 360 - left - top, "The two angles at the right make a half turn, not a full one."],
			["subtracted-the-angles", Math.abs(left - top), "The two known angles add up to the exterior one."],
		],
	});
}

function remote(random: Random) {
	const all = angles(random);
	const { left, right, top } = all;
	const outside = left + top;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The exterior angle at the right of a triangle measures ${outside}°. The angle at the left measures ${left}°. What is the measure of the angle at the top?`,
		figure: pictureOf(random, all, [`${left}°`, "", "?"], `${outside}°`),
		answer_suffix: "°",
		right: top,
		hints: [EXTERIOR, "So what must be added to the angle at the left to get the exterior one?"],
		explanation: `The two remote angles make the exterior one: $${outside}° - ${left}° = ${top}°$.`,
		mistakes: [
			[
				"exterior-equals-adjacent-interior",
				180 - outside - left > 0 ? 180 - outside - left : "",
				"It looks like the exterior angle was used as an angle of the triangle. It lies outside.",
			],
			[
				"gave-the-adjacent-angle",
				right,
				"That is the angle of the triangle at the right. Which one does the question ask for?",
			],
			["added-the-angles", outside + left, "The exterior angle is the sum already. What is missing?"],
			[
				"gave-the-supplement-of-the-left",
				180 - left,
				"Compare the known angle with the exterior one, not with a straight angle.",
			],
		],
	});
}

function term(factor: number, constant: number): string {
	const x = factor === 1 ? "x" : `${factor}x`;
	return constant === 0 ? x : `${x} ${constant < 0 ? "−" : "+"} ${Math.abs(constant)}`;
}
const inTex = (text: string) => text.replaceAll("−", "-");
const degrees = (text: string) => (text.includes(" ") ? `(${text})°` : `${text}°`);

function algebraic(random: Random) {
	for (;;) {
		const factors = [1, random.integer(1, 3), random.integer(2, 4)];
		const x = random.integer(16, 40);
		const [p = 1, q = 1, r = 1] = random.shuffle(factors);
		const b = random.integer(-15, 30);
		const [left, right] = [p * x, q * x + b];
		const top = 180 - left - right;
		const rest = top - r * x;
		if (
			left < 26 ||
			right < 26 ||
			top < 26 ||
			left > 115 ||
			right > 115 ||
			top > 115 ||
			rest === 0 ||
			Math.abs(rest) > 40
		)
			continue;
		const [one, two, three] = [term(p, 0), term(q, b), term(r, rest)] as const;
		const total = p + q + r;
		const constant = b + rest;
		const clean = (top_part: number, bottom: number) => (top_part % bottom === 0 ? top_part / bottom : "");
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `The angles of a triangle measure $${inTex(one)}$, $${inTex(two)}$ and $${inTex(three)}$ degrees. What is $x$?`,
			figure: pictureOf(random, { left, right, top }, [degrees(one), degrees(two), degrees(three)]),
			answer_prefix: "x =",
			right: x,
			hints: [
				`${SUM} That gives an equation.`,
				"Collect the terms with $x$, and the numbers.",
				"Undo the number first, then the multiplication.",
			],
			explanation: `The sum is $${total}x ${constant < 0 ? "-" : "+"} ${Math.abs(constant)} = 180$. So $${total}x = ${180 - constant}$ and $x = ${x}$. The angles are ${left}°, ${right}° and ${top}°.`,
			mistakes: [
				[
					"used-360",
					clean(360 - constant, total),
					"The angles of a triangle add up to a half turn, not to a full one.",
				],
				["left-out-the-numbers", clean(180, total), "The numbers without $x$ belong to the sum as well."],
				[
					"added-instead-of-undoing",
					clean(180 + constant, total),
					"Undo the numbers with the opposite operation.",
				],
				["gave-an-angle", right, "That is one of the angles. The question asks for $x$."],
				["did-not-divide", 180 - constant, "Good first step. How many times is $x$ in it?"],
			],
		});
	}
}

function algebraicExterior(random: Random) {
	for (;;) {
		const x = random.integer(15, 45);
		const [p, q] = [random.integer(1, 2), random.integer(1, 2)];
		const k = p + q - 1;
		const b = random.integer(-12, 30);
		const [left, top] = [p * x, q * x + b];
		const outside = left + top;
		const right = 180 - outside;
		const rest = outside - k * x;
		if (
			left < 26 ||
			top < 26 ||
			right < 26 ||
			top > 112 ||
			left > 112 ||
			right > 112 ||
			b === 0 ||
			rest === 0
		)
			continue;
		const [one, two, three] = [term(p, 0), term(q, b), term(k, rest)] as const;
		const clean = (number: number, bottom: number) =>
			number > 0 && number % bottom === 0 ? number / bottom : "";
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `In a triangle, the angle at the left measures $${inTex(one)}$ degrees and the angle at the top $${inTex(two)}$ degrees. The exterior angle at the right measures $${inTex(three)}$ degrees. What is $x$?`,
			figure: pictureOf(random, { left, right, top }, [degrees(one), "", degrees(two)], degrees(three)),
			answer_prefix: "x =",
			right: x,
			hints: [
				EXTERIOR,
				"That gives an equation with $x$ on both sides.",
				"Bring the terms with $x$ together on one side.",
			],
			explanation: `$${inTex(one)} + ${inTex(two)} = ${inTex(three)}$, so $${term(p + q, b).replaceAll("−", "-")} = ${inTex(three)}$. Then $x = ${rest} ${b < 0 ? "+" : "-"} ${Math.abs(b)} = ${x}$. The exterior angle is ${outside}°.`,
			mistakes: [
				[
					"exterior-equals-adjacent-interior",
					clean(180 - b - rest, p + q + k),
					"It looks like the exterior angle was taken as an angle of the triangle. It lies outside.",
				],
				[
					"exterior-equals-one-angle",
					k !== q ? clean(Math.abs(rest - b), Math.abs(k - q)) : "",
					"The exterior angle is as large as both remote angles together.",
				],
				["gave-the-exterior-angle", outside, "That is the exterior angle. The question asks for $x$."],
				["added-instead-of-undoing", rest + b, "Undo the number with the opposite operation."],
			],
		});
	}
}
